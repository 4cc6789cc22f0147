/** Text of a pattern → nodes. The grammar and its refusals are those of java.util.regex.Pattern. */
import { asciiFold, isWordCharacter, predefined, single, unicodeFold } from './classes.ts';
import * as node from './nodes.ts';
import { atBegin, atEnd, atLastMatch, isLineEnd, lineBegin, lineEnd, wordBoundary } from './anchors.ts';
import { FLAGS, PatternReader } from './reader.ts';

export { FLAGS, PatternError } from './reader.ts';

const INLINE: Readonly<Record<string, number>> = {
  d: FLAGS.unixLines,
  i: FLAGS.caseInsensitive,
  x: FLAGS.comments,
  m: FLAGS.multiline,
  s: FLAGS.dotAll,
  u: FLAGS.unicodeCase,
  U: FLAGS.unicodeClass | FLAGS.unicodeCase,
};

export interface CompiledPattern {
  readonly root: node.Node;
  /** Without group 0. */
  readonly groupCount: number;
  readonly names: ReadonlyMap<string, number>;
  readonly localCount: number;
}

export function compile(pattern: string, flags: number): CompiledPattern {
  const compiler = new Compiler(pattern, flags);
  return compiler.compile();
}

/** A piece under construction: enter at `head`; whatever follows becomes `tail.next`. Lengths are for look-behind. */
interface Piece {
  readonly head: node.Node;
  readonly tail: node.Node;
  readonly min: number;
  readonly max: number;
  /** A single character without a group: quantified without recursion. */
  readonly test: node.CharTest | null;
}

class Compiler extends PatternReader {
  private groups = 0;
  private locals = 0;
  private readonly names = new Map<string, number>();

  compile(): CompiledPattern {
    const piece = this.has(FLAGS.literal) ? this.literal(this.pattern) : this.alternatives();
    if (this.at < this.pattern.length && !this.has(FLAGS.literal))
      throw this.error(
        this.peek() === ')' ? "Unmatched closing ')'" : 'Unexpected internal error',
        this.at - (this.peek() === ')' ? 1 : 0),
      );
    piece.tail.next = new node.Accept();
    return { root: piece.head, groupCount: this.groups, names: this.names, localCount: this.locals };
  }

  private alternatives(): Piece {
    const first = this.sequence();
    if (this.peek() !== '|') return first;
    const pieces = [first];
    while (this.peek() === '|') {
      this.at++;
      pieces.push(this.sequence());
    }
    const join = new node.Join();
    for (const piece of pieces) piece.tail.next = join;
    return {
      head: new node.Branch(pieces.map((piece) => piece.head)),
      tail: join,
      min: Math.min(...pieces.map((p) => p.min)),
      max: Math.max(...pieces.map((p) => p.max)),
      test: null,
    };
  }

  private sequence(): Piece {
    const start = new node.Join();
    let piece: Piece = { head: start, tail: start, min: 0, max: 0, test: null };
    for (;;) {
      this.skipComments();
      const c = this.peek();
      if (c === '' || c === '|' || c === ')') return piece;
      const next = this.quantified();
      if (next) piece = this.follow(piece, next);
    }
  }

  private follow(a: Piece, b: Piece): Piece {
    a.tail.next = b.head;
    return { head: a.head, tail: b.tail, min: a.min + b.min, max: a.max + b.max, test: null };
  }

  private quantified(): Piece | null {
    const groupsBefore = this.groups;
    const atom = this.atom();
    if (atom === null) return null;
    this.skipComments();
    const quantifier = this.quantifier();
    if (quantifier === null) return atom;
    return this.repeat(atom, quantifier, groupsBefore !== this.groups);
  }

  private quantifier(): { min: number; max: number; greed: node.Greed } | null {
    const c = this.peek();
    let bounds: { min: number; max: number };
    if (c === '*') bounds = { min: 0, max: Infinity };
    else if (c === '+') bounds = { min: 1, max: Infinity };
    else if (c === '?') bounds = { min: 0, max: 1 };
    else if (c === '{') bounds = this.braces();
    else return null;
    if (c !== '{') this.at++;
    const greed = this.peek() === '?' ? 'lazy' : this.peek() === '+' ? 'possessive' : 'greedy';
    if (greed !== 'greedy') this.at++;
    return { ...bounds, greed };
  }

