/** The part of an Apex source that code in other files can depend on, as text: everything but what is in its bodies. */
import type { Accessor, Block, CompilationUnit, Member, Span } from './ast.ts';

/**
 * Equal for two texts of a class only if code elsewhere compiles to the same with both. Comments and spaces between declarations
 * count, so that nothing has to be read twice.
 *
 * @param unit the tree of `source`
 */
export function declarationText(source: string, unit: CompilationUnit): string {
  const starts = lineStarts(source);
  const offset = (line: number, column: number): number => starts[line - 1]! + column - 1;
  let text = '';
  let at = 0;
  for (const { line, column, endLine, endColumn } of bodySpans(unit)) {
    text += `${source.slice(at, offset(line, column))}{}`;
    at = offset(endLine, endColumn);
  }
  return text + source.slice(at);
}

function lineStarts(source: string): number[] {
  const starts = [0];
  for (let end = source.indexOf('\n'); end >= 0; end = source.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** Of the outermost bodies, in the order of the source. */
function bodySpans(unit: CompilationUnit): Span[] {
  const blocks: Block[] = [];
  const add = (block: Block | null): void => void (block === null || blocks.push(block));
  const accessor = (of: Accessor | null): void => add(of?.body ?? null);
  const members = (of: readonly Member[]): void => {
    for (const member of of) {
      if (member.kind === 'method' || member.kind === 'constructor' || member.kind === 'initializer') add(member.body);
      else if (member.kind === 'property') [member.getter, member.setter].forEach(accessor);
      else if (member.kind === 'class') members(member.members);
    }
  };
  if (unit.kind === 'class') members(unit.members);
  return blocks.map(({ span }) => span).sort((a, b) => a.line - b.line || a.column - b.column);
}
