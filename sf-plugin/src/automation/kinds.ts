/**
 * The kinds of automation that can be paused, and how their metadata reports whether they are active. Files are changed as text, only
 * where they report it: what is restored is byte for byte what was there.
 */

/** One rule, trigger or flow. */
export interface Automation {
  /** The type of the Metadata API. */
  readonly type: AutomationType;
  readonly fullName: string;
  readonly object: string;
  /** Of a flow: the version that was active. */
  readonly version?: string;
}

export type AutomationType = 'ApexTrigger' | 'DuplicateRule' | 'FlowDefinition' | 'ValidationRule' | 'WorkflowRule';

/** Files of an archive of the Metadata API by their path below its root. */
export type Files = ReadonlyMap<string, string>;

export interface Kind {
  readonly type: AutomationType;
  /** The type to list and to retrieve, where it is another one: rules come with what they belong to. */
  readonly packaged: string;
  /** The package member that brings an automation. */
  memberOf(automation: Automation): string;
  /** True when a listed component may hold automation of one of the objects (in lower case). */
  mayConcern(member: string, objects: ReadonlySet<string>): boolean;
  active(files: Files, objects: ReadonlySet<string>): Automation[];
  /** The files that change, changed; what is not there any more is left out. */
  switched(files: Files, automations: readonly Automation[], on: boolean): Map<string, string>;
}

/** A flow that masks what integrations write: paused, it would let real addresses in while the run is on. */
const MASKS_IMPORTS = /<actionName>(?:\w+__)?Mask(?:EmailAddress|Records)Action<\/actionName>/;
const RECORD_TRIGGERED = /<triggerType>Record(?:BeforeSave|AfterSave|BeforeDelete)<\/triggerType>/;

export const KINDS: readonly Kind[] = [
  ruleInObject('ValidationRule', 'ValidationRule', 'validationRules', /^objects\/(.+)\.object$/, (it) => it.fullName),
  ruleInObject('WorkflowRule', 'Workflow', 'rules', /^workflows\/(.+)\.workflow$/, (it) => it.object),
  {
    type: 'DuplicateRule',
    packaged: 'DuplicateRule',
    memberOf: ({ fullName }) => fullName,
    mayConcern: (member, objects) => objects.has(objectOf(member).toLowerCase()),
    active: (files) =>
      matching(files, /^duplicateRules\/(.+)\.duplicateRule$/)
        .filter(([, text]) => flagOf(text, 'isActive') === 'true')
        .map(([fullName]) => ({ type: 'DuplicateRule', fullName, object: objectOf(fullName) })),
    switched: (files, automations, on) =>
      changed(
        files,
        automations.map(({ fullName }) => `duplicateRules/${fullName}.duplicateRule`),
        (text) => flagged(text, 'isActive', String(on)),
      ),
  },
  {
    type: 'ApexTrigger',
    packaged: 'ApexTrigger',
    memberOf: ({ fullName }) => fullName,
    // Only the source of a trigger reports its object.
    mayConcern: () => true,
    active: (files, objects) =>
      matching(files, /^triggers\/(.+)\.trigger-meta\.xml$/).flatMap(([fullName, text]) => {
        const object = triggerObject(files.get(`triggers/${fullName}.trigger`) ?? '');
        const concerns = object !== null && objects.has(object.toLowerCase()) && flagOf(text, 'status') === 'Active';
        return concerns ? [{ type: 'ApexTrigger' as const, fullName, object }] : [];
      }),
    switched(files, automations, on) {
      const metas = automations.map(({ fullName }) => `triggers/${fullName}.trigger-meta.xml`);
      const result = changed(files, metas, (text) => flagged(text, 'status', on ? 'Active' : 'Inactive'));
      // A trigger is deployed with its source.
      for (const meta of [...result.keys()]) {
        const source = meta.replace(/-meta\.xml$/, '');
        result.set(source, files.get(source) ?? '');
      }
      return result;
    },
  },
];

