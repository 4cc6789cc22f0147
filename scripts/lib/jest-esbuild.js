/** Jest transform: TypeScript → JavaScript with esbuild, which is installed anyway to bundle. Types are checked by tsc, not here. */
import { transformSync } from 'esbuild';
import { createHash } from 'node:crypto';

/** Jest finds the sources as files: a map without them is read sooner. */
const OPTIONS = { loader: 'ts', format: 'esm', target: 'node20', sourcemap: 'inline', sourcesContent: false };

export default {
  canInstrument: false,
  getCacheKey: (source, file) =>
    createHash('sha256')
      .update(`${file}\0${JSON.stringify(OPTIONS)}\0${source}`)
      .digest('hex'),
  process: (source, file) => ({ code: transformSync(source, { ...OPTIONS, sourcefile: file }).code }),
};
