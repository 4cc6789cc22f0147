/** The one step from TypeScript to the JavaScript that the LWC compiler takes: page builds and the package's build share it. */
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  // Keeps class fields and decorators as written; lowered ones the LWC compiler does not recognise.
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  experimentalDecorators: false,
  useDefineForClassFields: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  sourceMap: true,
};

export interface Transpiled {
  readonly code: string;
  readonly map: string;
}

/** Throws Error with the syntax errors. */
export function transpileComponent(source: string, fileName: string): Transpiled {
  const {
    outputText,
    sourceMapText,
    diagnostics = [],
  } = ts.transpileModule(source, { fileName, compilerOptions: OPTIONS, reportDiagnostics: true });
  if (diagnostics.length > 0)
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => '',
        getNewLine: () => '\n',
      }),
    );
  return { code: outputText.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n'), map: sourceMapText ?? '' };
}
