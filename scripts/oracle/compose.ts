/**
 * Unicode composition exactly as far as the package's UnicodeComposer goes, which is not all of NFC: both must agree on every
 * text, also on what neither joins. A test compares the tables.
 */

const FIRST_MARK = 0x300;
const LAST_MARK = 0x36f;
const CLASS_ABOVE = 230;

/** Each row: a combining mark, the letters it joins, and the joined letters in the same order. */
export const ROWS: readonly string[] = [
  '\u0300 aeiouünеиēōwâăêôơưy àèìòùǜǹѐѝḕṑẁầằềồờừỳ',
  '\u0301 aeiouyclnrszügåæøϊαεηιϋουωгкçēïkmõōpũwâăêôơư áéíóúýćĺńŕśźǘǵǻǽǿΐάέήίΰόύώѓќḉḗḯḱḿṍṓṕṹẃấắếốớứ',
  '\u0302 aeioucghjswyzạẹọ âêîôûĉĝĥĵŝŵŷẑậệộ',
  '\u0303 anoiuvâăeêôơưy ãñõĩũṽẫẵẽễỗỡữỹ',
  '\u0304 aeiouüäȧæǫöõȯyиуgḷṛ āēīōūǖǟǡǣǭȫȭȱȳӣӯḡḹṝ',
  '\u0306 aegiouиужаеȩạ ăĕğĭŏŭйўӂӑӗḝặ',
  '\u0307 cegzaobdfhmnprsśšṣtwxyſ ċėġżȧȯḃḋḟḣṁṅṗṙṡṥṧṩṫẇẋẏẛ',
  '\u0308 aeiouyιυеіаәжзиоөэучыhõūwxt äëïöüÿϊϋёїӓӛӝӟӥӧӫӭӱӵӹḧṏṻẅẍẗ',
  '\u0309 aâăeêioôơuưy ảẩẳẻểỉỏổởủửỷ',
  '\u030A auwy åůẘẙ',
  '\u030B ouу őűӳ',
  '\u030C cdelnrstzaiouügkʒjh čďěľňřšťžǎǐǒǔǚǧǩǯǰȟ',
  '\u030F aeioruѵ ȁȅȉȍȑȕѷ',
  '\u0311 aeioru ȃȇȋȏȓȗ',
  '\u031B ou ơư',
  '\u0323 bdhklmnrstvwzaeioơuưy ḅḍḥḳḷṃṇṛṣṭṿẉẓạẹịọợụựỵ',
  '\u0324 u ṳ',
  '\u0325 a ḁ',
  '\u0326 st șț',
  '\u0327 cgklnrstedh çģķļņŗşţȩḑḩ',
  '\u0328 aeiuo ąęįųǫ',
  '\u032D delntu ḓḙḽṋṱṷ',
  '\u032E h ḫ',
  '\u0330 eiu ḛḭṵ',
  '\u0331 bdklnrtzh ḇḏḵḻṉṟṯẕẖ',
];

/** Canonical combining class of the marks that do not sit above the letter. */
const CLASS_OF_MARK: ReadonlyMap<number, number> = new Map([
  [795, 216],
  [803, 220],
  [804, 220],
  [805, 220],
  [806, 220],
  [807, 202],
  [808, 202],
  [813, 220],
  [814, 220],
  [816, 220],
  [817, 220],
]);

const composedByPair = new Map<string, number>();
const pairByComposed = new Map<number, readonly [letter: number, mark: number]>();

for (const row of ROWS) {
  const [mark, letters, composed] = row.split(' ');
  [...letters].forEach((letter, i) => addPair(letter.charCodeAt(0), mark.charCodeAt(0), composed.charCodeAt(i)));
}

function addPair(letter: number, mark: number, joined: number): void {
  composedByPair.set(`${letter}/${mark}`, joined);
  pairByComposed.set(joined, [letter, mark]);
}

/** The text with letters and combining marks joined; the same text when it holds no combining mark. */
export function compose(text: string): string {
  const codes = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return codes.some(isMark) ? String.fromCharCode(...join(inCanonicalOrder(codes.flatMap(takenApart)))) : text;
}

function isMark(code: number): boolean {
  return code >= FIRST_MARK && code <= LAST_MARK;
}

function takenApart(code: number): readonly number[] {
  const pair = pairByComposed.get(code);
  return pair === undefined ? [code] : [...takenApart(pair[0]), pair[1]];
}

function classOf(code: number): number {
  return isMark(code) ? (CLASS_OF_MARK.get(code) ?? CLASS_ABOVE) : 0;
}

/** Marks after one letter are sorted by class and keep their order within a class. */
function inCanonicalOrder(codes: readonly number[]): readonly number[] {
  const sorted = [...codes];
  for (let i = 1; i < sorted.length; i++) {
    const code = sorted[i];
    let place = i;
    for (; isMark(code) && place > 0 && classOf(sorted[place - 1]) > classOf(code); place--)
      sorted[place] = sorted[place - 1];
    sorted[place] = code;
  }
  return sorted;
}

/** A mark joins the last letter unless a mark of the same class, which did not join, stands between them. */
function join(codes: readonly number[]): readonly number[] {
  const joined: number[] = [];
  let letterAt = -1;
  let classBetween = 0;
  for (const code of codes) {
    const reaches = isMark(code) && letterAt >= 0 && classBetween < classOf(code);
    const composed = reaches ? composedByPair.get(`${joined[letterAt]}/${code}`) : undefined;
    if (composed === undefined) {
      joined.push(code);
      letterAt = isMark(code) ? letterAt : joined.length - 1;
      classBetween = isMark(code) ? classOf(code) : 0;
    } else {
      joined[letterAt] = composed;
    }
  }
  return joined;
}
