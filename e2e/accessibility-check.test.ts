/** The check that every page test makes finds what is planted, in shadow trees too, and refuses what it would not examine. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { accessibilityFindings } from './lib/accessibility.ts';
import { AppBrowser, hasBrowser } from './lib/app-page.ts';

const PATIENCE_MS = 60_000;

const html = (body: string): string =>
  `data:text/html,${encodeURIComponent(`<!doctype html><html lang="en"><title>Planted</title><body><main><h1>Planted</h1>${body}</main>`)}`;

const SHADOW =
  '<div id="host"></div><script>host.attachShadow({ mode: "open" }).innerHTML = "<button></button>";</script>';

let browser: AppBrowser;

async function findings(body: string): Promise<readonly string[]> {
  const page = await browser.open(html(body));
  try {
    return await accessibilityFindings(page);
  } finally {
    await page.context().close();
  }
}

(hasBrowser ? describe : describe.skip)('the check of accessibility', () => {
  beforeAll(async () => {
    browser = await AppBrowser.launch();
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  test(
    'finds nothing on a page without faults',
    () => expect(findings('<p>Text</p>')).resolves.toEqual([]),
    PATIENCE_MS,
  );

  test(
    'names rule and element, also inside of a shadow tree, and each element of several',
    async () => {
      const found = await findings(`<img src="data:,"><img src="data:,">${SHADOW}`);
      expect(found.map((line) => line.split(': ')[0]).sort()).toEqual(['button-name', 'image-alt', 'image-alt']);
      expect(found.join('\n')).toContain('[["#host","button"]]');
    },
    PATIENCE_MS,
  );

  test(
    'refuses a page with frames, into which it does not see',
    () => expect(findings('<iframe title="Frame" srcdoc="<p>Text"></iframe>')).rejects.toThrow(/has frames/),
    PATIENCE_MS,
  );
});
