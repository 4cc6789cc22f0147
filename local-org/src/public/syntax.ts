/** `local-org/syntax`: parses Apex into a syntax tree. It loads the parser only, for linters and other tools. */
export { parseApex } from '../apex/parse/parse.ts';
export type * from '../apex/ast.ts';
