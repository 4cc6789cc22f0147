/** Which modifiers a declaration may have, and which exclude each other. The compiler reports all of it at the declaration's name. */
import type { ModifierKeyword, Modifiers, Name } from '../ast.ts';
import type { Build } from './tree.ts';

export type DeclarationKind =
  'classes' | 'interfaces' | 'enums' | 'fields' | 'properties' | 'methods' | 'constructors' | 'locals' | 'parameters';

const SHARING: readonly ModifierKeyword[] = ['with sharing', 'without sharing', 'inherited sharing'];
const SCOPES: readonly ModifierKeyword[] = ['global', 'public', 'protected', 'private'];
const OF_LOCALS: readonly ModifierKeyword[] = [
  ...SCOPES,
  'static',
  'abstract',
  'virtual',
  'override',
  'webservice',
  'testmethod',
  ...SHARING,
];

/** `final` of classes and methods is not here: they are final by default, and the message states that. */
const NOT_ALLOWED: Readonly<Record<DeclarationKind, ReadonlySet<ModifierKeyword>>> = {
  classes: new Set<ModifierKeyword>(['protected', 'static', 'override', 'transient', 'webservice', 'testmethod']),
  interfaces: new Set<ModifierKeyword>([
    'protected',
    'static',
    'final',
    'abstract',
    'override',
    'webservice',
    'testmethod',
    ...SHARING,
  ]),
  enums: new Set<ModifierKeyword>([
    'protected',
    'static',
    'final',
    'abstract',
    'virtual',
    'override',
    'webservice',
    'testmethod',
    ...SHARING,
  ]),
  fields: new Set<ModifierKeyword>(['abstract', 'virtual', 'override', 'testmethod', ...SHARING]),
  properties: new Set<ModifierKeyword>(['abstract', 'virtual', 'override', 'testmethod', ...SHARING]),
  methods: new Set<ModifierKeyword>(['transient', ...SHARING]),
  constructors: new Set<ModifierKeyword>([
    'static',
    'final',
    'abstract',
    'virtual',
    'override',
    'transient',
    'webservice',
    'testmethod',
    ...SHARING,
  ]),
  locals: new Set<ModifierKeyword>(OF_LOCALS),
  parameters: new Set<ModifierKeyword>([...OF_LOCALS, 'transient']),
};

const SHOWN: Partial<Readonly<Record<ModifierKeyword, string>>> = {
  'with sharing': 'withSharing',
  'without sharing': 'withoutSharing',
  'inherited sharing': 'inheritedSharing',
  webservice: 'webService',
  testmethod: 'testMethod',
};

export function checkModifiers(build: Build, kind: DeclarationKind, { keywords }: Modifiers, name: Name): void {
  if (keywords.length === 0) return;
  const report = (message: string): void => build.report(name.span, message);
  const has = new Set<ModifierKeyword>();
  for (const { keyword } of keywords) {
    if (has.has(keyword)) report(`Duplicate modifier: ${shown(keyword)}`);
    has.add(keyword);
  }
  for (const keyword of has) {
    if (NOT_ALLOWED[kind].has(keyword)) report(`${shown(keyword)} is not allowed on ${kind}`);
    else if (keyword === 'final' && isFinalByDefault(kind, keywords)) report(`${kind} are by default final`);
  }
  checkScopes(has, report);
  if (kind === 'classes') checkSharing(has, report);
  if (has.has('abstract') && has.has('virtual') && (kind === 'classes' || kind === 'methods'))
    report('abstract are by default virtual');
  if (has.has('static') && (kind === 'fields' || kind === 'properties' || kind === 'methods'))
    checkStatic(kind, keywords, report);
}

/** Of a method the compiler reports it only where no `abstract` stands before. */
function isFinalByDefault(kind: DeclarationKind, keywords: Modifiers['keywords']): boolean {
  if (kind !== 'methods') return kind === 'classes';
  const first = keywords.find(({ keyword }) => keyword === 'abstract' || keyword === 'final');
  return first?.keyword === 'final';
}

/** The outermost type of a file is visible to all, unless it is a test class. */
export function checkTopLevel(
  build: Build,
  kind: DeclarationKind,
  { keywords, annotations }: Modifiers,
  name: Name,
): void {
  const isVisible = keywords.some(
    ({ keyword }) => keyword === 'public' || keyword === 'global' || keyword === 'webservice',
  );
  const isTest = annotations.some((annotation) => annotation.name.text.toLowerCase() === 'istest');
  if (!isVisible && !isTest) build.report(name.span, 'Top-level type must have public or global visibility');
  if (kind !== 'classes' && keywords.some(({ keyword }) => keyword === 'transient'))
    build.report(name.span, `transient is not allowed on ${kind}`);
}

/** A method has a body unless it is abstract, and test and web service methods are static. */
export function checkMethod(build: Build, { keywords }: Modifiers, name: Name, hasBody: boolean): void {
  const has = new Set(keywords.map(({ keyword }) => keyword));
  if (!has.has('static')) {
    for (const keyword of ['testmethod', 'webservice'] as const) {
      if (has.has(keyword)) build.report(name.span, `${shown(keyword)} methods must be declared as static`);
    }
  }
  if (has.has('abstract') && hasBody) build.report(name.span, 'Abstract methods cannot have a body');
  if (!has.has('abstract') && !hasBody) build.report(name.span, 'Method must have a body');
}

const WIDTH: Readonly<Record<string, number>> = { private: 0, protected: 1, public: 2, global: 3 };

/** An accessor is not wider than its property. Reported at the accessor. */
export function checkAccessor(build: Build, property: Modifiers, accessor: Modifiers, at: Name['span']): void {
  const own = scopeOf(accessor);
  const around = scopeOf(property) ?? 'private';
  if (own && (WIDTH[own] ?? 0) > (WIDTH[around] ?? 0))
    build.report(at, `Cannot declare ${own} accessor on ${around} property`);
}

function scopeOf({ keywords }: Modifiers): ModifierKeyword | undefined {
  const scope = keywords.find(({ keyword }) => SCOPES.includes(keyword))?.keyword;
  return scope ?? (keywords.some(({ keyword }) => keyword === 'webservice') ? 'global' : undefined);
}

function checkScopes(has: ReadonlySet<ModifierKeyword>, report: (message: string) => void): void {
  const isGlobal = has.has('global');
  const isService = has.has('webservice');
  if (isGlobal && isService) report('Duplicate modifier: global');
  const scopes = [isGlobal || isService, has.has('public'), has.has('private')].filter(Boolean).length;
  if (scopes > 1) report('Declarations can only have one scope');
}

function checkSharing(has: ReadonlySet<ModifierKeyword>, report: (message: string) => void): void {
  const [first, second] = SHARING.filter((keyword) => has.has(keyword));
  if (first && second) report(`${shown(first)} classes cannot be ${shown(second)}`);
}

function checkStatic(kind: DeclarationKind, keywords: Modifiers['keywords'], report: (message: string) => void): void {
  const order = keywords.map(({ keyword }) => keyword);
  if (order.includes('protected')) report(`protected ${kind} cannot be static`);
  for (const keyword of ['abstract', 'virtual', 'override'] as const) {
    if (!order.includes(keyword)) continue;
    const isFirst = keyword !== 'override' && order.indexOf(keyword) < order.indexOf('static');
    report(isFirst ? `${keyword} ${kind} cannot be static` : `static ${kind} cannot be ${keyword}`);
  }
}

function shown(keyword: ModifierKeyword): string {
  return SHOWN[keyword] ?? keyword;
}
