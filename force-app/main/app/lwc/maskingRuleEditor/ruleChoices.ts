/** What the form of a rule offers to choose from. */
import getObjects from '@salesforce/apex/RuleEditorController.getObjects';
import { progressText, readParts, type Part } from 'c/maskingInventory';
import type { PickerOption } from 'c/maskingPicker';
import { deletionOptions, EVERY, KIND_DELETE, KIND_EMAIL, methodText, type Option, type Rule } from 'c/maskingRuleText';
import { labels } from './labels';

export interface Choice {
  name: string;
  label: string;
}

interface Choices extends Part {
  choices: Choice[];
}

export interface FieldChoice extends Choice {
  type: string;
  length: number;
  methods: string[];
}

/**
 * Objects for rules of a kind: they can be chosen as soon as they are read.
 *
 * @param take takes what is known so far with how far the reading is, while it goes on; returns whether anybody still wants the rest
 */
export async function readObjects(
  kind: string,
  take: (objects: Choice[], progress: string | undefined) => boolean,
): Promise<void> {
  let found: Choice[] = [];
  await readParts<Choices>((objectNames) => getObjects({ kind, objectNames }), {
    // What is known from a short time ago are objects with Email fields.
    isFresh: kind !== KIND_EMAIL,
    onPart: ({ choices, rest = [] }, progress) => {
      found = [...found, ...choices];
      return take(found, rest.length > 0 ? progressText(progress) : undefined);
    },
  });
}

export function objectOptions({ kind }: Rule, objects: readonly Choice[]): PickerOption[] {
  const found = objects.map(({ name, label }) => ({ value: name, label, meta: name }));
  const mayBeEvery = kind === KIND_EMAIL || kind === KIND_DELETE;
  return mayBeEvery ? [{ value: EVERY, label: labels.everyObject }, ...found] : found;
}

/** Types as Object Manager names them. */
const TYPES: Readonly<Record<string, string>> = {
  STRING: labels.typeText,
  TEXTAREA: labels.typeTextArea,
  PHONE: labels.typePhone,
  URL: labels.typeUrl,
  EMAIL: labels.typeEmail,
  COMBOBOX: labels.typeCombobox,
  DOUBLE: labels.typeNumber,
  INTEGER: labels.typeNumber,
  LONG: labels.typeNumber,
  CURRENCY: labels.typeCurrency,
  PERCENT: labels.typePercent,
  DATE: labels.typeDate,
  DATETIME: labels.typeDateTime,
  BOOLEAN: labels.typeCheckbox,
};

const typeText = ({ type, length }: FieldChoice): string => {
  const text = TYPES[type] ?? type;
  return length > 0 ? `${text} (${length})` : text;
};

export function fieldOptions({ kind }: Rule, fields: readonly FieldChoice[]): PickerOption[] {
  const found = fields.map((field) => ({
    value: field.name,
    label: field.label,
    meta: `${field.name} · ${typeText(field)}`,
  }));
  return kind === KIND_EMAIL ? [{ value: EVERY, label: labels.everyField }, ...found] : found;
}

/** Methods that fit the field; the chosen one stays among them. */
export function methodOptions({ kind, fieldName, method }: Rule, fields: readonly FieldChoice[]): Option[] {
  if (kind === KIND_DELETE) return deletionOptions();
  const methods = fields.find(({ name }) => name === fieldName)?.methods ?? [];
  const all = method && !methods.includes(method) ? [method, ...methods] : methods;
  return all.map((value) => ({ value, label: methodText(value) }));
}
