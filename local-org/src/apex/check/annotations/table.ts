/** The annotations of the platform: where each may stand and which properties it has. */

export type AnnotatedKind = 'classes' | 'interfaces' | 'enums' | 'fields' | 'properties' | 'methods' | 'constructors';
export type PropertyType = 'boolean' | 'string' | 'integer';

export interface AnnotationRule {
  /** As diagnostics write it. */
  readonly name: string;
  readonly on: readonly AnnotatedKind[];
  readonly properties: Readonly<Record<string, PropertyType>>;
  /** Anything may stand between the parentheses. */
  readonly isOpen?: boolean;
  /** Properties that came with a version. */
  readonly since?: Readonly<Record<string, number>>;
  /** Methods of inner classes cannot have it. */
  readonly topLevelMethods?: boolean;
}

const TYPES: readonly AnnotatedKind[] = ['classes', 'interfaces', 'enums'];
const VALUES: readonly AnnotatedKind[] = ['fields', 'properties'];
const ANYWHERE: readonly AnnotatedKind[] = [...TYPES, ...VALUES, 'methods', 'constructors'];

const TOP_LEVEL_METHODS: ReadonlySet<string> = new Set(['IsTest', 'TestSetup']);

function rule(
  name: string,
  on: readonly AnnotatedKind[],
  properties: Readonly<Record<string, PropertyType>> = {},
  isOpen = false,
): AnnotationRule {
  return { name, on, properties, isOpen, topLevelMethods: TOP_LEVEL_METHODS.has(name) };
}

const rules: readonly AnnotationRule[] = [
  rule('AuraEnabled', ['methods', ...VALUES], {
    cacheable: 'boolean',
    continuation: 'boolean',
    scope: 'string',
    isBuilder: 'boolean',
  }),
  rule('Deprecated', ANYWHERE),
  rule('Future', ['methods'], { callout: 'boolean', limits: 'string' }),
  rule('HttpDelete', ['methods']),
  rule('HttpGet', ['methods']),
  rule('HttpPatch', ['methods']),
  rule('HttpPost', ['methods']),
  rule('HttpPut', ['methods']),
  rule('InvocableMethod', ['methods'], {
    label: 'string',
    description: 'string',
    category: 'string',
    callout: 'boolean',
    configurationEditor: 'string',
    iconName: 'string',
    capabilityType: 'string',
    isIcon: 'boolean',
  }),
  rule('InvocableVariable', ['fields'], {
    label: 'string',
    description: 'string',
    required: 'boolean',
    placeholderText: 'string',
    defaultValue: 'string',
  }),
  {
    ...rule('IsTest', ['classes', 'methods'], {
      seealldata: 'boolean',
      oninstall: 'boolean',
      isparallel: 'boolean',
      testfor: 'string',
      critical: 'boolean',
    }),
    since: { testfor: 66, critical: 66 },
  },
  rule('JsonAccess', ['classes'], { serializable: 'string', deserializable: 'string' }),
  rule('NamespaceAccessible', ANYWHERE),
  rule('PreInstall', ['classes', 'methods']),
  rule('ReadOnly', ['methods'], { usereplica: 'string' }),
  rule('RemoteAction', ['methods']),
  rule('RestResource', ['classes'], { urlmapping: 'string' }),
  rule('SuppressWarnings', ANYWHERE, {}, true),
  rule('TestSetup', ['methods']),
  rule('TestVisible', ANYWHERE),
];

const byName = new Map(rules.map((known) => [known.name.toLowerCase(), known]));

export function annotationRule(name: string): AnnotationRule | null {
  return byName.get(name.toLowerCase()) ?? null;
}
