/** What one check of the package is: a name, what it proves, and its findings. */
import type { Finding } from '../../check/gate.ts';
import type { Project } from '../../check/project.ts';

export interface PackageContext {
  readonly project: Project;
  readonly namespace: string;
}

export interface PackageCheck {
  readonly name: string;
  readonly about: string;
  run(context: PackageContext): readonly Finding[] | Promise<readonly Finding[]>;
}

export const PROJECT_FILE = 'sfdx-project.json';

export interface PackageDirectory {
  readonly path: string;
  readonly package?: string;
  readonly versionNumber?: string;
  readonly ancestorVersion?: string;
  readonly ancestorId?: string;
  readonly postInstallScript?: string;
  readonly uninstallScript?: string;
}

export interface ProjectFile {
  readonly namespace?: string;
  readonly packageDirectories: readonly PackageDirectory[];
  readonly packageAliases?: Readonly<Record<string, string>>;
}

/** Throws SyntaxError. */
export const projectFileOf = (project: Project): ProjectFile => JSON.parse(project.text(PROJECT_FILE)) as ProjectFile;

/** A finding in the project file, in the line that has this text. */
export function inProjectFile(project: Project, text: string, message: string): Finding {
  const line = project
    .text(PROJECT_FILE)
    .split('\n')
    .findIndex((one) => one.includes(text));
  return { path: PROJECT_FILE, line: Math.max(0, line) + 1, message };
}
