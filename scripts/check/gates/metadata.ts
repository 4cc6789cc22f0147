/** Metadata files contain what the Metadata API understands: elements it knows, values of their types, and each source with its file. */
import type { Finding, Gate } from '../gate.ts';
import { type MemberType, metadataTypes } from '../metadata-types.ts';
import type { Project } from '../project.ts';
import { isProblem, type XmlElement, xmlOf } from '../xml.ts';

const META = /-meta\.xml$/;
/** Sources that are deployed with a metadata file next to them. */
const WITH_META = /\.(cls|trigger)$/;
/** The WSDL calls these texts; the platform reads elements in them. */
const OPEN = new Set(['LightningComponentBundle.targetConfigs', 'CustomMetadataValue.value']);

export const metadataGate: Gate = {
  name: 'metadata',
  about: 'metadata files are well-formed, their elements and values known to the Metadata API',
  run(project) {
    return [...project.matching(META).flatMap((path) => inFile(project, path)), ...alone(project)];
  },
};

function inFile(project: Project, path: string): readonly Finding[] {
  const root = xmlOf(project, path);
  if (isProblem(root)) return [{ path, ...root }];
  if (!metadataTypes().records.has(root.name))
    return [{ path, line: root.line, message: `${root.name} is no metadata type` }];
  return inElement(root, root.name).map((found) => ({ path, ...found }));
}

type Place = Omit<Finding, 'path'>;

function inElement(element: XmlElement, type: string): readonly Place[] {
  const members = metadataTypes().records.get(type) ?? new Map<string, MemberType>();
  const seen = new Set<string>();
  return element.children.flatMap((inner) => {
    const member = members.get(inner.name);
    if (member === undefined) return [{ line: inner.line, message: `${type} has no element ${inner.name}` }];
    const isRepeated = seen.has(inner.name) && !member.isArray;
    seen.add(inner.name);
    if (isRepeated) return [{ line: inner.line, message: `${type}.${inner.name} stands twice` }];
    return OPEN.has(`${type}.${inner.name}`) ? [] : inMember(inner, member, `${type}.${inner.name}`);
  });
}

function inMember(element: XmlElement, { type }: MemberType, name: string): readonly Place[] {
  if (element.isNil) return [];
  const { line, text, children } = element;
  const values = metadataTypes().enums.get(type);
  if (values !== undefined) return values.has(text) ? [] : [{ line, message: `${name} cannot be "${text}"` }];
  if (metadataTypes().records.has(type))
    return text === '' ? inElement(element, type) : [{ line, message: `${name} holds elements, not "${text}"` }];
  if (children.length > 0) return [{ line, message: `${name} holds a text, not elements` }];
  if (type === 'boolean' && text !== 'true' && text !== 'false')
    return [{ line, message: `${name} is true or false, not "${text}"` }];
  if (type === 'number' && !/^-?\d+(\.\d+)?$/.test(text))
    return [{ line, message: `${name} is a number, not "${text}"` }];
  return [];
}

/** Sources without their metadata file, and the other way round. */
function alone(project: Project): readonly Finding[] {
  const sources = project
    .matching(WITH_META)
    .filter((path) => path.startsWith('force-app/') && !project.has(`${path}-meta.xml`));
  const files = project
    .matching(/\.(cls|trigger)-meta\.xml$/)
    .filter((path) => !project.has(path.replace('-meta.xml', '')));
  return [
    ...sources.map((path) => ({ path, line: 1, message: 'has no metadata file beside it' })),
    ...files.map((path) => ({ path, line: 1, message: 'describes a source that is not there' })),
  ];
}
