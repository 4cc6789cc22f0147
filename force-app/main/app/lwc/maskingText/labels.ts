import seconds from '@salesforce/label/c.Runs_Seconds';
import minutes from '@salesforce/label/c.Runs_Minutes';
import hours from '@salesforce/label/c.Runs_Hours';
import unexpectedError from '@salesforce/label/c.App_Unexpected_Error';

/** Every word of this component. */
export const labels = {
  seconds,
  minutes,
  hours,
  unexpectedError,
};
