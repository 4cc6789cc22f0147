/** System.Assert. */
import { libraryClass } from '../runtime/library.ts';
import { ApexException } from '../runtime/exception.ts';
import type { RuntimeType } from '../runtime/types.ts';
import { apexText, isInstance, typeNameOf } from '../host/apex-values.ts';
import { assertEqual, assertionFailed, assertNotEqual } from './system.ts';

function isTrue(condition: boolean | null, expected: boolean, message: unknown): void {
  if (condition === null) throw ApexException.of('System.NullPointerException', 'Argument 1 cannot be null');
  if (condition !== expected) throw assertionFailed(message, `Expected: ${expected}, Actual: ${condition}`);
}

function isNull(value: unknown, message: unknown): void {
  if (value !== null) throw assertionFailed(message, `Expected: null, Actual: ${apexText(value)}`);
}

function isNotNull(value: unknown, message: unknown): void {
  if (value === null) throw assertionFailed(message, 'Same value: null');
}

function isInstanceOf(value: unknown, type: { readonly type: RuntimeType }, message: unknown): void {
  if (!isInstance(value, type.type))
    throw assertionFailed(
      message,
      `Expected type: ${type.type.name}, Actual type: ${value === null ? 'null' : typeNameOf(value)}`,
    );
}

function isNotInstanceOf(value: unknown, type: { readonly type: RuntimeType }, message: unknown): void {
  if (isInstance(value, type.type)) throw assertionFailed(message, `Not expected type: ${type.type.name}`);
}

export const assertClass = libraryClass({
  name: 'System.Assert',
  members: {
    'static void areEqual(Object expected, Object actual)': (expected: unknown, actual: unknown) =>
      assertEqual(expected, actual, null),
    'static void areEqual(Object expected, Object actual, String message)': assertEqual,
    'static void areNotEqual(Object notExpected, Object actual)': (unexpected: unknown, actual: unknown) =>
      assertNotEqual(unexpected, actual, null),
    'static void areNotEqual(Object notExpected, Object actual, String message)': assertNotEqual,
    'static void isTrue(Boolean condition)': (condition: boolean | null) => isTrue(condition, true, null),
    'static void isTrue(Boolean condition, String message)': (condition: boolean | null, message: string | null) =>
      isTrue(condition, true, message),
    'static void isFalse(Boolean condition)': (condition: boolean | null) => isTrue(condition, false, null),
    'static void isFalse(Boolean condition, String message)': (condition: boolean | null, message: string | null) =>
      isTrue(condition, false, message),
    'static void isNull(Object value)': (value: unknown) => isNull(value, null),
    'static void isNull(Object value, String message)': isNull,
    'static void isNotNull(Object value)': (value: unknown) => isNotNull(value, null),
    'static void isNotNull(Object value, String message)': isNotNull,
    'static void isInstanceOfType(Object instance, System.Type expectedType)': (
      value: unknown,
      type: { readonly type: RuntimeType },
    ) => isInstanceOf(value, type, null),
    'static void isInstanceOfType(Object instance, System.Type expectedType, String message)': isInstanceOf,
    'static void isNotInstanceOfType(Object instance, System.Type notExpectedType)': (
      value: unknown,
      type: { readonly type: RuntimeType },
    ) => isNotInstanceOf(value, type, null),
    'static void isNotInstanceOfType(Object instance, System.Type notExpectedType, String message)': isNotInstanceOf,
    'static void fail()': () => {
      throw assertionFailed(null, null);
    },
    'static void fail(String message)': (message: string | null) => {
      throw assertionFailed(message, null);
    },
  },
});
