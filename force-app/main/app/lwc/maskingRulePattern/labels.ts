import pattern from '@salesforce/label/c.Editor_Choose_Pattern';
import patternOwn from '@salesforce/label/c.Editor_Pattern_Own';
import expression from '@salesforce/label/c.Editor_Expression';
import fixedValue from '@salesforce/label/c.Editor_Fixed_Value';
import replacement from '@salesforce/label/c.Editor_Replacement';
import matches from '@salesforce/label/c.Editor_Matches';
import redactMatches from '@salesforce/label/c.Editor_Matches_Redact';
import redactHint from '@salesforce/label/c.Editor_Matches_Redact_Hint';
import replaceMatches from '@salesforce/label/c.Editor_Matches_Replace';
import replacementHint from '@salesforce/label/c.Editor_Replacement_Hint';

/** Every word of this component. */
export const labels = {
  pattern,
  patternOwn,
  expression,
  fixedValue,
  replacement,
  matches,
  redactMatches,
  redactHint,
  replaceMatches,
  replacementHint,
};
