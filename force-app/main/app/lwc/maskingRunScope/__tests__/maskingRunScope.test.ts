import { createElement } from 'lwc';
import MaskingRunScope, { type RunScope } from 'c/maskingRunScope';

const OBJECTS = [
  { name: 'Contact', label: 'Contact' },
  { name: 'Visit__c', label: 'Visit' },
];
const RULES = [{ name: 'Case_Text', label: 'Case text', objectName: 'Case' }];
type Scope = HTMLElement & { clear(): void };
type Picker = HTMLElement & { options: object[]; label: string };

async function show(): Promise<{ element: Scope; root: ShadowRoot; chosen: RunScope[] }> {
  const element = Object.assign(createElement('c-masking-run-scope', { is: MaskingRunScope }), {
    objects: OBJECTS,
    rules: RULES,
  });
  const chosen: RunScope[] = [];
  element.addEventListener('choose', (event) => chosen.push((event as CustomEvent<RunScope>).detail));
  document.body.appendChild(element);
  await settled();
  return { element, root: element.shadowRoot!, chosen };
}

async function fire(root: ShadowRoot, selector: string, name: string, detail: object): Promise<void> {
  root.querySelector(selector)!.dispatchEvent(new CustomEvent(name, { detail }));
  await settled();
}

const keepTo = (root: ShadowRoot, value: string): Promise<void> => fire(root, '[data-id=scope]', 'change', { value });
const picker = (root: ShadowRoot): Picker => root.querySelector<Picker>('c-masking-picker')!;
const pills = (root: ShadowRoot): object[] =>
  root.querySelector<HTMLElement & { items: object[] }>('lightning-pill-container')!.items;

describe('c-masking-run-scope', () => {
  afterEach(() => document.body.replaceChildren());

  it('asks for objects only when the run is to be kept to some', async () => {
    const { root, chosen } = await show();
    expect(root.querySelector('[data-id=choice]')).toBeNull();
    await keepTo(root, 'objects');
    expect(root.querySelector('[data-id=choice]')).not.toBeNull();
    expect(chosen).toEqual([{ kind: 'objects', names: [] }]);
  });

  it('reports each object that is picked or removed, and offers it once', async () => {
    const { root, chosen } = await show();
    await keepTo(root, 'objects');
    await fire(root, 'c-masking-picker', 'pick', { value: 'Visit__c' });
    expect(chosen.at(-1)).toEqual({ kind: 'objects', names: ['Visit__c'] });
    expect(pills(root)).toEqual([{ name: 'Visit__c', label: 'Visit' }]);
    expect(picker(root).options).toEqual([{ value: 'Contact', label: 'Contact', meta: 'Contact' }]);
    await fire(root, 'lightning-pill-container', 'itemremove', { item: { name: 'Visit__c' } });
    expect(chosen.at(-1)).toEqual({ kind: 'objects', names: [] });
  });

  it('offers rules with their objects, and forgets the objects that were chosen before', async () => {
    const { root, chosen } = await show();
    await keepTo(root, 'objects');
    await fire(root, 'c-masking-picker', 'pick', { value: 'Contact' });
    await keepTo(root, 'rules');
    expect(picker(root).options).toEqual([{ value: 'Case_Text', label: 'Case text', meta: 'Case' }]);
    expect(picker(root).label).toBe('c.Runs_Only_Rules');
    await fire(root, 'c-masking-picker', 'pick', { value: 'Case_Text' });
    expect(chosen.at(-1)).toEqual({ kind: 'rules', names: ['Case_Text'] });
    await expect(root.host).toBeAccessible();
  });

  it('forgets the objects of another rule set', async () => {
    const { element, root } = await show();
    await keepTo(root, 'objects');
    await fire(root, 'c-masking-picker', 'pick', { value: 'Contact' });
    element.clear();
    await settled();
    expect(pills(root)).toEqual([]);
  });
});
