/** Scratch org definitions for every org shape of the support matrix in the README. */
import type { Finding } from '../../check/gate.ts';
import type { Project } from '../../check/project.ts';
import type { PackageCheck } from './context.ts';
import { problemsOf } from './schema.ts';

const README = 'README.md';
const FILE = /^config\/(.*)-scratch-def\.json$/;
/** The feature that makes a shape, by its words in the matrix. */
const FEATURES: Readonly<Record<string, string>> = {
  'with and without person accounts': 'PersonAccounts',
  'several currencies': 'MultiCurrency',
  'state and country picklists': 'StateAndCountryPicklist',
};

export const definitionsCheck: PackageCheck = {
  name: 'definitions',
  about: 'every org shape of the support matrix has a valid scratch org definition',
  run({ project }) {
    const files = project.matching(FILE);
    const invalid = files.flatMap((path) =>
      problemsOf(project.text(path), 'project-scratch-def').map((message) => ({ path, line: 1, message })),
    );
    return invalid.length > 0 ? invalid : shapes(project, files);
  },
};

function shapes(project: Project, files: readonly string[]): readonly Finding[] {
  const lines = project.text(README).split('\n');
  const at = lines.findIndex((text) => /^\|\s*Org shapes\s*\|/.test(text));
  const finding = (message: string): Finding => ({ path: README, line: Math.max(0, at) + 1, message });
  if (at < 0) return [finding('The support matrix has no row Org shapes.')];
  const defined = files.map((path) => featuresOf(project.text(path)));
  const plain = defined.some((features) => features.length === 0)
    ? []
    : [finding('No scratch org definition is without features.')];
  const named = lines[at]
    .split('|')[2]
    .split(',')
    .map((text) => text.trim());
  return [
    ...plain,
    ...named.flatMap((shape) => {
      const feature = FEATURES[shape];
      if (feature === undefined) return [finding(`The shape '${shape}' is not known to this check.`)];
      return defined.some((features) => features.includes(feature))
        ? []
        : [finding(`The shape '${shape}' has no scratch org definition with the feature ${feature}.`)];
    }),
  ];
}

const featuresOf = (text: string): readonly string[] =>
  (JSON.parse(text) as { readonly features?: readonly string[] }).features ?? [];
