/** The command that installs a program of the set-up on a system; of this one by default. */
export function installCommand(program: 'chromium' | 'java', platform?: NodeJS.Platform): string;
