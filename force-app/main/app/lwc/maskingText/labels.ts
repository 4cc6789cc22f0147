import seconds from '@salesforce/label/c.Runs_Seconds';
import minutes from '@salesforce/label/c.Runs_Minutes';
import hours from '@salesforce/label/c.Runs_Hours';
import connectionLost from '@salesforce/label/c.App_Connection_Lost';
import notRead from '@salesforce/label/c.App_Not_Read';

/** Every word of this component. */
export const labels = {
  seconds,
  minutes,
  hours,
  connectionLost,
  notRead,
};
