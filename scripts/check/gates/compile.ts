/** What the compiler of the local org says. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding, Gate } from '../gate.ts';

interface Diagnostic {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export const compileGate: Gate = {
  name: 'compile',
  about: 'the Apex compiles: local-org check',
  run(project) {
    const command = path.join(process.cwd(), 'local-org', 'bin', 'local-org.mjs');
    const result = spawnSync(process.execPath, [command, 'check', '--json'], {
      cwd: project.root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (!result.stdout.startsWith('{')) throw new Error(`local-org check did not answer: ${result.stderr}`);
    const { diagnostics } = JSON.parse(result.stdout) as { diagnostics: readonly Diagnostic[] };
    return diagnostics.map((found): Finding => ({
      path: relative(project.root, found.path),
      line: found.line,
      message: found.message,
    }));
  },
};

function relative(root: string, file: string): string {
  const absolute = file.startsWith('file:') ? fileURLToPath(file) : path.resolve(root, file);
  return path.relative(root, absolute).replaceAll('\\', '/');
}
