/** Where in an Apex class a small fault can be made, and which. Positions come from the syntax tree. */
import { ApexParserFactory, ApexParserListener, ApexParseTreeWalker } from '@apexdevtools/apex-parser';
import type { ApexParserRuleContext } from '@apexdevtools/apex-parser';

export interface Mutation {
  readonly operator: string;
  readonly line: number;
  /** Where the statement around it begins: a test that reaches the statement reaches its later lines, too. */
  readonly statementLine: number;
  /**
   * In the initial value of a field, or in the call of another constructor: no line of it is counted, so that every test that reaches the
   * class is taken.
   */
  readonly isInitial: boolean;
  /** Characters of the source from `start` up to `end` become `replacement`. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

type Found = Omit<Mutation, 'statementLine' | 'isInitial'>;

interface Node {
  readonly constructor: { readonly name: string };
  readonly start: { readonly start: number; readonly line: number };
  readonly stop: { readonly stop: number } | null;
  readonly children: readonly Node[] | null;
}

const BINARY: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  CmpExpressionContext: [
    ['<=', '<'],
    ['>=', '>'],
    ['<', '<='],
    ['>', '>='],
  ],
  EqualityExpressionContext: [
    ['==', '!='],
    ['!=', '=='],
  ],
  LogAndExpressionContext: [['&&', '||']],
  LogOrExpressionContext: [['||', '&&']],
  Arth1ExpressionContext: [
    ['*', '/'],
    ['/', '*'],
  ],
  Arth2ExpressionContext: [
    ['-', '+'],
    ['+', '-'],
  ],
};

const STATEMENTS = new Set(['StatementContext', 'ClassBodyDeclarationContext']);
const FIELD = 'FieldDeclarationContext';
const CONSTRUCTOR_CALL = /^(?:this|super)\s*\(/i;

const LITERALS: Readonly<Record<string, string>> = { true: 'false', false: 'true' };

/** Every mutation of a source, in the order of its text. Some do not compile. */
export function mutationsOf(source: string): readonly Mutation[] {
  const found: Mutation[] = [];
  const tree = ApexParserFactory.createParser(source).compilationUnit();
  const statements: number[] = [];
  let uncounted = 0;
  const isUncounted = (node: Node): boolean =>
    node.constructor.name === FIELD ||
    (node.constructor.name === 'ExpressionStatementContext' && CONSTRUCTOR_CALL.test(textOf(node, source)));
  class Listener extends ApexParserListener {
    override enterEveryRule(context: ApexParserRuleContext): void {
      const node = context as unknown as Node;
      if (STATEMENTS.has(node.constructor.name)) statements.push(node.start.line);
      if (isUncounted(node)) uncounted++;
      const around = { statementLine: statements.at(-1), isInitial: uncounted > 0 };
      found.push(
        ...ofNode(node, source).map((one) => ({ ...one, ...around, statementLine: around.statementLine ?? one.line })),
      );
    }
    override exitEveryRule(context: ApexParserRuleContext): void {
      if (STATEMENTS.has(context.constructor.name)) statements.pop();
      if (isUncounted(context as unknown as Node)) uncounted--;
    }
  }
  ApexParseTreeWalker.DEFAULT.walk(new Listener(), tree);
  return found.sort((one, other) => one.start - other.start || one.end - other.end);
}

function ofNode(node: Node, source: string): readonly Found[] {
  const kind = node.constructor.name;
  const text = textOf(node, source);
  if (kind in BINARY) return ofBinary(node, source, BINARY[kind]!);
  switch (kind) {
    case 'NegExpressionContext':
      return text.startsWith('!') ? [at(node, 'negation', node.start.start, node.start.start + 1, '')] : [];
    case 'LiteralContext':
      return ofLiteral(node, text);
    case 'IfStatementContext':
      return ofCondition(node, source);
    case 'ExpressionStatementContext':
      // Apex has no empty statement: a semicolon alone does not compile.
      return [at(node, 'statement', node.start.start, endOf(node), '{}')];
    case 'ReturnStatementContext':
      return text === 'return;' || text === 'return null;'
        ? []
        : [at(node, 'return', node.start.start, endOf(node), 'return null;')];
    default:
      return [];
  }
}

/** The operator is what the syntax tree has between its operands. */
function ofBinary(node: Node, source: string, operators: readonly (readonly [string, string])[]): readonly Found[] {
  const operands = (node.children ?? []).filter(({ start, stop }) => start !== undefined && stop != null);
  const [left, right] = [operands[0], operands.at(-1)];
  if (left === undefined || right === undefined || left === right) return [];
  const from = endOf(left);
  const between = source.slice(from, right.start.start);
  const operator = operators.find(([written]) => between.replace(/\s/g, '') === written);
  if (operator === undefined) return [];
  const start = from + between.indexOf(operator[0]);
  return [at(node, 'operator', start, start + operator[0].length, operator[1], source)];
}

function ofLiteral(node: Node, text: string): readonly Found[] {
  const boolean = LITERALS[text.toLowerCase()];
  if (boolean !== undefined) return [at(node, 'boolean', node.start.start, endOf(node), boolean)];
  return /^\d{1,8}$/.test(text) ? [at(node, 'number', node.start.start, endOf(node), String(Number(text) + 1))] : [];
}

function ofCondition(node: Node, source: string): readonly Found[] {
  const condition = (node.children ?? []).find(({ constructor }) => constructor.name === 'ParExpressionContext');
  if (condition === undefined) return [];
  return ['true', 'false']
    .filter((value) => textOf(condition, source) !== `(${value})`)
    .map((value) => at(condition, 'condition', condition.start.start, endOf(condition), `(${value})`));
}

const endOf = (node: Node): number => (node.stop?.stop ?? node.start.start - 1) + 1;
const textOf = (node: Node, source: string): string => source.slice(node.start.start, endOf(node));

function at(node: Node, operator: string, start: number, end: number, replacement: string, source?: string): Found {
  const line = source === undefined ? node.start.line : source.slice(0, start).split('\n').length;
  return { operator, line, start, end, replacement };
}

export const mutated = (source: string, { start, end, replacement }: Mutation): string =>
  source.slice(0, start) + replacement + source.slice(end);
