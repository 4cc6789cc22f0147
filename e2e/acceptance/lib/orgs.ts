/** What these tests deploy in addition to the package. */
import path from 'node:path';

const ORGS = path.join('e2e', 'acceptance', 'orgs');

/** Rule sets: `Small_Chunks`, `With_Texts`, and `With_Locations`, whose rules are for fields that verification looks at without any, too. */
export const ACCEPTANCE_RULES = path.join(ORGS, 'rules');
/** Validation rules that refuse records, triggers that throw. */
export const FAULTS = path.join(ORGS, 'faults');
/** Automation that steps aside for the running user, and a trigger that ends chunks. */
export const BYPASS = path.join(ORGS, 'bypass');
/** A trigger that notes how often a contact was written. */
export const RANGES = path.join(ORGS, 'ranges');
/** Jobs that take the slots of a run, and a trigger that makes the platform give up. */
export const CROWDED = path.join(ORGS, 'crowded');
/** The setting that lets field history be deleted. */
export const DELETABLE_HISTORY = path.join(ORGS, 'deletable-history');
/** History tracking of the address of contacts. */
export const TRACKED_CONTACTS = path.join(ORGS, 'tracked-contacts');
/** Feed tracking of the address of contacts. */
export const TRACKED_FEEDS = path.join(ORGS, 'tracked-feeds');
/** Adds rules to `With_Deletes` that delete posts and empty the recycle bin of contacts. */
export const DELETED_LOCATIONS = path.join(ORGS, 'deleted-locations');
/** An object with three Email fields. */
export const THREE_FIELDS = path.join(ORGS, 'three-fields');
/** A rule set that stops a run while there are Email fields that nobody approved. */
export const STOPS_ON_DRIFT = path.join(ORGS, 'drift');
