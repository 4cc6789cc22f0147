/** Not for people: a process that runs test classes one at a time. */
export const WORKER_COMMAND = '__test-worker';
