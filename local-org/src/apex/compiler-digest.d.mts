export function compilerDigest(): string;
export function compilerDefinition(): { readonly LOCAL_ORG_COMPILER: string };
