/** The gates, in the order they start: those that other programs take long for first. */
import type { Gate } from './gate.ts';
import { apexLsGate } from './gates/apex-ls.ts';
import { classCyclesGate } from './gates/class-cycles.ts';
import { codeAnalyzerGate } from './gates/code-analyzer.ts';
import { compileGate } from './gates/compile.ts';
import { performanceGate } from './gates/performance.ts';
import { dependenciesGate } from './gates/dependencies.ts';
import { documentsGate } from './gates/documents.ts';
import { falsePositivesGate } from './gates/false-positives.ts';
import { fileNamesGate } from './gates/file-names.ts';
import { formatGate } from './gates/format.ts';
import { functionSizeGate } from './gates/function-size.ts';
import { globalSurfaceGate } from './gates/global-surface.ts';
import { graphEngineGate } from './gates/graph-engine.ts';
import { licencesGate } from './gates/licences.ts';
import { lintGate } from './gates/lint.ts';
import { localOrgBoundaryGate } from './gates/local-org-boundary.ts';
import { metadataGate } from './gates/metadata.ts';
import { referencesGate } from './gates/references.ts';
import { secretsGate } from './gates/secrets.ts';
import { sharingGate } from './gates/sharing.ts';
import { statesGate } from './gates/states.ts';
import { systemModeGate } from './gates/system-mode.ts';
import { typesGate } from './gates/types.ts';
import { vulnerabilitiesGate } from './gates/vulnerabilities.ts';
import { vocabularyGate } from './gates/vocabulary.ts';
import { whenElseGate } from './gates/when-else.ts';
import { wordsGate } from './gates/words.ts';

export const GATES: readonly Gate[] = [
  graphEngineGate,
  lintGate,
  codeAnalyzerGate,
  typesGate,
  formatGate,
  apexLsGate,
  compileGate,
  vulnerabilitiesGate,
  wordsGate,
  fileNamesGate,
  vocabularyGate,
  secretsGate,
  licencesGate,
  metadataGate,
  referencesGate,
  sharingGate,
  systemModeGate,
  falsePositivesGate,
  globalSurfaceGate,
  documentsGate,
  dependenciesGate,
  localOrgBoundaryGate,
  classCyclesGate,
  functionSizeGate,
  whenElseGate,
  statesGate,
  performanceGate,
];
