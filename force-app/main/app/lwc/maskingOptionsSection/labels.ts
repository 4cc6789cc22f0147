import readOnly from '@salesforce/label/c.Options_Read_Only';

/** Every word of this component. */
export const labels = { readOnly };
