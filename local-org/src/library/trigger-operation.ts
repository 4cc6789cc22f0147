/** System.TriggerOperation: what `Trigger.operationType` answers. */
import { libraryClass } from '../runtime/library.ts';

export const triggerOperationClass = libraryClass({
  name: 'System.TriggerOperation',
  kind: 'enum',
  values: [
    'BEFORE_INSERT',
    'BEFORE_UPDATE',
    'BEFORE_DELETE',
    'AFTER_INSERT',
    'AFTER_UPDATE',
    'AFTER_DELETE',
    'AFTER_UNDELETE',
  ],
});
