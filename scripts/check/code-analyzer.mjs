/**
 * Runs the engines of Salesforce Code Analyzer over a folder and prints what they find as JSON. A program of its own, because the
 * engines start threads and Java processes and end when they like: `node scripts/check/code-analyzer.mjs FOLDER ENGINE,... SELECTOR...`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);
const { CodeAnalyzer, CodeAnalyzerConfig } = require('@salesforce/code-analyzer-core');
/** By default a path that takes longer than 30 seconds is left out, so that a busy machine finds less than an idle one. */
const GRAPH_ENGINE = { java_thread_count: availableParallelism(), java_thread_timeout: 900_000 };

const [folder, engines, ...selectors] = process.argv.slice(2);
const logs = mkdtempSync(path.join(tmpdir(), 'code-analyzer-'));
try {
  const analyzer = new CodeAnalyzer(
    CodeAnalyzerConfig.fromObject({ log_folder: logs, engines: { sfge: GRAPH_ENGINE } }),
  );
  for (const engine of engines.split(',')) {
    await analyzer.addEnginePlugin(require(`@salesforce/code-analyzer-${engine}-engine`).createEnginePlugin());
  }
  const workspace = await analyzer.createWorkspace([path.resolve(folder)]);
  const rules = await analyzer.selectRules(selectors, { workspace });
  const results = await analyzer.run(rules, { workspace });
  const violations = results.getViolations().map((violation) => ({
    engine: violation.getRule().getEngineName(),
    rule: violation.getRule().getName(),
    file: violation.getPrimaryLocation().getFile() ?? folder,
    line: violation.getPrimaryLocation().getStartLine() ?? 1,
    message: violation.getMessage(),
  }));
  process.stdout.write(JSON.stringify({ rules: rules.getCount(), violations }));
} finally {
  rmSync(logs, { recursive: true, force: true });
}
