/** What goes into a deployment: JavaScript the component compiler takes, and none of the sources it was made of. */
import { expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emitPackage } from '../../src/lightning/bundle/emit.ts';

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
