/** Invocable: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Invocable',
  `
Action.AdditionalAttribute { new(); String getApexClass(); String getDataType(); Boolean getIsCollection(); String
  getName(); Object getValue(); List<Boolean> getValueAsBooleanList(); List<Date> getValueAsDateList(); List<Double>
  getValueAsDoubleList(); List<Integer> getValueAsIntegerList(); List<Object> getValueAsList(); List<Long>
  getValueAsLongList(); List<String> getValueAsStringList() }
Action.DescribeResult { new(); Invocable.Action getAction(); Boolean getAllowsTransactionControl(); List<String>
  getCapabilityTypes(); String getCategory(); String getConfigurationEditor(); String getDescription();
  List<Invocable.Action.GenericType> getGenericTypes(); Boolean getHasCallout(); Boolean
  getHasSystemGeneratedOutput(); String getIconId(); String getIconName(); List<Invocable.Action.InputParameter>
  getInputs(); String getLabel(); String getMethodDescription(); String getMethodLabel(); String getMethodName();
  String getName(); List<Invocable.Action.OutputParameter> getOutputs(); String getTargetEntityName(); String
  getType() }
Action.GenericType { new(); String getDescription(); String getLabel(); String getName(); String getSuperType() }
Action.InputParameter { new(); List<Invocable.Action.AdditionalAttribute> getAdditionalAttributes(); String
  getApexClass(); Integer getByteLength(); Boolean getConfiguration(); Object getDefaultValue(); String
  getDescription(); String getLabel(); Integer getMaxOccurs(); String getName(); List<Invocable.Action.PicklistValue>
  getPicklistValues(); String getPlaceholderText(); Boolean getRequired(); String getSObjectType(); List<String>
  getSetupReferenceType(); String getToolingType(); String getType() }
Action.OutputParameter { new(); List<Invocable.Action.AdditionalAttribute> getAdditionalAttributes(); String
  getApexClass(); String getDescription(); String getLabel(); Integer getMaxOccurs(); String getName();
  List<Invocable.Action.PicklistValue> getPicklistValues(); String getSObjectType(); String getType() }
Action.PicklistValue { new(); Boolean getActive(); Boolean getDefaultValue(); String getLabel(); String getValidFor();
  String getValue() }
`,
);
