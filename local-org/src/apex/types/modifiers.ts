/** Reading modifiers and annotations of a declaration. */
import type { Annotation, ModifierKeyword, Modifiers } from '../ast.ts';
import type { Visibility } from './apex-types.ts';

export function hasKeyword(modifiers: Modifiers, ...keywords: readonly ModifierKeyword[]): boolean {
  return modifiers.keywords.some((modifier) => keywords.includes(modifier.keyword));
}

/** The annotation of that name, case-insensitive. */
export function annotation(modifiers: Modifiers, name: string): Annotation | null {
  const lower = name.toLowerCase();
  return modifiers.annotations.find((candidate) => candidate.name.text.toLowerCase() === lower) ?? null;
}

/** A parameter of an annotation, case-insensitive; `value` is the lone one. */
export function annotationParam(of: Annotation, name: string): string | boolean | number | null {
  const lower = name.toLowerCase();
  return of.params.find((param) => param.name.toLowerCase() === lower)?.value ?? null;
}

/** The visibility that is written, or null. */
export function writtenVisibility(modifiers: Modifiers): Visibility | null {
  for (const { keyword } of modifiers.keywords) {
    switch (keyword) {
      case 'global':
      case 'webservice':
        return 'global';
      case 'public':
      case 'protected':
      case 'private':
        return keyword;
    }
  }
  return null;
}

export function writtenSharing(modifiers: Modifiers): 'with' | 'without' | 'inherited' | null {
  for (const { keyword } of modifiers.keywords) {
    switch (keyword) {
      case 'with sharing':
        return 'with';
      case 'without sharing':
        return 'without';
      case 'inherited sharing':
        return 'inherited';
    }
  }
  return null;
}

/** `@IsTest` or the old `testMethod`. */
export function isTestCode(modifiers: Modifiers): boolean {
  return annotation(modifiers, 'istest') !== null || hasKeyword(modifiers, 'testmethod');
}
