/** The pipelines of scripts/pipelines; a test keeps both the same. */
import { GIT_SNIPPETS } from './gitSnippets';
import { OTHER_SNIPPETS } from './otherSnippets';
import type { Snippet } from './snippet';

export const SNIPPETS: readonly Snippet[] = [...GIT_SNIPPETS, ...OTHER_SNIPPETS];
