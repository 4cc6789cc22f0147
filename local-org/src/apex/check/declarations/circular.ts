/**
 * Types above themselves. The platform resolves what is above each type in turn; to name `C.D` it first resolves `C`, unless it is at that
 * already: `class A extends A.B` is no circle.
 */
import type { ProgramSymbols } from '../../types/program.ts';
import type { ApexType, ClassSymbol } from '../../types/apex-types.ts';
import { typeName, type Checker } from '../checker.ts';
import { report } from '../findings.ts';

/** Each type of a circle, and what is above it. */
type Circles = Map<ClassSymbol, ApexType>;

const known = new WeakMap<ProgramSymbols, Circles>();

/** What is above a type of a circle; undefined for others. */
export function circularParent(c: Checker): ApexType | undefined {
  return circlesAround(c).get(c.cls);
}

export function checkCircle(c: Checker): void {
  const parent = circularParent(c);
  if (parent !== undefined) report(c, c.cls.decl.name.span, `Circular definition: ${typeName(parent)}`);
}

function circlesAround({ program, cls }: Checker): Circles {
  const root = outermost(cls);
  const isOfProgram = [program.classes, program.beside].some((all) => all.get(root.name.toLowerCase()) === root);
  if (!isOfProgram) return circlesOf([root]);
  let circles = known.get(program);
  if (circles === undefined) {
    const all = [...program.classes.values(), ...program.beside.values()];
    known.set(program, (circles = circlesOf(all.sort((a, b) => (a.path < b.path ? -1 : 1)))));
  }
  return circles;
}

function circlesOf(roots: readonly ClassSymbol[]): Circles {
  const circles: Circles = new Map();
  const done = new Set<ClassSymbol>();
  const open = new Set<ClassSymbol>();
  const settle = (cls: ClassSymbol): boolean => {
    if (open.has(cls)) return true;
    if (done.has(cls)) return false;
    open.add(cls);
    for (const parent of parentsOf(cls)) {
      if (parent.kind !== 'user') continue;
      const around = outermost(parent.symbol);
      if ((!open.has(around) && settle(around)) || settle(parent.symbol)) circles.set(cls, parent);
    }
    open.delete(cls);
    done.add(cls);
    return circles.has(cls);
  };
  const visit = (cls: ClassSymbol): void => {
    settle(cls);
    for (const inner of cls.inner.values()) visit(inner);
  };
  roots.forEach(visit);
  return circles;
}

function parentsOf(cls: ClassSymbol): readonly ApexType[] {
  if (cls.kind === 'interface') return cls.interfaces;
  return cls.superclass === null ? [] : [cls.superclass];
}

function outermost(cls: ClassSymbol): ClassSymbol {
  let at = cls;
  while (at.outer !== null) at = at.outer;
  return at;
}
