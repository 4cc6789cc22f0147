/** Small classes made from the grammar: the same seed gives the same text. */
import { expression, TYPES, type Variable } from './generated-expressions.ts';
import { Random } from './random.ts';

const STATEMENTS = 5;
const DEPTH = 2;

/** The class of a number within a seed. */
export function program(seed: number, number: number): { readonly name: string; readonly source: string } {
  const name = `Generated${number}`;
  return { name, source: new ClassWriter(new Random(seed * 1_000_003 + number), name).write() };
}

class ClassWriter {
  private readonly random: Random;
  private readonly name: string;
  private variables: Variable[] = [];
  private names = 0;
  private loops = 0;

  constructor(random: Random, name: string) {
    this.random = random;
    this.name = name;
  }

  write(): string {
    const returns = this.random.of(['void', ...TYPES]);
    const isStatic = this.random.chance(0.5);
    this.variables = [
      { name: 'given', type: 'Integer' },
      { name: 'text', type: 'String' },
      { name: 'account', type: 'Account' },
    ];
    const body = this.block(2, STATEMENTS);
    const end = returns === 'void' || this.random.chance(0.04) ? '' : `    return ${this.value(returns)};\n`;
    const field = this.random.chance(0.5) ? `  private static ${this.declared()};\n` : '';
    return `public with sharing class ${this.name} {
${field}  public enum Kind { ONE, TWO }
  public class FaultException extends Exception {}
  public class Part {
    public Integer count = 0;
    public Part() {}
    public Part(Integer count) { this.count = count; }
    public Integer add(Integer more) { return count + more; }
    public Part self() { return this; }
  }
  private static Integer total(Integer a, String b) { return a + b.length(); }
  public ${isStatic ? 'static ' : ''}${returns} run(Integer given, String text, Account account) {
${body}${end}  }
}
`;
  }

  private declared(): string {
    const type = this.random.of(TYPES);
    return `${type} field = ${expression(this.random, type, [], 1)}`;
  }

  private value(type: string): string {
    return expression(this.random, type, this.variables, DEPTH);
  }

  private newName(): string {
    // Now and then a name that is taken.
    return this.random.chance(0.015) ? 'given' : `v${++this.names}`;
  }

  private block(indent: number, most: number): string {
    const before = this.variables;
    const count = 1 + this.random.below(most);
    let text = '';
    for (let i = 0; i < count; i++) text += `${'  '.repeat(indent)}${this.statement(indent)}\n`;
    this.variables = before;
    return text;
  }

  private nested(indent: number): string {
    return `{\n${this.block(indent + 1, 2)}${'  '.repeat(indent)}}`;
  }

  private statement(indent: number): string {
    const kinds = indent > 3 ? SIMPLE : EVERY;
    return this[this.random.of(kinds)](indent);
  }

  private declaration(): string {
    const type = this.random.of(TYPES);
    const value = this.value(type);
    const name = this.newName();
    this.variables = [...this.variables, { name, type }];
    return `${this.random.chance(0.05) ? 'final ' : ''}${type} ${name} = ${value};`;
  }

  private assignment(): string {
    const { name, type } = this.random.of(this.variables);
    const operator = ['Integer', 'Long', 'Decimal', 'Double'].includes(type)
      ? this.random.of(['=', '+=', '-=', '*=', '='])
      : type === 'String'
        ? this.random.of(['=', '+='])
        : '=';
    return `${name} ${operator} ${this.value(type)};`;
  }

  private call(): string {
    return this.random.of([
      () => `System.debug(${this.value('Object')});`,
      () => `${this.value('Map<String, Integer>')}.put(${this.value('String')}, ${this.value('Integer')});`,
      () => `total(${this.value('Integer')}, ${this.value('String')});`,
      () => `insert ${this.value(this.random.of(['Account', 'List<Account>', 'SObject']))};`,
      () => `update ${this.value('List<Account>')};`,
      () => `account.Name = ${this.value('String')};`,
      () => 'given++;',
    ])();
  }

  private condition(indent: number): string {
    const rest = this.random.chance(0.4) ? ` else ${this.nested(indent)}` : '';
    return `if (${this.value('Boolean')}) ${this.nested(indent)}${rest}`;
  }

  private loop(indent: number): string {
    this.loops++;
    const before = this.variables;
    const name = `v${++this.names}`;
    const [head, type] = this.random.of<() => readonly [string, string | null]>([
      () => [`for (Integer ${name} = 0; ${name} < ${this.value('Integer')}; ${name}++)`, 'Integer'],
      () => [`for (Account ${name} : ${this.value('List<Account>')})`, 'Account'],
      () => [`for (String ${name} : ${this.value('List<String>')})`, 'String'],
      () => [`for (Account ${name} : [SELECT Id, Name FROM Account WHERE Name = :text])`, 'Account'],
      () => [`while (${this.value('Boolean')})`, null],
    ])();
    if (type !== null) this.variables = [...before, { name, type }];
    const body = this.nested(indent);
    this.variables = before;
    this.loops--;
    return `${head} ${body}`;
  }

  private guarded(indent: number): string {
    const type = this.random.of(['Exception', 'FaultException', 'DmlException', 'QueryException']);
    const body = this.nested(indent);
    const before = this.variables;
    const name = `v${++this.names}`;
    this.variables = [...before, { name, type: 'Exception' }];
    const caught = this.nested(indent);
    this.variables = before;
    return `try ${body} catch (${type} ${name}) ${caught}${this.random.chance(0.3) ? ` finally ${this.nested(indent)}` : ''}`;
  }

  private choice(indent: number): string {
    const [type, values] = this.random.of<readonly [string, readonly string[]]>([
      ['Integer', ['1', '2, 3', 'null']],
      ['String', ["'a'", "'b', 'c'"]],
      ['Kind', ['ONE', 'TWO']],
    ]);
    const inner = '  '.repeat(indent + 1);
    const cases = values
      .filter(() => this.random.chance(0.8))
      .map((value) => `${inner}when ${value} ${this.nested(indent + 1)}\n`)
      .join('');
    return `switch on ${this.value(type)} {\n${cases}${inner}when else ${this.nested(indent + 1)}\n${'  '.repeat(indent)}}`;
  }

  private jump(): string {
    if (this.loops > 0 || this.random.chance(0.05)) return this.random.chance(0.5) ? 'continue;' : 'break;';
    return this.random.chance(0.2) ? `throw ${this.value('Exception')};` : `System.debug(${this.value('String')});`;
  }
}

const SIMPLE = ['declaration', 'assignment', 'call', 'call'] as const;
const EVERY = [
  'declaration',
  'declaration',
  'declaration',
  'assignment',
  'assignment',
  'call',
  'condition',
  'loop',
  'guarded',
  'choice',
  'jump',
] as const;
