/** Classes that the project file names for the package's installation and removal. */
import { lineAt, type Project } from './project.ts';

export const PROJECT_FILE = 'sfdx-project.json';
const SCRIPT = /"(?:postInstallScript|uninstallScript)"\s*:\s*"(\w+)"/g;

export function packageScripts(project: Project): readonly { readonly name: string; readonly line: number }[] {
  const text = project.text(PROJECT_FILE);
  return [...text.matchAll(SCRIPT)].map((match) => ({ name: match[1], line: lineAt(text, match.index) }));
}
