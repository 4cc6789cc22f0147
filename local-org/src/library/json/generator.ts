/** System.JSONGenerator: JSON text written piece by piece. */
import { libraryClass } from '../../runtime/library.ts';
import { jsonError } from './tokens.ts';
import { quoteJson, writeJson } from './write.ts';

/** What begins with this character, as the platform's messages name it. */
const VERBS: Readonly<Record<string, string>> = {
  '"': 'write text value',
  '{': 'start an object',
  '[': 'start an array',
  n: 'write null value',
  t: 'write boolean value',
  f: 'write boolean value',
};

export class JsonGenerator {
  private readonly pretty: boolean;
  private text = '';
  private readonly open: { readonly kind: '{' | '['; count: number; pendingName: boolean }[] = [];
  closed = false;

  constructor(pretty: boolean) {
    this.pretty = pretty;
  }

  start(kind: '{' | '['): void {
    this.before(kind === '{' ? 'start an object' : 'start an array');
    this.text += this.pretty && kind === '[' ? '[ ' : kind;
    this.open.push({ kind, count: 0, pendingName: false });
  }

  end(kind: '{' | '['): void {
    const frame = this.open.pop();
    if (frame?.kind !== kind)
      throw jsonError(
        `Current context not ${kind === '{' ? 'an object' : 'an ARRAY'} but ${frame === undefined ? 'ROOT' : frame.kind === '{' ? 'OBJECT' : 'ARRAY'}`,
      );
    if (!this.pretty) this.text += kind === '{' ? '}' : ']';
    else if (kind === '[') this.text += ' ]';
    else this.text += frame.count === 0 ? ' }' : `\n${this.indent()}}`;
  }

  name(name: string): void {
    const frame = this.open[this.open.length - 1];
    if (frame?.kind !== '{' || frame.pendingName) throw jsonError('Can not write a field name, expecting a value');
    if (frame.count++ > 0) this.text += ',';
    if (this.pretty) this.text += `\n${this.indent()}`;
    this.text += `${quoteJson(name)}${this.pretty ? ' : ' : ':'}`;
    frame.pendingName = true;
  }

  raw(json: string): void {
    this.before(VERBS[json[0]] ?? 'write number');
    this.text += json;
  }

  value(value: unknown): void {
    this.raw(writeJson(value, { suppressNulls: false, pretty: this.pretty }));
  }

  asString(): string {
    return this.text;
  }

  /** `what`: as the message of a value where a name belongs names it. */
  private before(what: string): void {
    const frame = this.open[this.open.length - 1];
    if (frame === undefined) return;
    if (frame.kind === '{') {
      if (!frame.pendingName) throw jsonError(`Can not ${what}, expecting field name`);
      frame.pendingName = false;
    } else if (frame.count++ > 0) this.text += this.pretty ? ', ' : ',';
  }

  private indent(): string {
    return '  '.repeat(this.open.filter((frame) => frame.kind === '{').length);
  }
}

/** `writeXField(name, value)` and `writeX(value)` for each type of value. */
const TYPED: readonly (readonly [method: string, apexType: string])[] = [
  ['Blob', 'Blob'],
  ['Boolean', 'Boolean'],
  ['Date', 'Date'],
  ['DateTime', 'Datetime'],
  ['Id', 'Id'],
  ['Number', 'Decimal'],
  ['Number', 'Double'],
  ['Number', 'Integer'],
  ['Number', 'Long'],
  ['Object', 'Object'],
  ['String', 'String'],
  ['Time', 'Time'],
];

const writers: Record<string, (self: JsonGenerator, ...args: never[]) => void> = {};
for (const [method, type] of TYPED) {
  writers[`void write${method}(${type} value)`] = (self, value: unknown) => self.value(value);
  writers[`void write${method}Field(String fieldName, ${type} value)`] = (self, name: string, value: unknown) => {
    self.name(name);
    self.value(value);
  };
}

export const jsonGeneratorClass = libraryClass({
  name: 'System.JSONGenerator',
  instance: JsonGenerator,
  members: {
    ...writers,
    'void close()': (self: JsonGenerator) => {
      self.closed = true;
    },
    'Boolean isClosed()': (self: JsonGenerator) => self.closed,
    'String getAsString()': (self: JsonGenerator) => self.asString(),
    'void writeStartObject()': (self: JsonGenerator) => self.start('{'),
    'void writeEndObject()': (self: JsonGenerator) => self.end('{'),
    'void writeStartArray()': (self: JsonGenerator) => self.start('['),
    'void writeEndArray()': (self: JsonGenerator) => self.end('['),
    'void writeFieldName(String fieldName)': (self: JsonGenerator, name: string) => self.name(name),
    'void writeNull()': (self: JsonGenerator) => self.raw('null'),
    'void writeNullField(String fieldName)': (self: JsonGenerator, name: string) => {
      self.name(name);
      self.raw('null');
    },
  },
});
