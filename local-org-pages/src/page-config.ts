/** What the server sends to the page. */
export interface TabInfo {
  readonly name: string;
  readonly label: string;
  /** `namespace/name` of the bundle that fills the tab; null for other kinds of tab. */
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
  /** Who may sign in here, the user included; empty where there is no choice. */
  readonly users: readonly { readonly id: string; readonly name: string }[];
  readonly apps: readonly AppInfo[];
}
