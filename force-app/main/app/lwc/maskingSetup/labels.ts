import title from '@salesforce/label/c.Setup_Title';
import steps from '@salesforce/label/c.Setup_Steps';
import position from '@salesforce/label/c.Setup_Position';
import stepReadiness from '@salesforce/label/c.Setup_Step_Readiness';
import stepFields from '@salesforce/label/c.Setup_Step_Fields';
import stepRules from '@salesforce/label/c.Setup_Step_Rules';
import stepPreview from '@salesforce/label/c.Setup_Step_Preview';
import stepRefresh from '@salesforce/label/c.Setup_Step_Refresh';
import stepSummary from '@salesforce/label/c.Setup_Step_Summary';
import introReadiness from '@salesforce/label/c.Setup_Intro_Readiness';
import introFields from '@salesforce/label/c.Setup_Intro_Fields';
import introRules from '@salesforce/label/c.Setup_Intro_Rules';
import introPreview from '@salesforce/label/c.Setup_Intro_Preview';
import introRefresh from '@salesforce/label/c.Setup_Intro_Refresh';
import introSummary from '@salesforce/label/c.Setup_Intro_Summary';
import back from '@salesforce/label/c.Setup_Back';
import next from '@salesforce/label/c.Setup_Next';
import finish from '@salesforce/label/c.Setup_Finish';
import sandboxNote from '@salesforce/label/c.Setup_Sandbox_Note';
import notRemembered from '@salesforce/label/c.Setup_Not_Remembered';
import addTitle from '@salesforce/label/c.Setup_Add_Title';
import addOneTitle from '@salesforce/label/c.Setup_Add_One_Title';
import addText from '@salesforce/label/c.Setup_Add_Text';
import addLeave from '@salesforce/label/c.Setup_Add_Leave';
import addAdd from '@salesforce/label/c.Setup_Add_Add';

/** Every word of this component. */
export const labels = {
  title,
  steps,
  position,
  stepReadiness,
  stepFields,
  stepRules,
  stepPreview,
  stepRefresh,
  stepSummary,
  introReadiness,
  introFields,
  introRules,
  introPreview,
  introRefresh,
  introSummary,
  back,
  next,
  finish,
  sandboxNote,
  notRemembered,
  addTitle,
  addOneTitle,
  addText,
  addLeave,
  addAdd,
};
