/** Apex's Blob: bytes that nobody changes. */
import { STEP_BUDGET } from './step-budget.ts';
import { apexHash32 } from './hash.ts';

export class ApexBlob {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    STEP_BUDGET.take(bytes.length, this);
  }

  /** The UTF-8 bytes of a text. */
  static ofText(text: string): ApexBlob {
    return new ApexBlob(Buffer.from(text, 'utf8'));
  }

  get size(): number {
    return this.bytes.length;
  }

  /** The bytes as a Node buffer, without a copy. */
  buffer(): Buffer {
    const { bytes } = this;
    return bytes instanceof Buffer ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  equals(other: unknown): boolean {
    return other instanceof ApexBlob && this.buffer().equals(other.bytes);
  }

  hashCode(): number {
    return apexHash32(this.bytes);
  }

  /** What `String.valueOf` and string concatenation give. */
  toString(): string {
    return `Blob[${this.bytes.length}]`;
  }
}
