/**
 * `local-org-pages/components`: compiles Lightning web components written in TypeScript, into a copy that can be deployed (`emitPackage`)
 * or next to their sources (`emitInPlace`).
 */
export { emitInPlace, emitPackage, type Emitted, type EmittedInPlace } from './bundle/emit.ts';
