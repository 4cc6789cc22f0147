import about from '@salesforce/label/c.Schedule_About';
import production from '@salesforce/label/c.Schedule_Production';
import kind from '@salesforce/label/c.Schedule_Kind';
import once from '@salesforce/label/c.Schedule_Once';
import daily from '@salesforce/label/c.Schedule_Daily';
import weekly from '@salesforce/label/c.Schedule_Weekly';
import date from '@salesforce/label/c.Schedule_Date';
import time from '@salesforce/label/c.Schedule_Time';
import day from '@salesforce/label/c.Schedule_Day';
import create from '@salesforce/label/c.Schedule_Create';
import created from '@salesforce/label/c.Schedule_Created';
import removed from '@salesforce/label/c.Schedule_Removed';
import remove from '@salesforce/label/c.Schedule_Remove';
import removeNamed from '@salesforce/label/c.Schedule_Remove_Named';
import removeConfirm from '@salesforce/label/c.Schedule_Remove_Confirm';
import none from '@salesforce/label/c.Schedule_None';
import list from '@salesforce/label/c.Schedule_List';
import next from '@salesforce/label/c.Schedule_Next';
import rules from '@salesforce/label/c.Schedule_Rules';
import text from '@salesforce/label/c.Schedule_Text';
import other from '@salesforce/label/c.Schedule_Other';
import mon from '@salesforce/label/c.Day_MON';
import tue from '@salesforce/label/c.Day_TUE';
import wed from '@salesforce/label/c.Day_WED';
import thu from '@salesforce/label/c.Day_THU';
import fri from '@salesforce/label/c.Day_FRI';
import sat from '@salesforce/label/c.Day_SAT';
import sun from '@salesforce/label/c.Day_SUN';

/** Every word of this component. */
export const labels = {
  about,
  production,
  kind,
  once,
  daily,
  weekly,
  date,
  time,
  day,
  create,
  created,
  removed,
  remove,
  removeNamed,
  removeConfirm,
  none,
  list,
  next,
  rules,
  text,
  other,
  mon,
  tue,
  wed,
  thu,
  fri,
  sat,
  sun,
};
