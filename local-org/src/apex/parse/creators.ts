/** `new`: objects, sObjects with fields, collections and arrays. */
import type { ArgumentsContext, ExpressionContext, NewExpressionContext } from '@apexdevtools/apex-parser';
import type { Expr, NewArgs } from '../ast.ts';
import { unexpectedToken } from './error-strategy.ts';
import { buildExpr } from './expressions.ts';
import type { ApexSourceToken } from './tokens.ts';
import type { Build } from './tree.ts';
import { spanOf } from './tree.ts';
import { buildCreatedType } from './type-references.ts';

export function buildNew(build: Build, context: NewExpressionContext): Expr {
  const creator = context.creator();
  const created = creator.createdName();
  const span = spanOf(context);
  const finish = (args: NewArgs, arrayDepth: number): Expr => ({
    kind: 'new',
    type: buildCreatedType(created, arrayDepth),
    args,
    span,
  });

  const callArgs = creator.classCreatorRest();
  if (callArgs) return finish(buildArguments(build, callArgs.arguments()), 0);
  if (creator.noRest()) return finish({ kind: 'elements', elements: [] }, 0);
  const set = creator.setCreatorRest();
  if (set) return finish({ kind: 'elements', elements: buildAll(build, set.expression_list()) }, 0);
  const map = creator.mapCreatorRest();
  if (map) {
    const entries = map
      .mapCreatorRestPair_list()
      .map((pair) => ({ key: buildExpr(build, pair.expression(0)), value: buildExpr(build, pair.expression(1)) }));
    return finish({ kind: 'entries', entries }, 0);
  }
  const array = creator.arrayCreatorRest();
  const size = array.expression();
  if (size) return finish({ kind: 'size', size: buildExpr(build, size) }, 1);
  const elements = array.arrayInitializer();
  return finish({ kind: 'elements', elements: elements ? buildAll(build, elements.expression_list()) : [] }, 1);
}

function buildAll(build: Build, contexts: readonly ExpressionContext[]): Expr[] {
  return contexts.map((context) => buildExpr(build, context));
}

/** `(Name = 'x', ...)` are fields: when the first argument is an assignment to a plain name, all must be. */
function buildArguments(build: Build, context: ArgumentsContext): NewArgs {
  const contexts = context.expressionList()?.expression_list() ?? [];
  const args = buildAll(build, contexts);
  const fields: Field[] = [];
  for (const [i, arg] of args.entries()) {
    const field = asField(arg);
    if (field) fields.push(field);
    else if (i === 0) break;
    else throw unexpectedToken((contexts[i] as ExpressionContext).start as unknown as ApexSourceToken);
  }
  return fields.length > 0 ? { kind: 'fields', fields } : { kind: 'args', args };
}

type Field = Extract<NewArgs, { kind: 'fields' }>['fields'][number];

function asField(arg: Expr): Field | null {
  return arg.kind === 'assign' && arg.op === '=' && arg.target.kind === 'name'
    ? { name: arg.target.name, value: arg.value }
    : null;
}
