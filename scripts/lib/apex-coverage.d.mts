export function coverageProblems(
  result: {
    readonly summary: { readonly orgWideCoverage: string };
    readonly coverage: { readonly coverage: readonly { readonly name: string; readonly coveredPercent: number }[] };
  },
  sources: string,
): readonly string[];
