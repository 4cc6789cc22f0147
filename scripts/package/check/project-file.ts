/** `sfdx-project.json`: valid, with the package that the release commands name, its version and its scripts. */
import { apexSources, ALL } from '../../check/apex-sources.ts';
import type { Finding } from '../../check/gate.ts';
import { PACKAGE_NAME } from '../commands.ts';
import {
  inProjectFile,
  projectFileOf,
  type PackageCheck,
  type PackageContext,
  type PackageDirectory,
} from './context.ts';
import { problemsOf } from './schema.ts';

/** The interface that each script must implement. ISVforce Guide, "Running Apex on Package Install/Upgrade". */
const SCRIPTS = { postInstallScript: 'installhandler', uninstallScript: 'uninstallhandler' } as const;

export const projectFileCheck: PackageCheck = {
  name: 'project-file',
  about: 'sfdx-project.json is valid and describes the package, its version and its scripts',
  run(context) {
    const { project } = context;
    const problems = problemsOf(project.text('sfdx-project.json'), 'sfdx-project');
    if (problems.length > 0) return problems.map((message) => inProjectFile(project, '{', message));
    const { packageDirectories } = projectFileOf(project);
    const directory = packageDirectories.find((one) => one.package === PACKAGE_NAME);
    if (directory === undefined)
      return [inProjectFile(project, 'packageDirectories', `No package directory has the package ${PACKAGE_NAME}.`)];
    return [...version(context, directory), ...scripts(context, directory)];
  },
};

function version({ project }: PackageContext, { versionNumber = '' }: PackageDirectory): readonly Finding[] {
  if (/^\d+\.\d+\.0\.NEXT$/.test(versionNumber)) return [];
  // Salesforce DX Developer Guide, "Package Ancestors": patch versions descend from a released minor version.
  const message = `versionNumber is '${versionNumber}', but a version that is not a patch must be MAJOR.MINOR.0.NEXT.`;
  return [inProjectFile(project, 'versionNumber', message)];
}

function scripts({ project }: PackageContext, directory: PackageDirectory): readonly Finding[] {
  return (['postInstallScript', 'uninstallScript'] as const).flatMap((option) => {
    const name = directory[option];
    if (name === undefined) return [];
    const source = apexSources(project, ALL).find(({ type }) => type?.name.text === name);
    if (source?.type?.kind !== 'class')
      return [inProjectFile(project, option, `${option} names the class ${name}, which the package does not have.`)];
    const parents = source.type.interfaces.map((one) => one.names.at(-1)?.name.text.toLowerCase());
    return parents.includes(SCRIPTS[option])
      ? []
      : [
          inProjectFile(
            project,
            option,
            `${option} names the class ${name}, which does not implement ${SCRIPTS[option]}.`,
          ),
        ];
  });
}
