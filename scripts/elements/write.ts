/** `npx tsx scripts/elements/write.ts`: takes the elements of metadata files from a new version of `@salesforce/types`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { REGISTRY } from 'local-org/project';
import { metadataTypes } from '../check/metadata-types.ts';
import { notation } from './notation.ts';

const FOLDER = path.join('local-org', 'src', 'project', 'elements');
const PARTS = [
  ['first', (line: string): boolean => line < 'G'],
  ['second', (line: string): boolean => line >= 'G'],
] as const;

const lines = notation(
  metadataTypes(),
  REGISTRY.map(({ name }) => name),
);
for (const [name, isOf] of PARTS)
  writeFileSync(
    path.join(FOLDER, `${name}.ts`),
    `/** Elements of metadata files, from the Metadata API's WSDL. Made by scripts/elements/write.ts. */\nexport default \`\n${lines.filter(isOf).join('\n')}\n\`;\n`,
  );
