import ruleTitle from '@salesforce/label/c.Editor_Rule_Title';
import newRule from '@salesforce/label/c.Editor_New_Rule';
import rules from '@salesforce/label/c.Rules_Title';
import rulesHint from '@salesforce/label/c.Editor_Rules_Hint';
import templates from '@salesforce/label/c.Editor_Templates';
import templateOf from '@salesforce/label/c.Editor_Template_Of';
import templateAdded from '@salesforce/label/c.Editor_Template_Added';
import closeRule from '@salesforce/label/c.Editor_Close_Rule';

/** Every word of this component. */
export const labels = { ruleTitle, newRule, rules, rulesHint, templates, templateOf, templateAdded, closeRule };
