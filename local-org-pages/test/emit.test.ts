/** What goes into a deployment: JavaScript the component compiler takes, and none of the sources it was made of. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emitInPlace, emitPackage } from 'local-org-pages/components';

test('TypeScript becomes JavaScript; tests, types and settings stay behind', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'emit-'));
  try {
    const put = (name: string, text: string): void => {
      const file = path.join(dir, 'source', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    };
    put('lwc/tsconfig.json', '{}');
    put(
      'lwc/hello/hello.ts',
      "import { api, LightningElement } from 'lwc';\nimport type { Greeting } from './types';\nexport default class Hello extends LightningElement {\n  @api greeting?: Greeting;\n}\n",
    );
    put('lwc/hello/types.ts', 'export interface Greeting { text: string }\n');
    put('lwc/hello/hello.html', '<template></template>');
    put('lwc/hello/__tests__/hello.test.ts', 'it.todo("x");');
    put('classes/A.cls', 'public class A {}');
    expect(emitPackage(path.join(dir, 'source'), path.join(dir, 'out'), 'pkg')).toEqual({ compiled: 1, copied: 2 });
    const emitted = readdirSync(path.join(dir, 'out'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .sort();
    expect(emitted).toEqual(['A.cls', 'hello.html', 'hello.js']);
    expect(readFileSync(path.join(dir, 'out', 'lwc', 'hello', 'hello.js'), 'utf8')).toContain('@api\n    greeting;');
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
});

describe('JavaScript next to its TypeScript', () => {
  const HELLO = "import { LightningElement } from 'lwc';\nexport default class Hello extends LightningElement {}\n";
  let source: string;
  const file = (name: string): string => path.join(source, 'lwc', 'hello', name);
  const names = (): readonly string[] => readdirSync(path.join(source, 'lwc', 'hello')).sort();

  beforeEach(() => {
    source = mkdtempSync(path.join(tmpdir(), 'emit-'));
    mkdirSync(path.join(source, 'lwc', 'hello', '__tests__'), { recursive: true });
    writeFileSync(file('hello.ts'), HELLO);
    writeFileSync(file('sums.ts'), 'export const two: number = 2;\n');
    writeFileSync(file('types.ts'), 'export interface Greeting { text: string }\n');
    writeFileSync(file('__tests__/hello.test.ts'), 'it.todo("x");');
  });
  afterEach(() => rmSync(source, { recursive: true, force: true }));

  test('is written once, and again when its source has changed', () => {
    expect(emitInPlace(source, 'c')).toEqual({ compiled: 2, written: 2, removed: 0 });
    expect(names()).toEqual(['__tests__', 'hello.js', 'hello.ts', 'sums.js', 'sums.ts', 'types.ts']);
    expect(readFileSync(file('sums.js'), 'utf8')).toBe(
      '// Compiled from sums.ts: changes of this file are lost.\nexport const two = 2;\n',
    );
    expect(emitInPlace(source, 'c')).toEqual({ compiled: 2, written: 0, removed: 0 });
    writeFileSync(file('sums.ts'), 'export const three: number = 3;\n');
    expect(emitInPlace(source, 'c')).toEqual({ compiled: 2, written: 1, removed: 0 });
    expect(readFileSync(file('sums.js'), 'utf8')).toContain('export const three = 3;');
  });

  test('is removed when its source is gone', () => {
    emitInPlace(source, 'c');
    rmSync(file('sums.ts'));
    expect(emitInPlace(source, 'c')).toEqual({ compiled: 1, written: 0, removed: 1 });
    expect(names()).toEqual(['__tests__', 'hello.js', 'hello.ts', 'types.ts']);
  });

  test('is never written over JavaScript that was not compiled', () => {
    writeFileSync(file('sums.js'), 'export const two = 2;\n');
    expect(() => emitInPlace(source, 'c')).toThrow(/sums\.js was not compiled from sums\.ts/);
    expect(names()).not.toContain('hello.js');
    expect(() => emitPackage(source, path.join(source, 'out'), 'c')).toThrow(/sums\.js was not compiled/);
  });

  test('is left alone by the copy that is compiled for a namespace', () => {
    emitInPlace(source, 'c');
    const copy = mkdtempSync(path.join(tmpdir(), 'emit-'));
    expect(emitPackage(source, path.join(copy, 'out'), 'pkg')).toEqual({ compiled: 2, copied: 0 });
    rmSync(copy, { recursive: true });
  });
});

describe('what components compiled to before', () => {
  const HELLO = "import { LightningElement } from 'lwc';\nexport default class Hello extends LightningElement {}\n";
  let dir: string;
  const source = (): string => path.join(dir, 'source');
  const cache = (): string => path.join(dir, 'cache');
  const file = (name: string): string => path.join(source(), 'lwc', 'hello', name);
  const emitted = (namespace = 'pkg'): string => {
    const out = path.join(dir, 'out');
    emitPackage(source(), out, namespace, cache());
    return readFileSync(path.join(out, 'lwc', 'hello', 'hello.js'), 'utf8');
  };
  const kept = (): readonly string[] => readdirSync(cache()).map((name) => path.join(cache(), name));

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'emit-'));
    mkdirSync(path.join(source(), 'lwc', 'hello'), { recursive: true });
    writeFileSync(file('hello.ts'), HELLO);
    writeFileSync(file('types.ts'), 'export interface Greeting { text: string }\n');
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  test('is read again for the same source, component and namespace only', () => {
    const first = emitted();
    const [entry] = kept();
    writeFileSync(entry!, readFileSync(entry!, 'utf8').replaceAll('class Hello', 'class Kept'));
    expect(emitted()).toBe(first.replace('class Hello', 'class Kept'));
    expect(emitted('other')).toBe(first);
    writeFileSync(file('hello.ts'), `${HELLO}export const two: number = 2;\n`);
    expect(emitted()).toContain('class Hello');
    expect(emitted()).toContain('export const two = 2;');
  });

  test('is compiled again where the file of the cache is torn or cannot be written', () => {
    const first = emitted();
    for (const entry of kept()) writeFileSync(entry, '{"torn');
    expect(emitted()).toBe(first);
    rmSync(cache(), { recursive: true });
    writeFileSync(cache(), 'a file');
    expect(emitted()).toBe(first);
  });

  test('is nothing where the component compiler refuses a source', () => {
    writeFileSync(file('hello.ts'), "import { api } from 'lwc';\nexport class Hello { @api @api greeting; }\n");
    expect(() => emitted()).toThrow(/LWC1\d{3}/);
    expect(existsSync(cache())).toBe(false);
    expect(() => emitted()).toThrow(/LWC1\d{3}/);
  });
});
