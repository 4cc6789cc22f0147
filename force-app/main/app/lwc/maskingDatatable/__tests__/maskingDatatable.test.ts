import { createElement } from 'lwc';
import MaskingDatatable from 'c/maskingDatatable';

describe('c-masking-datatable', () => {
  afterEach(() => document.body.replaceChildren());

  it('is the table of the platform with cells for states and for what opens a row', async () => {
    document.body.appendChild(createElement('c-masking-datatable', { is: MaskingDatatable }));
    await settled();
    const types = MaskingDatatable.customTypes as Record<string, { template: unknown; typeAttributes: string[] }>;
    expect(Object.keys(types)).toEqual(['state', 'opener']);
    expect(types.state.template).toBeDefined();
    expect(types.state.typeAttributes).toContain('variant');
    expect(types.opener.typeAttributes).toContain('key');
  });
});
