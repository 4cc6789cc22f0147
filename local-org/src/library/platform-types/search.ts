/** Search: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Search',
  `
SuggestionOption { new(); void setFilter(Object); void setLimit(Integer) }
KnowledgeSuggestionFilter { new(); void addArticleType(String); void addDataCategory(String, String); void
  addTopic(String); void setChannel(String); void setDataCategories(Map<Object, Object>); void setLanguage(String);
  void setPublishStatus(String); void setValidationStatus(String) }
SuggestionResult { new(); SObject getSObject() }
QuestionSuggestionFilter { new(); void addGroupId(String); void addNetworkId(String); void addUserId(String); void
  setGroupIds(List<String>); void setNetworkIds(List<String>); void setTopicId(String); void setUserIds(List<String>)
  }
SuggestionResults { new(); List<Search.SuggestionResult> getSuggestionResults(); Boolean hasMoreResults() }
`,
);
