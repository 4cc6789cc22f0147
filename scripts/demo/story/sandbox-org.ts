/** The two orgs of the demo: production with its data, and the full sandbox that a refresh makes of it. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { install, openOrg, type OpenOrgOptions, type Org } from 'local-org';
import { everyComponent, loadProject } from 'local-org/project';
import { load } from '../data/load.ts';
import { planObjects } from '../data/objects.ts';
import { createPeople } from '../data/people.ts';

export const SANDBOX_NAME = 'uat';
/** 1 November 2026: no record of the demo depends on the day it is made. */
const CREATED_AT = Date.UTC(2026, 10, 1);

/** What the package's guide asks an administrator to do once in production; a refresh copies it. */
const ASSIGN_PERMISSION_SETS = `
  Id automatedProcess = [SELECT Id FROM User WHERE Alias = 'autoproc' WITH SYSTEM_MODE].Id;
  Map<String, Id> assignees = new Map<String, Id>{
    'Edit_Converted_Leads' => automatedProcess,
    'Masking_Administrator' => UserInfo.getUserId()
  };
  List<PermissionSetAssignment> assignments = new List<PermissionSetAssignment>();
  for (PermissionSet granted : [SELECT Id, Name FROM PermissionSet WHERE Name IN :assignees.keySet() WITH SYSTEM_MODE]) {
    assignments.add(new PermissionSetAssignment(AssigneeId = assignees.get(granted.Name), PermissionSetId = granted.Id));
  }
  insert as system assignments;
`;

/** The install step, which sources are deployed without. */
const CREATE_KEYS = 'new SandboxMaskInstall().onInstall(null);';

/** Adds the rules that setup chooses unless somebody leaves them out: names, phone numbers and postal addresses. */
const ADD_SUGGESTED_RULES = `
  List<RuleProposal> chosen = new List<RuleProposal>();
  for (RuleProposal proposal : RuleProposalsController.getTemplates(null)) {
    if (proposal.isSuggested) chosen.add(proposal);
  }
  RuleProposalsController.addRules(null, chosen);
`;

export interface DemoFiles {
  readonly production: string;
  readonly sandbox: string;
}

/** Where the orgs stand. With `reset`, those of earlier runs go; nothing else in the folder does. */
export function demoFiles(orgDir: string, reset: boolean): DemoFiles {
  mkdirSync(orgDir, { recursive: true });
  const files = { production: path.join(orgDir, 'production.org'), sandbox: path.join(orgDir, 'sandbox.org') };
  if (reset) for (const file of Object.values(files)) remove(file);
  return files;
}

/** A refresh replaces the sandbox: the file of the one before goes. */
export function remove(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true });
}

export interface ProductionOptions {
  readonly automations: boolean;
  readonly cacheDir?: string;
  /** Adds the rules for personal data that setup chooses. Not with a namespace: they are added by the package's own code. */
  readonly personalData?: boolean;
  /** Replace an org of another size or seed, instead of refusing it. */
  readonly replaceOther?: boolean;
  /** Install the package as its subscribers get it, under this namespace. */
  readonly namespace?: string;
  /** The clock of the org and of its sandboxes. */
  readonly clock?: OpenOrgOptions['clock'];
}

/** Opens production; makes its data when the file is new. Answers whether it was made now. */
export async function openProduction(
  file: string,
  records: number,
  seed: number,
  onProgress: (object: string, done: number, total: number) => void,
  options: ProductionOptions = { automations: true },
): Promise<{ org: Org; made: boolean }> {
  const made = !existsSync(file);
  const { namespace } = options;
  const customer = customerFolders(options.automations);
  const org = openOrg({
    projectDirs: namespace === undefined ? [PACKAGE, ...customer] : [PACKAGE],
    file,
    ...(namespace === undefined ? {} : { namespace, managed: true }),
    ...(options.cacheDir === undefined ? {} : { cacheDir: options.cacheDir }),
    ...(options.clock === undefined ? {} : { clock: options.clock }),
    options: { name: 'Acme Corporation', myDomain: 'acme' },
  });
  if (made && namespace !== undefined) {
    install(org, `${namespace}.SandboxMaskInstall`);
    deployBeside(org, customer);
  }
  const wanted = { records, seed, ...(options.personalData === true ? { personalData: true } : {}) };
  if (made) {
    await load(planObjects(records, seed, createPeople(seed)), {
      org,
      createdAt: CREATED_AT,
      onProgress,
    });
    if (namespace === undefined) org.runAnonymous(CREATE_KEYS);
    org.runAnonymous(ASSIGN_PERMISSION_SETS);
    if (options.personalData === true) {
      org.runAnonymous(ADD_SUGGESTED_RULES);
      await org.runJobs();
    }
    org.data.remember('demo', wanted);
  } else if (JSON.stringify(org.data.recall('demo')) !== JSON.stringify(wanted)) {
    org.close();
    if (options.replaceOther !== true) throw new DifferentDemoError(file);
    remove(file);
    return openProduction(file, records, seed, onProgress, options);
  }
  return { org, made };
}

/** The folder holds a production org of another size or seed; it is not overwritten unasked. */
export class DifferentDemoError extends Error {
  constructor(file: string) {
    super(`${file} was made with other --records or --seed. Add --reset to replace it, or choose another --org-dir.`);
  }
}

/** What a subscriber has of its own. */
function deployBeside(org: Org, folders: readonly string[]): void {
  org.deploy(org.prepareDeployment({ put: everyComponent(loadProject(folders)), removed: [] }));
}

/** Relative to the root, where npm starts scripts. */
const PACKAGE = '.';

/** The package and a customer's data model, with or without what runs there by itself. */
export const projectFolders = (automations: boolean): string[] => [PACKAGE, ...customerFolders(automations)];

function customerFolders(automations: boolean): string[] {
  const demo = path.join('scripts', 'demo');
  return [path.join(demo, 'customer-org'), ...(automations ? [path.join(demo, 'customer-automation')] : [])];
}
