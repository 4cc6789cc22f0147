import kind from '@salesforce/label/c.Schedule_Kind';
import once from '@salesforce/label/c.Schedule_Once';
import daily from '@salesforce/label/c.Schedule_Daily';
import weekly from '@salesforce/label/c.Schedule_Weekly';
import monthly from '@salesforce/label/c.Schedule_Monthly';
import date from '@salesforce/label/c.Schedule_Date';
import time from '@salesforce/label/c.Schedule_Time';
import day from '@salesforce/label/c.Schedule_Day';
import dayOfMonth from '@salesforce/label/c.Schedule_Day_Of_Month';
import create from '@salesforce/label/c.Schedule_Create';
import rules from '@salesforce/label/c.Schedule_Rules';
import mon from '@salesforce/label/c.Day_MON';
import tue from '@salesforce/label/c.Day_TUE';
import wed from '@salesforce/label/c.Day_WED';
import thu from '@salesforce/label/c.Day_THU';
import fri from '@salesforce/label/c.Day_FRI';
import sat from '@salesforce/label/c.Day_SAT';
import sun from '@salesforce/label/c.Day_SUN';
import other from '@salesforce/label/c.Schedule_Other';
import text from '@salesforce/label/c.Schedule_Text';
import monthlyText from '@salesforce/label/c.Schedule_Monthly_Text';

/** Every word of this component. */
export const labels = {
  kind,
  once,
  daily,
  weekly,
  monthly,
  date,
  time,
  day,
  dayOfMonth,
  create,
  rules,
  mon,
  tue,
  wed,
  thu,
  fri,
  sat,
  sun,
  other,
  text,
  monthlyText,
};
