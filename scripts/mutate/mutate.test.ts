/** The mutation command: where it puts faults, and that a fault in the sources of a project is caught or survives. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { candidatesIn, shuffled } from './choose.ts';
import { coverageMap, testsOf } from './coverage.ts';
import { mutated, mutationsOf } from './mutations.ts';
import { copyProject } from './project-copy.ts';
import { readSurvivors, reasonFor } from './survivors.ts';
import { tryMutation } from './worker.ts';

const SOURCE = `public class Grades {
  /** a <= b && true in a comment is no code */
  public static Boolean isPassed(Integer points, Boolean isAbsent) {
    String text = 'points >= 5 && !isAbsent';
    if (points < 0) {
      points = 0;
    }
    return points >= 5 && !isAbsent;
  }
  public static Integer unreached() {
    return 7;
  }
  private static final Integer MOST = 100;
}
`;
const TESTS = `@IsTest
private class GradesTest {
  @IsTest
  static void fivePointsAreEnough() {
    Assert.isTrue(Grades.isPassed(5, false), 'five');
    Assert.isFalse(Grades.isPassed(4, false), 'four');
  }

  @IsTest
  static void absenceFails() {
    Assert.isFalse(Grades.isPassed(5, true), 'absent');
    Assert.isFalse(Grades.isPassed(-1, true), 'absent, less than nothing');
  }
}
`;
const META = `<?xml version="1.0" encoding="UTF-8"?>
<ApexClass xmlns="http://soap.sforce.com/2006/04/metadata"><apiVersion>67.0</apiVersion><status>Active</status></ApexClass>
`;

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'mutate-test-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('sfdx-project.json', '{"packageDirectories":[{"path":"force-app","default":true}],"sourceApiVersion":"67.0"}');
  write('config/empty.json', '{}');
  for (const [name, text] of [
    ['Grades', SOURCE],
    ['GradesTest', TESTS],
  ]) {
    write(`force-app/main/school/classes/${name}.cls`, text!);
    write(`force-app/main/school/classes/${name}.cls-meta.xml`, META);
  }
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('mutations', () => {
  const changed = (): string[] =>
    mutationsOf(SOURCE).map((one) => mutated(SOURCE, one).split('\n')[one.line - 1]!.trim());

  test('are made in code, and not in comments and texts', () => {
    expect(mutationsOf(SOURCE).filter(({ line }) => line === 2 || line === 4)).toEqual([]);
    expect(changed()).toEqual(
      expect.arrayContaining([
        'return points > 5 && !isAbsent;',
        'return points >= 6 && !isAbsent;',
        'return points >= 5 || !isAbsent;',
        'return points >= 5 && isAbsent;',
        'return null;',
        'if (points <= 0) {',
        'if (true) {',
        'if (false) {',
        'points = 1;',
        '{}',
      ]),
    );
  });

  test('change what they replace', () => {
    const source = 'class A {\n  Integer f() {\n    return null;\n  }\n}';
    expect(mutationsOf(source).filter((one) => mutated(source, one) === source)).toEqual([]);
  });

  test('are chosen by a seed', () => {
    const candidates = candidatesIn(root, 'school').map((one) => `${one.line} ${one.operator} ${one.start}`);
    expect(shuffled(candidates, 3)).toEqual(shuffled(candidates, 3));
    expect(shuffled(candidates, 3)).not.toEqual(shuffled(candidates, 4));
    expect([...shuffled(candidates, 3)].sort()).toEqual([...candidates].sort());
  });
});

describe('a mutation in a project', () => {
  test('is reached by the test classes that run its line', () => {
    const map = coverageMap(root, null, () => undefined);
    expect(map.failing).toEqual([]);
    const testsAt = (line: number): unknown =>
      testsOf(
        map,
        'Grades',
        mutationsOf(SOURCE).find((one) => one.line === line)!,
      );
    const both = { className: 'GradesTest', methods: ['fivepointsareenough', 'absencefails'] };
    expect(testsAt(6)).toEqual([{ className: 'GradesTest', methods: ['absencefails'] }]);
    expect(testsAt(8)).toEqual([both]);
    expect(testsAt(11)).toEqual([]);
    expect(testsAt(13)).toEqual([both]);
    const long = mutationsOf('class A {\n  Integer f() {\n    return 1 +\n      2;\n  }\n}').filter(
      ({ line }) => line === 4,
    );
    expect(long.map(({ statementLine }) => statementLine)).toEqual([3]);
    const chained = mutationsOf('class A {\n  A() {\n    this(true);\n    f();\n  }\n}');
    expect(chained.map(({ line, isInitial }) => [line, isInitial])).toEqual([
      [3, true],
      [3, true],
      [4, false],
    ]);
  });

  test('finds its tests in the kept map while nothing has changed; a changed test class is run again', () => {
    const file = path.join(root, 'dist/coverage.json');
    const ranClasses = (): string[] => {
      const ran: string[] = [];
      coverageMap(root, file, (name) => ran.push(name));
      return ran;
    };
    const testFile = path.join(root, 'force-app/main/school/classes/GradesTest.cls');
    expect(ranClasses()).toEqual(['GradesTest']);
    expect(ranClasses()).toEqual([]);
    writeFileSync(testFile, `${TESTS}// changed`);
    expect(ranClasses()).toEqual(['GradesTest']);
    writeFileSync(path.join(root, 'force-app/main/school/classes/Grades.cls'), `${SOURCE}// changed`);
    expect(ranClasses()).toEqual(['GradesTest']);
    writeFileSync(testFile, TESTS);
    writeFileSync(path.join(root, 'force-app/main/school/classes/Grades.cls'), SOURCE);
  });

  test('is reached by the tests of chosen classes alone, which must be test classes', () => {
    const reachedBy = (...only: readonly string[]): readonly string[] => [
      ...coverageMap(root, null, () => undefined, only).classes.keys(),
    ];
    expect(reachedBy('gradestest')).toEqual(['GradesTest']);
    expect(() => reachedBy('GradesTest', 'Grades')).toThrow('These are no test classes: Grades');
  });

  test('is caught, survives, or does not compile; the sources stay as they were', () => {
    const copy = copyProject(root, ['sfdx-project.json', 'config', 'force-app']);
    const outcomeOf = (from: string, to: string): unknown =>
      tryMutation(copy, {
        file: 'force-app/main/school/classes/Grades.cls',
        text: SOURCE.replace(from, to),
        tests: [{ className: 'GradesTest', methods: null }],
      });
    try {
      expect(outcomeOf('return points >= 5', 'return points > 5')).toEqual({
        kind: 'caught',
        by: 'GradesTest.fivePointsAreEnough',
      });
      expect(outcomeOf('points < 0', 'points <= 0')).toEqual({ kind: 'survived' });
      expect(outcomeOf('return points >= 5', 'return points +')).toEqual({ kind: 'not compiled' });
    } finally {
      copy.remove();
    }
  });

  test('that leaves out a statement compiles', () => {
    const copy = copyProject(root, ['sfdx-project.json', 'config', 'force-app']);
    const source = SOURCE.replace('return points >= 5 &&', 'points = points * 1;\n    return points >= 5 &&').replace(
      'points = 0;',
      'points = 6;',
    );
    const outcomes = mutationsOf(source)
      .filter(({ operator }) => operator === 'statement')
      .map((one) =>
        tryMutation(copy, {
          file: 'force-app/main/school/classes/Grades.cls',
          text: mutated(source, one),
          tests: [{ className: 'GradesTest', methods: null }],
        }),
      );
    copy.remove();
    expect(outcomes).toEqual([{ kind: 'survived' }, { kind: 'survived' }]);
  });

  test('has a reason when it is entered with its line', () => {
    const place = { class: 'Grades', line: 'if (points < 0) {', mutated: 'if (points <= 0) {' };
    expect(reasonFor([{ ...place, reason: 'Zero stays zero.' }], place)).toBe('Zero stays zero.');
    expect(reasonFor([], place)).toBeNull();
  });
});

describe('config/mutation-survivors.json', () => {
  test('lists mutations that can be made of the classes as they are', () => {
    const survivors = readSurvivors('.');
    const classes = new Set(survivors.map((one) => one.class));
    const candidates = new Set(
      candidatesIn('.', 'all', classes).map((one) => {
        const changed = mutated(one.source, one).split('\n')[one.line - 1]!.trim();
        return [one.className, one.source.split('\n')[one.line - 1]!.trim(), changed].join('\n');
      }),
    );
    const stale = survivors.filter((one) => !candidates.has([one.class, one.line, one.mutated].join('\n')));
    expect(stale).toEqual([]);
  });
});
