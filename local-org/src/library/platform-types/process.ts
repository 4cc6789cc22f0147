/** Process: types as the Apex Reference Guide lists them. */
import { mapOfType } from '../../host/values.ts';
import { platformObject, platformTypes } from './declare.ts';

platformTypes(
  'Process',
  `
PluginResult { Map<String, Object> outputParameters; new(Map<String, Object>) }
PluginRequest { Map<String, Object> inputParameters; new(Map<String, Object>) }
interface Plugin { Process.PluginDescribeResult describe(); Process.PluginResult invoke(Process.PluginRequest) }
PluginDescribeResult { String description; List<Process.PluginDescribeResult.InputParameter> inputParameters; String
  name; List<Process.PluginDescribeResult.OutputParameter> outputParameters; String tag; new() }
enum PluginDescribeResult.ParameterType { BOOLEAN DATE DATETIME DECIMAL DOUBLE FLOAT ID INTEGER LONG STRING TIME }
PluginDescribeResult.OutputParameter { String description; String name; Process.PluginDescribeResult.ParameterType
  parameterType; new(String name, Process.PluginDescribeResult.ParameterType parameterType); new(String name, String
  description, Process.PluginDescribeResult.ParameterType parameterType) }
PluginDescribeResult.InputParameter { String description; String name; Process.PluginDescribeResult.ParameterType
  parameterType; Boolean required; new(String name, Process.PluginDescribeResult.ParameterType parameterType, Boolean
  required); new(String name, String description, Process.PluginDescribeResult.ParameterType parameterType, Boolean
  required) }
enum ParameterType { BOOLEAN DATE DATETIME DECIMAL DOUBLE FLOAT ID INTEGER LONG STRING TIME }
`,
  {
    own: {
      PluginResult: {
        'new(String key, Object value)': (key: string, value: unknown) =>
          platformObject('Process.PluginResult', {
            outputParameters: mapOfType('String', 'Object', [[key, value]]),
          }),
      },
    },
  },
);
