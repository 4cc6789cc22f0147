/** flowuiruntime: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'flowuiruntime',
  `
ToastLink { new() }
`,
);
