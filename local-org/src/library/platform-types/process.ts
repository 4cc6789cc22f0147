/** Process: what some members of its types do. */
import { mapOfType } from '../../host/apex-values.ts';
import { platformObject, type Options } from './declare.ts';

export const PROCESS: Options = {
  own: {
    PluginResult: {
      'new(String key, Object value)': (key: string, value: unknown) =>
        platformObject('Process.PluginResult', {
          outputParameters: mapOfType('String', 'Object', [[key, value]]),
        }),
    },
  },
};
