/** What the server tells the page. */
export interface TabInfo {
  readonly name: string;
  readonly label: string;
  /** Bundle that fills the tab; null for other kinds of tab. */
  readonly component: string | null;
}

export interface AppInfo {
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly TabInfo[];
}

export interface PageConfig {
  readonly orgName: string;
  readonly isSandbox: boolean;
  readonly sandboxName: string | null;
  readonly userName: string;
  /** Of the components: `c`, or that of the package. */
  readonly namespace: string;
  readonly apps: readonly AppInfo[];
}
