export const SLOW: readonly string[];
declare const config: { readonly testMatch: readonly string[] };
export default config;
