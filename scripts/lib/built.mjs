/** What a program was built from: as long as its sources are the same, it need not be built again. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { writeWhole } from './write-whole.mjs';

/**
 * @param record a file that {@link keepBuilt} wrote
 * @param settings all that decides the result besides the sources, as text
 */
export function isBuilt(record, settings) {
  if (!existsSync(record)) return false;
  const kept = JSON.parse(readFileSync(record, 'utf8'));
  return (
    kept.settings === settings &&
    kept.outputs.every((file) => existsSync(file)) &&
    Object.entries(kept.inputs).every(([file, state]) => stateOf(file) === state)
  );
}

/**
 * @param inputs absolute paths of the sources that were read
 * @param outputs absolute paths of the files that were written
 * @param started when the build began: milliseconds since 1970
 */
export function keepBuilt(record, { settings, inputs, outputs, started }) {
  // One that was saved meanwhile may have been read before or after.
  if (inputs.some((file) => (modified(file) ?? Infinity) >= started)) return;
  const states = Object.fromEntries(inputs.map((file) => [file, stateOf(file)]));
  writeWhole(record, JSON.stringify({ settings, outputs, inputs: states }));
}

/** Null for a file that is not there. */
function stateOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.mtimeMs} ${found.size}`;
}

function modified(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
