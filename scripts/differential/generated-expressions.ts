/** Expressions of the grammar, mostly of the type that is asked for. */
import type { Random } from './random.ts';

export const PRIMITIVES = [
  'Integer',
  'Long',
  'Double',
  'Decimal',
  'String',
  'Boolean',
  'Id',
  'Date',
  'Datetime',
  'Object',
] as const;

export const TYPES: readonly string[] = [
  ...PRIMITIVES,
  'Integer',
  'String',
  'Boolean',
  'List<Integer>',
  'List<String>',
  'Set<String>',
  'Map<String, Integer>',
  'Map<Id, Account>',
  'List<Account>',
  'Account',
  'Contact',
  'SObject',
  'Part',
  'Kind',
  'Exception',
];

export interface Variable {
  readonly name: string;
  readonly type: string;
}

const LITERALS: Readonly<Record<string, readonly string[]>> = {
  Integer: ['0', '1', '42', '-7', '2147483647'],
  Long: ['1L', '9223372036854775807L', '3'],
  Double: ['1.5', '0.0', '2', '3D'],
  Decimal: ['1.5', '10', '0.01'],
  String: ["''", "'a'", "'it\\'s'", "'\\n'"],
  Boolean: ['true', 'false'],
  Id: ["'001000000000001AAA'", 'null'],
  Date: ['Date.today()', 'Date.newInstance(2024, 2, 29)'],
  Datetime: ['Datetime.now()', 'System.now()'],
  Object: ['null', "'o'", '1', 'true'],
  'List<Integer>': ['new List<Integer>()', 'new List<Integer>{ 1, 2 }', 'new Integer[]{ 1 }', 'new Integer[3]'],
  'List<String>': ['new List<String>()', "new List<String>{ 'a' }", "new String[]{ 'x' }"],
  'Set<String>': ['new Set<String>()', "new Set<String>{ 'a', 'b' }"],
  'Map<String, Integer>': ['new Map<String, Integer>()', "new Map<String, Integer>{ 'a' => 1 }"],
  'Map<Id, Account>': ['new Map<Id, Account>()', 'new Map<Id, Account>([SELECT Id FROM Account])'],
  'List<Account>': ['new List<Account>()', '[SELECT Id, Name FROM Account]', 'new List<Account>{ new Account() }'],
  Account: ["new Account(Name = 'a')", 'new Account()', '[SELECT Id FROM Account LIMIT 1]'],
  Contact: ["new Contact(LastName = 'c')", 'null'],
  SObject: ['new Account()', 'new Contact()', 'null'],
  Part: ['new Part()', 'null'],
  Kind: ['Kind.ONE', 'Kind.TWO', 'null'],
  Exception: ['new IllegalArgumentException()', 'null', "new FaultException('f')"],
};