  private braces(): { min: number; max: number } {
    const match = /^\{(\d+)(,(\d*))?\}/.exec(this.pattern.slice(this.at));
    if (!match)
      throw this.error(
        /^\{\d/.test(this.pattern.slice(this.at)) ? 'Unclosed counted closure' : 'Illegal repetition',
        this.at,
      );
    this.at += match[0].length;
    const min = Number(match[1]);
    const max = match[2] === undefined ? min : match[3] === '' ? Infinity : Number(match[3]);
    if (max < min) throw this.error('Illegal repetition range', this.at - 2);
    return { min, max };
  }

  private repeat(
    atom: Piece,
    { min, max, greed }: { min: number; max: number; greed: node.Greed },
    hasGroup: boolean,
  ): Piece {
    const lengths = { min: atom.min * min, max: atom.max === 0 ? 0 : atom.max * max, test: null };
    if (atom.test !== null && !hasGroup) {
      const curly = new node.CharCurly(atom.test, min, max, greed);
      return { head: curly, tail: curly, ...lengths };
    }
    const loop = new node.Loop(min, max, greed === 'lazy', this.locals++, this.locals++);
    loop.body = atom.head;
    atom.tail.next = loop;
    const entry = new node.LoopEntry(loop);
    if (greed !== 'possessive') return { head: entry, tail: loop, ...lengths };
    const atomic = new node.Independent(entry, 'atomic');
    return { head: atomic, tail: atomic, ...lengths };
  }

  private atom(): Piece | null {
    const c = this.peek();
    switch (c) {
      case '(':
        return this.group();
      case '[':
        return this.char(this.bracket());
      case '.':
        this.at++;
        return this.char(this.dot());
      case '^':
        this.at++;
        return this.place(this.has(FLAGS.multiline) ? lineBegin(this.has(FLAGS.unixLines)) : atBegin);
      case '$':
        this.at++;
        return this.place(lineEnd(this.has(FLAGS.multiline), this.has(FLAGS.unixLines)));
      case '\\':
        return this.escape();
      case '*':
      case '+':
      case '?':
        throw this.error(`Dangling meta character '${c}'`, this.at);
      // A repetition of nothing, as after `(?i)`.
      case '{':
        return this.place(() => true);
      default:
        return this.letter(this.take());
    }
  }

  private letter(codePoint: number): Piece {
    if (this.has(FLAGS.caseInsensitive) || this.quantifierFollows())
      return this.char(single(codePoint, this.classFlags()));
    return this.literal(String.fromCodePoint(codePoint));
  }

  private quantifierFollows(): boolean {
    const c = this.peek();
    return (
      c === '*' ||
      c === '+' ||
      c === '?' ||
      c === '{' ||
      (this.has(FLAGS.comments) && (c === ' ' || c === '#' || c === '\n'))
    );
  }

  private literal(text: string): Piece {
    if (this.has(FLAGS.caseInsensitive)) {
      const join = new node.Join();
      let piece: Piece = { head: join, tail: join, min: 0, max: 0, test: null };
      for (const letter of text)
        piece = this.follow(piece, this.char(single(letter.codePointAt(0)!, this.classFlags())));
      return piece;
    }
    const slice = new node.Slice(text);
    return { head: slice, tail: slice, min: text.length, max: text.length, test: null };
  }

  private char(test: node.CharTest): Piece {
    const char = new node.Char(test);
    return { head: char, tail: char, min: 1, max: 2, test };
  }

  private place(holds: (m: node.State, i: number) => boolean): Piece {
    const place = new node.Place(holds);
    return { head: place, tail: place, min: 0, max: 0, test: null };
  }

  private dot(): node.CharTest {
    if (this.has(FLAGS.dotAll)) return () => true;
    const unixLines = this.has(FLAGS.unixLines);
    return (c) => !isLineEnd(c, unixLines);
  }

  // ---- groups

  private group(): Piece | null {
    const open = this.at;
    this.at++;
    if (this.peek() !== '?') return this.capturing(++this.groups);
    this.at++;
    const rest = this.pattern.slice(this.at, this.at + 2);
    if (rest[0] === ':') return this.inside(1);
    if (rest[0] === '>') return this.independent(1, 'atomic');
    if (rest[0] === '=') return this.independent(1, 'ahead');
    if (rest[0] === '!') return this.independent(1, 'notAhead');
    if (rest === '<=' || rest === '<!') return this.lookBehind(rest === '<!', open);
    if (rest[0] === '<') return this.named();
    return this.inlineFlags();
  }

  private capturing(group: number): Piece {
    const local = this.locals++;
    const head = new node.GroupHead(local);
    const tail = new node.GroupTail(local, group);
    const body = this.closed();
    head.next = body.head;
    body.tail.next = tail;
    return { head, tail, min: body.min, max: body.max, test: null };
  }

  private named(): Piece {
    const match = /^<([a-zA-Z][a-zA-Z0-9]*)>/.exec(this.pattern.slice(this.at));
    if (!match)
      throw this.error(
        /^<[a-zA-Z]/.test(this.pattern.slice(this.at))
          ? "named capturing group is missing trailing '>'"
          : 'capturing group name does not start with a Latin letter',
        this.at + 1,
      );
    this.at += match[0].length;
    if (this.names.has(match[1])) throw this.error(`Named capturing group <${match[1]}> is already defined`, this.at);
    this.names.set(match[1], ++this.groups);
    return this.capturing(this.groups);
  }

  private inside(skip: number): Piece {
    this.at += skip;
    const body = this.closed();
    return { ...body, test: null };
  }

  private independent(skip: number, kind: 'atomic' | 'ahead' | 'notAhead'): Piece {
    this.at += skip;
    const body = this.closed();
    const independent = new node.Independent(body.head, kind);
    return {
      head: independent,
      tail: independent,
      min: kind === 'atomic' ? body.min : 0,
      max: kind === 'atomic' ? body.max : 0,
      test: null,
    };
  }

  private lookBehind(negative: boolean, open: number): Piece {
    this.at += 2;
    const body = this.closed();
    if (body.max === Infinity) throw this.error('Look-behind group does not have an obvious maximum length', open);
    body.tail.next = new node.Accept();
    const behind = new node.LookBehind(body.head, body.min, body.max, negative);
    return { head: behind, tail: behind, min: 0, max: 0, test: null };
  }

  private closed(): Piece {
    const flags = this.flags;
    const body = this.alternatives();
    if (this.peek() !== ')') throw this.error('Unclosed group', this.pattern.length);
    this.at++;
    this.flags = flags;
    return body;
  }

  private inlineFlags(): Piece | null {
    const before = this.flags;
    let on = true;
    for (;;) {
      const c = this.peek();
      this.at++;
      if (c === '-') on = false;
      else if (c === ')') return null;
      else if (c === ':') {
        const body = this.closed();
        this.flags = before;
        return { ...body, test: null };
      } else if (INLINE[c]) this.flags = on ? this.flags | INLINE[c] : this.flags & ~INLINE[c];
      else throw this.error(c === '' ? 'Unknown inline modifier' : 'Unknown inline modifier', this.at - 1);
    }
  }

  // ---- escapes

  private escape(): Piece | null {
    this.at++;
    const c = this.peek();
    if (c === 'Q') return this.quoted();
    const test = predefined(c, this.classFlags());
    if (test) {
      this.at++;
      return this.char(test);
    }
    switch (c) {
      case 'b':
        this.at++;
        return this.place(wordBoundary(false, isWordCharacter));
      case 'B':
        this.at++;
        return this.place(wordBoundary(true, isWordCharacter));
      case 'A':
        this.at++;
        return this.place(atBegin);
      case 'z':
        this.at++;
        return this.place(atEnd);
      case 'Z':
        this.at++;
        return this.place(lineEnd(false, this.has(FLAGS.unixLines)));
      case 'G':
        this.at++;
        return this.place(atLastMatch);
      case 'R':
        this.at++;
        return this.lineBreak();
      case 'p':
      case 'P':
        return this.char(this.unicodeClass());
      case 'k':
        return this.namedReference();
      default:
        if (c >= '1' && c <= '9') return this.reference();
        return this.letter(this.escapedCodePoint());
    }
  }

  private lineBreak(): Piece {
    const crlf = new node.Slice('\r\n');
    const one = new node.Char(predefined('v', this.classFlags())!);
    const join = new node.Join();
    crlf.next = join;
    one.next = join;
    return { head: new node.Branch([crlf, one]), tail: join, min: 1, max: 2, test: null };
  }

  private quoted(): Piece {
    const end = this.pattern.indexOf('\\E', this.at + 1);
    const text = this.pattern.slice(this.at + 1, end < 0 ? undefined : end);
    this.at = end < 0 ? this.pattern.length : end + 2;
    const letters = [...text];
    if (letters.length === 1) return this.letter(letters[0].codePointAt(0)!);
    if (!this.quantifierFollows()) return this.literal(text);
    // A quantifier is for the last character only.
    const last = this.char(single(letters[letters.length - 1].codePointAt(0)!, this.classFlags()));
    const quantifier = this.quantifier();
    return this.follow(
      this.literal(letters.slice(0, -1).join('')),
      quantifier === null ? last : this.repeat(last, quantifier, false),
    );
  }

  private reference(): Piece {
    let group = Number(this.peek());
    this.at++;
    while (/\d/.test(this.peek()) && group * 10 + Number(this.peek()) <= this.groups)
      group = group * 10 + Number(this.pattern[this.at++]);
    if (group > this.groups) {
      const never = new node.Place(() => false);
      return { head: never, tail: never, min: 0, max: 0, test: null };
    }
    return this.backReference(group);
  }

  private namedReference(): Piece {
    const match = /^k<([a-zA-Z][a-zA-Z0-9]*)>/.exec(this.pattern.slice(this.at));
    if (!match) throw this.error("\\k is not followed by '<' for named capturing group", this.at + 1);
    const group = this.names.get(match[1]);
    if (group === undefined)
      throw this.error(`named capturing group <${match[1]}> does not exist`, this.at + match[0].length - 1);
    this.at += match[0].length;
    return this.backReference(group);
  }

  private backReference(group: number): Piece {
    const fold = this.has(FLAGS.caseInsensitive) ? (this.has(FLAGS.unicodeCase) ? unicodeFold : asciiFold) : null;
    const back = new node.BackReference(group, fold);
    return { head: back, tail: back, min: 0, max: Infinity, test: null };
  }
}
