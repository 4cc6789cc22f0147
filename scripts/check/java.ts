/** The Java that the Apex tools run on. The set-up (scripts/lib/java.mjs) has looked for it, and installed it where it can. */
import path from 'node:path';
import { runTool, type ToolResult } from './tool.ts';

/**
 * Of a program that ends within a minute: the compiler that optimizes most, and the garbage collector's threads, take more processor time
 * than they save.
 */
export const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** The same for Java that another program starts; what the user has set comes after it. */
export function shortRuns(): { readonly JAVA_TOOL_OPTIONS: string } {
  return { JAVA_TOOL_OPTIONS: [...SHORT_RUN, process.env.JAVA_TOOL_OPTIONS ?? ''].join(' ').trim() };
}

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
