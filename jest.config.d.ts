export const SLOW: readonly string[];
declare const config: { readonly testMatch: readonly string[]; readonly testEnvironment: string };
export default config;
