/** The Java that the Apex tools run on. The set-up (scripts/lib/java.mjs) has looked for it, and installed it where it can. */
import path from 'node:path';
import { runTool, type ToolResult } from './tool.ts';

export function java(): string {
  const home = process.env.JAVA_HOME;
  return home === undefined || home === '' ? 'java' : path.join(home, 'bin', 'java');
}

/** Runs Java. Rejects with what to install when there is none. */
export async function runJava(args: readonly string[], cwd: string): Promise<ToolResult> {
  try {
    return await runTool(java(), args, cwd);
  } catch {
    throw new Error(
      'Java 17 or later is missing: install it (Debian: apt-get install openjdk-17-jre-headless) or name it in JAVA_HOME',
    );
  }
}
