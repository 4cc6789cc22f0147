import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'lwc';
import MaskingSnippets from 'c/maskingSnippets';
import { SNIPPETS } from '../snippets';

describe('c-masking-snippets', () => {
  afterEach(() => document.body.replaceChildren());

  it.each(SNIPPETS.map(({ source, lines }) => [source, lines]))('has %s as the repository has it', (source, lines) => {
    const file = readFileSync(join(process.cwd(), 'scripts', 'pipelines', source), 'utf8');
    expect(`${(lines as string[]).join('\n')}\n`).toBe(file);
  });

  it('shows the pipeline of the chosen system', async () => {
    const element = createElement('c-masking-snippets', { is: MaskingSnippets });
    document.body.appendChild(element);
    const text = (): string =>
      element.shadowRoot!.querySelector<HTMLElement & { text: string }>('c-masking-copy-text')!.text;
    expect(text()).toContain('GitHub Actions');
    element
      .shadowRoot!.querySelector('lightning-combobox')!
      .dispatchEvent(new CustomEvent('change', { detail: { value: 'Jenkins' } }));
    await settled();
    expect(text()).toContain('pipeline {');
    await expect(element).toBeAccessible();
  });
});
