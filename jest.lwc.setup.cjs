/** `expect(element).toBeAccessible()` for every component test. */
require('@sa11y/jest').setup();
