/** Where the rehearsal keeps its files, relative to the project. */
export const REGISTER_FOLDER = 'rehearsal/assumptions';
/** A project of the Salesforce CLI with the Apex tests among the probes. */
export const PROBES_FOLDER = 'rehearsal/probes';
/** Journals by the Id of the org, in the folder of the report. */
export const BROUGHT_FOLDER = 'brought';
