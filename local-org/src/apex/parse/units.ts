/** Whole files: a class file, a trigger, an anonymous block. */
import type {
  AnonymousUnitContext,
  ApexParserRuleContext,
  CompilationUnitContext,
  ModifierContext,
  StatementContext,
  TriggerUnitContext,
} from '@apexdevtools/apex-parser';
import type { AnonymousMemberDeclarationContext, TriggerMemberDeclarationContext } from '@apexdevtools/apex-parser';
import type { AnonymousBlock, Member, Stmt, TriggerDecl, TriggerEvent, TypeDecl } from '../ast.ts';
import { buildMember, buildTypeDeclaration, checkNesting } from './declarations.ts';
import { buildModifiers } from './modifiers.ts';
import { declaredName, nameOf } from './identifiers.ts';
import { buildStatement } from './statements.ts';
import type { Build } from './tree.ts';
import { spanOf, tokenText } from './tree.ts';

export function buildClassFile(build: Build, context: CompilationUnitContext): TypeDecl {
  return buildTypeDeclaration(build, context.typeDeclaration());
}

export function buildTrigger(build: Build, context: TriggerUnitContext): TriggerDecl {
  const block = context.triggerBlock();
  const parts = splitMembers(
    build,
    block.triggerBlockMember_list().map((item) => ({
      context: item,
      statement: item.statement(),
      declaration: item.triggerMemberDeclaration(),
      modifiers: item.modifier_list(),
    })),
  );
  const name = declaredName(build, context.id(0));
  const events = context
    .triggerCase_list()
    .map((item) => (item.children ?? []).map((child) => tokenText(child).toLowerCase()).join(' '));
  if (events.includes('before undelete')) build.report(name.span, 'Trigger Usage Before Undelete is not supported');
  return {
    kind: 'trigger',
    name,
    object: nameOf(context.id(1)),
    events: events as TriggerEvent[],
    body: { kind: 'block', statements: parts.statements, span: spanOf(block) },
    members: parts.members,
    span: spanOf(context),
  };
}

export function buildAnonymous(build: Build, context: AnonymousUnitContext): AnonymousBlock {
  const block = context.anonymousBlock();
  const parts = splitMembers(
    build,
    block.anonymousBlockMember_list().map((item) => ({
      context: item,
      statement: item.statement(),
      declaration: item.anonymousMemberDeclaration(),
      modifiers: item.modifier_list(),
    })),
  );
  const span = spanOf(context);
  return {
    kind: 'anonymous',
    body: { kind: 'block', statements: parts.statements, span },
    members: parts.members,
    span,
  };
}

interface Part {
  readonly context: ApexParserRuleContext;
  readonly statement: StatementContext | null;
  readonly declaration: TriggerMemberDeclarationContext | AnonymousMemberDeclarationContext | null;
  readonly modifiers: readonly ModifierContext[];
}

/** A variable declared between statements is one of them, whichever way the grammar read it. */
function splitMembers(
  build: Build,
  parts: readonly Part[],
): { readonly statements: readonly Stmt[]; readonly members: readonly Member[] } {
  const statements: Stmt[] = [];
  const members: Member[] = [];
  for (const part of parts) {
    if (part.statement) {
      build.atTopLevel = true;
      statements.push(buildStatement(build, part.statement));
    } else if (part.declaration) {
      const modifiers = buildModifiers(build, part.modifiers);
      for (const member of buildMember(build, part.declaration, modifiers, spanOf(part.context))) {
        if (member.kind === 'field') {
          const declarators = [{ name: member.name, init: member.init }];
          statements.push({ kind: 'localVar', modifiers, type: member.type, declarators, span: member.span });
        } else {
          members.push(member);
        }
      }
    }
  }
  checkNesting(build, members);
  return { statements, members };
}
