/** Wave: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Wave',
  `
ProjectionNode { new(); Wave.ProjectionNode alias(String); Wave.ProjectionNode avg(); String build();
  Wave.ProjectionNode count(); Wave.ProjectionNode max(); Wave.ProjectionNode min(); Wave.ProjectionNode sum();
  Wave.ProjectionNode unique() }
TemplatesSearchOptions { String filterGroup; String options; String type; new() }
Templates { new(); static Map<String, Object> cdpQueryMetadata(String, String, String, String); static Map<String,
  Object> getSObject(String); static List<Map<String, Object>> getSObjects(); static Map<String, Object>
  getTemplate(String); static Map<String, Object> getTemplate(String, String, String); static Map<String, Object>
  getTemplateConfig(String); static Map<String, Object> getTemplateConfig(String, String, Boolean, String); static
  Map<String, Object> getTemplates(Wave.TemplatesSearchOptions); static Map<String, Object> getTemplates() }
QueryBuilder { new(); static Wave.QueryNode cogroup(List<Wave.QueryNode>, List<List<String>>); static
  Wave.ProjectionNode count(); static Wave.ProjectionNode get(String); static Wave.QueryNode load(String, String);
  static Wave.QueryNode union(List<Wave.QueryNode>) }
QueryNode { new(); String build(String); Wave.QueryNode cap(Integer); ConnectApi.LiteralJson execute(String);
  Wave.QueryNode filter(String); Wave.QueryNode filter(List<String>); Wave.QueryNode
  foreach(List<Wave.ProjectionNode>); Wave.QueryNode group(List<String>); Wave.QueryNode group() }
`,
);
