/** Jest environment: Node's, in which no test and no hook fails because the machine is busy, and several test files can be one suite. */
import { TestEnvironment } from 'jest-environment-node';

/** Limits that tests name are those of a quiet machine. What hangs is still ended. */
const LEAST_MS = 600_000;

/** What jest-circus names its own state. */
const STATE = 'JEST_STATE_SYMBOL';

export default class PatientEnvironment extends TestEnvironment {
  /** What tests have defined leads to all that they kept in variables: it would stay in memory as long as something has this realm. */
  async teardown() {
    const { global } = this;
    await super.teardown();
    delete global.inLastDescribe;
    for (const symbol of Object.getOwnPropertySymbols(global)) if (symbol.description === STATE) delete global[symbol];
  }

  handleTestEvent({ name, test, hook }, state) {
    if (name === 'setup') this.global.inLastDescribe = (define) => inLastDescribe(state, define);
    if (name === 'test_start') test.timeout = patient(test.timeout);
    if (name === 'hook_start') hook.timeout = patient(hook.timeout);
  }
}

/** Without a limit of its own, that of the configuration counts. */
function patient(limit) {
  return limit === undefined || limit === null ? limit : Math.max(limit, LEAST_MS);
}

/**
 * Jest knows no `describe` block whose tests come from a file that is imported. Tests and hooks belong to the current block: meanwhile, that is
 * the newest one.
 */
async function inLastDescribe(state, define) {
  const outer = state.currentDescribeBlock;
  state.currentDescribeBlock = outer.children.at(-1);
  try {
    await define();
  } finally {
    state.currentDescribeBlock = outer;
  }
}
