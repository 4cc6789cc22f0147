/** A map that code may read and not change: `Setting__c.getAll()`. */
import { ApexMap } from './collections.ts';
import { ApexException } from './exception.ts';

const readOnly = (): ApexException => ApexException.of('System.FinalException', 'Collection is read-only');

export class ReadOnlyMap extends ApexMap {
  /** Unset while the entries are filled in. */
  private readonly isSealed = true;

  override set(key: unknown, value: unknown): void {
    if (this.isSealed) throw readOnly();
    super.set(key, value);
  }

  override remove(): never {
    throw readOnly();
  }

  override clear(): never {
    throw readOnly();
  }
}