/** Record-triggered flows of the objects, by name, without those that mask imports; definitions have the active versions. */
export function recordTriggeredFlows(files: Files, objects: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, text] of matching(files, /^flows\/(.+)\.flow$/)) {
    const start = /<start>[\s\S]*?<\/start>/.exec(text)?.[0] ?? '';
    const object = flagOf(start, 'object');
    if (object === null || !objects.has(object.toLowerCase()) || !RECORD_TRIGGERED.test(start)) continue;
    if (MASKS_IMPORTS.test(text)) continue;
    found.set(name, object);
  }
  return found;
}

/** The active versions by the name of the flow; flows without one are left out. */
export function activeVersions(files: Files): Map<string, string> {
  return new Map(
    matching(files, /^flowDefinitions\/(.+)\.flowDefinition$/)
      .map(([name, text]) => [name, flagOf(text, 'activeVersionNumber') ?? '0'] as const)
      .filter(([, version]) => version !== '0'),
  );
}

/** Version 0 is none. */
export function flowDefinitionFiles(flows: readonly Automation[], on: boolean): Map<string, string> {
  return new Map(
    flows.map(({ fullName, version = '0' }) => [
      `flowDefinitions/${fullName}.flowDefinition`,
      `<?xml version="1.0" encoding="UTF-8"?>
<FlowDefinition xmlns="http://soap.sforce.com/2006/04/metadata">
    <activeVersionNumber>${on ? version : '0'}</activeVersionNumber>
</FlowDefinition>
`,
    ]),
  );
}

/** Rules that stand, one element each, in the file of their object. */
function ruleInObject(
  type: 'ValidationRule' | 'WorkflowRule',
  packaged: string,
  element: string,
  file: RegExp,
  memberOf: Kind['memberOf'],
): Kind {
  const blocks = new RegExp(`<${element}>[\\s\\S]*?</${element}>`, 'g');
  return {
    type,
    packaged,
    memberOf,
    mayConcern: (member, objects) => objects.has(objectOf(member).toLowerCase()),
    active: (files, objects) =>
      matching(files, file)
        .filter(([object]) => objects.has(object.toLowerCase()))
        .flatMap(([object, text]) =>
          [...text.matchAll(blocks)]
            .filter(([block]) => flagOf(block, 'active') === 'true')
            .map(([block]) => ({ type, fullName: `${object}.${flagOf(block, 'fullName') ?? ''}`, object })),
        ),
    switched(files, automations, on) {
      const names = new Set(automations.map(({ fullName }) => fullName.toLowerCase()));
      const paths = matching(files, file).map(([, , path]) => path);
      return changed(files, paths, (text, path) => {
        const object = file.exec(path)![1];
        return text.replace(blocks, (block) =>
          names.has(`${object}.${flagOf(block, 'fullName') ?? ''}`.toLowerCase())
            ? flagged(block, 'active', String(on))
            : block,
        );
      });
    },
  };
}

const objectOf = (fullName: string): string => fullName.split('.')[0];

function triggerObject(source: string): string | null {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ');
  return /\btrigger\s+\w+\s+on\s+(\w+)/i.exec(code)?.[1] ?? null;
}

function flagOf(text: string, element: string): string | null {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(text)?.[1] ?? null;
}

function flagged(text: string, element: string, value: string): string {
  return text.replace(new RegExp(`<${element}>[^<]*</${element}>`), () => `<${element}>${value}</${element}>`);
}

/** Name in the path, text and path of the files of a form. */
function matching(files: Files, form: RegExp): [name: string, text: string, path: string][] {
  return [...files].flatMap(([path, text]) => {
    const name = form.exec(path)?.[1];
    return name === undefined ? [] : [[name, text, path] as [string, string, string]];
  });
}

function changed(
  files: Files,
  paths: readonly string[],
  change: (text: string, path: string) => string,
): Map<string, string> {
  const result = new Map<string, string>();
  for (const path of paths) {
    const text = files.get(path);
    if (text === undefined) continue;
    const now = change(text, path);
    if (now !== text) result.set(path, now);
  }
  return result;
}
