/** Components of pages in a deployment: put through the component compiler, and what they import looked for. */
import type { PreparedDeployment } from '../../org/org.ts';
import { hasComponent } from '../../project/inventory.ts';
import type { Component } from '../../project/model.ts';
import type { ComponentCompiler } from '../pages-package.ts';
import type { ComponentFile, ComponentProblem } from './package.ts';

const COMPILED = /\.(?:js|html|css)$/;
/** `import x from '@salesforce/...'`, also over several lines. */
const IMPORT = /\bimport\b(?:[^'";]*?\bfrom)?\s*['"]([^'"]+)['"]/g;

/** @param compiler null: the deployment has no components of pages */
export function bundleProblems(
  component: Component,
  file: ComponentFile,
  prepared: PreparedDeployment,
  compiler: ComponentCompiler | null,
): ComponentProblem[] {
  if (component.type !== 'LightningComponentBundle') return [];
  const { fullName, files } = component;
  if (
    files[`${fullName}.js`] === undefined &&
    files[`${fullName}.html`] === undefined &&
    files[`${fullName}.css`] === undefined
  )
    return [problem(file, `No JavaScript, HTML or CSS file of the name ${fullName} is in the component`)];
  return Object.entries(files).flatMap(([name, bytes]) => {
    if (!COMPILED.test(name) || name.includes('__')) return [];
    const source = Buffer.from(bytes).toString('utf8');
    const place = { ...file, fileName: `${file.fileName}/${name}` };
    const error = compiler?.componentError(source, name, fullName) ?? null;
    if (error !== null) return [problem(place, error.message, error.line, error.column)];
    return name.endsWith('.js') ? importProblems(source, place, prepared) : [];
  });
}

function problem(
  file: ComponentFile,
  message: string,
  lineNumber: number | null = null,
  columnNumber: number | null = null,
): ComponentProblem {
  return { ...file, problem: message, lineNumber, columnNumber };
}

function importProblems(source: string, file: ComponentFile, prepared: PreparedDeployment): ComponentProblem[] {
  return [...source.matchAll(IMPORT)].flatMap((match) => {
    const message = importProblem(match[1], prepared);
    if (message === null) return [];
    const before = source.slice(0, match.index).split('\n');
    return [problem(file, message, before.length, before.at(-1)!.length + 1)];
  });
}

function importProblem(module: string, { project, program }: PreparedDeployment): string | null {
  const [, kind, name] = /^@salesforce\/(\w+)\/(.+)$/.exec(module) ?? [];
  if (kind === 'apex' && program !== null) {
    const dot = name.lastIndexOf('.');
    return program.findClass(name.slice(0, dot)) === null
      ? `Unable to find Apex action class referenced as '${name.slice(0, dot)}'.`
      : null;
  }
  if (kind === 'label' && name.startsWith('c.'))
    return hasComponent(project, { type: 'CustomLabel', fullName: name.slice(2) })
      ? null
      : `Invalid reference ${name.slice(2)} of type label in file`;
  const own = /^c\/(\w+)$/.exec(module);
  if (own !== null && !hasComponent(project, { type: 'LightningComponentBundle', fullName: own[1] }))
    return `No MODULE named markup://c:${own[1]} found`;
  return null;
}
