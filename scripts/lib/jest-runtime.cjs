/** Jest's runtime, whose modules go with the test file that imported them. */
const { default: JestRuntime } = require('jest-runtime');

/**
 * In Node 20 a module of `node:vm` keeps a strong reference to each module that it imports until it is instantiated itself, which Node does
 * only for the module that a program asks for. Everything that a test file has imported would stay in memory, its orgs with it, until the
 * process ends. Instantiating a module again changes nothing else.
 *
 * @see https://github.com/nodejs/node/blob/v20.x/src/module_wrap.cc `ModuleWrap::Instantiate`
 */
class Runtime extends JestRuntime {
  teardown() {
    const modules = [...this._esmoduleRegistry.values()];
    super.teardown();
    void Promise.allSettled(modules).then((loaded) => {
      for (const { value } of loaded) release(value);
    });
  }
}

function release(module) {
  const wrap = Object.getOwnPropertySymbols(module ?? {}).find(({ description }) => description === 'kWrap');
  // A module that could not be evaluated cannot be instantiated either.
  if (module?.status === 'evaluated') module[wrap]?.instantiate?.();
}

module.exports = { default: Runtime, __esModule: true };
