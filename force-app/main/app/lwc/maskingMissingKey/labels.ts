import title from '@salesforce/label/c.Setup_Create_Key_In_Production';
import steps from '@salesforce/label/c.Run_No_Key_Way_Out';
import openRules from '@salesforce/label/c.Files_Open_Rules';

/** Every word of this module. */
export const labels = { title, steps, openRules };
