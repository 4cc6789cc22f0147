/** Waits for what the platform deploys after the transaction that asked for it. */
import getSave from '@salesforce/apex/RulesController.getSave';
import { durationText, fill } from 'c/maskingText';
import { labels } from './labels';

interface SaveState {
  state: 'Deploying' | 'Saved' | 'Failed';
  message?: string | null;
}

/** Between two questions, twice as long each time up to a second: short deployments are noticed soon, long ones cost few requests. */
const FIRST_POLL_MS = 250;
const POLL_MS = 1000;
const PATIENCE_SECONDS = 180;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    // The platform deploys in the background of the org: there is nothing to listen to.
    // eslint-disable-next-line @lwc/lwc/no-async-operation
    setTimeout(resolve, milliseconds);
  });

/** Three minutes, then no more. */
function patiently(seconds: number): boolean {
  if (seconds > PATIENCE_SECONDS) throw new Error(fill(labels.late, durationText(PATIENCE_SECONDS)));
  return true;
}

/**
 * Comes back when the rules are saved.
 *
 * @param goesOn hears how many seconds it has been waiting and returns whether anybody still wants to know
 * @returns whether they are saved; false when nobody wants to know
 * @throws an error in words for people when they are not
 */
export async function waitForSave(saveId: unknown, goesOn: (seconds: number) => boolean = patiently): Promise<boolean> {
  let poll = FIRST_POLL_MS;
  let seconds = 0;
  while (goesOn(seconds)) {
    // One question after another: that is what waiting is.
    // eslint-disable-next-line no-await-in-loop
    const save = (await getSave({ saveId })) as SaveState | null;
    if (save?.state === 'Saved') return goesOn(seconds);
    if (save === null || save.state === 'Failed') throw new Error(save?.message ?? labels.unknown);
    // eslint-disable-next-line no-await-in-loop
    await pause(poll);
    seconds += poll / 1000;
    poll = Math.min(2 * poll, POLL_MS);
  }
  return false;
}
