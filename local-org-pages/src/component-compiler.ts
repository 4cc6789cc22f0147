/** `local-org-pages/compiler`: whether a file of a Lightning web component compiles. Deployments to a local org ask it. */
import { transformSync } from '@lwc/compiler';

interface CompilerError {
  readonly message?: string;
  readonly location?: { readonly line: number; readonly column: number };
}

/**
 * @param file name of a JavaScript, HTML or CSS file
 * @param component name of the component
 * @returns the first line of the compiler's message and where it applies; null when the file compiles
 */
export function componentError(
  source: string,
  file: string,
  component: string,
): { readonly message: string; readonly line: number | null; readonly column: number | null } | null {
  try {
    transformSync(source, file, { namespace: 'c', name: component });
    return null;
  } catch (error) {
    const { message, location } = error as CompilerError;
    return {
      message: (message ?? String(error)).split('\n')[0],
      line: location?.line ?? null,
      column: location?.column ?? null,
    };
  }
}
