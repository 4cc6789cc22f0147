import note from '@salesforce/label/c.Setup_Note';
import toDo from '@salesforce/label/c.Setup_To_Do';
import ok from '@salesforce/label/c.Setup_Ok';
import error from '@salesforce/label/c.App_Error';

/** Every word of this component. */
export const labels = {
  note,
  toDo,
  ok,
  error,
};
