/** Reads the Email fields of the org: in a large org with several requests. */
import getInventory from '@salesforce/apex/EmailFieldsController.getInventory';
import { progressText, readParts } from 'c/maskingInventory';
import { inventoryOf, type Inventory } from './fieldRow';

/**
 * @param isFresh false when no field can be new or gone
 * @param onProgress hears how far the reading is, and undefined when it is done; returns whether anybody still wants the rest
 */
export async function readInventory(
  isFresh: boolean,
  onProgress: (progress: string | undefined) => boolean,
): Promise<Inventory> {
  const ask = (objectNames: readonly string[] | null): Promise<unknown> => getInventory({ ruleSet: null, objectNames });
  let isLong = false;
  const parts = await readParts<Inventory>(ask, {
    isFresh,
    onPart: ({ rest = [] }, progress) => {
      isLong ||= rest.length > 0;
      return onProgress(isLong ? progressText(progress) : undefined);
    },
  });
  onProgress(undefined);
  return inventoryOf(parts);
}
