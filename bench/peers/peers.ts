/** The package beside what people use instead: the same data, the same machine, one after the other. */
import path from 'node:path';
import { openOrg } from '../../local-org/src/org/open.ts';
import { emailFields, maskSandbox } from '../../scripts/demo/story/masking.ts';
import { count } from '../../scripts/demo/story/records.ts';
import { openProduction, projectFolders, remove, SANDBOX_NAME } from '../../scripts/demo/story/sandbox-org.ts';
import { type Figures, say } from '../measurement.ts';
import { startOrg } from './org-process.ts';
import { byCopycat, bySeededFaker, maskOverApi } from './script.ts';
import { maskWithSfdmu } from './sfdmu.ts';
import { judge, type Verdict } from './verdict.ts';

export interface PeerResult extends Figures, Verdict {
  readonly bench: 'peers';
  readonly tool: string;
  readonly records: number;
  readonly seconds: number;
  readonly records_per_second: number;
}

type Fields = ReadonlyMap<string, readonly string[]>;

interface Peer {
  readonly tool: string;
  /** Masks the sandbox in the file; answers the seconds that took. */
  mask(file: string, fields: Fields, dir: string): Promise<number>;
}

/** A copy of production that another process may open. */
const SOURCE = 'source.org';

const PEERS: readonly Peer[] = [
  { tool: 'Sandbox Email Masking', mask: maskWithPackage },
  {
    tool: 'script with @snaplet/copycat',
    mask: (file, fields) => overApi(file, (org) => maskOverApi(org, fields, byCopycat)),
  },
  {
    tool: 'script with seeded @faker-js/faker',
    mask: (file, fields) => overApi(file, (org) => maskOverApi(org, fields, bySeededFaker(1))),
  },
  {
    tool: 'sfdmu',
    mask: maskBySfdmu,
  },
];

export async function peers(
  dir: string,
  records: number,
  seed: number,
  line: (result: PeerResult) => void,
): Promise<void> {
  say(`Building an org of ${records} records`);
  const { org: production } = await openProduction(path.join(dir, 'production.org'), records, seed, () => undefined, {
    automations: false,
  });
  production.store.copyTo(path.join(dir, SOURCE));
  try {
    for (const peer of PEERS) {
      say(peer.tool);
      const file = path.join(dir, 'peer.org');
      remove(file);
      const sandbox = production.refreshInto(file, { sandboxName: SANDBOX_NAME });
      const fields = emailFields(sandbox);
      sandbox.close();
      const seconds = await peer.mask(file, fields, dir);
      const masked = openOrg({ projectDirs: projectFolders(false), file });
      const counted = [...fields.keys()].reduce((sum, object) => sum + count(masked, object), 0);
      const verdict = judge(production.store, masked.store, masked.host.schema, fields);
      masked.close();
      line({
        bench: 'peers',
        tool: peer.tool,
        records: counted,
        seconds: Number(seconds.toFixed(2)),
        records_per_second: Math.round(counted / seconds),
        ...verdict,
      });
    }
  } finally {
    production.close();
  }
}

/** The whole run, with its audit trail and its verification: the others have neither. */
async function maskWithPackage(file: string): Promise<number> {
  const org = openOrg({ projectDirs: projectFolders(false), file });
  try {
    const run = await maskSandbox(org, () => undefined);
    return run.seconds;
  } finally {
    org.close();
  }
}

async function maskBySfdmu(file: string, fields: Fields, dir: string): Promise<number> {
  const source = await startOrg(path.join(dir, SOURCE));
  try {
    return await overApi(file, (target) => maskWithSfdmu(source, target, fields, path.join(dir, 'sfdmu')));
  } finally {
    await source.close();
  }
}

async function overApi(
  file: string,
  work: (org: Awaited<ReturnType<typeof startOrg>>) => Promise<unknown>,
): Promise<number> {
  const org = await startOrg(file);
  try {
    const started = performance.now();
    await work(org);
    return (performance.now() - started) / 1000;
  } finally {
    await org.close();
  }
}
