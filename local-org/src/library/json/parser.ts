/** System.JSONParser: the tokens of a text, one at a time. */
import type { ApexBlob } from '../../runtime/blob.ts';
import { ApexException } from '../../runtime/exception.ts';
import { libraryClass } from '../../runtime/library.ts';
import { libraryEnum } from '../../runtime/library-enums.ts';
import {
  BLOB,
  BOOLEAN,
  DATE,
  DATETIME,
  DECIMAL,
  DOUBLE,
  ID,
  INTEGER,
  LONG,
  TIME,
} from '../../runtime/runtime-types.ts';
import type { ApexTypeToken } from '../../runtime/type-token.ts';
import type { ApexEnum, RuntimeType } from '../../runtime/types.ts';
import { typed } from './read.ts';
import { jsonError, tokenize, type Token } from './tokens.ts';
import { readNode, type JsonNode } from './tree.ts';

export class JsonParser {
  private readonly tokens: Iterator<Token>;
  current: Token | null = null;
  last: Token | null = null;
  /** Name that goes with the current value. */
  name: string | null = null;
  private readonly names: (string | null)[] = [];

  constructor(text: string) {
    this.tokens = tokenize(text, true);
  }

  next(): Token | null {
    const result = this.tokens.next();
    this.current = result.done === true ? null : (result.value as Token);
    this.follow(this.current);
    return this.current;
  }

  /** Past the end of the object or array that begins here. */
  skipChildren(): void {
    if (this.current?.kind !== 'START_OBJECT' && this.current?.kind !== 'START_ARRAY') return;
    let depth = 1;
    while (depth > 0) {
      const token = this.next();
      if (token === null) return;
      if (token.kind.startsWith('START_')) depth++;
      else if (token.kind.startsWith('END_')) depth--;
    }
  }

  /** The whole value that begins at the current token. */
  node(): JsonNode {
    if (this.current === null) this.next();
    if (this.current === null) throw jsonError('No content to map to Object due to end of input');
    if (this.current.kind === 'FIELD_NAME') this.next();
    return readNode({ next: () => ({ done: false, value: this.next()! }) }, this.current);
  }

  private follow(token: Token | null): void {
    if (token === null) return;
    if (token.kind === 'FIELD_NAME') this.name = token.text;
    else if (token.kind === 'START_OBJECT' || token.kind === 'START_ARRAY') {
      this.names.push(this.name);
      if (token.kind === 'START_ARRAY') this.name = null;
    } else if (token.kind === 'END_OBJECT' || token.kind === 'END_ARRAY') this.name = this.names.pop() ?? null;
  }
}

const kindOf = (token: Token | null): ApexEnum | null =>
  token === null ? null : libraryEnum('System.JSONToken', token.kind);

function valueAs(self: JsonParser, type: RuntimeType): unknown {
  const { current } = self;
  if (current === null) throw jsonError('Current token is null');
  if (current.kind === 'VALUE_NULL') return null;
  const kind =
    current.kind === 'VALUE_STRING'
      ? 'string'
      : current.kind === 'VALUE_NUMBER_INT'
        ? 'integer'
        : current.kind === 'VALUE_NUMBER_FLOAT'
          ? 'float'
          : null;
  if (kind !== null) return typed({ kind, text: current.text, at: current.at }, type, false);
  if (current.kind === 'VALUE_TRUE' || current.kind === 'VALUE_FALSE')
    return typed({ kind: 'boolean', value: current.kind === 'VALUE_TRUE', at: current.at }, type, false);
  throw jsonError(`Current token (${current.kind}) is not a value of type ${type.name}`);
}

function readAs(self: JsonParser, token: ApexTypeToken, strict: boolean): unknown {
  if (token === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
  return typed(self.node(), token.type, strict);
}

export const jsonTokenClass = libraryClass({
  name: 'System.JSONToken',
  kind: 'enum',
  values: [
    'END_ARRAY',
    'END_OBJECT',
    'FIELD_NAME',
    'NOT_AVAILABLE',
    'START_ARRAY',
    'START_OBJECT',
    'VALUE_EMBEDDED_OBJECT',
    'VALUE_FALSE',
    'VALUE_NULL',
    'VALUE_NUMBER_FLOAT',
    'VALUE_NUMBER_INT',
    'VALUE_STRING',
    'VALUE_TRUE',
  ],
});

export const jsonParserClass = libraryClass({
  name: 'System.JSONParser',
  instance: JsonParser,
  members: {
    'void clearCurrentToken()': (self: JsonParser) => {
      self.last = self.current;
      self.current = null;
    },
    'Blob getBlobValue()': (self: JsonParser): ApexBlob => valueAs(self, BLOB) as ApexBlob,
    'Boolean getBooleanValue()': (self: JsonParser) => valueAs(self, BOOLEAN),
    'String getCurrentName()': (self: JsonParser) => (self.current === null ? null : self.name),
    'System.JSONToken getCurrentToken()': (self: JsonParser) => kindOf(self.current),
    'Datetime getDatetimeValue()': (self: JsonParser) => valueAs(self, DATETIME),
    'Date getDateValue()': (self: JsonParser) => valueAs(self, DATE),
    'Decimal getDecimalValue()': (self: JsonParser) => valueAs(self, DECIMAL),
    'Double getDoubleValue()': (self: JsonParser) => valueAs(self, DOUBLE),
    'Id getIdValue()': (self: JsonParser) => valueAs(self, ID),
    'Integer getIntegerValue()': (self: JsonParser) => valueAs(self, INTEGER),
    'System.JSONToken getLastClearedToken()': (self: JsonParser) => kindOf(self.last),
    'Long getLongValue()': (self: JsonParser) => valueAs(self, LONG),
    'String getText()': (self: JsonParser) => self.current?.text ?? null,
    'Time getTimeValue()': (self: JsonParser) => valueAs(self, TIME),
    'Boolean hasCurrentToken()': (self: JsonParser) => self.current !== null,
    'System.JSONToken nextToken()': (self: JsonParser) => kindOf(self.next()),
    'System.JSONToken nextValue()': (self: JsonParser) => {
      const token = self.next();
      return kindOf(token?.kind === 'FIELD_NAME' ? self.next() : token);
    },
    'Object readValueAs(System.Type apexType)': (self: JsonParser, type: ApexTypeToken) => readAs(self, type, false),
    'Object readValueAsStrict(System.Type apexType)': (self: JsonParser, type: ApexTypeToken) =>
      readAs(self, type, true),
    'void skipChildren()': (self: JsonParser) => self.skipChildren(),
  },
});
