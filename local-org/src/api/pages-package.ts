/** The package `local-org-pages`: page server and component compiler. It is optional, and loaded when pages or components are asked for. */
import type { Org } from '../org/org.ts';

export interface ServePagesOptions {
  /** 0: any free port. */
  readonly port: number;
  /** Keeps the vendor bundle, by content. */
  readonly cacheDir: string;
  /** Who is logged in: an Id. Default: the administrator. */
  readonly user?: string;
  /** Ids of others who may sign in on the page. Default: nobody. */
  readonly otherUsers?: readonly string[];
  /** Build again when a component has changed, and have open pages load themselves anew. What does not compile is reported. */
  readonly watch?: boolean;
  /** Whether jobs of the org run between requests. Default true; false when something else steps them. */
  readonly runsJobs?: boolean;
  /** The vendor bundle is not there and is being built, which takes about half a minute. */
  readonly onFirstBuild?: () => void;
  /** Hears of faults of this program. */
  readonly report?: (error: unknown) => void;
}

export interface ServedPages {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** Ends connections and background work; the org stays open. */
  close(): Promise<void>;
}

/** What keeps a file of a component from being compiled. */
export interface ComponentError {
  readonly message: string;
  readonly line: number | null;
  readonly column: number | null;
}

/** `local-org-pages` */
export interface PagesPackage {
  servePages(org: Org, options: ServePagesOptions): Promise<ServedPages>;
}

/** `local-org-pages/compiler` */
export interface ComponentCompiler {
  /**
   * @param file name of a JavaScript, HTML or CSS file
   * @param component name of the component
   * @returns null when it compiles
   */
  componentError(source: string, file: string, component: string): ComponentError | null;
}

/** Pages or components were asked for where their package is not installed. */
export class PagesNotInstalledError extends Error {
  constructor(cause: unknown) {
    super(
      'Lightning pages and components need the package local-org-pages, which is not installed. Install it next to local-org with: npm install local-org-pages',
      { cause },
    );
  }
}

/** Throws PagesNotInstalledError. */
export const loadPages = (): Promise<PagesPackage> => installed(import('local-org-pages'));

/** Throws PagesNotInstalledError. */
export const loadComponentCompiler = (): Promise<ComponentCompiler> => installed(import('local-org-pages/compiler'));

async function installed<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (error) {
    const { code, message } = error as Partial<NodeJS.ErrnoException>;
    // A package that local-org-pages itself lacks is another fault, and reported as it is.
    if (code !== 'ERR_MODULE_NOT_FOUND' || message?.includes("'local-org-pages'") !== true) throw error;
    throw new PagesNotInstalledError(error);
  }
}
