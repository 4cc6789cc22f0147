import { tabPage } from 'c/maskingPages';

describe('c-masking-pages', () => {
  it('names tabs with the namespace of the package, which this org has none of', () => {
    expect(tabPage('Masking_Runs')).toEqual({
      type: 'standard__navItemPage',
      attributes: { apiName: 'Masking_Runs' },
    });
    expect(tabPage('Masking_Runs', { c__run: 'a01' }).state).toEqual({ c__run: 'a01' });
  });
});
