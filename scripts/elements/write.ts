/** `npx tsx scripts/elements/write.ts`: takes the elements of metadata files from a new version of `@salesforce/types`. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { REGISTRY } from 'local-org/project';
import { metadataTypes } from '../check/metadata-types.ts';
import { notation } from './notation.ts';

const lines = notation(
  metadataTypes(),
  REGISTRY.map(({ name }) => name),
);
writeFileSync(
  path.join('local-org', 'data', 'metadata-elements.txt'),
  `# Elements of metadata files, a type a line. Source: the Metadata API's WSDL. Made by scripts/elements/write.ts.\n${lines.join('\n')}\n`,
);
