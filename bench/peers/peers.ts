/** The package compared with its alternatives: the same data, the same machine, one after the other. */
import path from 'node:path';
import { openOrg } from 'local-org';
import { emailFields, maskSandbox } from '../../scripts/demo/story/masking.ts';
import { count } from '../../scripts/demo/story/records.ts';
import { openProduction, projectFolders, remove, SANDBOX_NAME } from '../../scripts/demo/story/sandbox-org.ts';
import { type Figures, recordsOfOrg, say } from '../measurement.ts';
import { startOrg } from './org-process.ts';
import { installSfdmu, maskWithSfdmu } from './sfdmu.ts';
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
  /** On the command line. */
  readonly key: string;
  readonly tool: string;
  /** Masks the sandbox in the file; answers the seconds that took. */
  mask(file: string, fields: Fields, dir: string): Promise<number>;
}

/** A copy of production that another process may open. */
const SOURCE = 'source.org';

/** Every measurement starts by this file: the libraries of the scripts, which take seconds to load, are loaded by those only. */
const PEERS: readonly Peer[] = [
  { key: 'package', tool: 'Sandbox Email Masking', mask: maskWithPackage },
  {
    key: 'copycat',
    tool: 'script with @snaplet/copycat',
    async mask(file, fields) {
      const { byCopycat, maskOverApi } = await import('./script.ts');
      return overApi(file, (org) => maskOverApi(org, fields, byCopycat));
    },
  },
  {
    key: 'faker',
    tool: 'script with seeded @faker-js/faker',
    async mask(file, fields) {
      const { bySeededFaker, maskOverApi } = await import('./script.ts');
      return overApi(file, (org) => maskOverApi(org, fields, bySeededFaker(1)));
    },
  },
  {
    key: 'sfdmu',
    tool: 'sfdmu',
    mask: maskBySfdmu,
  },
];

/** What can be measured, as the command line names it. */
export const PEER_KEYS: readonly string[] = PEERS.map(({ key }) => key);

/**
 * @param keys of those to measure
 * @param records with Email fields
 */
export async function peers(
  dir: string,
  keys: readonly string[],
  records: number,
  seed: number,
  line: (result: PeerResult) => void,
): Promise<void> {
  say(`Building an org with ${records} email-bearing records`);
  const file = path.join(dir, 'production.org');
  const { org: production } = await openProduction(file, recordsOfOrg(records), seed, () => undefined, {
    automations: false,
  });
  production.data.copyTo(path.join(dir, SOURCE));
  try {
    for (const peer of PEERS.filter(({ key }) => keys.includes(key))) {
      say(peer.tool);
      const file = path.join(dir, 'peer.org');
      remove(file);
      const sandbox = production.refreshInto(file, { sandboxName: SANDBOX_NAME });
      const fields = emailFields(sandbox);
      sandbox.close();
      const seconds = await peer.mask(file, fields, dir);
      const masked = openOrg({ projectDirs: projectFolders(false), file });
      const counted = [...fields.keys()].reduce((sum, object) => sum + count(masked, object), 0);
      const verdict = judge(production, masked, fields);
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
  installSfdmu();
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
