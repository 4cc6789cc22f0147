/** ApexPages: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'ApexPages',
  `
Action { new(String); String getExpression(); PageReference invoke() }
KnowledgeArticleVersionStandardController { new(SObject); void addFields(List<String>); PageReference cancel(); String
  getId(); SObject getRecord(); String getSourceId(); void selectDataCategory(String, String); PageReference view();
  void setDataCategory(String, String) }
IdeaStandardSetController { new(); void addFields(List<String>); PageReference cancel(); void first(); Boolean
  getCompleteResult(); String getFilterId(); Boolean getHasNext(); Boolean getHasPrevious(); List<Idea> getIdeaList();
  List<SelectOption> getListViewOptions(); Integer getPageNumber(); Integer getPageSize(); SObject getRecord();
  List<SObject> getRecords(); Integer getResultSize(); List<SObject> getSelected(); void last(); void next(); void
  previous(); PageReference save(); void setFilterId(String); void setPageNumber(Integer); void setPageSize(Integer);
  void setSelected(List<SObject>) }
IdeaStandardController { new(); void addFields(List<String>); PageReference cancel(); PageReference delete();
  PageReference edit(); List<IdeaComment> getCommentList(); String getId(); SObject getRecord(); PageReference save();
  PageReference view() }
Component { List<ApexPages.Component> childComponents; String expressions; String facets; new(); ApexPages.Component
  getComponentById(String) }
`,
);
