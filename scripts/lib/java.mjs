/** The Java that the Apex tools of `npm run check` need: found, or installed from the distribution's packages where that is possible. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installCommand, installDebianPackage } from './debian.mjs';

/** Reports what to install when there is no Java and none can be installed. */
export function setUpJava() {
  const home = process.env.JAVA_HOME;
  const command = home ? path.join(home, 'bin', 'java') : 'java';
  if (spawnSync(command, ['-version'], { stdio: 'ignore' }).status === 0) return;
  if (installDebianPackage('openjdk-17-jre-headless', 'for the checks of the Apex')) return;
  process.stderr.write(
    `The checks of the Apex need Java 17 or later: install it with "${installCommand('java')}", or name it in JAVA_HOME.\n`,
  );
}
