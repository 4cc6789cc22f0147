import isDefault from '@salesforce/label/c.Rules_Default';

/** Every word of this module. */
export const labels = { isDefault };
