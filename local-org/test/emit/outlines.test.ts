/** Anonymous Apex is compiled against what the cache knows of the sources: the same answers and the same errors as against the sources. */
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseApex } from '../../src/apex/parse/parse.ts';
import { outlineOf } from '../../src/apex/outline.ts';
import type { Org } from '../../src/org/org.ts';
import { apexOrg, column } from '../org/apex-org.ts';

const SOURCES = {
  Shape: `public abstract class Shape {
    public static final Integer SIDES = 4;
    public enum Kind { ROUND, FLAT }
    public class Corner { public String name { get; set; } public Integer angle { get { return 90; } private set; } }
    public interface Named { String name(); }
    public abstract Integer area();
    public virtual String text() { return 'shape ' + area(); }
    protected Integer hidden = 1;
    private static String own() { return 'own'; }
    static { Integer made = 1; }
  }`,
  Square: `public with sharing class Square extends Shape implements Shape.Named {
    private final Integer side;
    public Square(Integer side) { this.side = side; }
    public override Integer area() { return side * side; }
    public String name() { return 'square'; }
    public static void fill(List<Square> squares) { for (Integer i = 0; i < Shape.SIDES; i++) { squares.add(new Square(i)); } }
  }`,
};

const RIGHT = [
  'new Square(3).text() + new Square(1).name()',
  'String.valueOf(Shape.SIDES) + Shape.Kind.FLAT.name()',
  'String.valueOf(new Shape.Corner().angle)',
  'String.valueOf(((Shape) new Square(2)).area())',
];
const WRONG = [
  'Square.missing()',
  'new Shape()',
  'new Square()',
  'Shape.own()',
  'new Square(1).hidden',
  'new Square(1).area(2)',
  'new Shape.Corner().angle = 3',
  'Shape.Kind.SQUARE.name()',
];

const dir = mkdtempSync(join(tmpdir(), 'apex-outlines-'));
let first: Org;
let again: Org;

beforeAll(() => {
  first = apexOrg(SOURCES, { cacheDir: null });
  apexOrg(SOURCES, { cacheDir: dir }).close();
  again = apexOrg(SOURCES, { cacheDir: dir });
});

afterAll(() => {
  first.close();
  again.close();
  rmSync(dir, { recursive: true });
});

const outlinesFile = (): string =>
  join(
    dir,
    readdirSync(dir).find((name) => name.endsWith('.outlines'))!,
  );

function answer(org: Org, expression: string): string {
  try {
    org.runAnonymous(`Object value = ${expression}; insert new Lead(LastName = 'x', Company = String.valueOf(value));`);
  } catch (error) {
    return (error as Error).message;
  }
  return String(column(org, 'SELECT Company FROM Lead ORDER BY Id DESC LIMIT 1', 'Company')[0]);
}

describe('anonymous Apex in an org whose code is in the cache', () => {
  test.each(RIGHT)('answers as in the org that compiled it: %s', (expression) => {
    const expected = answer(first, expression);
    expect(expected).not.toMatch(/line \d|not/);
    expect(answer(again, expression)).toBe(expected);
  });

  test.each(WRONG)('has the same errors: %s', (expression) => {
    const expected = answer(first, expression);
    expect(expected).toMatch(/line \d+|visible|exist|abstract|constructor/i);
    expect(answer(again, expression)).toBe(expected);
  });

  test('reads what the cache knows, which is kept for being used', () => {
    const file = outlinesFile();
    utimesSync(file, new Date(0), new Date(0));
    const org = apexOrg(SOURCES, { cacheDir: dir });
    expect(statSync(file).mtimeMs).toBe(0);
    answer(org, RIGHT[0]!);
    expect(statSync(file).mtimeMs).toBeGreaterThan(0);
    org.close();
  });

  test('runs as well when what the cache knows cannot be read', () => {
    writeFileSync(outlinesFile(), 'torn');
    const org = apexOrg(SOURCES, { cacheDir: dir });
    expect(answer(org, RIGHT[0]!)).toBe(answer(first, RIGHT[0]!));
    org.close();
    expect(statSync(outlinesFile()).size).toBeGreaterThan('torn'.length);
  });
});

describe('the outline of a source', () => {
  test('has no statement of a body, whether the body is empty or not there, and every declaration', () => {
    const { unit } = parseApex('Shape.cls', SOURCES.Shape, 'class');
    const outline = JSON.stringify(outlineOf(unit!));
    expect(outline).not.toMatch(/"kind":"(?:return|localVar)"/);
    for (const name of ['SIDES', 'Kind', 'Corner', 'angle', 'area', 'text', 'hidden', 'own'])
      expect(outline).toContain(name);
    const bodies = outlineOf(unit!) as unknown as { readonly members: readonly { readonly body?: unknown }[] };
    expect(bodies.members.filter(({ body }) => body === null)).toHaveLength(1);
  });
});
