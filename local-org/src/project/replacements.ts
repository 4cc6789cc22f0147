/** Text replacements that `sfdx-project.json` asks for before metadata is deployed. */
import type { ProjectConfig, Replacement } from './config.ts';
import { ProjectError } from './project-error.ts';
import type { ProjectFileSystem } from './file-system.ts';
import { globToRegExp, joinPath, relativeTo } from './paths.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Makes the function that applies a project's replacements to a file's text. */
export function replacer(
  config: ProjectConfig,
  files: ProjectFileSystem,
  env: Environment,
): (path: string, text: string) => string {
  const rules = config.replacements
    .filter((rule) => rule.conditions.every((condition) => env[condition.env] === condition.value))
    .map((rule) => ({ rule, applies: matcher(rule) }));
  if (rules.length === 0) return (_path, text) => text;
  return (path, text) => {
    const relative = relativeTo(config.root, path);
    if (relative === null) return text;
    return rules.reduce(
      (done, { rule, applies }) => (applies(relative) ? replace(rule, done, config, files, env) : done),
      text,
    );
  };
}

function matcher(rule: Replacement): (path: string) => boolean {
  if (rule.filename !== null) {
    const name = joinPath('', rule.filename);
    return (path) => path === name;
  }
  if (rule.glob === null) return () => false;
  const pattern = globToRegExp(joinPath('', rule.glob));
  return (path) => pattern.test(path);
}

function replace(
  rule: Replacement,
  text: string,
  config: ProjectConfig,
  files: ProjectFileSystem,
  env: Environment,
): string {
  const value = replacementValue(rule, config, files, env);
  if (rule.stringToReplace !== null) return text.replaceAll(rule.stringToReplace, () => value);
  if (rule.regexToReplace === null) return text;
  return text.replace(new RegExp(rule.regexToReplace, 'g'), () => value);
}

function replacementValue(
  rule: Replacement,
  config: ProjectConfig,
  files: ProjectFileSystem,
  env: Environment,
): string {
  const file = joinPath(config.root, 'sfdx-project.json');
  if (rule.replaceWithFile !== null) {
    const source = joinPath(config.root, rule.replaceWithFile);
    if (!files.isFile(source))
      throw new ProjectError('bad_replacement', `replaceWithFile: ${rule.replaceWithFile} does not exist`, file);
    return files.readText(source);
  }
  if (rule.replaceWithEnv === null) return '';
  const value = env[rule.replaceWithEnv];
  if (value !== undefined) return value;
  if (rule.allowUnsetEnvVariable) return '';
  throw new ProjectError(
    'bad_replacement',
    `replaceWithEnv: the environment variable ${rule.replaceWithEnv} is not set`,
    file,
  );
}
