/** Records that an approval holds locked, kept per transaction. */
export const LOCKED = Symbol('locked records');
