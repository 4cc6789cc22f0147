/** The gates, in the order they run. */
import type { Gate } from './gate.ts';
import { compileGate } from './gates/compile.ts';
import { documentsGate } from './gates/documents.ts';
import { globalSurfaceGate } from './gates/global-surface.ts';
import { licencesGate } from './gates/licences.ts';
import { metadataGate } from './gates/metadata.ts';
import { referencesGate } from './gates/references.ts';
import { secretsGate } from './gates/secrets.ts';
import { sharingGate } from './gates/sharing.ts';
import { systemModeGate } from './gates/system-mode.ts';
import { wordsGate } from './gates/words.ts';

export const GATES: readonly Gate[] = [
  wordsGate,
  secretsGate,
  licencesGate,
  metadataGate,
  referencesGate,
  sharingGate,
  systemModeGate,
  globalSurfaceGate,
  documentsGate,
  compileGate,
];
