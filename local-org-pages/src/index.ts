/**
 * The Lightning pages of an org that the package `local-org` has opened. Programs call `servePages` of `local-org/pages`, which loads this
 * package. `local-org-pages/components` compiles Lightning web components for a deployment, `local-org-pages/compiler` checks one file.
 */
export { servePages } from './serve-pages.ts';
