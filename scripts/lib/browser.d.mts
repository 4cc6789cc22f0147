/** Where the browser for the page tests is; undefined when there is none. */
export function browserPath(): string | undefined;
