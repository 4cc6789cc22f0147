/** Formula and FormulaEval: formulas that Apex builds and evaluates. Source: Apex Reference Guide, "FormulaEval Namespace". */
import { ApexList, ApexSet } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { ApexDecimal } from '../runtime/decimal.ts';
import { ApexDouble } from '../runtime/double.ts';
import { ApexException } from '../runtime/exception.ts';
import { libraryClass, notImplemented } from '../runtime/library.ts';
import { STRING } from '../runtime/runtime-types.ts';
import { SObject } from '../runtime/sobject.ts';
import type { ApexTypeToken } from '../runtime/type-token.ts';
import type { SObjectTypeToken } from '../runtime/tokens.ts';
import type { ApexEnum, UserClass } from '../runtime/types.ts';
import { formulaClock, fromFormulaValue, toFormula } from '../formula/formula-apex-values.ts';
import type { FormulaExpr } from '../formula/ast.ts';
import { evaluateFormula, fieldPaths, unknownFunctions, type FormulaContext } from '../formula/evaluate.ts';
import { globalValue } from '../formula/globals.ts';
import { loadFormulas } from '../formula/load-formulas.ts';
import { FormulaError } from '../formula/parse.ts';
import { fieldAt, parsedFormula } from '../formula/parsed.ts';
import { recordContext } from '../formula/formula-records.ts';
import { textOf, type FormulaValue } from '../formula/formula-values.ts';
import type { SObjectType } from '../schema/model.ts';
import { itemsOf, libraryEnum } from '../host/apex-values.ts';
import { apexField } from '../flow/interview.ts';

type ContextType = SObjectType | UserClass;

const isRecordType = (type: ContextType): type is SObjectType => 'keyPrefix' in type;

const MERGE = /\{!\s*([^}]*?)\s*\}/g;

class FormulaBuilder {
  type: ContextType | null = null;
  text: string | null = null;
  returns = 'BOOLEAN';
  globals: ReadonlySet<string> = new Set();
  isTemplate = false;

  build(): FormulaInstance {
    if (this.type === null) throw invalid('The formula has no context type');
    if (this.text === null || this.text.trim() === '') throw invalid('The formula is empty');
    const parts = this.isTemplate ? [...this.text.matchAll(MERGE)].map(([, inner]) => inner!) : [this.text];
    for (const part of parts) check(part, this.type, this.globals);
    return new FormulaInstance(this.type, this.text, this.returns, this.isTemplate);
  }
}

function invalid(message: string): ApexException {
  return ApexException.of('System.FormulaValidationException', message);
}

function check(text: string, type: ContextType, globals: ReadonlySet<string>): void {
  const tree = parse(text);
  const [unknown] = unknownFunctions(tree);
  if (unknown !== undefined) throw invalid(`Unknown function ${unknown}. Check spelling.`);
  for (const path of fieldPaths(tree)) {
    const isKnown = path[0]!.startsWith('$')
      ? globals.has(path[0]!.slice(1).toUpperCase())
      : isRecordType(type)
        ? fieldAt(tx().org.schema, type, path) !== null
        : memberOf(type, path[0]!)?.visibility === 'global';
    if (!isKnown) throw invalid(`Field ${path.join('.')} does not exist. Check spelling.`);
  }
}

function parse(text: string): FormulaExpr {
  try {
    return parsedFormula(text);
  } catch (error) {
    if (error instanceof FormulaError) throw invalid(error.message);
    throw error;
  }
}

