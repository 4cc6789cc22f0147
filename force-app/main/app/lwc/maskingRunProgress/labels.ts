import progress from '@salesforce/label/c.Runs_Progress';
import progressOf from '@salesforce/label/c.Runs_Progress_Of';
import rate from '@salesforce/label/c.Runs_Rate';
import timeLeft from '@salesforce/label/c.Runs_Time_Left';
import planning from '@salesforce/label/c.Runs_Planning';
import phaseMask from '@salesforce/label/c.Runs_Phase_Mask';
import phaseDelete from '@salesforce/label/c.Runs_Phase_Delete';
import phaseVerify from '@salesforce/label/c.Runs_Phase_Verify';
import objectsDone from '@salesforce/label/c.Runs_Objects_Done';
import objectsMore from '@salesforce/label/c.Runs_Objects_More';
import barLabel from '@salesforce/label/c.Runs_Bar_Label';

/** Every word of this component. */
export const labels = {
  progress,
  progressOf,
  rate,
  timeLeft,
  planning,
  phaseMask,
  phaseDelete,
  phaseVerify,
  objectsDone,
  objectsMore,
  barLabel,
};
