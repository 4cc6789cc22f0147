/** ConnectApi: types as the Apex Reference Guide lists them. */
export const CALLS_4 = `
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
  ConnectApi.ExternalAuthIdentityProviderList getExternalAuthIdentityProviders(); static ConnectApi.ExternalCredential
  getExternalCredential(String); static ConnectApi.ExternalCredentialList getExternalCredentials(); static
  ConnectApi.NamedCredential getNamedCredential(String); static ConnectApi.NamedCredentialList getNamedCredentials();
  static ConnectApi.OAuthCredentialAuthUrl getOAuthCredentialAuthUrl(ConnectApi.OAuthCredentialAuthUrlInput); static
  ConnectApi.Credential patchCredential(ConnectApi.CredentialInput); static ConnectApi.Credential
  updateCredential(ConnectApi.CredentialInput); static ConnectApi.ExternalAuthIdentityProvider
  updateExternalAuthIdentityProvider(String, ConnectApi.ExternalAuthIdentityProviderInput); static
  ConnectApi.ExternalAuthIdentityProviderCredentials updateExternalAuthIdentityProviderCredentials(String,
  ConnectApi.ExternalAuthIdentityProviderCredentialsInput); static void deleteExternalCredential(String); static void
  deleteNamedCredential(String); static ConnectApi.ExternalCredential updateExternalCredential(String,
  ConnectApi.ExternalCredentialInput); static ConnectApi.NamedCredential updateNamedCredential(String,
  ConnectApi.NamedCredentialInput) }
NavigationMenu { new(); static ConnectApi.NavigationMenuItemCollection getCommunityNavigationMenu(String, String,
  String, Object, Boolean, Boolean, List<Object>); static ConnectApi.NavigationMenuItemCollection
  getCommunityNavigationMenu(String, String, String, Object, Boolean, Boolean, List<Object>, String) }
NextBestAction { new(); static void deleteRecommendationReaction(String); static ConnectApi.NBARecommendations
  executeStrategy(String, ConnectApi.NBAStrategyInput); static ConnectApi.NBARecommendations executeStrategy(String,
  Integer, String); static ConnectApi.NBARecommendations executeStrategy(String, Integer, String, Boolean); static
  ConnectApi.Recommendation getRecommendation(String); static ConnectApi.RecommendationReaction
  getRecommendationReaction(String); static ConnectApi.RecommendationReactions getRecommendationReactions(String,
  String, String, String, Integer, Integer); static ConnectApi.RecommendationReaction
  setRecommendationReaction(ConnectApi.RecommendationReactionInput) }
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
OMSAnalytics { new(); static ConnectApi.TextClassificationsBulkResultsOutputRepresentation
  getTextClassificationsBulkResults(List<String>); static ConnectApi.ProductsListOutputRepresentation
  productsExpand(String, List<String>, List<ConnectApi.ProductExpandType>); static
  ConnectApi.ProductReturnRateListOutputRepresentation productsReturnRate(Integer, Integer); static
  ConnectApi.ProductReturnRateListOutputRepresentation productsReturnRate(Integer, Integer, List<String>); static
  ConnectApi.TextClassificationsOutputRepresentation
  submitTextClassificationsRequest(ConnectApi.TextClassificationsInputRepresentation, String) }
OptimizationFiles { new(); static ConnectApi.FetchFilesOutputRepresentation
  FetchOptimizationFiles(ConnectApi.FetchFilesInput) }
Orchestration { new(); static ConnectApi.OrchestrationInstance getOrchestrationInstance(String); static
  ConnectApi.OrchestrationInstanceCollection getOrchestrationInstanceCollection(String); static
  ConnectApi.OrchestrationInstanceCollection getOrchestrationInstanceCollection(String, String) }
OrderPaymentSummary { new(); static ConnectApi.CreateOrderPaymentSummaryOutputRepresentation
  createOrderPaymentSummary(ConnectApi.CreateOrderPaymentSummaryInputRepresentation) }
OrderSummary { new(); static ConnectApi.AdjustOrderSummaryOutputRepresentation adjustPreview(String,
  ConnectApi.AdjustOrderItemSummaryInputRepresentation); static ConnectApi.AdjustOrderSummaryOutputRepresentation
  adjustSubmit(String, ConnectApi.AdjustOrderItemSummaryInputRepresentation); static
  ConnectApi.CreateCreditMemoOutputRepresentation createCreditMemo(String,
  ConnectApi.CreateCreditMemoInputRepresentation); static
  ConnectApi.CreateMultipleInvoicesFromChangeOrdersOutputRepresentation
  createMultipleInvoices(ConnectApi.CreateMultipleInvoicesFromChangeOrdersInputRepresentation); static
  ConnectApi.EnsureFundsAsyncOutputRepresentation ensureFundsAsync(String,
  ConnectApi.EnsureFundsAsyncInputRepresentation); static ConnectApi.EnsureRefundsAsyncOutputRepresentation
  ensureRefundsAsync(String, ConnectApi.EnsureRefundsAsyncInputRepresentation); static
  ConnectApi.MultipleAsyncOutputRepresentation
  multipleEnsureFundsAsync(ConnectApi.MultipleEnsureFundsAsyncInputRepresentation); static
  ConnectApi.PreviewCancelOutputRepresentation previewCancel(String, ConnectApi.ChangeInputRepresentation); static
  ConnectApi.PreviewReturnOutputRepresentation previewReturn(String, ConnectApi.ChangeInputRepresentation); static
  ConnectApi.SubmitCancelOutputRepresentation submitCancel(String, ConnectApi.ChangeInputRepresentation); static
  ConnectApi.SubmitReturnOutputRepresentation submitReturn(String, ConnectApi.ChangeInputRepresentation) }
OrderSummaryCreation { new(); static ConnectApi.OrderSummaryOutputRepresentation
  createOrderSummary(ConnectApi.OrderSummaryInputRepresentation) }
Organization { new(); static ConnectApi.OrganizationSettings getSettings() }
PardotBusinessUnitContext { new(); static ConnectApi.PardotBusinessUnitContextOutput getBusinessUnitContext(); static
  ConnectApi.PardotBusinessUnitContextOutput getBusinessUnitContextByIsCurrentStatus(Boolean) }
Payments { new(); static ConnectApi.AuthorizationResponse authorize(ConnectApi.AuthorizationRequest); static
  ConnectApi.CaptureResponse capture(ConnectApi.CaptureRequest, String); static ConnectApi.PostAuthorizationResponse
  postAuth(ConnectApi.PostAuthRequest); static ConnectApi.ReferencedRefundResponse
  refund(ConnectApi.ReferencedRefundRequest, String); static ConnectApi.AuthorizationReversalResponse
  reverseAuthorization(ConnectApi.AuthorizationReversalRequest, String); static ConnectApi.SaleResponse
  sale(ConnectApi.SaleRequest); static ConnectApi.PaymentMethodTokenizationResponse
  tokenizePaymentMethod(ConnectApi.PaymentMethodTokenizationRequest) }
Personalization { new(); static ConnectApi.Audience createAudience(String, ConnectApi.AudienceInput); static
  ConnectApi.TargetCollection createTargets(String, ConnectApi.TargetCollectionInput); static void
  deleteAudience(String, String); static void deleteTarget(String, String); static ConnectApi.Audience
  getAudience(String, String, Boolean); static List<ConnectApi.BatchResult> getAudienceBatch(String, List<String>);
  static ConnectApi.AudienceCollection getAudiences(String, String, String, String, Object, Boolean, List<String>,
  String); static ConnectApi.AudienceCollection getAudiences(String, String, String, String, Object, Boolean,
  List<String>); static ConnectApi.Target getTarget(String, String); static List<ConnectApi.BatchResult>
  getTargetBatch(String, List<String>); static ConnectApi.TargetCollection getTargets(String, String, String, String,
  Object, String, List<String>, Boolean, Boolean, List<String>); static ConnectApi.Audience updateAudience(String,
  String, ConnectApi.AudienceInput); static ConnectApi.TargetCollection updateTargets(String,
  ConnectApi.TargetCollectionUpdateInput) }
QuestionAndAnswers { new(); static ConnectApi.QuestionAndAnswersSuggestions getSuggestions(String, String, String,
  Boolean, Integer); static void setTestGetSuggestions(String, String, String, Boolean, Integer,
  ConnectApi.QuestionAndAnswersSuggestions); static ConnectApi.QuestionAndAnswersCapability
  updateQuestionAndAnswers(String, String, ConnectApi.QuestionAndAnswersCapabilityInput) }
Recommendations { new(); static ConnectApi.RecommendationAudience createRecommendationAudience(String,
  ConnectApi.RecommendationAudienceInput); static ConnectApi.RecommendationAudience
  createRecommendationAudience(String, String); static ConnectApi.RecommendationDefinition
  createRecommendationDefinition(String, ConnectApi.RecommendationDefinitionInput); static
  ConnectApi.RecommendationDefinition createRecommendationDefinition(String, String, String, String, String, String);
  static ConnectApi.ScheduledRecommendation createScheduledRecommendation(String,
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
  getRecommendationsForUser(String, String, ConnectApi.RecommendationActionType, ConnectApi.RecommendationActionType,
  String, ConnectApi.RecommendationChannel, Integer); static ConnectApi.RecommendationCollection
  getRecommendationsForUser(String, String, ConnectApi.RecommendationActionType, ConnectApi.RecommendationActionType,
  String, Integer); static ConnectApi.RecommendationCollection getRecommendationsForUser(String, String,
  ConnectApi.RecommendationActionType, String, ConnectApi.RecommendationActionType, String,
  ConnectApi.RecommendationChannel, Integer); static ConnectApi.RecommendationCollection
  getRecommendationsForUser(String, String, ConnectApi.RecommendationActionType, String,
  ConnectApi.RecommendationActionType, String, Integer); static ConnectApi.RecommendationCollection
  getRecommendationsForUser(String, String, ConnectApi.RecommendationActionType, String,
  ConnectApi.RecommendationChannel, Integer); static ConnectApi.RecommendationCollection
  getRecommendationsForUser(String, String, ConnectApi.RecommendationActionType, String, Integer); static
  ConnectApi.ScheduledRecommendation getScheduledRecommendation(String, String); static
  ConnectApi.ScheduledRecommendationPage getScheduledRecommendations(String); static
  ConnectApi.ScheduledRecommendationPage getScheduledRecommendations(String, ConnectApi.RecommendationChannel); static
  void rejectRecommendationForUser(String, String, ConnectApi.RecommendationActionType,
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
  ConnectApi.RecommendationCollection); static ConnectApi.RecommendationAudience updateRecommendationAudience(String,
  String, ConnectApi.RecommendationAudienceInput); static ConnectApi.RecommendationDefinition
  updateRecommendationDefinition(String, String, ConnectApi.RecommendationDefinitionInput); static
  ConnectApi.RecommendationDefinition updateRecommendationDefinition(String, String, String, String, String, String,
  String); static ConnectApi.Photo updateRecommendationDefinitionPhoto(String, String, ConnectApi.BinaryInput); static
  ConnectApi.Photo updateRecommendationDefinitionPhoto(String, String, String, Integer); static ConnectApi.Photo
  updateRecommendationDefinitionPhotoWithAttributes(String, String, ConnectApi.PhotoInput); static ConnectApi.Photo
  updateRecommendationDefinitionPhotoWithAttributes(String, String, ConnectApi.PhotoInput, ConnectApi.BinaryInput);
  static ConnectApi.ScheduledRecommendation updateScheduledRecommendation(String, String,
  ConnectApi.ScheduledRecommendationInput); static ConnectApi.ScheduledRecommendation
  updateScheduledRecommendation(String, String, Integer, Boolean, String) }
RecordFilterCriteriaFamily { new(); static ConnectApi.RecordsetFilterCriteriaCollection
  evaluateRecordsetFilterCriteria(ConnectApi.RecordsetFilterCriteriaInput) }
Records { new(); static ConnectApi.Motif getMotif(String, String); static List<ConnectApi.BatchResult>
  getMotifBatch(String, List<String>) }
RecordUi { new(); static ConnectApi.PicklistValuesCollection getPicklistValuesByRecordType(String, String) }
Repricing { new(); static ConnectApi.ProductDetailsOutputRepresentation productDetails(String, String, String, String,
  String); static ConnectApi.ProductSearchOutputRepresentation searchProducts(String, String, Integer, Integer,
  String, String) }
ReturnOrder { new(); static ConnectApi.ReturnOrderOutputRepresentation
  createReturnOrder(ConnectApi.ReturnOrderInputRepresentation); static ConnectApi.ReturnItemsOutputRepresentation
  returnItems(String, ConnectApi.ReturnItemsInputRepresentation) }
Routing { new(); static ConnectApi.ConfirmHeldFOCapacityOutputRepresentation
  confirmHeldFOCapacity(ConnectApi.ConfirmHeldFOCapacityInputRepresentation); static
  ConnectApi.FindRoutesWithFewestSplitsOutputRepresentation
  findRoutesWithFewestSplits(ConnectApi.FindRoutesWithFewestSplitsInputRepresentation); static
  ConnectApi.FindRoutesWithFewestSplitsUsingOCIOutputRepresentation
  findRoutesWithFewestSplitsUsingOCI(ConnectApi.FindRoutesWithFewestSplitsUsingOCIInputRepresentation); static
  ConnectApi.GetFOCapacityValuesOutputRepresentation
  getFOCapacityValues(ConnectApi.GetFOCapacityValuesRequestInputRepresentation); static
  ConnectApi.HoldFOCapacityOutputRepresentation holdFOCapacity(ConnectApi.HoldFOCapacityInputRepresentation); static
  ConnectApi.RankAverageDistanceOutputRepresentation
  rankAverageDistance(ConnectApi.RankAverageDistanceInputRepresentation); static
  ConnectApi.ReleaseHeldFOCapacityOutputRepresentation
  releaseHeldFOCapacity(ConnectApi.ReleaseHeldFOCapacityInputRepresentation) }
SalesforceInbox { new(); static ConnectApi.ActivitySharingResult shareActivity(String,
  ConnectApi.ActivitySharingInput) }
Search { new(); static ConnectApi.SearchAnswer answer(String); static ConnectApi.SearchAnswer answer(String, String);
  static ConnectApi.SearchAnswer answer(String, String, List<String>); static ConnectApi.SearchResultGroups
  findAndGroup(String); static ConnectApi.SearchResultGroups findAndGroup(String, String); static
  ConnectApi.SearchResultGroups findAndGroup(String, String, Boolean); static ConnectApi.ScopedSearchResults
  find(String, ConnectApi.SearchRequest); static void setTestAnswer(String, ConnectApi.SearchAnswer); static void
  setTestAnswer(String, String, ConnectApi.SearchAnswer); static void setTestAnswer(String, String, List<String>,
  ConnectApi.SearchAnswer); static void setTestFindAndGroup(String, ConnectApi.SearchResultGroups); static void
  setTestFindAndGroup(String, String, ConnectApi.SearchResultGroups); static void setTestFindAndGroup(String, String,
  Boolean, ConnectApi.SearchResultGroups); static void setTestFind(String, ConnectApi.SearchRequest,
  ConnectApi.ScopedSearchResults) }
Sites { new(); static ConnectApi.SiteSearchResult searchSite(String, String, String, Integer, String) }
SocialEngagement { new(); static ConnectApi.DeleteSocialPostIntent deleteSocialPost(String, String); static
  ConnectApi.FollowSocialPersonaIntent followSocialPersona(String, String); static
  ConnectApi.FollowSocialPersonaIntent followSocialPostPersona(String, String); static ConnectApi.SocialPostIntents
  getIntents(String); static ConnectApi.ManagedSocialAccount getManagedSocialAccount(String); static
  ConnectApi.ManagedSocialAccounts getManagedSocialAccounts(); static ConnectApi.ManagedSocialAccounts
  getManagedSocialAccounts(ConnectApi.SocialNetworkProvider); static ConnectApi.SocialAccountRelationship
  getRelationship(String, String); static ConnectApi.HideSocialPostIntent hideSocialPost(String, String); static
  ConnectApi.LikeSocialPostIntent likeSocialPost(String, String); static ConnectApi.SocialPostMassApprovalOutput
  massApprove(ConnectApi.SocialPostMassApprovalInput); static void recallApproval(String); static void
  unfollowSocialPersona(String, String); static void unfollowSocialPostPersona(String, String); static void
  unhideSocialPost(String, String); static void unlikeSocialPost(String, String) }
Surveys { new(); static ConnectApi.SurveyInvitationEmailOutput sendSurveyInvitationEmail(String,
  ConnectApi.SurveyInvitationEmailInput) }
TaxPlatform { new(); static ConnectApi.CalculateTaxResponse calculateTax(ConnectApi.CalculateTaxRequest) }
Topics { new(); static ConnectApi.Topic assignTopic(String, String, String); static ConnectApi.Topic
  assignTopicByName(String, String, String); static ConnectApi.Topic createTopic(String, String, String); static
  ConnectApi.TopicPage createTopicDataCategoryRules(String, String, String, ConnectApi.TopicNamesInput); static void
  deleteTopic(String, String); static ConnectApi.ChatterGroupSummaryPage getGroupsRecentlyTalkingAboutTopic(String,
  String); static ConnectApi.TopicPage getRecentlyTalkingAboutTopicsForGroup(String, String); static
  ConnectApi.TopicPage getRecentlyTalkingAboutTopicsForUser(String, String); static ConnectApi.TopicPage
  getRelatedTopics(String, String); static ConnectApi.Topic getTopic(String, String); static ConnectApi.TopicPage
  getTopicDataCategoryRules(String, String, String); static ConnectApi.TopicSuggestionPage getTopicSuggestions(String,
  String); static ConnectApi.TopicSuggestionPage getTopicSuggestions(String, String, Integer); static
  ConnectApi.TopicSuggestionPage getTopicSuggestionsForText(String, String); static ConnectApi.TopicSuggestionPage
  getTopicSuggestionsForText(String, String, Integer); static ConnectApi.TopicPage getTopics(String); static
  ConnectApi.TopicPage getTopics(String, ConnectApi.TopicSort); static ConnectApi.TopicPage getTopics(String, Integer,
  Integer); static ConnectApi.TopicPage getTopics(String, Integer, Integer, ConnectApi.TopicSort); static
  ConnectApi.TopicPage getTopics(String, String, Boolean); static ConnectApi.TopicPage getTopics(String, String,
  ConnectApi.TopicSort); static ConnectApi.TopicPage getTopics(String, String, Integer, Integer); static
  ConnectApi.TopicPage getTopics(String, String, Integer, Integer, ConnectApi.TopicSort); static ConnectApi.TopicPage
  getTopics(String, String); static ConnectApi.TopicPage getTopicsOrFallBackToRenamedTopics(String, String, Boolean,
  Boolean); static ConnectApi.TopicPage getTrendingTopics(String); static ConnectApi.TopicPage
  getTrendingTopics(String, Integer); static ConnectApi.Topic mergeTopics(String, String, List<String>); static
  ConnectApi.TopicPage reassignTopicDataCategoryRules(String, String, String, ConnectApi.TopicNamesInput); static
  ConnectApi.TopicPage reassignTopicsByName(String, String, ConnectApi.TopicNamesInput); static void
  setTestGetGroupsRecentlyTalkingAboutTopic(String, String, ConnectApi.ChatterGroupSummaryPage); static void
  setTestGetRecentlyTalkingAboutTopicsForGroup(String, String, ConnectApi.TopicPage); static void
  setTestGetRecentlyTalkingAboutTopicsForUser(String, String, ConnectApi.TopicPage); static void
  setTestGetRelatedTopics(String, String, ConnectApi.TopicPage); static void setTestGetTopicSuggestions(String,
  String, ConnectApi.TopicSuggestionPage); static void setTestGetTopicSuggestions(String, String, Integer,
  ConnectApi.TopicSuggestionPage); static void setTestGetTopicSuggestionsForText(String, String,
  ConnectApi.TopicSuggestionPage); static void setTestGetTopicSuggestionsForText(String, String, Integer,
  ConnectApi.TopicSuggestionPage); static void setTestGetTrendingTopics(String, ConnectApi.TopicPage); static void
  setTestGetTrendingTopics(String, Integer, ConnectApi.TopicPage); static void unassignTopic(String, String, String);
  static ConnectApi.Topic updateTopic(String, String, ConnectApi.TopicInput); static ConnectApi.TopicPage
  updateTopicsForArticlesInDataCategory(String, String, String, ConnectApi.ArticleTopicAssignmentJobInput); static
  void setTestGetRecentlyTalkingAboutTopicsForGroup(String, String); static void setTestGetTopicSuggestions(String,
  String) }
UserProfiles { new(); static void deleteBannerPhoto(String, String); static void deletePhoto(String, String); static
  ConnectApi.BannerPhoto getBannerPhoto(String, String); static ConnectApi.Photo getPhoto(String, String); static
  ConnectApi.UserProfile getUserProfile(String, String); static ConnectApi.BannerPhoto setBannerPhoto(String, String,
  ConnectApi.BinaryInput); static ConnectApi.BannerPhoto setBannerPhoto(String, String, String, Integer); static
  ConnectApi.BannerPhoto setBannerPhotoWithAttributes(String, String, ConnectApi.BannerPhotoInput); static
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
  ConnectApi.ZoneSearchResultType, ConnectApi.ZoneSearchPage); static void setTestSearchInZone(String, String, String,
  ConnectApi.ZoneSearchResultType, String, ConnectApi.ZoneSearchPage); static void setTestSearchInZone(String, String,
  String, ConnectApi.ZoneSearchResultType, String, Integer, ConnectApi.ZoneSearchPage) }
`;
