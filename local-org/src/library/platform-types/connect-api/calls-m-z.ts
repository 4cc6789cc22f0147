/** ConnectApi: types as the Apex Reference Guide lists them. */
export const CALLS_M_Z = `
ManagedContent { new(); static ConnectApi.ManagedContentDocumentClone cloneManagedContentDocument(String,
  ConnectApi.ManagedContentDocumentCloneInput); static ConnectApi.ManagedContentDocument
  createManagedContent(ConnectApi.ManagedContentDocumentInput); static ConnectApi.ManagedContentProviderInstance
  createManagedContentProvider(ConnectApi.ManagedContentProviderInstanceInput); static
  ConnectApi.ManagedContentDocument createManagedContentWithMedia(ConnectApi.ManagedContentDocumentInput,
  ConnectApi.BinaryInput); static void deleteManagedContentProviderInstance(String); static void
  deleteManagedContentVariant(String); static ConnectApi.ManagedContentVersionCollection getAllContent(String,
  Integer, Integer, String, String, Boolean, String, String); static ConnectApi.ManagedContentVersionCollection
  getAllContent(String, Integer, Integer, String, String, Boolean, String, String, Boolean); static
  ConnectApi.ManagedContentChannelCollection getAllDeliveryChannels(Integer, Integer); static
  ConnectApi.ManagedContentVersionCollection getAllManagedContent(String, Integer, Integer, String, String); static
  ConnectApi.ManagedContentVersionCollection getAllManagedContent(String, Integer, Integer, String, String,
  Boolean); static ConnectApi.ManagedContentVersionCollection getContentByContentKeys(String, List<String>, Integer,
  Integer, String, String, Boolean, String, String, Boolean); static ConnectApi.ManagedContentVersionCollection
  getContentByIds(String, List<String>, Integer, Integer, String, String, Boolean, String, String); static
  ConnectApi.ManagedContentVersionCollection getContentByIds(String, List<String>, Integer, Integer, String, String,
  Boolean, String, String, Boolean); static ConnectApi.ManagedContentVersionCollection
  getManagedContentByContentKeys(String, List<String>, Integer, Integer, String, String, Boolean); static
  ConnectApi.ManagedContentVersionCollection getManagedContentByIds(String, List<String>, Integer, Integer, String,
  String); static ConnectApi.ManagedContentVersionCollection getManagedContentByIds(String, List<String>, Integer,
  Integer, String, String, Boolean); static ConnectApi.ManagedContentVersionCollection
  getManagedContentByTopics(String, List<String>, Integer, Integer, String, String); static
  ConnectApi.ManagedContentVersionCollection getManagedContentByTopics(String, List<String>, Integer, Integer,
  String, String, Boolean); static ConnectApi.ManagedContentVersionCollection
  getManagedContentByTopicsAndContentKeys(String, List<String>, List<String>, Integer, Integer, String, String,
  Boolean); static ConnectApi.ManagedContentVersionCollection getManagedContentByTopicsAndIds(String, List<String>,
  List<String>, Integer, Integer, String, String); static ConnectApi.ManagedContentVersionCollection
  getManagedContentByTopicsAndIds(String, List<String>, List<String>, Integer, Integer, String, String, Boolean);
  static ConnectApi.ManagedContentProviderCollection getManagedContentProviders(); static
  ConnectApi.ManagedContentSpace getManagedContentSpace(String); static ConnectApi.MCSFolderShareCollection
  getMCSFolderShares(String); static ConnectApi.MCSFolderShareTargetCollection getMCSFolderShareTargets(String);
  static ConnectApi.MCSFolderShareCollection patchMCSFolderShares(String,
  ConnectApi.MCSFolderShareCollectionUpdateInput); static ConnectApi.ManagedContentPublishOutput
  publish(ConnectApi.ManagedContentPublishInput); static ConnectApi.ManagedContentVariant
  replaceManagedContentVariant(String, ConnectApi.ManagedContentVariantUpdateInput); static
  ConnectApi.ManagedContentVariant replaceManagedContentVariantWithMedia(String,
  ConnectApi.ManagedContentVariantUpdateInput, ConnectApi.BinaryInput); static
  ConnectApi.ManagedContentUnpublishOutput unpublish(ConnectApi.ManagedContentUnpublishInput) }
ManagedContentChannels { new(); static void deleteManagedContentChannel(String); static
  ConnectApi.ManagedContentChannel getManagedContentChannel(String); static
  ConnectApi.ManagedContentChannelsRepresentation getManagedContentChannels(Integer, Integer, Boolean); static
  ConnectApi.ManagedContentChannel patchManagedContentChannel(String,
  ConnectApi.ManagedContentChannelUpdateRepresentation); static ConnectApi.ManagedContentChannel
  postManagedContentChannel(ConnectApi.ManagedContentChannelCreateRepresentation) }
ManagedContentDelivery { new(); static ConnectApi.ManagedContentDeliveryChannelRepresentation getChannel(String);
  static ConnectApi.ManagedContentDeliveryChannelsRepresentation getChannels(Integer, Integer); static
  ConnectApi.ManagedContentCollectionItems getCollectionItemsForChannel(String, String, String); static
  ConnectApi.ManagedContentCollectionItems getCollectionItemsForChannel(String, String, String, Integer, Integer);
  static ConnectApi.ManagedContentCollectionItems getCollectionItemsForSite(String, String, String); static
  ConnectApi.ManagedContentCollectionItems getCollectionItemsForSite(String, String, String, Integer, Integer);
  static ConnectApi.ManagedContentDeliveryDocument getManagedContentForChannel(String, String, Boolean); static
  ConnectApi.ManagedContentDeliveryDocument getManagedContentForChannel(String, String, String, Boolean); static
  ConnectApi.ManagedContentDeliveryDocument getManagedContentForChannel(String, String, String, Boolean, Integer,
  Boolean, Boolean); static ConnectApi.ManagedContentDeliveryDocument getManagedContentForSite(String, String,
  Boolean); static ConnectApi.ManagedContentDeliveryDocument getManagedContentForSite(String, String, String,
  Boolean); static ConnectApi.ManagedContentDeliveryDocument getManagedContentForSite(String, String, String,
  Boolean, Integer, Boolean, Boolean); static ConnectApi.ManagedContentDeliveryDocumentCollection
  getManagedContentsForChannel(String, List<String>, List<String>, String, String, String, String, Boolean, Integer,
  Boolean, Boolean, Integer, Integer, Boolean); static ConnectApi.ManagedContentDeliveryDocumentCollection
  getManagedContentsForSite(String, List<String>, List<String>, String, String, String, String, Boolean, Integer,
  Boolean, Boolean, Integer, Integer, Boolean) }
ManagedContentSpaces { new(); static ConnectApi.ManagedContentSpace getManagedContentSpace(String); static
  ConnectApi.ManagedContentSpaceChannelsRepresentation getManagedContentSpaceChannels(String, Integer, Integer);
  static ConnectApi.ManagedContentSpaceCollectionRepresentation getManagedContentSpaces(Integer, Integer, String);
  static ConnectApi.ManagedContentSpace patchManagedContentSpace(String, ConnectApi.ManagedContentSpaceUpdateInput);
  static ConnectApi.ManagedContentSpaceChannelsRepresentation patchManagedContentSpaceChannels(String,
  ConnectApi.ManagedContentSpaceChannelsInputRepresentation); static ConnectApi.ManagedContentSpace
  postManagedContentSpace(ConnectApi.ManagedContentSpaceInput) }
ManagedTopics { new(); static ConnectApi.ManagedTopic createManagedTopic(String, String,
  ConnectApi.ManagedTopicType); static ConnectApi.ManagedTopic createManagedTopic(String, String,
  ConnectApi.ManagedTopicType, String); static ConnectApi.ManagedTopic createManagedTopicByName(String, String,
  ConnectApi.ManagedTopicType); static ConnectApi.ManagedTopic createManagedTopicByName(String, String,
  ConnectApi.ManagedTopicType, String); static void deleteManagedTopic(String, String); static
  ConnectApi.ManagedTopic getManagedTopic(String, String); static ConnectApi.ManagedTopic getManagedTopic(String,
  String, Integer); static ConnectApi.ManagedTopicCollection getManagedTopics(String); static
  ConnectApi.ManagedTopicCollection getManagedTopics(String, ConnectApi.ManagedTopicType); static
  ConnectApi.ManagedTopicCollection getManagedTopics(String, ConnectApi.ManagedTopicType, Integer); static
  ConnectApi.ManagedTopicCollection getManagedTopics(String, ConnectApi.ManagedTopicType, Integer, Integer); static
  ConnectApi.ManagedTopicCollection getManagedTopics(String, ConnectApi.ManagedTopicType, List<String>, Integer);
  static ConnectApi.ManagedTopicCollection getManagedTopics(String, ConnectApi.ManagedTopicType, String, Integer);
  static ConnectApi.ManagedTopicCollection reorderManagedTopics(String,
  ConnectApi.ManagedTopicPositionCollectionInput) }
Mentions { new(); static ConnectApi.MentionCompletionPage getMentionCompletions(String, String, String); static
  ConnectApi.MentionCompletionPage getMentionCompletions(String, String, String, ConnectApi.MentionCompletionType,
  Integer, Integer); static ConnectApi.MentionValidations getMentionValidations(String, String, List<String>,
  ConnectApi.FeedItemVisibilityType); static void setTestGetMentionCompletions(String, String, String,
  ConnectApi.MentionCompletionPage); static void setTestGetMentionCompletions(String, String, String,
  ConnectApi.MentionCompletionType, Integer, Integer, ConnectApi.MentionCompletionPage) }
Missions { new(); static ConnectApi.UserMissionActivitiesJob exportUserMissionsActivities(String, String); static
  ConnectApi.UserMissionActivitiesJob purgeUserMissionsActivities(String, String); static
  ConnectApi.UserMissionActivityStatus updateUserMissionActivityCount(ConnectApi.UserMissionActivityType, Integer,
  String, String) }
NamedCredentials { new(); static ConnectApi.Credential createCredential(ConnectApi.CredentialInput); static
  ConnectApi.Credential createCredential(ConnectApi.CredentialInput, ConnectApi.CreateCredentialAction); static
  ConnectApi.ExternalAuthIdentityProvider
  createExternalAuthIdentityProvider(ConnectApi.ExternalAuthIdentityProviderInput); static
  ConnectApi.ExternalAuthIdentityProviderCredentials createExternalAuthIdentityProviderCredentials(String,
  ConnectApi.ExternalAuthIdentityProviderCredentialsInput); static ConnectApi.ExternalCredential
  createExternalCredential(ConnectApi.ExternalCredentialInput); static ConnectApi.NamedCredential
  createNamedCredential(ConnectApi.NamedCredentialInput); static void deleteCredential(String, String,
  ConnectApi.CredentialPrincipalType); static void deleteCredential(String, String,
  ConnectApi.CredentialPrincipalType, List<String>); static void deleteExternalAuthIdentityProvider(String); static
  ConnectApi.Credential getCredential(String, String, ConnectApi.CredentialPrincipalType); static
  ConnectApi.ExternalAuthIdentityProvider getExternalAuthIdentityProvider(String); static
  ConnectApi.ExternalAuthIdentityProviderCredentials getExternalAuthIdentityProviderCredentials(String); static
  ConnectApi.ExternalAuthIdentityProviderList getExternalAuthIdentityProviders(); static
  ConnectApi.ExternalCredential getExternalCredential(String); static ConnectApi.ExternalCredentialList
  getExternalCredentials(); static ConnectApi.NamedCredential getNamedCredential(String); static
  ConnectApi.NamedCredentialList getNamedCredentials(); static ConnectApi.OAuthCredentialAuthUrl
  getOAuthCredentialAuthUrl(ConnectApi.OAuthCredentialAuthUrlInput); static ConnectApi.Credential
  patchCredential(ConnectApi.CredentialInput); static ConnectApi.Credential
  updateCredential(ConnectApi.CredentialInput); static ConnectApi.ExternalAuthIdentityProvider
  updateExternalAuthIdentityProvider(String, ConnectApi.ExternalAuthIdentityProviderInput); static
  ConnectApi.ExternalAuthIdentityProviderCredentials updateExternalAuthIdentityProviderCredentials(String,
  ConnectApi.ExternalAuthIdentityProviderCredentialsInput) }
NextBestAction { new(); static void deleteRecommendationReaction(String); static ConnectApi.NBARecommendations
  executeStrategy(String, ConnectApi.NBAStrategyInput); static ConnectApi.NBARecommendations executeStrategy(String,
  Integer, String); static ConnectApi.NBARecommendations executeStrategy(String, Integer, String, Boolean); static
  ConnectApi.Recommendation getRecommendation(String); static ConnectApi.RecommendationReaction
  getRecommendationReaction(String); static ConnectApi.RecommendationReactions getRecommendationReactions(String,
  String, String, String, Integer, Integer); static ConnectApi.RecommendationReaction
  setRecommendationReaction(ConnectApi.RecommendationReactionInput) }
OMSAnalytics { new(); static ConnectApi.TextClassificationsBulkResultsOutputRepresentation
  getTextClassificationsBulkResults(List<String>); static ConnectApi.ProductsListOutputRepresentation
  productsExpand(String, List<String>, List<ConnectApi.ProductExpandType>); static
  ConnectApi.ProductReturnRateListOutputRepresentation productsReturnRate(Integer, Integer); static
  ConnectApi.ProductReturnRateListOutputRepresentation productsReturnRate(Integer, Integer, List<String>); static
  ConnectApi.TextClassificationsOutputRepresentation
  submitTextClassificationsRequest(ConnectApi.TextClassificationsInputRepresentation, String) }
OmnichannelInventoryService { new(); static ConnectApi.OCICreateReservationOutputRepresentation
  createReservation(ConnectApi.OCICreateReservationInputRepresentation); static
  ConnectApi.OCIFulfillReservationOutputRepresentation
  fulfillReservation(ConnectApi.OCIFulfillReservationInputRepresentation); static
  ConnectApi.OCIGetInventoryAvailabilityOutputRepresentation
  getInventoryAvailability(ConnectApi.OCIGetInventoryAvailabilityInputRepresentation); static
  ConnectApi.OCIUploadInventoryAvailabilityStatusOutputRepresentation getInventoryAvailabilityUploadStatus(String);
  static ConnectApi.OCIPublishLocationStructureStatusOutputRepresentation getPublishLocationStructureStatus(String);
  static ConnectApi.OCIPublishLocationStructureOutputRepresentation publishLocationStructure(); static
  ConnectApi.OCIReleaseReservationOutputRepresentation
  releaseReservation(ConnectApi.OCIReleaseReservationInputRepresentation); static
  ConnectApi.OCIUploadInventoryAvailabilityOutputRepresentation
  submitInventoryAvailabilityUpload(ConnectApi.BinaryInput); static
  ConnectApi.OCITransferReservationOutputRepresentation
  transferReservation(ConnectApi.OCITransferReservationInputRepresentation); static
  ConnectApi.OCIUpdateReservationOutputRepresentation
  updateReservation(ConnectApi.OCIUpdateReservationInputRepresentation) }
Orchestration { new(); static ConnectApi.OrchestrationInstance getOrchestrationInstance(String); static
  ConnectApi.OrchestrationInstanceCollection getOrchestrationInstanceCollection(String) }
Organization { new(); static ConnectApi.OrganizationSettings getSettings() }
QuestionAndAnswers { new(); static ConnectApi.QuestionAndAnswersSuggestions getSuggestions(String, String, String,
  Boolean, Integer); static void setTestGetSuggestions(String, String, String, Boolean, Integer,
  ConnectApi.QuestionAndAnswersSuggestions); static ConnectApi.QuestionAndAnswersCapability
  updateQuestionAndAnswers(String, String, ConnectApi.QuestionAndAnswersCapabilityInput) }
Recommendations { new(); static ConnectApi.RecommendationAudience createRecommendationAudience(String,
  ConnectApi.RecommendationAudienceInput); static ConnectApi.RecommendationAudience
  createRecommendationAudience(String, String); static ConnectApi.RecommendationDefinition
  createRecommendationDefinition(String, ConnectApi.RecommendationDefinitionInput); static
  ConnectApi.RecommendationDefinition createRecommendationDefinition(String, String, String, String, String,
  String); static ConnectApi.ScheduledRecommendation createScheduledRecommendation(String,
  ConnectApi.ScheduledRecommendationInput); static ConnectApi.ScheduledRecommendation
  createScheduledRecommendation(String, String, Integer, Boolean, String); static ConnectApi.ScheduledRecommendation
  createScheduledRecommendation(String, String, Integer, Boolean, String, ConnectApi.RecommendationChannel); static
  void deleteRecommendationAudience(String, String); static void deleteRecommendationDefinition(String, String);
  static void deleteRecommendationDefinitionPhoto(String, String); static void deleteScheduledRecommendation(String,
  String, Boolean); static ConnectApi.RecommendationAudience getRecommendationAudience(String, String); static
  ConnectApi.UserReferencePage getRecommendationAudienceMembership(String, String); static
  ConnectApi.UserReferencePage getRecommendationAudienceMembership(String, String, Integer, Integer); static
  ConnectApi.RecommendationAudiencePage getRecommendationAudiences(String); static
  ConnectApi.RecommendationAudiencePage getRecommendationAudiences(String, Integer, Integer); static
  ConnectApi.RecommendationDefinition getRecommendationDefinition(String, String); static ConnectApi.Photo
  getRecommendationDefinitionPhoto(String, String); static ConnectApi.RecommendationDefinitionPage
  getRecommendationDefinitions(String); static ConnectApi.RecommendationCollection getRecommendationForUser(String,
  String, ConnectApi.RecommendationActionType, String); static ConnectApi.RecommendationCollection
  getRecommendationsForUser(String, String, ConnectApi.RecommendationActionType,
  ConnectApi.RecommendationActionType, String, ConnectApi.RecommendationChannel, Integer); static
  ConnectApi.RecommendationCollection getRecommendationsForUser(String, String, ConnectApi.RecommendationActionType,
  ConnectApi.RecommendationActionType, String, Integer); static ConnectApi.RecommendationCollection
  getRecommendationsForUser(String, String, ConnectApi.RecommendationActionType, String,
  ConnectApi.RecommendationActionType, String, ConnectApi.RecommendationChannel, Integer); static
  ConnectApi.RecommendationCollection getRecommendationsForUser(String, String, ConnectApi.RecommendationActionType,
  String, ConnectApi.RecommendationActionType, String, Integer); static ConnectApi.RecommendationCollection
  getRecommendationsForUser(String, String, ConnectApi.RecommendationActionType, String,
  ConnectApi.RecommendationChannel, Integer); static ConnectApi.RecommendationCollection
  getRecommendationsForUser(String, String, ConnectApi.RecommendationActionType, String, Integer); static
  ConnectApi.ScheduledRecommendation getScheduledRecommendation(String, String); static
  ConnectApi.ScheduledRecommendationPage getScheduledRecommendations(String); static
  ConnectApi.ScheduledRecommendationPage getScheduledRecommendations(String, ConnectApi.RecommendationChannel);
  static void rejectRecommendationForUser(String, String, ConnectApi.RecommendationActionType,
  ConnectApi.RecommendedObjectType); static void rejectRecommendationForUser(String, String,
  ConnectApi.RecommendationActionType, String); static void setTestGetRecommendationForUser(String, String,
  ConnectApi.RecommendationActionType, String, ConnectApi.RecommendationCollection); static void
  setTestGetRecommendationsForUser(String, String, ConnectApi.RecommendationActionType,
  ConnectApi.RecommendationActionType, String, ConnectApi.RecommendationChannel, Integer,
  ConnectApi.RecommendationCollection); static void setTestGetRecommendationsForUser(String, String,
  ConnectApi.RecommendationActionType, ConnectApi.RecommendationActionType, String, Integer,
  ConnectApi.RecommendationCollection); static void setTestGetRecommendationsForUser(String, String,
  ConnectApi.RecommendationActionType, String, ConnectApi.RecommendationActionType, String,
  ConnectApi.RecommendationChannel, Integer, ConnectApi.RecommendationCollection); static void
  setTestGetRecommendationsForUser(String, String, ConnectApi.RecommendationActionType, String,
  ConnectApi.RecommendationActionType, String, Integer, ConnectApi.RecommendationCollection); static void
  setTestGetRecommendationsForUser(String, String, ConnectApi.RecommendationActionType, String,
  ConnectApi.RecommendationChannel, Integer, ConnectApi.RecommendationCollection); static void
  setTestGetRecommendationsForUser(String, String, ConnectApi.RecommendationActionType, String, Integer,
  ConnectApi.RecommendationCollection); static ConnectApi.RecommendationAudience
  updateRecommendationAudience(String, String, ConnectApi.RecommendationAudienceInput); static
  ConnectApi.RecommendationDefinition updateRecommendationDefinition(String, String,
  ConnectApi.RecommendationDefinitionInput); static ConnectApi.RecommendationDefinition
  updateRecommendationDefinition(String, String, String, String, String, String, String); static ConnectApi.Photo
  updateRecommendationDefinitionPhoto(String, String, ConnectApi.BinaryInput); static ConnectApi.Photo
  updateRecommendationDefinitionPhoto(String, String, String, Integer); static ConnectApi.Photo
  updateRecommendationDefinitionPhotoWithAttributes(String, String, ConnectApi.PhotoInput); static ConnectApi.Photo
  updateRecommendationDefinitionPhotoWithAttributes(String, String, ConnectApi.PhotoInput, ConnectApi.BinaryInput);
  static ConnectApi.ScheduledRecommendation updateScheduledRecommendation(String, String,
  ConnectApi.ScheduledRecommendationInput); static ConnectApi.ScheduledRecommendation
  updateScheduledRecommendation(String, String, Integer, Boolean, String) }
Records { new(); static ConnectApi.Motif getMotif(String, String); static List<ConnectApi.BatchResult>
  getMotifBatch(String, List<String>) }
Search { new(); static ConnectApi.SearchAnswer answer(String); static ConnectApi.SearchAnswer answer(String,
  String); static ConnectApi.SearchAnswer answer(String, String, List<String>); static ConnectApi.SearchResultGroups
  findAndGroup(String); static ConnectApi.SearchResultGroups findAndGroup(String, String); static
  ConnectApi.SearchResultGroups findAndGroup(String, String, Boolean); static ConnectApi.ScopedSearchResults
  find(String, ConnectApi.SearchRequest); static void setTestAnswer(String, ConnectApi.SearchAnswer); static void
  setTestAnswer(String, String, ConnectApi.SearchAnswer); static void setTestAnswer(String, String, List<String>,
  ConnectApi.SearchAnswer); static void setTestFindAndGroup(String, ConnectApi.SearchResultGroups); static void
  setTestFindAndGroup(String, String, ConnectApi.SearchResultGroups); static void setTestFindAndGroup(String,
  String, Boolean, ConnectApi.SearchResultGroups); static void setTestFind(String, ConnectApi.SearchRequest,
  ConnectApi.ScopedSearchResults) }
Topics { new(); static ConnectApi.Topic assignTopic(String, String, String); static ConnectApi.Topic
  assignTopicByName(String, String, String); static ConnectApi.Topic createTopic(String, String, String); static
  ConnectApi.TopicPage createTopicDataCategoryRules(String, String, String, ConnectApi.TopicNamesInput); static void
  deleteTopic(String, String); static ConnectApi.ChatterGroupSummaryPage getGroupsRecentlyTalkingAboutTopic(String,
  String); static ConnectApi.TopicPage getRecentlyTalkingAboutTopicsForGroup(String, String); static
  ConnectApi.TopicPage getRecentlyTalkingAboutTopicsForUser(String, String); static ConnectApi.TopicPage
  getRelatedTopics(String, String); static ConnectApi.Topic getTopic(String, String); static ConnectApi.TopicPage
  getTopicDataCategoryRules(String, String, String); static ConnectApi.TopicSuggestionPage
  getTopicSuggestions(String, String); static ConnectApi.TopicSuggestionPage getTopicSuggestions(String, String,
  Integer); static ConnectApi.TopicSuggestionPage getTopicSuggestionsForText(String, String); static
  ConnectApi.TopicSuggestionPage getTopicSuggestionsForText(String, String, Integer); static ConnectApi.TopicPage
  getTopics(String); static ConnectApi.TopicPage getTopics(String, ConnectApi.TopicSort); static
  ConnectApi.TopicPage getTopics(String, Integer, Integer); static ConnectApi.TopicPage getTopics(String, Integer,
  Integer, ConnectApi.TopicSort); static ConnectApi.TopicPage getTopics(String, String, Boolean); static
  ConnectApi.TopicPage getTopics(String, String, ConnectApi.TopicSort); static ConnectApi.TopicPage
  getTopics(String, String, Integer, Integer); static ConnectApi.TopicPage getTopics(String, String, Integer,
  Integer, ConnectApi.TopicSort); static ConnectApi.TopicPage getTopics(String, String); static ConnectApi.TopicPage
  getTopicsOrFallBackToRenamedTopics(String, String, Boolean, Boolean); static ConnectApi.TopicPage
  getTrendingTopics(String); static ConnectApi.TopicPage getTrendingTopics(String, Integer); static ConnectApi.Topic
  mergeTopics(String, String, List<String>); static ConnectApi.TopicPage reassignTopicDataCategoryRules(String,
  String, String, ConnectApi.TopicNamesInput); static ConnectApi.TopicPage reassignTopicsByName(String, String,
  ConnectApi.TopicNamesInput); static void setTestGetGroupsRecentlyTalkingAboutTopic(String, String,
  ConnectApi.ChatterGroupSummaryPage); static void setTestGetRecentlyTalkingAboutTopicsForGroup(String, String,
  ConnectApi.TopicPage); static void setTestGetRecentlyTalkingAboutTopicsForUser(String, String,
  ConnectApi.TopicPage); static void setTestGetRelatedTopics(String, String, ConnectApi.TopicPage); static void
  setTestGetTopicSuggestions(String, String, ConnectApi.TopicSuggestionPage); static void
  setTestGetTopicSuggestions(String, String, Integer, ConnectApi.TopicSuggestionPage); static void
  setTestGetTopicSuggestionsForText(String, String, ConnectApi.TopicSuggestionPage); static void
  setTestGetTopicSuggestionsForText(String, String, Integer, ConnectApi.TopicSuggestionPage); static void
  setTestGetTrendingTopics(String, ConnectApi.TopicPage); static void setTestGetTrendingTopics(String, Integer,
  ConnectApi.TopicPage); static void unassignTopic(String, String, String); static ConnectApi.Topic
  updateTopic(String, String, ConnectApi.TopicInput); static ConnectApi.TopicPage
  updateTopicsForArticlesInDataCategory(String, String, String, ConnectApi.ArticleTopicAssignmentJobInput) }
UserProfiles { new(); static void deleteBannerPhoto(String, String); static void deletePhoto(String, String); static
  ConnectApi.BannerPhoto getBannerPhoto(String, String); static ConnectApi.Photo getPhoto(String, String); static
  ConnectApi.UserProfile getUserProfile(String, String); static ConnectApi.BannerPhoto setBannerPhoto(String,
  String, ConnectApi.BinaryInput); static ConnectApi.BannerPhoto setBannerPhoto(String, String, String, Integer);
  static ConnectApi.BannerPhoto setBannerPhotoWithAttributes(String, String, ConnectApi.BannerPhotoInput); static
  ConnectApi.BannerPhoto setBannerPhotoWithAttributes(String, String, ConnectApi.BannerPhotoInput,
  ConnectApi.BinaryInput); static ConnectApi.Photo setPhoto(String, String, ConnectApi.BinaryInput); static
  ConnectApi.Photo setPhoto(String, String, String, Integer); static ConnectApi.Photo setPhotoWithAttributes(String,
  String, ConnectApi.PhotoInput); static ConnectApi.Photo setPhotoWithAttributes(String, String,
  ConnectApi.PhotoInput, ConnectApi.BinaryInput) }
Wave { new(); static ConnectApi.LiteralJson executeQuery(String); static ConnectApi.LiteralJson executeQuery(String,
  String); static ConnectApi.LiteralJson executeQueryByName(String); static ConnectApi.LiteralJson
  executeQueryByName(String, String) }
Zones { new(); static ConnectApi.Zone getZone(String, String); static ConnectApi.ZonePage getZones(String); static
  ConnectApi.ZonePage getZones(String, Integer, Integer); static ConnectApi.ZoneSearchPage searchInZone(String,
  String, String, ConnectApi.ZoneSearchResultType); static ConnectApi.ZoneSearchPage searchInZone(String, String,
  String, ConnectApi.ZoneSearchResultType, String); static ConnectApi.ZoneSearchPage searchInZone(String, String,
  String, ConnectApi.ZoneSearchResultType, String, Integer); static void setTestSearchInZone(String, String, String,
  ConnectApi.ZoneSearchResultType, ConnectApi.ZoneSearchPage); static void setTestSearchInZone(String, String,
  String, ConnectApi.ZoneSearchResultType, String, ConnectApi.ZoneSearchPage); static void
  setTestSearchInZone(String, String, String, ConnectApi.ZoneSearchResultType, String, Integer,
  ConnectApi.ZoneSearchPage) }
`;
