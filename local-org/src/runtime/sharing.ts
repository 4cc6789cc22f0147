/**
 * Whether the running code sees all records or only those of its user, and which access mode it has where it names none. Classes with a
 * keyword know at compile time; the others take over from whoever called them, which the stack shows. Reading the stack costs some
 * microseconds, and only queries and DML of such classes ask, whose number the governor limits bound; calls themselves cost nothing.
 */
import type { AccessMode } from '../soql/queries.ts';
import { hasTransaction, tx } from './context.ts';
import { type ApexFrame, currentFrame, framesUpTo, type Sharing } from './stack.ts';

/** From this version on, code of classes runs in user mode and `with sharing` unless declared otherwise. */
const SECURE_BY_DEFAULT = 67;

export function runningSharing(): 'with' | 'without' {
  const last = framesUpTo(({ sharing }) => SHARING[sharing] !== null).at(-1);
  return last === undefined ? 'without' : (SHARING[last.sharing] ?? entrySharing(last));
}

/** Of code with that keyword; null where its caller decides. */
const SHARING: Readonly<Record<Sharing, 'with' | 'without' | null>> = {
  with: 'with',
  without: 'without',
  trigger: 'without',
  anonymous: 'with',
  inherited: null,
  none: null,
};

/** An entry point without a keyword sees everything, except as a component's controller; `inherited sharing` does not. */
function entrySharing(entry: ApexFrame): 'with' | 'without' {
  if (entry.sharing === 'inherited') return 'with';
  return hasTransaction() && tx().quiddity === 'AURA' ? 'with' : 'without';
}

/** For platform methods that take no access level: decided by the API version of the class that calls. */
export function runningAccess(): AccessMode {
  const frame = currentFrame();
  if (frame === null || frame.sharing === 'trigger') return 'system';
  return frame.apiVersion >= SECURE_BY_DEFAULT ? 'user' : 'system';
}
