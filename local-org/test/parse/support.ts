import type { ClassDecl, Expr, MethodDecl, Stmt } from '../../src/apex/ast.ts';
import type { SourceKind } from '../../src/apex/parse/parse.ts';
import { parseApex } from '../../src/apex/parse/parse.ts';

/** `line:column message` of what the parser reports. */
export function problems(source: string, kind: SourceKind = 'class'): string[] {
  return parseApex('X.cls', source, kind).diagnostics.map((found) => `${found.line}:${found.column} ${found.message}`);
}

/** What it reports of statements, which begin at line 1, column 1 of an anonymous block. */
export function problemsOf(statements: string): string[] {
  return problems(`public class X { void m() {\n${statements}\n} }`).map((text) =>
    text.replace(/^\d+/, (line) => String(Number(line) - 1)),
  );
}

export function parseClass(source: string): ClassDecl {
  const { unit, diagnostics } = parseApex('X.cls', source, 'class');
  if (unit?.kind !== 'class') throw new Error(diagnostics.map((found) => found.message).join('\n'));
  return unit;
}

export function parseStatements(statements: string): readonly Stmt[] {
  const method = parseClass(`public class X { void m() { ${statements} } }`).members[0] as MethodDecl;
  return method.body?.statements ?? [];
}

export function parseExpression(text: string): Expr {
  const [statement] = parseStatements(`x = ${text};`);
  if (statement?.kind !== 'exprStmt' || statement.expr.kind !== 'assign') throw new Error('Not an assignment');
  return statement.expr.value;
}

/** An expression with all its parentheses. */
export function show(expr: Expr): string {
  switch (expr.kind) {
    case 'literal':
      return 'text' in expr.literal
        ? expr.literal.text
        : 'value' in expr.literal
          ? JSON.stringify(expr.literal.value)
          : 'null';
    case 'name':
      return expr.name.text;
    case 'this':
    case 'super':
      return expr.kind;
    case 'member':
      return `${show(expr.target)}${expr.safe ? '?.' : '.'}${expr.name.text}`;
    case 'call':
      return `${expr.target ? `${show(expr.target)}${expr.safe ? '?.' : '.'}` : ''}${expr.name.text}(${expr.args.map(show).join(', ')})`;
    case 'index':
      return `${show(expr.target)}[${show(expr.index)}]`;
    case 'binary':
      return `(${show(expr.left)} ${expr.op} ${show(expr.right)})`;
    case 'unary':
      return `(${expr.op}${show(expr.operand)})`;
    case 'incDec':
      return expr.prefix ? `(${expr.op}${show(expr.operand)})` : `(${show(expr.operand)}${expr.op})`;
    case 'assign':
      return `(${show(expr.target)} ${expr.op} ${show(expr.value)})`;
    case 'ternary':
      return `(${show(expr.condition)} ? ${show(expr.then)} : ${show(expr.else)})`;
    case 'coalesce':
      return `(${show(expr.left)} ?? ${show(expr.right)})`;
    case 'cast':
      return `((${showType(expr.type)}) ${show(expr.operand)})`;
    case 'instanceof':
      return `(${show(expr.operand)} instanceof ${showType(expr.type)})`;
    case 'classLiteral':
      return `${showType(expr.type)}.class`;
    case 'new':
      return `new ${showType(expr.type)} ${expr.args.kind}`;
    case 'soql':
    case 'sosl':
      return `[${expr.query.text}]`;
  }
}

export function showType(type: Extract<Expr, { kind: 'cast' }>['type']): string {
  const names = type.names.map(
    ({ name, args }) => name.text + (args.length > 0 ? `<${args.map(showType).join(', ')}>` : ''),
  );
  return names.join('.') + '[]'.repeat(type.arrayDepth);
}
