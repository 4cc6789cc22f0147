/** The conformance cases as a project of the Salesforce CLI, from the same sources that the suite of the local org runs. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { casesIn, casesOf, type ConformanceCase } from '../../../local-org/test/conformance/cases.ts';

const SUITE = 'local-org/test/conformance';
/** Flows and the features of `shapes` differ from org to org; they are compared in the local org only. */
const TOPICS = ['language', 'library', 'limits', 'soql', 'dml', 'async'] as const;
/** Metadata that every org accepts, and that is removed without a trace. Labels, translations, matching rules and others need a feature or wait for a job. */
const SHARED = ['objects', 'customMetadata', 'classes', 'triggers'] as const;

export const CASES_FOLDER = 'cases';

export interface CaseProject {
  readonly cases: readonly ConformanceCase[];
  /** Cases that are not deployed, each with its reason. */
  readonly localOnly: readonly ConformanceCase[];
}

/**
 * @param output folder of the project
 * @param suite folder of the cases
 */
export function writeCaseProject(output: string, suite: string = SUITE): CaseProject {
  const folder = path.join(output, CASES_FOLDER);
  mkdirSync(folder, { recursive: true });
  const { sourceApiVersion } = JSON.parse(readFileSync(path.join(suite, 'sfdx-project.json'), 'utf8')) as {
    sourceApiVersion: string;
  };
  const project = { packageDirectories: [{ path: CASES_FOLDER, default: true }], namespace: '', sourceApiVersion };
  writeFileSync(path.join(output, 'sfdx-project.json'), `${JSON.stringify(project, null, 2)}\n`);
  for (const name of SHARED) {
    const from = path.join(suite, 'shared', name);
    if (existsSync(from)) cpSync(from, path.join(folder, name), { recursive: true });
  }
  const all = TOPICS.filter((topic) => existsSync(path.join(suite, topic))).flatMap((topic) =>
    copyTopic(path.join(suite, topic), folder),
  );
  for (const name of ['classes', 'triggers']) addMetadata(path.join(folder, name), sourceApiVersion);
  return {
    cases: all.filter(({ local }) => local === null),
    localOnly: all.filter(({ local }) => local !== null),
  };
}

/** The cases that the project has. */
export const casesOfProject = (suite: string = SUITE): readonly ConformanceCase[] =>
  TOPICS.flatMap((topic) => casesOf(path.join(suite, topic))).filter(({ local }) => local === null);

function copyTopic(from: string, folder: string): readonly ConformanceCase[] {
  return readdirSync(from).flatMap((file) => {
    const text = readFileSync(path.join(from, file), 'utf8').replaceAll('\r\n', '\n');
    const name = path.basename(file, '.cls');
    const found = file.endsWith('.cls') ? casesIn(name, text) : [];
    const left = found.filter(({ local }) => local === null);
    if (found.length > 0 && left.length === 0) return found;
    const to = path.join(folder, /\.trigger(?:-meta\.xml)?$/.test(file) ? 'triggers' : 'classes');
    mkdirSync(to, { recursive: true });
    writeFileSync(path.join(to, file), withoutCases(text, found));
    return found;
  });
}

/** The class without the cases that stay in the local org. A case ends where its brace ends, indented as its first line is. */
export function withoutCases(text: string, cases: readonly ConformanceCase[]): string {
  return cases
    .filter(({ local }) => local !== null)
    .reduce((rest, { id, method }) => {
      const body = `  @IsTest\\n  static void ${method}\\(\\) \\{\\n[^]*?\\n  \\}\\n`;
      const found = new RegExp(`(?:  /\\*\\*(?:(?!\\*/)[^])*\\*/\\n)?${body}`);
      if (!found.test(rest)) throw new Error(`${id} cannot be left out: it is not formatted`);
      return rest.replace(found, '');
    }, text);
}

/** Where a class has no file of metadata, it has the API version of the project. */
function addMetadata(folder: string, apiVersion: string): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder).filter((name) => /\.(?:cls|trigger)$/.test(name))) {
    const meta = path.join(folder, `${file}-meta.xml`);
    const type = file.endsWith('.cls') ? 'ApexClass' : 'ApexTrigger';
    if (!existsSync(meta))
      writeFileSync(
        meta,
        `<?xml version="1.0" encoding="UTF-8"?>\n<${type} xmlns="http://soap.sforce.com/2006/04/metadata">\n` +
          `    <apiVersion>${apiVersion}</apiVersion>\n    <status>Active</status>\n</${type}>\n`,
      );
  }
}
