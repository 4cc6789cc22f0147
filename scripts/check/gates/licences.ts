/** What we depend on may be used, changed and shipped with the package's own licence. */
import type { Finding, Gate } from '../gate.ts';
import { lineAt, type Project } from '../project.ts';

const ALLOWED = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
]);

export const licencesGate: Gate = {
  name: 'licences',
  about: 'every direct dependency is installed and has a permissive licence',
  run(project) {
    return project.matching(/^(local-org(?:-pages)?\/)?package\.json$/).flatMap((file) => inPackage(project, file));
  },
};

function inPackage(project: Project, file: string): readonly Finding[] {
  const text = project.text(file);
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(text) as Record<
    string,
    Record<string, string> | undefined
  >;
  return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }).flatMap((name) => {
    const line = lineAt(text, text.indexOf(`"${name}"`));
    const licence = licenceOf(project, file, name);
    if (licence === null) return [{ path: file, line, message: `${name} is not installed: its licence is unknown` }];
    return isAllowed(licence)
      ? []
      : [{ path: file, line, message: `${name} has the licence "${licence}", which nobody has allowed` }];
  });
}

function licenceOf(project: Project, file: string, name: string): string | null {
  const own = file.replace('package.json', '');
  const manifest = [`${own}node_modules/${name}/package.json`, `node_modules/${name}/package.json`].find((path) =>
    project.has(path),
  );
  if (manifest === undefined) return null;
  const { license, licenses } = JSON.parse(project.text(manifest)) as {
    license?: string | { type: string };
    licenses?: readonly { type: string }[];
  };
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? 'none';
}

/** `(MIT OR X)` is allowed when one of them is, `A AND B` when both are. */
function isAllowed(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name.trim())));
}
