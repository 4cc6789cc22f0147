/** That `settled()` of jest.lwc.setup.cjs finds what it is there for, and that no component does without it. */
/* global afterEach, describe, document, expect, it, settled */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const COMPONENTS = path.resolve('force-app/main/app/lwc');

describe('settled', () => {
  afterEach(() => document.body.replaceChildren());

  it('refuses a state that is not accessible, each time', async () => {
    document.body.innerHTML = '<div><img src="x.png"></div>';
    await expect(settled()).rejects.toThrow(/image-alt/);
    await expect(settled()).rejects.toThrow(/image-alt/);
  });

  it('looks at the next state of an element that was accessible before', async () => {
    document.body.innerHTML = '<div><img src="x.png" alt="A sign"></div>';
    await settled();
    document.querySelector('div').innerHTML += '<a href="#nowhere" class="next"></a>';
    await expect(settled()).rejects.toThrow(/link-name/);
  });

  it('is asked by the tests of every component that shows something', () => {
    const visible = readdirSync(COMPONENTS).filter((name) => existsSync(path.join(COMPONENTS, name, `${name}.html`)));
    expect(visible.length).toBeGreaterThan(30);
    const unasked = visible.filter((name) => {
      const tests = path.join(COMPONENTS, name, '__tests__', `${name}.test.ts`);
      return (
        !existsSync(tests) || !/await (settled\(|expect\(.*\)\.toBeAccessible\()/.test(readFileSync(tests, 'utf8'))
      );
    });
    expect(unasked).toEqual([]);
  });
});
