import title from '@salesforce/label/c.Key_Title';
import text from '@salesforce/label/c.Key_Text';
import none from '@salesforce/label/c.Key_None';
import noneProduction from '@salesforce/label/c.Key_None_Production';
import there from '@salesforce/label/c.Key_There';
import rotate from '@salesforce/label/c.Key_Rotate';
import rotateAsk from '@salesforce/label/c.Key_Rotate_Ask';
import forget from '@salesforce/label/c.Key_Forget';
import forgetAsk from '@salesforce/label/c.Key_Forget_Ask';
import exportKey from '@salesforce/label/c.Key_Export';
import exportAsk from '@salesforce/label/c.Key_Export_Ask';
import events from '@salesforce/label/c.Key_Events';

/** Every word of this component. */
export const labels = {
  title,
  text,
  none,
  noneProduction,
  there,
  rotate,
  rotateAsk,
  forget,
  forgetAsk,
  exportKey,
  exportAsk,
  events,
};
