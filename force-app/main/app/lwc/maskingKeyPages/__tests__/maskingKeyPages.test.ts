import { KeyPages } from 'c/maskingKeyPages';

describe('c-masking-key-pages', () => {
  it('goes on, back and to the beginning', () => {
    const pages = new KeyPages();
    pages.previous();
    expect([pages.start, pages.before]).toEqual([null, 0]);
    pages.next('k200');
    pages.next('k400');
    expect([pages.start, pages.before]).toEqual(['k400', 2]);
    pages.previous();
    expect(pages.start).toBe('k200');
    pages.reset();
    expect([pages.start, pages.before]).toEqual([null, 0]);
  });
});
