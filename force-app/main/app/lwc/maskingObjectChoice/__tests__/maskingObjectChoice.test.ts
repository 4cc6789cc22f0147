import { createElement } from 'lwc';
import MaskingObjectChoice, { type ObjectChoice } from 'c/maskingObjectChoice';

const CHOICES = [
  { name: 'Contact', label: 'Contact' },
  { name: 'Visit__c', label: 'Visit' },
];
type Choice = HTMLElement & { clear(): void };

function show(): { element: Choice; root: ShadowRoot; chosen: ObjectChoice[] } {
  const element = Object.assign(createElement('c-masking-object-choice', { is: MaskingObjectChoice }), {
    choices: CHOICES,
  });
  const chosen: ObjectChoice[] = [];
  element.addEventListener('choose', (event) => chosen.push((event as CustomEvent<ObjectChoice>).detail));
  document.body.appendChild(element);
  return { element, root: element.shadowRoot!, chosen };
}

async function fire(root: ShadowRoot, selector: string, name: string, detail: object): Promise<void> {
  root.querySelector(selector)!.dispatchEvent(new CustomEvent(name, { detail }));
  await settled();
}

const pills = (root: ShadowRoot): object[] =>
  root.querySelector<HTMLElement & { items: object[] }>('lightning-pill-container')!.items;

describe('c-masking-object-choice', () => {
  afterEach(() => document.body.replaceChildren());

  it('asks for objects only when the run is to be kept to some', async () => {
    const { root, chosen } = show();
    await settled();
    expect(root.querySelector('[data-id=objects]')).toBeNull();
    await fire(root, '[data-id=only-some]', 'change', { checked: true });
    expect(root.querySelector('[data-id=objects]')).not.toBeNull();
    expect(chosen).toEqual([{ isPartial: true, objectNames: [] }]);
  });

  it('reports each object that is picked or removed, and offers it once', async () => {
    const { root, chosen } = show();
    await settled();
    await fire(root, '[data-id=only-some]', 'change', { checked: true });
    await fire(root, 'c-masking-picker', 'pick', { value: 'Visit__c' });
    expect(chosen.at(-1)).toEqual({ isPartial: true, objectNames: ['Visit__c'] });
    expect(pills(root)).toEqual([{ name: 'Visit__c', label: 'Visit' }]);
    expect(root.querySelector<HTMLElement & { options: object[] }>('c-masking-picker')!.options).toEqual([
      { value: 'Contact', label: 'Contact', meta: 'Contact' },
    ]);
    await fire(root, 'lightning-pill-container', 'itemremove', { item: { name: 'Visit__c' } });
    expect(chosen.at(-1)).toEqual({ isPartial: true, objectNames: [] });
  });

  it('forgets the objects of another rule set', async () => {
    const { element, root } = show();
    await settled();
    await fire(root, '[data-id=only-some]', 'change', { checked: true });
    await fire(root, 'c-masking-picker', 'pick', { value: 'Contact' });
    element.clear();
    await settled();
    expect(pills(root)).toEqual([]);
  });
});
