import problemCount from '@salesforce/label/c.Editor_Problem_Count';
import cancel from '@salesforce/label/c.App_Cancel';
import save from '@salesforce/label/c.Editor_Save';
import undo from '@salesforce/label/c.Editor_Undo';

/** Every word of this component. */
export const labels = { problemCount, cancel, save, undo };
