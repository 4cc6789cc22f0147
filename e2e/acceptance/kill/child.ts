/**
 * Masks the org in a file, for somebody to kill: `child FILE CACHE_DIR CONDITIONS`. Prints `ready` before it touches anything, a dot before each
 * transaction of a job, a plus sign after each of a job that masks, and `done` at the end.
 */
import { openOrg, readConditions } from 'local-org';
import { projectFolders } from '../../../scripts/demo/story/sandbox-org.ts';
import { continueRun } from '../lib/continue.ts';
import { ACCEPTANCE_RULES } from '../lib/orgs.ts';

const [file, cacheDir, conditions] = process.argv.slice(2);
const org = openOrg({
  projectDirs: [...projectFolders(true), ACCEPTANCE_RULES],
  file,
  cacheDir,
  conditions: readConditions(JSON.parse(conditions!)),
});
process.stdout.write('ready\n');
await continueRun(
  org,
  () => void process.stdout.write('.'),
  (className) => void process.stdout.write(className === 'MaskingBatch' ? '+' : ''),
);
process.stdout.write('done\n');
org.close();
