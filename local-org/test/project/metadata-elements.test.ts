/** The elements of metadata files are those of the Metadata API. */
import { expect, test } from '@jest/globals';
import { metadataTypes } from '../../../scripts/check/metadata-types.ts';
import { notation } from '../../../scripts/elements/notation.ts';
import { elementLines, unknownElement } from '../../src/project/metadata-elements.ts';
import { REGISTRY } from '../../src/project/registry.ts';

test('are those of the installed version of its WSDL', () => {
  expect(elementLines()).toEqual(
    notation(
      metadataTypes(),
      REGISTRY.map(({ name }) => name),
    ),
  );
});

test('are found wherever they stand, and their attributes are none', () => {
  expect(unknownElement('CustomObject', { '@xmlns': 'x', label: 'A', fields: [{ fullName: 'B__c' }] })).toBeNull();
  expect(
    unknownElement('CustomObject', { fields: [{ fullName: 'B__c' }, { fullName: 'C__c', colour: 'red' }] }),
  ).toEqual({
    element: 'colour',
    type: 'CustomField',
  });
  expect(
    unknownElement('CustomField', { valueSet: { valueSetDefinition: { value: { fullName: 'x', weight: '1' } } } }),
  ).toEqual({ element: 'weight', type: 'CustomValue' });
  expect(unknownElement('NoSuchType', { x: 'y' })).toBeNull();
});
