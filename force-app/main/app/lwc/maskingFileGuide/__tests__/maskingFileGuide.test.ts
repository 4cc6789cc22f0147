import { createElement } from 'lwc';
import MaskingFileGuide from 'c/maskingFileGuide';

const mockNavigate = jest.fn();

jest.mock('lightning/navigation', () => {
  const Navigate = Symbol('Navigate');
  const NavigationMixin = (Base: new () => object): unknown =>
    class extends Base {
      [Navigate](page: unknown): void {
        mockNavigate(page);
      }
    };
  return { NavigationMixin: Object.assign(NavigationMixin, { Navigate }) };
});

describe('c-masking-file-guide', () => {
  afterEach(() => document.body.replaceChildren());

  it('has queries to copy and leads to the rules', async () => {
    const element = createElement('c-masking-file-guide', { is: MaskingFileGuide });
    document.body.appendChild(element);
    await settled();
    const root = element.shadowRoot!;
    const queries = [...root.querySelectorAll<HTMLElement & { text: string }>('c-masking-copy-text')];
    expect(queries.map(({ text }) => /FROM (\w+)/.exec(text)?.[1])).toEqual(['ContentDocument', 'Attachment']);
    await expect(element).toBeAccessible();
    root.querySelector<HTMLElement>('[data-id=rules]')!.click();
    expect(mockNavigate).toHaveBeenCalledWith(expect.objectContaining({ attributes: { apiName: 'Masking_Rules' } }));
  });
});