/** Templates by the type that they give: `$Type` is an expression of that type. */
const TEMPLATES: Readonly<Record<string, readonly string[]>> = {
  Integer: [
    '$Integer + $Integer',
    '$Integer - $Integer',
    '$Integer * $Integer',
    '$Integer / $Integer',
    '$Integer & $Integer',
    '$Integer | $Integer',
    '$Integer ^ $Integer',
    '$Integer << $Integer',
    '$Integer >>> $Integer',
    '~$Integer',
    '-$Integer',
    '$String.length()',
    "$String.indexOf('a')",
    'Integer.valueOf($String)',
    '$List<Integer>.size()',
    '$List<Integer>[$Integer]',
    '$List<Integer>.get($Integer)',
    '$Map<String, Integer>.get($String)',
    '$Date.year()',
    'Math.max($Integer, $Integer)',
    'Math.mod($Integer, $Integer)',
    '$Decimal.intValue()',
    '(Integer) $Object',
    '$Kind.ordinal()',
    '$Part.count',
    '$Part.add($Integer)',
    'total($Integer, $String)',
    '[SELECT COUNT() FROM Account WHERE Name = :$String]',
    '$Account.NumberOfEmployees',
  ],
  Long: [
    '$Long + $Integer',
    '$Long * $Long',
    '$Decimal.longValue()',
    'Math.abs($Long)',
    '$Datetime.getTime()',
    '(Long) $Integer',
  ],
  Double: [
    '$Double + $Double',
    '$Double / $Integer',
    'Math.random()',
    'Math.sqrt($Double)',
    '$Decimal.doubleValue()',
    '$Double * $Long',
  ],
  Decimal: [
    '$Decimal + $Decimal',
    '$Decimal * $Integer',
    '$Decimal.setScale(2)',
    '$Decimal - $Double',
    'Decimal.valueOf($String)',
    '$Account.AnnualRevenue',
    'Math.abs($Decimal)',
    '$Decimal.divide($Decimal, 2)',
  ],
  String: [
    '$String + $String',
    '$String + $Object',
    '$Integer + $String',
    '$String.toUpperCase()',
    '$String.substring($Integer)',
    '$String.substring(0, $Integer)',
    "$String.replace('a', 'b')",
    'String.valueOf($Integer)',
    'String.valueOf($Object)',
    "String.join($List<String>, ',')",
    'JSON.serialize($Object)',
    '$Kind.name()',
    '$Exception.getMessage()',
    '$Account.Name',
    '$Contact.Account.Name',
    '$Contact?.LastName',
    '(String) $SObject.get($String)',
    'String.isBlank($String) ? $String : $String',
    '$String ?? $String',
    '$Date.format()',
  ],
  Boolean: [
    '$Integer < $Integer',
    '$Integer >= $Decimal',
    '$Integer == $Integer',
    '$String == $String',
    '$String != null',
    '$Object === $Object',
    '$Account !== $Account',
    '$Boolean && $Boolean',
    '$Boolean || $Boolean',
    '!$Boolean',
    '$Date < $Date',
    '$Datetime <= $Datetime',
    '$String > $String',
    '$String.contains($String)',
    '$List<String>.contains($String)',
    '$Set<String>.add($String)',
    '$Map<String, Integer>.containsKey($String)',
    '$Object instanceof String',
    '$SObject instanceof Account',
    '$Exception instanceof FaultException',
    '$Kind == Kind.ONE',
    '$Id == $String',
    '$List<Account>.isEmpty()',
    'String.isBlank($String)',
    '$Decimal == $Double',
  ],
  Id: ['$Account.Id', '$Contact.AccountId', 'Id.valueOf($String)', '(Id) $String', 'UserInfo.getUserId()'],
  Date: [
    '$Date.addDays($Integer)',
    '$Datetime.date()',
    '$Date + $Integer',
    'Date.valueOf($String)',
    '$Contact.Birthdate',
  ],
  Datetime: [
    '$Datetime.addHours($Integer)',
    '$Account.CreatedDate',
    '$Datetime + $Integer',
    'Datetime.newInstance($Long)',
  ],
  Object: [
    '(Object) $Integer',
    '$List<Integer>',
    '$Account',
    '$SObject.get($String)',
    'JSON.deserializeUntyped($String)',
  ],
  'List<Integer>': ['$Map<String, Integer>.values()', '$List<Integer>.clone()', '(List<Integer>) $Object'],
  'List<String>': [
    "$String.split(',')",
    'new List<String>($Set<String>)',
    '(List<String>) JSON.deserialize($String, List<String>.class)',
  ],
  'Set<String>': ['$Map<String, Integer>.keySet()', 'new Set<String>($List<String>)', '$Set<String>.clone()'],
  'Map<String, Integer>': ['$Map<String, Integer>.clone()', '(Map<String, Integer>) $Object'],
  'Map<Id, Account>': ['new Map<Id, Account>($List<Account>)', '$Map<Id, Account>.deepClone()'],
  'List<Account>': [
    '$Map<Id, Account>.values()',
    'Database.query($String)',
    '(List<Account>) $Object',
    '[SELECT Id FROM Account WHERE Id = :$Id]',
  ],
  Account: [
    '$List<Account>[$Integer]',
    '$Map<Id, Account>.get($Id)',
    '(Account) $SObject',
    '$Contact.Account',
    '$Account.clone()',
  ],
  Contact: ['(Contact) $SObject', 'new Contact(LastName = $String, AccountId = $Id)'],
  SObject: ['$Account', '$Contact', '$Id.getSObjectType().newSObject()', '$List<Account>[0]'],
  Part: ['new Part($Integer)', '(Part) $Object', '$Part.self()'],
  Kind: ['Kind.valueOf($String)', 'Kind.values()[$Integer]'],
  Exception: ['new FaultException($String)', 'new DmlException($String)', '(Exception) $Object'],
};

/** How often an expression of another type than the right one is made. */
const WRONG = 0.02;
const UNKNOWN = 0.003;

const HOLE = /\$(List<\w+>|Set<\w+>|Map<\w+, \w+>|\w+)/g;

export function expression(random: Random, type: string, scope: readonly Variable[], depth: number): string {
  const wanted = random.chance(WRONG) ? random.of(TYPES) : type;
  if (random.chance(UNKNOWN)) return random.of(['missing', 'Missing.call()', 'this.missing', 'new Missing()']);
  const known = scope.filter((variable) => variable.type === wanted);
  if (known.length > 0 && random.chance(depth <= 0 ? 0.8 : 0.4)) return random.of(known).name;
  const templates = TEMPLATES[wanted] ?? [];
  if (depth <= 0 || templates.length === 0 || random.chance(0.2)) return random.of(LITERALS[wanted] ?? ['null']);
  return random
    .of(templates)
    .replace(HOLE, (_, inner: string) => operand(expression(random, inner, scope, depth - 1), inner));
}

/** In parentheses where it could be torn apart; with a cast where its own type would be a narrower one. */
function operand(text: string, type: string): string {
  if (text === 'null' || type === 'Object' || type === 'SObject' || (type === 'Id' && text.startsWith("'")))
    return `((${type}) (${text}))`;
  return /^(?:[\w.]+|'(?:[^'\\]|\\.)*')$/.test(text) ? text : `(${text})`;
}
