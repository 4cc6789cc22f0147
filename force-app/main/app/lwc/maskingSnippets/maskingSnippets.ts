import { LightningElement } from 'lwc';
import { fill } from 'c/maskingText';
import { labels } from './labels';
import { SNIPPETS } from './snippets';

/** Pipelines that refresh and mask a sandbox, by build system. */
export default class MaskingSnippets extends LightningElement {
  labels = labels;
  name = SNIPPETS[0].name;

  get options(): { label: string; value: string }[] {
    return SNIPPETS.map(({ name }) => ({ label: name, value: name }));
  }

  private get chosen(): (typeof SNIPPETS)[number] {
    return SNIPPETS.find(({ name }) => name === this.name) ?? SNIPPETS[0];
  }

  get text(): string {
    return this.chosen.lines.join('\n');
  }

  get file(): string {
    return fill(labels.file, this.chosen.file);
  }

  handleChange(event: CustomEvent<{ value: string }>): void {
    this.name = event.detail.value;
  }
}
