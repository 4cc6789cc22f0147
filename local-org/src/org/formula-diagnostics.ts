/** Formulas that cannot work here, found when metadata is loaded: each is reported once, with file and line, and left out. */
import type { Diagnostic } from '../apex/diagnostic.ts';
import { checkFormulas, type FormulaProblem } from '../formula/check-formulas.ts';
import type { ProjectFileSystem } from '../project/file-system.ts';
import type { ProjectModel } from '../project/model.ts';
import type { Schema } from '../schema/model.ts';

type FormulaSources = Pick<ProjectModel, 'objects' | 'namespace'>;

/** Leaves the formulas out of the data model and reports which. A warning, because the local org may not know what the platform does. */
export function formulaDiagnostics(project: FormulaSources, schema: Schema, files: ProjectFileSystem): Diagnostic[] {
  const types = project.objects.map(({ name }) => schema.type(name)).filter((type) => type !== null);
  return checkFormulas(schema, [...new Set(types)]).map((problem) => {
    problem.leaveOut();
    const { path, line } = placeOf(project, problem, files);
    const what = problem.element === 'errorConditionFormula' ? 'rule' : problem.element;
    const message = `${problem.where}: ${problem.message.replace(/\.?$/, '.')} The ${what === 'defaultValue' ? 'default value' : what} is left out.`;
    return { path, line, column: 1, severity: 'warning', message };
  });
}

function placeOf(
  { objects, namespace }: FormulaSources,
  { where, element }: FormulaProblem,
  files: ProjectFileSystem,
): { readonly path: string; readonly line: number } {
  const plain = (name: string): string =>
    namespace === null ? name.toLowerCase() : name.toLowerCase().replace(`${namespace.toLowerCase()}__`, '');
  const [object, name] = where.split('.').map(plain);
  const part = element === 'errorConditionFormula' ? 'validationrules' : 'fields';
  const owner = objects.find((item) => plain(item.name) === object);
  const path = owner?.partPaths?.get(`${part}.${name}`) ?? owner?.path ?? where;
  return { path, line: files.isFile(path) ? lineOf(files.readText(path), name, element) : 1 };
}

/** In an object file the part begins with its name; a file of one part may not name it. */
function lineOf(text: string, name: string, element: string): number {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.toLowerCase().includes(`<fullname>${name}</fullname>`));
  const found = lines.findIndex((line, i) => i >= start && line.includes(`<${element}>`));
  return Math.max(found, start, 0) + 1;
}
