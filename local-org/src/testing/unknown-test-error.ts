/** A test was asked for that the project has not. */
export class UnknownTestError extends Error {}
