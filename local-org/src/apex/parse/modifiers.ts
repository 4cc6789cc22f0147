/** Modifiers and annotations. */
import type { AnnotationContext, ElementValueContext, ModifierContext } from '@apexdevtools/apex-parser';
import type { Annotation, ModifierKeyword, Modifiers } from '../ast.ts';
import { buildLiteral } from './literals.ts';
import { nameOf } from './identifiers.ts';
import type { Build } from './tree.ts';
import { spanOf, tokenText } from './tree.ts';

export const NO_MODIFIERS: Modifiers = { keywords: [], annotations: [] };

export function buildModifiers(build: Build, contexts: readonly ModifierContext[]): Modifiers {
  if (contexts.length === 0) return NO_MODIFIERS;
  const keywords: Modifiers['keywords'][number][] = [];
  const annotations: Annotation[] = [];
  for (const context of contexts) {
    const annotation = context.annotation();
    if (annotation) annotations.push(buildAnnotation(build, annotation));
    else keywords.push({ keyword: keywordOf(context), span: spanOf(context) });
  }
  return { keywords, annotations };
}

function keywordOf(context: ModifierContext): ModifierKeyword {
  const words = (context.children ?? []).map((child) => tokenText(child).toLowerCase());
  return words.join(' ') as ModifierKeyword;
}

function buildAnnotation(build: Build, context: AnnotationContext): Annotation {
  const pairs = context.elementValuePairs();
  const lone = context.elementValue();
  const params: Annotation['params'][number][] = [];
  if (pairs) {
    for (const pair of pairs.elementValuePair_list()) {
      params.push({ name: pair.id().start.text, value: valueOf(build, pair.elementValue()), span: spanOf(pair) });
    }
  } else if (lone) {
    params.push({ name: 'value', value: valueOf(build, lone), span: spanOf(lone) });
  }
  return { name: nameOf(context.id()), params, span: spanOf(context) };
}

function valueOf(build: Build, context: ElementValueContext): string | boolean | number {
  const literal = buildLiteral(build, context.literal());
  switch (literal.kind) {
    case 'string':
    case 'boolean':
      return literal.value;
    case 'null':
      return 'null';
    default:
      return Number(literal.text);
  }
}
