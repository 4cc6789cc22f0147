/** Validation rules and flows in the files of a source project, and where their formulas are. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export type ComponentType = 'ValidationRule' | 'Flow';

/** Why a component is left as it is. */
export type Reason =
  | 'managed'
  | 'inactive'
  | 'noFormula'
  | 'noEntryConditions'
  | 'entryFilters'
  | 'masksImports'
  | 'metadataFormat'
  | 'encoding'
  | 'otherNamespace'
  | 'broken'
  | 'tooLong';

export interface Component {
  readonly type: ComponentType;
  /** `Contact.Strict`, or the name of the flow. */
  readonly name: string;
  readonly object: string;
  readonly file: string;
  readonly text: string;
  /** Where the formula is in the text; null for none. */
  readonly formula: { readonly start: number; readonly end: number } | null;
  /** null when its formula may be changed. */
  readonly reason: Reason | null;
}

const RULE = /(?:^|[\\/])objects[\\/]([^\\/]+)[\\/]validationRules[\\/]([^\\/]+)\.validationRule-meta\.xml$/;
const FLOW = /(?:^|[\\/])([^\\/]+)\.flow(?:-meta\.xml)?$/;
const OBJECT = /(?:^|[\\/])([^\\/]+)\.object$/;
const IGNORED = /(?:^|[\\/])(?:node_modules|\.git|\.sf|\.sfdx)(?:[\\/]|$)/;
const RECORD_TRIGGERED = /<triggerType>Record(?:BeforeSave|AfterSave|BeforeDelete)<\/triggerType>/;
/** Flows of the package that mask what integrations write while a run is on. */
const MASKS_IMPORTS = /<actionName>(?:\w+__)?Mask(?:EmailAddress|Records)Action<\/actionName>/;

/** In the order of their files. Throws what the file system throws. */
export async function componentsIn(folder: string): Promise<readonly Component[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => !IGNORED.test(name)).sort();
  const found = await Promise.all(names.map((name) => componentsOf(path.join(folder, name))));
  return found.flat();
}

async function componentsOf(file: string): Promise<readonly Component[]> {
  const [rule, flow, object] = [RULE.exec(file), FLOW.exec(file), OBJECT.exec(file)];
  if (rule === null && flow === null && object === null) return [];
  const text = decoded(await readFile(file));
  if (text === null) return [unreadable(file, rule, flow?.[1] ?? object?.[1])];
  if (rule !== null) return [validationRule(file, text, rule[1]!, rule[2]!)];
  if (flow !== null) return flowOf(file, text, flow[1]!);
  return rulesOfObject(file, text, object![1]!);
}

/** Text in UTF-8, the encoding of all that the platform retrieves, with its byte order mark; null for any other, which could not be written back. */
function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function unreadable(file: string, rule: RegExpExecArray | null, name = ''): Component {
  const known = { file, text: '', formula: null, reason: 'encoding' } as const;
  return rule === null
    ? { type: 'Flow', name, object: '', ...known }
    : { type: 'ValidationRule', name: `${rule[1]!}.${rule[2]!}`, object: rule[1]!, ...known };
}

function validationRule(file: string, text: string, object: string, name: string): Component {
  const formula = contentOf(text, 'errorConditionFormula');
  const reason = isManaged(name)
    ? 'managed'
    : valueOf(text, 'active') !== 'true'
      ? 'inactive'
      : formula === null
        ? 'noFormula'
        : null;
  return { type: 'ValidationRule', name: `${object}.${name}`, object, file, text, formula, reason };
}

/** Flows that no record starts are none of ours. */
function flowOf(file: string, text: string, name: string): Component[] {
  const start = contentOf(text, 'start');
  if (start === null) return [];
  const element = text.slice(start.start, start.end);
  if (!RECORD_TRIGGERED.test(element)) return [];
  const inStart = contentOf(element, 'filterFormula');
  const formula = inStart === null ? null : { start: start.start + inStart.start, end: start.start + inStart.end };
  const object = valueOf(element, 'object') ?? '';
  return [{ type: 'Flow', name, object, file, text, formula, reason: reasonOf(name, text, element, formula) }];
}

function reasonOf(name: string, text: string, start: string, formula: Component['formula']): Reason | null {
  if (isManaged(name)) return 'managed';
  if (MASKS_IMPORTS.test(text)) return 'masksImports';
  if (valueOf(text, 'status') !== 'Active') return 'inactive';
  if (formula !== null) return null;
  return start.includes('<filters>') ? 'entryFilters' : 'noEntryConditions';
}

/** Files of the metadata format hold all rules of an object. */
function rulesOfObject(file: string, text: string, object: string): Component[] {
  return [...text.matchAll(/<validationRules>([\s\S]*?)<\/validationRules>/g)].map(([, rule]) => ({
    type: 'ValidationRule',
    name: `${object}.${valueOf(rule!, 'fullName') ?? ''}`,
    object,
    file,
    text,
    formula: null,
    reason: 'metadataFormat',
  }));
}

/** Names of components that a package brings have its namespace. */
const isManaged = (name: string): boolean => name.includes('__');

/** Where the content of the first element of this name is; null without one, or for an empty or blank one. */
function contentOf(text: string, element: string): { start: number; end: number } | null {
  const uncommented = text.replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length));
  const open = new RegExp(`<${element}(?:\\s[^>]*)?(?<!/)>`).exec(uncommented);
  if (open === null) return null;
  const start = open.index + open[0].length;
  const end = uncommented.indexOf(`</${element}>`, start);
  return end < start || uncommented.slice(start, end).trim() === '' ? null : { start, end };
}

function valueOf(text: string, element: string): string | null {
  const found = contentOf(text, element);
  return found === null ? null : text.slice(found.start, found.end).trim();
}
