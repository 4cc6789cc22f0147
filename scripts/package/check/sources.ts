/** The checks of the sources that are gates of the repository, too. */
import { globalSurfaceGate } from '../../check/gates/global-surface.ts';
import { metadataGate } from '../../check/gates/metadata.ts';
import type { PackageCheck } from './context.ts';

export const globalSurfaceCheck: PackageCheck = {
  name: 'global-surface',
  about: 'what subscribers can call is what is written down, because a release can never take it back',
  run: ({ project }) => globalSurfaceGate.run(project),
};

export const metadataCheck: PackageCheck = {
  name: 'metadata',
  about: 'metadata files contain what the Metadata API knows',
  run: ({ project }) => metadataGate.run(project),
};