function memberOf(cls: UserClass, name: string): UserClass['$fields'][number] | null {
  for (let at: UserClass | null = cls; at !== null; at = at.$superclass) {
    const field = at.$fields.find((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
    if (field !== undefined) return field;
  }
  return null;
}

class FormulaInstance {
  readonly type: ContextType;
  readonly text: string;
  readonly returns: string;
  readonly isTemplate: boolean;

  constructor(type: ContextType, text: string, returns: string, isTemplate: boolean) {
    this.type = type;
    this.text = text;
    this.returns = returns;
    this.isTemplate = isTemplate;
  }

  evaluate(subject: unknown): unknown {
    const context = contextOf(subject);
    try {
      if (!this.isTemplate) return result(this.returns, evaluateFormula(parsedFormula(this.text), context));
      return this.text.replace(MERGE, (_, inner: string) => textOf(evaluateFormula(parsedFormula(inner), context)));
    } catch (error) {
      if (error instanceof FormulaError) throw ApexException.of('System.FormulaEvaluationException', error.message);
      throw error;
    }
  }

  referenced(): ApexSet {
    const parts = this.isTemplate ? [...this.text.matchAll(MERGE)].map(([, inner]) => inner!) : [this.text];
    return new ApexSet(
      STRING,
      parts.flatMap((part) => fieldPaths(parsedFormula(part)).map((path) => path.join('.'))),
    );
  }
}

function contextOf(subject: unknown): FormulaContext {
  if (subject instanceof SObject) return recordContext(tx().org, subject, null);
  return {
    ...formulaClock(),
    field: (path) => (path[0]!.startsWith('$') ? globalValue(path) : memberValue(subject, path)),
    prior: (path) => memberValue(subject, path),
    isNew: false,
    blankAsZero: true,
  };
}

/** Members of an object of the project's classes, and on from there into its records. */
function memberValue(subject: unknown, [name, ...rest]: readonly string[]): FormulaValue {
  if (subject === null || subject === undefined) return null;
  const js = apexField(subject as object, name!);
  if (js === null) throw new FormulaError(`Field ${name} does not exist. Check spelling.`);
  const value = (subject as Record<string, unknown>)[js];
  if (rest.length === 0) return value instanceof SObject ? value.id : toFormula(value);
  if (value === null || value === undefined) return null;
  return value instanceof SObject ? recordContext(tx().org, value, null).field(rest) : memberValue(value, rest);
}

function result(returns: string, value: FormulaValue): unknown {
  switch (returns) {
    case 'BOOLEAN':
      return value === true;
    case 'STRING':
    case 'ID':
      return value === null ? null : textOf(value);
    case 'INTEGER':
      return typeof value === 'number' ? Math.trunc(value) : null;
    case 'LONG':
      return typeof value === 'number' ? BigInt(Math.trunc(value)) : null;
    case 'DOUBLE':
      return typeof value === 'number' ? new ApexDouble(value) : null;
    case 'DECIMAL':
      return typeof value === 'number' ? ApexDecimal.fromNumber(value) : null;
    default:
      return fromFormulaValue(value);
  }
}

libraryClass({
  name: 'FormulaEval.FormulaReturnType',
  kind: 'enum',
  values: ['BOOLEAN', 'DATE', 'DATETIME', 'DECIMAL', 'DOUBLE', 'ID', 'INTEGER', 'LONG', 'STRING', 'TIME'],
});

libraryClass({
  name: 'FormulaEval.FormulaGlobal',
  kind: 'enum',
  values: ['CUSTOMMETADATA', 'LABEL', 'ORGANIZATION', 'PERMISSION', 'PROFILE', 'SETUP', 'SYSTEM', 'USER', 'USERROLE'],
});

export const formulaInstanceClass = libraryClass({
  name: 'FormulaEval.FormulaInstance',
  members: {
    'Object evaluate(Object contextObject)': (self: FormulaInstance, subject: unknown) => self.evaluate(subject),
    'Set<String> getReferencedFields()': (self: FormulaInstance) => self.referenced(),
  },
  instance: FormulaInstance,
});

export const formulaBuilderClass = libraryClass({
  name: 'FormulaEval.FormulaBuilder',
  members: {
    'FormulaEval.FormulaBuilder withType(Schema.SObjectType contextType)': (
      self: FormulaBuilder,
      token: SObjectTypeToken,
    ) => Object.assign(self, { type: token.type }),
    'FormulaEval.FormulaBuilder withType(System.Type contextType)': (self: FormulaBuilder, token: ApexTypeToken) =>
      Object.assign(self, { type: token.type.sobject ?? token.type.user }),
    'FormulaEval.FormulaBuilder withFormula(String formulaText)': (self: FormulaBuilder, text: string | null) =>
      Object.assign(self, { text }),
    'FormulaEval.FormulaBuilder withReturnType(FormulaEval.FormulaReturnType returnType)': (
      self: FormulaBuilder,
      returns: ApexEnum,
    ) => Object.assign(self, { returns: returns.name }),
    'FormulaEval.FormulaBuilder withGlobalVariables(List<FormulaEval.FormulaGlobal> globals)': (
      self: FormulaBuilder,
      globals: ApexList,
    ) => Object.assign(self, { globals: new Set(globals.items.map((item) => (item as ApexEnum).name)) }),
    'FormulaEval.FormulaBuilder parseAsTemplate(Boolean isTemplate)': (self: FormulaBuilder, isTemplate: boolean) =>
      Object.assign(self, { isTemplate, returns: libraryEnum('FormulaEval.FormulaReturnType', 'STRING').name }),
    'FormulaEval.FormulaInstance build()': (self: FormulaBuilder) => self.build(),
  },
  instance: FormulaBuilder,
});

class RecalculateResult {
  readonly record: SObject;
  constructor(record: SObject) {
    this.record = record;
  }
}

export const recalculateResultClass = libraryClass({
  name: 'System.FormulaRecalcResult',
  members: {
    'Boolean isSuccess()': () => true,
    'SObject getSObject()': (self: RecalculateResult) => self.record,
    'List<System.FormulaRecalcFieldError> getErrors()': () => null,
  },
  instance: RecalculateResult,
});

libraryClass({
  name: 'System.FormulaRecalcFieldError',
  members: { 'String getFieldName()': notImplemented, 'String getFieldError()': notImplemented },
});

export const formulaClass = libraryClass({
  name: 'System.Formula',
  members: {
    'static FormulaEval.FormulaBuilder builder()': () => new FormulaBuilder(),
    'static List<System.FormulaRecalcResult> recalculateFormulas(List<SObject> records)': (records: ApexList) => {
      const { org } = tx();
      return new ApexList(
        records.elementType,
        [...itemsOf(records)].map((item) => {
          const record = item as SObject;
          loadFormulas(org, record.sobjectType, [record]);
          return new RecalculateResult(record);
        }),
      );
    },
  },
});
