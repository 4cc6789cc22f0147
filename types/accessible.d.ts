// The matcher of @sa11y/jest, whose own declaration augments a module this project does not import. A script file: ambient.
declare namespace jest {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  interface Matchers<R, T> {
    /** No finding of axe-core's rules for WCAG. */
    toBeAccessible(): Promise<R>;
  }
}
