/** The local org as a process of its own, so that a client does not share its core with the org it talks to. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { projectFolders } from '../../scripts/demo/story/sandbox-org.ts';

export interface OrgProcess {
  readonly url: string;
  readonly accessToken: string;
  close(): Promise<void>;
}

export async function startOrg(file: string): Promise<OrgProcess> {
  const sources = projectFolders(false).flatMap((folder) => ['--source-dir', folder]);
  const server = spawn(
    process.execPath,
    [path.join('local-org', 'bin', 'local-org.mjs'), 'start', ...sources, '--org', file, '--port', '0', '--json'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const { url, accessToken } = await firstLine(server);
  return {
    url,
    accessToken,
    close: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGTERM');
      }),
  };
}

function firstLine(server: ChildProcess): Promise<Pick<OrgProcess, 'url' | 'accessToken'>> {
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout!.on('data', (part: Buffer) => {
      text += part.toString('utf8');
      if (text.includes('\n')) resolve(JSON.parse(text) as OrgProcess);
    });
    server.once('exit', () => reject(new Error('The local org did not start')));
  });
}
