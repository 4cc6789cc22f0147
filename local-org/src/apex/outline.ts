/** What code in another file needs to know of an Apex source: its declarations, without the statements of any body. */
import type { Accessor, Block, CompilationUnit, Member, TypeDecl } from './ast.ts';

/** The same unit with empty bodies. Initial values of fields stay: they can be constants. */
export function outlineOf(unit: CompilationUnit): CompilationUnit {
  switch (unit.kind) {
    case 'trigger':
    case 'anonymous':
      return { ...unit, body: emptied(unit.body), members: unit.members.map(member) };
    default:
      return type(unit);
  }
}

function type<T extends TypeDecl>(decl: T): T {
  return decl.kind === 'class' ? { ...decl, members: decl.members.map(member) } : decl;
}

function member(decl: Member): Member {
  switch (decl.kind) {
    case 'method':
      return { ...decl, body: decl.body === null ? null : emptied(decl.body) };
    case 'constructor':
    case 'initializer':
      return { ...decl, body: emptied(decl.body) };
    case 'property':
      return { ...decl, getter: accessor(decl.getter), setter: accessor(decl.setter) };
    case 'class':
    case 'interface':
    case 'enum':
      return type(decl);
    case 'field':
      return decl;
  }
}

function accessor(decl: Accessor | null): Accessor | null {
  return decl === null || decl.body === null ? decl : { ...decl, body: emptied(decl.body) };
}

function emptied(block: Block): Block {
  return { ...block, statements: [] };
}
