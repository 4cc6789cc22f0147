/** Where compiled Apex and components are kept. */

/** The folder that LOCAL_ORG_CACHE names, which every program and test shares that is started with it; without it the given one. */
export const compiledCodeFolder = (own: string): string => process.env['LOCAL_ORG_CACHE'] ?? own;
