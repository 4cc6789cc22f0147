/** For the tests of the gates: small projects with a violation planted in them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Finding, Gate } from './gate.ts';
import { GATES } from './gates.ts';
import { Project } from './project.ts';

export type Files = Readonly<Record<string, string>>;

export const NAMESPACE = 'xmlns="http://soap.sforce.com/2006/04/metadata"';
export const MAIN = 'force-app/main/run';
export const META = `<ApexClass ${NAMESPACE}><apiVersion>67.0</apiVersion><status>Active</status></ApexClass>`;

const folders: string[] = [];

export function projectOf(files: Files): Project {
  const root = mkdtempSync(path.join(tmpdir(), 'check-'));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return new Project(root);
}

export function removeProjects(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export function gateOf(name: string): Gate {
  const gate = GATES.find((candidate) => candidate.name === name);
  if (gate === undefined) throw new Error(`no gate is named ${name}`);
  return gate;
}

/** Of a gate that asks no other program. */
export function foundNow(gate: Gate, project: Project): readonly Finding[] {
  const found = gate.run(project);
  if (found instanceof Promise) throw new Error(`${gate.name} answers later`);
  return found;
}

/** A class and its metadata file. */
export function apex(name: string, source: string): Files {
  return { [`${MAIN}/classes/${name}.cls`]: source, [`${MAIN}/classes/${name}.cls-meta.xml`]: META };
}

/** What such a gate finds in a project of these files. */
export function findings(gate: string, files: Files): readonly string[] {
  return foundNow(gateOf(gate), projectOf(files)).map(({ path: file, line, message }) => `${file}:${line}: ${message}`);
}

/** An object and its fields, by what their files hold. */
export function object(name: string, fields: Files): Files {
  const folder = `${MAIN}/objects/${name}`;
  const entries = Object.entries(fields).map(([field, inside]) => [
    `${folder}/fields/${field}.field-meta.xml`,
    `<CustomField ${NAMESPACE}>\n<fullName>${field}</fullName>${inside}</CustomField>`,
  ]);
  return {
    [`${folder}/${name}.object-meta.xml`]: `<CustomObject ${NAMESPACE}><label>Thing</label></CustomObject>`,
    ...Object.fromEntries(entries),
  };
}

export const TEXT_FIELD = '<label>Text</label><length>20</length><type>Text</type>';
