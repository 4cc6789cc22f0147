import { createElement } from 'lwc';
import tryPattern from '@salesforce/apex/RuleTrialController.tryPattern';
import MaskingPatternTester from 'c/maskingPatternTester';

jest.mock('@salesforce/apex/RuleTrialController.tryPattern', () => ({ default: jest.fn() }), { virtual: true });

const tried = tryPattern as unknown as jest.Mock;
const TRIAL = {
  parts: [{ before: 'order ' }, { before: '4711', after: '#' }],
  matches: 1,
  isRedacted: false,
  milliseconds: 12,
  degree: 1,
};

async function show(properties: object): Promise<ShadowRoot> {
  const element = Object.assign(createElement('c-masking-pattern-tester', { is: MaskingPatternTester }), properties);
  document.body.appendChild(element);
  jest.runAllTimers();
  await settled();
  return element.shadowRoot!;
}

describe('c-masking-pattern-tester', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    tried.mockReset().mockResolvedValue(TRIAL);
  });
  afterEach(() => {
    document.body.replaceChildren();
    jest.useRealTimers();
  });

  it('highlights what is found, and what becomes of it', async () => {
    const root = await show({ pattern: '4711', replacement: '#', domain: 'x.invalid' });
    expect(tried).toHaveBeenCalledTimes(1);
    expect(tried).toHaveBeenCalledWith({
      source: '4711',
      replacement: '#',
      text: 'c.Editor_Sample_Text',
      domain: 'x.invalid',
    });
    expect(root.querySelector('[data-id=before] mark')!.textContent).toBe('4711');
    expect(root.querySelector('[data-id=after]')!.textContent).toBe('order #');
    jest.useRealTimers();
    await expect(root.host).toBeAccessible();
  });

  it('tries the text that somebody types, once they pause', async () => {
    const root = await show({ pattern: 'a' });
    const area = root.querySelector('lightning-textarea')!;
    area.dispatchEvent(new CustomEvent('change', { detail: { value: 'b' } }));
    area.dispatchEvent(new CustomEvent('change', { detail: { value: 'ba' } }));
    jest.runAllTimers();
    await settled();
    expect(tried).toHaveBeenCalledTimes(2);
    expect(tried).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'ba' }));
  });

  it('marks the position of a mistake', async () => {
    tried.mockResolvedValue({ ...TRIAL, problem: 'No end', position: 1 });
    const root = await show({ pattern: 'a(b' });
    expect(root.querySelector('[data-id=problem] mark')!.textContent).toBe('(');
    expect(root.querySelector('[data-id=before]')).toBeNull();
  });

  it('shows that a pattern is costly, that it finds nothing, and that a text would be redacted', async () => {
    tried.mockResolvedValueOnce({ ...TRIAL, milliseconds: 20_000, degree: 3 });
    const costly = await show({ pattern: 'a' });
    expect(costly.textContent).toContain('c.Editor_Tester_Costly');
    expect(costly.textContent).toContain('c.Editor_Tester_Cost_Windows');
    tried.mockResolvedValueOnce({ ...TRIAL, matches: 0 });
    expect((await show({ pattern: 'a' })).textContent).toContain('c.Editor_Tester_No_Match');
    tried.mockResolvedValueOnce({ ...TRIAL, isRedacted: true });
    expect((await show({ pattern: 'a' })).textContent).toContain('c.Editor_Tester_Redacted');
  });

  it('asks nothing without a pattern, and shows what went wrong', async () => {
    await show({ pattern: '' });
    expect(tried).not.toHaveBeenCalled();
    tried.mockRejectedValue({ body: { message: 'Broken' } });
    expect((await show({ pattern: 'a' })).querySelector('[role=alert]')!.textContent).toBe('Broken');
  });
});
