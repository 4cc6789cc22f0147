/** For every component test: `expect(element).toBeAccessible()` and `await settled()`. */
require('@sa11y/jest').setup();

const TURNS = 20;

globalThis.settled = async () => {
  for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
};
