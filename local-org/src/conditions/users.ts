/** Users and licences that can do less than their permissions allow. */
import { flag, group, listOf, text, type Reader } from './readers.ts';

/** The user that post-copy classes, event triggers and what they start run as. */
export interface AutomatedProcess {
  /** Objects whose records it cannot insert, update or delete, in system mode neither. */
  readonly cannotWrite?: readonly string[];
  /** Not even with the permission "View and Edit Converted Leads". */
  readonly cannotWriteConvertedLeads?: boolean;
  /** `Database.emptyRecycleBin` refuses records that others have deleted. */
  readonly cannotEmptyOthersBins?: boolean;
  /** Objects that do not exist for it. */
  readonly cannotSee?: readonly string[];
}

export const readAutomatedProcess: Reader<AutomatedProcess> = group<AutomatedProcess>({
  cannotWrite: listOf(text),
  cannotWriteConvertedLeads: flag,
  cannotEmptyOthersBins: flag,
  cannotSee: listOf(text),
});

/** Whether a list of object names has this one. */
export function namesObject(names: readonly string[] | undefined, object: string): boolean {
  return names?.some((name) => name.toLowerCase() === object.toLowerCase()) === true;
}
