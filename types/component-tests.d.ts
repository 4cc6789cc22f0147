// What jest.lwc.setup.cjs gives to the tests of components. A script file: every block is ambient.
declare namespace jest {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface Matchers<R, T> {
    /** No finding of axe-core's rules for WCAG. */
    toBeAccessible(): Promise<R>;
  }
}

/** Waits until promises of the component have come back and it is rendered again. */
declare function settled(): Promise<void>;
