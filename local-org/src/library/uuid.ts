/** System.UUID. Source: Apex Reference Guide, "UUID Class". */
import { randomUUID } from 'node:crypto';
import { required } from '../runtime/args.ts';
import { ApexException } from '../runtime/exception.ts';
import { textHash } from '../runtime/hash.ts';
import { libraryClass } from '../runtime/library.ts';

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export class ApexUuid {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  equals$1(other: unknown): boolean {
    return other instanceof ApexUuid && other.text === this.text;
  }

  hashcode$0(): number {
    return textHash(this.text);
  }

  tostring$0(): string {
    return this.text;
  }
}

function fromString(text: string): ApexUuid {
  const lower = required(text).toLowerCase();
  if (!SHAPE.test(lower)) throw ApexException.of('System.IllegalArgumentException', `Invalid UUID string: ${text}`);
  return new ApexUuid(lower);
}

export const uuidClass = libraryClass({
  name: 'System.UUID',
  instance: ApexUuid,
  members: {
    'static System.UUID fromString(String str)': fromString,
    'static System.UUID randomUUID()': () => new ApexUuid(randomUUID()),
    'Boolean equals(Object obj)': (self: ApexUuid, other: unknown) => self.equals$1(other),
    'Integer hashCode()': (self: ApexUuid) => self.hashcode$0(),
    'String toString()': (self: ApexUuid) => self.text,
  },
});
