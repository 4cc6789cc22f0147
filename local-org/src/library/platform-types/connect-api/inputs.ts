/** ConnectApi: types as the Apex Reference Guide lists them. */
export const INPUTS = `
AbstractCheckoutAddressInput { String city; String companyName; String country; String firstName; String id; String
  lastName; String name; String postalCode; String region; String shipToPhoneNumber; String street; new() }
ActionLinkDefinitionInput { ConnectApi.ActionLinkType actionType; String actionUrl; String excludedUserId; Boolean
  groupDefault; List<ConnectApi.RequestHeaderInput> headers; String labelKey; ConnectApi.HttpRequestMethod method;
  String requestBody; Boolean requiresConfirmation; String userId; new() }
ActionLinkGroupDefinitionInput { List<ConnectApi.ActionLinkDefinitionInput> actionLinks;
  ConnectApi.PlatformActionGroupCategory category; ConnectApi.ActionLinkExecutionsAllowed executionsAllowed;
  Datetime expirationDate; List<ConnectApi.ActionLinkTemplateBindingInput> templateBindings; String templateId;
  new() }
ActionLinkTemplateBindingInput { String key; String value; new() }
ActivationAdditionalAttributesConfigInput { String activationPlatformAttrId; String dataSourceType; String
  entityName; List<ConnectApi.AttributeFilterInput> filterExpression; Boolean isRolluppable; String label; String
  name; String preferredName; List<ConnectApi.QueryPathInputConfig> queryPathConfig; String referenceAttributeName;
  ConnectApi.DataExportAttributeSourceEnum source; ConnectApi.DataExportAttributeTypeEnum type; new() }
ActivationContactPointInput { List<ConnectApi.ContactPointAttributeInput> attributesConfig; String entityName;
  String externalPlatformHashMethod; List<ConnectApi.DMOFilterInput> filterExpression;
  List<ConnectApi.QueryPathInputConfig> queryPathConfig; List<ConnectApi.ContactPointSourceInput> sourcesConfig;
  ConnectApi.ContactPointTypeRepresentationEnum type; new() }
ActivationDefinitionInput { String activationTargetName; ConnectApi.ActivationTargetSubjectConfigInput
  activationTargetSubjectConfig; List<ConnectApi.AttributeLimitingExpressionInput>
  attributeLimitingExpressionConfig; List<ConnectApi.ActivationAdditionalAttributesConfigInput> attributesConfig;
  List<ConnectApi.ActivationContactPointInput> contactPointsConfig; ConnectApi.CuratedEntityInput curatedEntity;
  ConnectApi.ActivationPlatformCustomerFileSourceEnum customerFileSource; String dataExportDefinitionId;
  List<ConnectApi.DataSourceNameConfigInput> dataSourcesConfig; String dataSpaceName; String description;
  List<ConnectApi.DMOFilterInput> directDmoFiltersConfig; Integer limitValue; String marketSegmentId; String name;
  String refreshType; List<ConnectApi.DMOFilterInput> relatedDmoFiltersConfig; String segmentApiName; Boolean
  shouldExcludeDeletes; Boolean shouldExcludeUpdates; List<ConnectApi.StaticDataInput> staticDataConfig; new() }
ActivationTargetSubjectConfigInput { String developerName; List<ConnectApi.QueryPathInputConfig> queryPathConfig;
  new() }
AlternativeInput { String textRepresentation; String thumbnailUrl; String title; new() }
AnnouncementInput { ConnectApi.MessageBodyInput body; Datetime expirationDate; String feedItemId; Boolean
  isArchived; String parentId; Boolean sendEmails; new() }
ArticleTopicAssignmentJobInput { ConnectApi.ArticleTopicJobType operation; ConnectApi.TopicNamesInput topicNames;
  new() }
AssociatedActionsCapabilityInput { List<String> actionLinkGroupIds; new() }
AttributeFilterInput { String attributeId; String attributeName; Datetime dateUnits; String operator;
  ConnectApi.FilterOperatorDataTypeEnum type; List<String> value; new() }
AttributeLimitingExpressionInput { String attributeName; String entityName; ConnectApi.FilterSortOrderEnum order;
  List<ConnectApi.QueryPathInputConfig> queryPathConfig; String type; new() }
BannerPhotoInput { Integer cropHeight; Integer cropSize; Integer cropWidth; Integer cropX; Integer cropY; String
  fileId; Integer versionNumber; new() }
BaseComparisonInput { List<ConnectApi.TypeAndFilterInput> filtersConfig; String operator; new() }
BatchInput { new(Object); new(Object, ConnectApi.BinaryInput); new(Object, List<ConnectApi.BinaryInput>);
  List<ConnectApi.BinaryInput> getBinaries(); Object getInput() }
BinaryInput { new(Blob, String, String); Blob getBlobValue(); String getContentType(); String getFilename() }
BookmarksCapabilityInput { Boolean isBookmarkedByCurrentUser; new() }
CanvasCapabilityInput { String description; String developerName; String height; String namespacePrefix; String
  parameters; String thumbnailUrl; String title; new() }
CartCouponInput { String couponCode; new() }
CartEvaluateShippingInput { List<SObject> customFields; ConnectApi.CartShippingAddressInput shippingAddress; new() }
CartEvaluateTaxInput { List<SObject> customFields; ConnectApi.CartShippingAddressInput shippingAddress; new() }
CartInput { String currencyIsoCode; List<SObject> customFields; String effectiveAccountId; Boolean isSecondary;
  String name; String orderOwnerId; ConnectApi.CartType type; String typeAsString; new() }
CartItemInput { String cartDeliveryGroupId; List<SObject> customFields; String productId; String
  productSellingModelId; String quantity; Integer subscriptionTerm; ConnectApi.CartItemType type; new() }
CartMessagesVisibilityInput { Boolean visibility; new() }
CartShippingAddressInput : ConnectApi.AbstractCheckoutAddressInput { new() }
CartToWishlistInput { String wishlistId; new() }
CdpQueryInput { String sql; new() }
CdpSegmentDbtInput { List<ConnectApi.CdpSegmentDbtModelInput> models; new() }
CdpSegmentDbtModelInput { String name; String sql; new() }
CdpSegmentInput { Map<String, String> additionalMetadata; String dataSpace; String description; String
  developerName; String displayName; ConnectApi.CdpSegmentDbtInput includeDbt; ConnectApi.PublishSchedule
  publishSchedule; String publishScheduleEndDate; String publishScheduleStartDateTime; String segmentOnApiName;
  ConnectApi.SegmentType segmentType; new() }
ChatterGroupInput { String announcement; Boolean canHaveChatterGuests; String description;
  ConnectApi.GroupInformationInput information; Boolean isArchived; Boolean isAutoArchiveDisabled; Boolean
  isBroadcast; String name; String owner; ConnectApi.GroupVisibilityType visibility; new() }
ChatterStreamInput { String description; String name; List<ConnectApi.StreamSubscriptionInput> subscriptionsToAdd;
  List<ConnectApi.StreamSubscriptionInput> subscriptionsToRemove; new() }
CommentCapabilitiesInput { ConnectApi.ContentCapabilityInput content; ConnectApi.FeedEntityShareCapabilityInput
  feedEntityShare; ConnectApi.RecordCapabilityInput record; new() }
CommentInput { ConnectApi.FeedItemAttachmentInput attachment; ConnectApi.MessageBodyInput body;
  ConnectApi.CommentCapabilitiesInput capabilities; String threadParentId; new() }
ConnectApiCalculateCartInput { List<SObject> customFields; new() }
ContactPointAttributeInput { String label; String name; String preferredName; new() }
ContactPointSourceInput { String dataSourceId; ConnectApi.ContactPointPrefEnum dataSourcePreference; Integer
  dataSourcePriority; String id; String name; new() }
ContentCapabilityInput { String contentDocumentId; String description; ConnectApi.FileSharingOption sharingOption;
  String title; new() }
CredentialCustomHeaderInput { String headerName; String headerValue; String id; Integer sequenceNumber; new() }
CredentialInput { ConnectApi.CredentialAuthenticationProtocol authenticationProtocol;
  ConnectApi.CredentialAuthenticationProtocolVariant authenticationProtocolVariant; Map<String,
  ConnectApi.CredentialValueInput> credentials; String externalCredential; String principalName;
  ConnectApi.CredentialPrincipalType principalType; new() }
CredentialValueInput { Boolean encrypted; Integer revision; String value; new() }
CuratedEntityInput { String label; String name; new() }
DMOFilterInput { ConnectApi.BaseComparisonInput entityFilter; String entityFilterType; String entityName;
  ConnectApi.DmoFilterLimitInput filterLimit; ConnectApi.BaseComparisonInput inheritedFilter; String
  inheritedFilterType; List<ConnectApi.QueryPathInputConfig> queryPathConfigForActivateOnToContainer;
  List<ConnectApi.QueryPathInputConfig> queryPathConfigFromContainerToEntity; new() }
DataSourceNameConfigInput { String name; new() }
DatacloudOrderInput { String companyIds; String contactIds; ConnectApi.DatacloudUserType userType; new() }
DirectMessageCapabilityInput { List<String> membersToAdd; List<String> membersToRemove; String subject; new() }
DmoFilterLimitInput { String attributeName; Integer maxNumberOfValues; ConnectApi.FilterSortOrderEnum order; new() }
EinsteinLlmAdditionalConfigInput { Map<String, ConnectApi.WrappedValue> additionalParameters; String
  applicationName; Double frequencyPenalty; Integer maxTokens; String model; Integer
  numGenerations; Double presencePenalty; List<String> stopSequences; Double temperature; new() }
EinsteinPromptTemplateGenerationsInput { ConnectApi.EinsteinLlmAdditionalConfigInput additionalConfig; String
  citationMode; Map<String, ConnectApi.WrappedValue> inputParams; Boolean isPreview; String outputLanguage;
  ConnectApi.WrappedValue tags; new() }
EntityLinkSegmentInput : ConnectApi.MessageSegmentInput { String entityId; new() }
ExtensionInput { ConnectApi.AlternativeInput alternativeRepresentation; String extensionId; String payload; String
  payloadVersion; new() }
ExtensionsCapabilityInput { List<ConnectApi.ExtensionInput> itemsToAdd; List<String> itemsToRemove; new() }
ExternalAuthIdentityProviderCredentialInput { String credentialName; String credentialValue; new() }
ExternalAuthIdentityProviderCredentialsInput { List<ConnectApi.ExternalAuthIdentityProviderCredentialInput>
  credentials; new() }
ExternalAuthIdentityProviderInput { ConnectApi.IdentityProviderAuthFlow authenticationFlow;
  ConnectApi.IdentityProviderAuthProtocol authenticationProtocol; String authorizeUrl;
  ConnectApi.IdentityProviderClientAuth clientAuthentication; String description; String fullName; String label;
  List<ConnectApi.ExternalAuthIdentityProviderParameterInput> parameters; String standardExternalIdentityProvider;
  String tokenUrl; String userInfoUrl; new() }
ExternalAuthIdentityProviderParameterInput { String parameterName;
  ConnectApi.ExternalAuthIdentityProviderParameterType parameterType; String parameterValue; Integer sequenceNumber;
  new() }
ExternalCredentialInput { ConnectApi.CredentialAuthenticationProtocol authenticationProtocol;
  ConnectApi.CredentialAuthenticationProtocolVariant authenticationProtocolVariant;
  List<ConnectApi.CredentialCustomHeaderInput> customHeaders; String developerName; String masterLabel;
  List<ConnectApi.ExternalCredentialParameterInput> parameters; List<ConnectApi.ExternalCredentialPrincipalInput>
  principals; new() }
ExternalCredentialParameterInput { String id; String parameterDescription; String parameterName;
  ConnectApi.ExternalCredentialParameterType parameterType; String parameterValue; new() }
ExternalCredentialPrincipalInput { String id; List<ConnectApi.ExternalCredentialParameterInput> parameters; String
  principalName; ConnectApi.CredentialPrincipalType principalType; Integer sequenceNumber; new() }
FeedElementCapabilitiesInput { ConnectApi.AssociatedActionsCapabilityInput associatedActions;
  ConnectApi.BookmarksCapabilityInput bookmarks; ConnectApi.CanvasCapabilityInput canvas;
  ConnectApi.DirectMessageCapabilityInput directMessage; ConnectApi.ExtensionsCapabilityInput extensions;
  ConnectApi.FeedEntityShareCapabilityInput feedEntityShare; ConnectApi.FilesCapabilityInput files;
  ConnectApi.LinkCapabilityInput link; ConnectApi.PollCapabilityInput poll;
  ConnectApi.QuestionAndAnswersCapabilityInput questionAndAnswers; ConnectApi.StatusCapabilityInput status;
  ConnectApi.TopicsCapabilityInput topics; new() }
FeedElementInput { ConnectApi.MessageBodyInput body; ConnectApi.FeedElementCapabilitiesInput capabilities; ConnectApi.FeedElementType feedElementType;
  String subjectId; new() }
FeedEntityShareCapabilityInput { String feedEntityId; new() }
FeedItemAttachmentInput { new() }
FeedItemInput : ConnectApi.FeedElementInput { ConnectApi.FeedItemAttachmentInput attachment;
  ConnectApi.MessageBodyInput body; Boolean isBookmarkedByCurrentUser; String originalFeedElementId; String
  originalFeedItemId; ConnectApi.FeedItemVisibilityType visibility; new() }
FileIdInput { String id; ConnectApi.OperationType operationType; new() }
FilesCapabilityInput { List<ConnectApi.FileIdInput> items; new() }
GroupInformationInput { String text; String title; new() }
HashtagSegmentInput : ConnectApi.MessageSegmentInput { String tag; new() }
InlineImageSegmentInput : ConnectApi.MessageSegmentInput { String altText; String fileId; new() }
InviteInput { List<String> invitees; String message; new() }
LinkCapabilityInput { String url; String urlName; new() }
LinkSegmentInput : ConnectApi.MessageSegmentInput { String url; new() }
MCSFolderShareCollectionUpdateInput { List<ConnectApi.MCSFolderShareInput> shareWith; List<String> unshareWith;
  new() }
MCSFolderShareInput { String targetId; new() }
ManagedContentBodyInput { Object nodeMap; new() }
ManagedContentDocumentCloneInput { String apiName; String contentSpaceOrFolderId; Boolean includeVariants; String
  title; new() }
ManagedContentDocumentInput { String apiName; ConnectApi.ManagedContentBodyInput contentBody; String contentKey;
  String contentSpaceOrFolderId; String contentType; String externalId; String title; String urlName; new() }
ManagedContentProviderInstanceInput { String instanceKey; Boolean isDefault; String name; String
  providerLightningComponentId; new() }
ManagedContentPublishInput { List<String> contentIds; String contextContentSpaceId; String description; Boolean
  includeContentReferences; List<String> variantIds; new() }
ManagedContentSpaceInput { String apiName; String defaultLanguage; String description; String name;
  ConnectApi.ManagedContentSpaceType spaceType; new() }
ManagedContentSpaceUpdateInput { String description; String name; new() }
ManagedContentUnpublishInput { List<String> contentIds; String contextContentSpaceId; String description;
  List<String> variantIds; new() }
ManagedContentVariantUpdateInput { String apiName; ConnectApi.ManagedContentBodyInput contentBody; String title;
  String urlName; new() }
ManagedTopicPositionCollectionInput { List<ConnectApi.ManagedTopicPositionInput> managedTopicPositions; new() }
ManagedTopicPositionInput { String managedTopicId; Integer position; new() }
MarkupBeginSegmentInput : ConnectApi.MessageSegmentInput { String altText; String atlText; ConnectApi.MarkupType markupType; String
  url; new() }
MarkupEndSegmentInput : ConnectApi.MessageSegmentInput { ConnectApi.MarkupType markupType; new() }
MentionSegmentInput : ConnectApi.MessageSegmentInput { String id; String username; new() }
MessageBodyInput { List<ConnectApi.MessageSegmentInput> messageSegments; new() }
MessageSegmentInput { ConnectApi.MessageSegmentType type; new() }
NBAStrategyInput { String contextRecordId; Integer debugTrace; Map<String, String> maxResults; Boolean
  strategyContext; new() }
NamedCredentialCalloutOptionsInput { Boolean allowMergeFieldsInBody; Boolean allowMergeFieldsInHeader; Boolean
  generateAuthorizationHeader; new() }
NamedCredentialInput { ConnectApi.NamedCredentialCalloutOptionsInput calloutOptions; String calloutUrl;
  List<ConnectApi.CredentialCustomHeaderInput> customHeaders; String description; String developerName;
  List<ConnectApi.ExternalCredentialInput> externalCredentials; String masterLabel;
  ConnectApi.NetworkConnectionInput networkConnection; List<ConnectApi.NamedCredentialParameterInput> parameters;
  ConnectApi.NamedCredentialType type; new() }
NamedCredentialParameterInput { String id; String parameterDescription; String parameterName;
  ConnectApi.NamedCredentialParameterType parameterType; String parameterValue; new() }
NetworkConnectionInput { String developerName; String namespace; new() }
OAuthCredentialAuthUrlInput { String externalCredential; String principalName; ConnectApi.CredentialPrincipalType
  principalType; String returnUrl; new(); Double getBuildVersion() }
PhotoInput { Integer cropSize; Integer cropX; Integer cropY; String fileId; Integer versionNumber; new() }
PinCapabilityInput { String entityId; Boolean isPinned; new() }
PollCapabilityInput { List<String> choices; String myChoiceId; new() }
QueryPathInput { String fieldLabel; String fieldName; String objectLabel; String objectName; new() }
QuerySqlInput { Integer adaptiveTimeout; Map<String, String> querySettings; Long rowLimit; String sql;
  List<ConnectApi.QuerySqlParameterItem> sqlParameters; new() }
QuestionAndAnswersCapabilityInput { String bestAnswerId; String questionTitle; new() }
ReadByCapabilityInput { Boolean isReadByMe; Datetime lastReadDateByMe; new() }
RecommendationAudienceInput { ConnectApi.AudienceCriteria criteria;
  ConnectApi.RecommendationAudienceMemberOperationType memberOperationType; List<String> members; String name; new()
  }
RecommendationDefinitionInput { String actionUrl; String actionUrlName; String explanation; String name; String
  title; new() }
RecommendationReactionInput { String contextRecordId; String executionId; String onBehalfOfId;
  ConnectApi.RecommendationReactionType reactionType; String strategyName; String targetActionId; String
  targetActionName; String targetId; new() }
RecordCapabilityInput { String recordId; new() }
RequestHeaderInput { String name; String value; new() }
ScheduledRecommendationInput { ConnectApi.RecommendationChannel channel; Boolean enabled; Integer rank; String
  recommendationAudienceId; String recommendationDefinitionId; new() }
StaticDataInput { String name; String value; new() }
StatusCapabilityInput { ConnectApi.FeedEntityStatus feedEntityStatus; new() }
StreamSubscriptionInput { String entityId; new() }
TextSegmentInput : ConnectApi.MessageSegmentInput { String text; new() }
TopicInput { String description; List<String> idsToMerge; String name; new() }
TopicNamesInput { List<String> topicNames; List<String> topicSuggestions; new() }
TopicsCapabilityInput { String contextTopicName; List<String> topics; new() }
TypeAndFilterInput { ConnectApi.BaseComparisonInput filter; String type; new() }
UpDownVoteCapabilityInput { ConnectApi.UpDownVoteValue vote; new() }
UserInput { String aboutMe; new() }
`;
