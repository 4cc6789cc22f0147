/** Metadata files as trees whose elements know their line. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { lineAt, type Project } from './project.ts';

export interface XmlElement {
  readonly name: string;
  readonly line: number;
  /** Text directly inside; empty when there are only elements. */
  readonly text: string;
  readonly children: readonly XmlElement[];
  readonly isNil: boolean;
}

export interface XmlProblem {
  readonly line: number;
  readonly message: string;
}

const PARSER = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  captureMetaData: true,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
});
const META = XMLParser.getMetaDataSymbol() as unknown as string;

type Node = Record<string, unknown>;

/** The root element, or what is wrong with the file. */
export function readXml(text: string): XmlElement | XmlProblem {
  const verdict = XMLValidator.validate(text);
  if (verdict !== true) return { line: verdict.err.line, message: `not well-formed: ${verdict.err.msg}` };
  const root = (PARSER.parse(text) as Node[])
    .map((node) => elementOf(node, text))
    .find((element) => element !== null && !element.name.startsWith('?'));
  return root ?? { line: 1, message: 'not well-formed: no element' };
}

export function isProblem(result: XmlElement | XmlProblem): result is XmlProblem {
  return 'message' in result;
}

function elementOf(node: Node, source: string): XmlElement | null {
  const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text');
  if (name === undefined) return null;
  const inner = node[name] as Node[];
  const { startIndex } = (node as Record<string, { startIndex: number } | undefined>)[META] ?? { startIndex: 0 };
  const attributes = (node[':@'] ?? {}) as Record<string, string>;
  return {
    name,
    line: lineAt(source, startIndex),
    text: inner
      .map((child) => (typeof child['#text'] === 'string' ? child['#text'] : ''))
      .join('')
      .trim(),
    children: inner.map((child) => elementOf(child, source)).filter((child) => child !== null),
    isNil: attributes['@_xsi:nil'] === 'true',
  };
}

const cache = new WeakMap<Project, Map<string, XmlElement | XmlProblem>>();

export function xmlOf(project: Project, path: string): XmlElement | XmlProblem {
  const known = cache.get(project) ?? new Map<string, XmlElement | XmlProblem>();
  cache.set(project, known);
  const result = known.get(path) ?? readXml(project.text(path));
  known.set(path, result);
  return result;
}

export function child(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((candidate) => candidate.name === name);
}

export function textOf(element: XmlElement, name: string): string {
  return child(element, name)?.text ?? '';
}

/** The element and all below it. */
export function* everyElement(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const inner of element.children) yield* everyElement(inner);
}
