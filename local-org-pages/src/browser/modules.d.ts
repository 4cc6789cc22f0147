/** What the page's bundles provide in addition to our own files. */
declare module 'lwc' {
  export function createElement(tag: string, options: { is: unknown }): HTMLElement & Record<string, unknown>;
}
declare module 'lightning/toast' {
  const Toast: { show(config: { label: string; message?: string; variant?: string; mode?: string }): void };
  export default Toast;
}
declare module 'virtual:components' {
  /** Component classes by `namespace/name`. */
  const components: Readonly<Record<string, unknown>>;
  export default components;
}
