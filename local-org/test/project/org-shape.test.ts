import { describe, expect, test } from '@jest/globals';
import { ProjectError } from '../../src/project/project-error.ts';
import { memoryFiles } from '../../src/project/file-system.ts';
import { PLAIN_SHAPE, shapeOf } from '../../src/project/org-shape.ts';

const definition = (content: string, folder = 'p') =>
  memoryFiles({ [`${folder}/config/project-scratch-def.json`]: content });

describe('the shape of an org', () => {
  test('is plain without a definition, and without features', () => {
    expect(shapeOf(['p'], memoryFiles({}))).toEqual(PLAIN_SHAPE);
    expect(shapeOf(['p'], definition('{"edition":"Developer"}'))).toEqual(PLAIN_SHAPE);
  });

  test('has the features that the definition names, whatever their case and number', () => {
    const features = ['personaccounts', 'MultiCurrency', 'StateAndCountryPicklist', 'AddCustomApps:30', 'Sites'];
    expect(shapeOf(['other', 'p'], definition(JSON.stringify({ features })))).toEqual({
      personAccounts: true,
      multiCurrency: true,
      stateAndCountryPicklists: true,
    });
  });

  test.each([
    ['{"features":', 'bad_json'],
    ['{"features":"PersonAccounts"}', 'bad_metadata'],
  ])('%s is an error that names the file', (content, code) => {
    let failure: unknown;
    try {
      shapeOf(['p'], definition(content));
    } catch (error) {
      failure = error;
    }
    expect(failure).toBeInstanceOf(ProjectError);
    expect(failure).toMatchObject({ code, path: 'p/config/project-scratch-def.json' });
  });
});
