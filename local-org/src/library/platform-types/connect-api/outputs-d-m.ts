/** ConnectApi: types as the Apex Reference Guide lists them. */
export const OUTPUTS_D_M = `
File : ConnectApi.ActorWithId { String title; new() }
DashboardComponentSnapshot { String componentId; String componentName; String dashboardBodyText; String dashboardId;
  String dashboardName; String fullSizeImageUrl; Datetime lastRefreshDate; String lastRefreshDateDisplayText; String
  runningUser; String thumbnailUrl; new(); Double getBuildVersion() }
DashboardComponentSnapshotCapability : ConnectApi.FeedElementCapability { ConnectApi.DashboardComponentSnapshot
  dashboardComponentSnapshot; new(); Double getBuildVersion() }
DataCategoryMetadata { String groupName; String label; Map<String, ConnectApi.DataCategoryValueMetadata> values;
  new() }
DataCategoryValueMetadata { String label; String valueName; new() }
DatacloudCompanies { ConnectApi.DatacloudCompany companies; String currentPageUrl; String nextPageUrl; String
  previousPageUrl; Integer total; new(); Double getBuildVersion() }
DatacloudCompany { Integer activeContacts; Address address; Double annualRevenue; String companyId; String
  description; String dunsNumber; String industry; Boolean isInactive; Boolean isOwned; String naicsCode; String
  naicsDescription; String name; Integer numberOfEmployees; String ownership; ConnectApi.PhoneNumber phoneNumbers;
  String sic; String sicDescription; String site; String tickerSymbol; String tradeStyle; Datetime updatedDate;
  String website; String yearStarted; new(); Double getBuildVersion() }
DatacloudContact { Address address; String companyId; String companyName; String contactId; String department;
  String email; String firstName; Boolean isInactive; Boolean isOwned; String lastName; String level;
  ConnectApi.PhoneNumber phoneNumbers; String title; Datetime updatedDate; new(); Double getBuildVersion() }
DatacloudContacts { List<ConnectApi.DatacloudContact> contacts; String currentPageUrl; String nextPageUrl; String
  previousPageUrl; Integer total; new(); Double getBuildVersion() }
DatacloudOrder { String entityUrl; String id; Integer purchaseCount; Datetime purchaseDate; String url; new();
  Double getBuildVersion() }
DatacloudPurchaseUsage { Integer listpoolCreditsAvailable; Integer listpoolCreditsUsed; Integer
  monthlyCreditsAvailable; Integer monthlyCreditsUsed; new(); Double getBuildVersion() }
DataConnector { String outputFormat; new() }
DataStreamActionResponse { String jobId; new() }
DeliveryAddressInputRepresentation { String city; String country; Double latitude; Double longitude; String
  postalCode; String state; new() }
DeliveryEstimateOutputRepresentation { ConnectApi.DeliveryEstimationErrorOutputRepresentation error; String
  location; List<ConnectApi.ProductDeliverEstimationOutputRepresentation> productDeliverEstimations; String
  shippingCarrierMethodExternalReference; new() }
DeliveryEstimationErrorOutputRepresentation { String code; String message; new() }
DeliveryEstimationProductInputRepresentation { String name; String productId; Double quantity; String
  stockKeepingUnit; new() }
DigestJobRepresentation { ConnectApi.DigestPeriod period; new(); Double getBuildVersion() }
DirectMessageCapability : ConnectApi.FeedElementCapability { ConnectApi.DirectMessageMemberActivityPage
  memberChanges; ConnectApi.DirectMessageMemberPage members; ConnectApi.DirectMessageMemberPage originalMembers;
  String subject; new(); Double getBuildVersion() }
DirectMessageMemberActivity { Datetime activityDate; ConnectApi.UserSummary actor;
  ConnectApi.DirectMessageMemberPage membersAdded; ConnectApi.DirectMessageMemberPage membersRemoved; new(); Double
  getBuildVersion() }
DirectMessageMemberActivityPage { List<ConnectApi.DirectMessageMemberActivity> activities; String currentPageToken;
  String currentPageUrl; String nextPageToken; String nextPageUrl; new(); Double getBuildVersion() }
DirectMessageMemberPage { String currentPageToken; String currentPageUrl; String nextPageToken; String nextPageUrl;
  List<ConnectApi.UserSummary> users; new(); Double getBuildVersion() }
DmoFilter { ConnectApi.BaseComparison entityFilter; String entityFilterType; String entityName;
  ConnectApi.DmoFilterLimit filterLimit; ConnectApi.BaseComparison inheritedFilter; String inheritedFilterType;
  List<ConnectApi.QueryPathConfigList> pathFromActivateOnToContainer; List<ConnectApi.QueryPathConfigList>
  pathFromContainerToEntity; new() }
DmoFilterConfig { List<ConnectApi.DmoFilter> filters; new() }
DmoFilterLimit { String attributeName; Integer maxNumberOfValues; ConnectApi.FilterSortOrderEnum order; new() }
DoubleList : ConnectApi.AbstractList { List<Double> values; new() }
EditCapability { Boolean isEditRestricted; String isEditableByMeUrl; ConnectApi.Actor lastEditedBy; Datetime
  lastEditedDate; Integer latestRevision; String relativeLastEditedDate; new(); Double getBuildVersion() }
EinsteinLlmGenerationItemOutput { ConnectApi.EinsteinLlmGenerationsContentQualityOutput
  contentQualityRepresentation; String parameters; String responseId;
  ConnectApi.EinsteinLlmGenerationSafetyScoreOutput safetyScoreRepresentation; String text; new() }
EinsteinLlmGenerationSafetyScoreOutput { Double hateScore; Double physicalScore; Double profanityScore; Double
  safetyScore; Double sexualScore; Double toxicityScore; Double violenceScore; new() }
EinsteinLlmGenerationsContentQualityOutput { Boolean isToxicityDetected; new() }
EinsteinPromptTemplateGenerationsRepresentation { List<ConnectApi.EinsteinLlmGenerationItemOutput> generations;
  ConnectApi.WrappedMapObject parameters; String prompt; String promptTemplateDevName; String requestId; new() }
EmailAddress { String displayName; String emailAddress; ConnectApi.RecordSummary relatedRecord; new(); Double
  getBuildVersion() }
EmailAttachment { ConnectApi.RecordSummary attachment; String contentType; String fileName; new(); Double
  getBuildVersion() }
EmailMergeFieldCollectionInfo { List<String> mergeFields; new(); Double getBuildVersion() }
EmailMergeFieldInfo { Map<String, ConnectApi.EmailMergeFieldCollectionInfo> entityToMergeFieldsMap; new(); Double
  getBuildVersion() }
EmailMessageCapability : ConnectApi.FeedElementCapability { ConnectApi.EmailAttachment attachments; String
  automationType; List<ConnectApi.EmailAddress> bccAddresses; String body; List<ConnectApi.EmailAddress>
  ccAddresses; ConnectApi.EmailMessageDirection direction; String emailMessageId; ConnectApi.EmailAddress
  fromAddress; Boolean isRichText; String subject; String textBody; List<ConnectApi.EmailAddress> toAddresses;
  Integer totalAttachments; new() }
Emoji { String category; String shortcut; String unicodeCharacter; new(); Double getBuildVersion() }
EmojiCollection { List<ConnectApi.Emoji> emojis; new(); Double getBuildVersion() }
EnhancedLinkCapability : ConnectApi.FeedElementCapability { String description; ConnectApi.Icon icon; String
  linkRecordId; String linkUrl; String title; new(); Double getBuildVersion() }
EntityLabel { String label; String labelPlural; new(); Double getBuildVersion() }
EntityLinkSegment : ConnectApi.MessageSegment { ConnectApi.Motif motif; ConnectApi.Reference reference; new() }
ErrorResponse { String errorCode; String message; new() }
EstimateDeliveryDateInputRepresentation { ConnectApi.DeliveryAddressInputRepresentation deliveryAddress; String
  locations; ConnectApi.DeliveryEstimationProductInputRepresentation products;
  ConnectApi.ShippingCarrierInputRepresentation shippingCarrier; new() }
EstimateDeliveryDateOutputRepresentation { List<ConnectApi.DeliveryEstimateOutputRepresentation> deliveryEstimates;
  String estimatedDeliveryReference; new() }
Extension { ConnectApi.Alternative alternativeRepresentation; String attachmentId; String extensionId; String
  payload; String payloadVersion; new(); Double getBuildVersion() }
ExtensionDefinition { Boolean canAccess; Boolean canCreate; Datetime createdDate; String description; String
  iconUrl; String id; List<ConnectApi.AbstractExtensionInformation> informationCollection; Boolean
  isEnabledInCommunity; Boolean isEnabledInLightningPublisher; String name; Integer position; new(); Double
  getBuildVersion() }
ExtensionDefinitions { String currentPageToken; String currentPageUrl; List<ConnectApi.ExtensionDefinition>
  extensionDefinitions; String nextPageToken; String nextPageUrl; Integer total; new(); Double getBuildVersion() }
ExtensionsCapability : ConnectApi.FeedElementCapability { ConnectApi.Extension items; new(); Double
  getBuildVersion() }
ExternalAuthIdentityProvider { ConnectApi.IdentityProviderAuthFlow authenticationFlow;
  ConnectApi.IdentityProviderAuthProtocol authenticationProtocol; String authorizeUrl; String callbackUrl;
  ConnectApi.IdentityProviderClientAuth clientAuthentication; String createdByNamespace;
  List<ConnectApi.ExternalAuthIdentityProviderCredential> credentials; String description; String fullName; String
  id; String label; List<ConnectApi.ExternalAuthIdentityProviderParameter> parameters; String
  standardExternalIdentityProvider; String tokenUrl; String url; String userInfoUrl; new() }
ExternalAuthIdentityProviderCredential { String credentialName; String credentialValue; Boolean encrypted; new() }
ExternalAuthIdentityProviderCredentials { List<ConnectApi.ExternalAuthIdentityProviderCredential> credentials; new()
  }
ExternalAuthIdentityProviderList { List<ConnectApi.ExternalAuthIdentityProvider> externalAuthIdentityProviders;
  new() }
ExternalAuthIdentityProviderParameter { String parameterName; ConnectApi.ExternalAuthIdentityProviderParameterType
  parameterType; String parameterValue; Integer sequenceNumber; new() }
ExternalCredential { ConnectApi.CredentialAuthenticationProtocol authenticationProtocol;
  ConnectApi.CredentialAuthenticationProtocolVariant authenticationProtocolVariant;
  ConnectApi.CredentialAuthenticationStatus authenticationStatus; String createdByNamespace;
  List<ConnectApi.CredentialCustomHeader> customHeaders; String developerName; String id; String masterLabel;
  List<ConnectApi.ExternalCredentialParameter> parameters; List<ConnectApi.ExternalCredentialPrincipal> principals;
  List<ConnectApi.NamedCredential> relatedNamedCredentials; String url; new(); Double getBuildVersion() }
ExternalCredentialList { List<ConnectApi.ExternalCredential> externalCredentials; new(); Double getBuildVersion() }
ExternalCredentialParameter { String id; String parameterDescription; String parameterName;
  ConnectApi.ExternalCredentialParameterType parameterType; String parameterValue; new() }
ExternalCredentialPrincipal { ConnectApi.CredentialAuthenticationStatus authenticationStatus; String id;
  List<ConnectApi.ExternalCredentialParameter> parameters; List<ConnectApi.ExternalCredentialPrincipalAccess>
  principalAccess; String principalName; ConnectApi.CredentialPrincipalType principalType; Integer sequenceNumber;
  new(); Double getBuildVersion() }
ExternalCredentialPrincipalAccess { String developerName; String id;
  ConnectApi.ExternalCredentialPrincipalAccessType type; new() }
Features { Boolean activityReminderNotificationsEnabled; Boolean chatter; Boolean chatterActivity; Boolean
  chatterAnswers; Boolean chatterGlobalInfluence; Boolean chatterGroupRecordSharing; Boolean chatterGroupRecords;
  Boolean chatterMessages; Boolean chatterTopics; Boolean communitiesEnabled; Boolean communityModeration; Boolean
  communityReputation; Boolean connectRecords; Boolean dashboardComponentSnapshots; String defaultCurrencyIsoCode;
  Boolean favoritesEnabled; Boolean favoritesLimit; Boolean feedPolling; Boolean feedStreamEnabled; Boolean files;
  Boolean filesOnComments; Boolean forecasting3AggregatedEnabled; Boolean forecastingEnabled; Boolean
  forecastingPeriodRange; Boolean forecastingPeriodStart; Boolean forecastingPeriodType; Boolean groupsCanFollow;
  Boolean ideas; String liveAgentHostName; Boolean managedTopicsEnabled; Boolean maxEntitySubscriptionsPerStream;
  Boolean maxFilesPerFeedItem; Boolean maxStreamsPerPerson; Boolean mobileNotificationsEnabled; Boolean
  multiCurrency; Boolean offlineEditEnabled; Boolean publisherActions; Boolean storeDataOnDevicesEnabled; Boolean
  thanksAllowed; Boolean trendingTopics; Boolean userNavItemsEnabled; Boolean userNavItemsMax; Boolean
  viralInvitesAllowed; Boolean wave; new(); Double getBuildVersion() }
Feed { String feedElementPostUrl; ConnectApi.FeedElementPage feedElements; String feedElementsUrl; String
  feedItemsUrl; String isModifiedUrl; String pinnedFeedElementsUrl; ConnectApi.FeedFilter redirectedFeedFilter;
  ConnectApi.FeedSortOrder redirectedFeedSort; ConnectApi.FeedType redirectedFeedType; Boolean respectsMute; new();
  Double getBuildVersion() }
FeedBody : ConnectApi.AbstractMessageBody { new(); Double getBuildVersion() }
FeedDirectory { List<ConnectApi.FeedFavorite> favorites; List<ConnectApi.FeedDirectoryItem> feeds; new(); Double
  getBuildVersion() }
FeedDirectoryItem { String feedElementsUrl; String feedItemsUrl; ConnectApi.FeedType feedType; String feedUrl;
  String keyPrefix; String label; new(); Double getBuildVersion() }
FeedElement { ConnectApi.FeedBody body; ConnectApi.FeedElementCapabilities capabilities; Datetime createdDate;
  ConnectApi.FeedElementType feedElementType; ConnectApi.MessageBody header; String id; Datetime modifiedDate;
  ConnectApi.ActorWithId parent; String relativeCreatedDate; String url; new(); Double getBuildVersion() }
FeedElementCapabilities { ConnectApi.ApprovalCapability approval; ConnectApi.AssociatedActionsCapability
  associatedActions; ConnectApi.BannerCapability banner; ConnectApi.BookmarksCapability bookmarks;
  ConnectApi.BundleCapability bundle; ConnectApi.CanvasCapability canvas; ConnectApi.CaseCommentCapability
  caseComment; ConnectApi.ChatterLikesCapability chatterLikes; ConnectApi.CloseCapability close;
  ConnectApi.CommentsCapability comments; ConnectApi.ContentCapability content;
  ConnectApi.DashboardComponentSnapshotCapability dashboardComponentSnapshot; ConnectApi.DirectMessageCapability
  directMessage; ConnectApi.EditCapability edit; ConnectApi.EmailMessageCapability emailMessage;
  ConnectApi.EnhancedLinkCapability enhancedLink; ConnectApi.ExtensionsCapability extensions;
  ConnectApi.FeedEntityShareCapability feedEntityShare; ConnectApi.FilesCapability files;
  ConnectApi.InteractionsCapability interactions; ConnectApi.LinkCapability link;
  ConnectApi.MediaReferenceCapability mediaReferences; ConnectApi.ModerationCapability moderation;
  ConnectApi.MuteCapability mute; ConnectApi.OriginCapability origin; ConnectApi.PinCapability pin;
  ConnectApi.PollCapability poll; ConnectApi.QuestionAndAnswersCapability questionAndAnswers;
  ConnectApi.ReadByCapability readBy; ConnectApi.RecommendationsCapability recommendations;
  ConnectApi.RecordSnapshotCapability recordSnapshot; ConnectApi.SocialPostCapability socialPost;
  ConnectApi.StatusCapability status; ConnectApi.TopicsCapability topics; ConnectApi.TrackedChangesCapability
  trackedChanges; ConnectApi.UpDownVoteCapability upDownVote; new(); Double getBuildVersion() }
FeedElementCapability { new(); Double getBuildVersion() }
FeedElementPage { String currentPageToken; String currentPageUrl; List<ConnectApi.FeedElement> elements; String
  isModifiedToken; String isModifiedUrl; String nextPageToken; String nextPageUrl; String updatesToken; String
  updatesUrl; new(); Double getBuildVersion() }
FeedEnabledEntity { String id; ConnectApi.Motif motif; String name; String type; String url; new(); Double
  getBuildVersion() }
FeedEntityIsEditable { Boolean areAttachmentsEditableByMe; String feedEntityUrl; Boolean isEditableByMe; new();
  Double getBuildVersion() }
FeedEntityShareCapability : ConnectApi.FeedElementCapability { ConnectApi.FeedEntitySummary feedEntity; new();
  Double getBuildVersion() }
FeedEntitySummary { ConnectApi.Actor actor; ConnectApi.FeedBody body; Datetime createdDate;
  ConnectApi.FeedElementType feedElementType; String id; Boolean isEntityAvailable; ConnectApi.ActorWithId parent;
  String relativeCreatedDate; String url; new(); Double getBuildVersion() }
FeedFavorite { ConnectApi.Reference community; ConnectApi.UserSummary createdBy; String feedUrl; String id; Datetime
  lastViewDate; String name; String searchText; ConnectApi.Reference target; ConnectApi.FeedFavoriteType type;
  String url; ConnectApi.UserSummary user; new(); Double getBuildVersion() }
FeedFavorites { List<ConnectApi.FeedFavorite> favorites; Integer total; new(); Double getBuildVersion() }
FeedItem : ConnectApi.FeedElement { ConnectApi.Actor actor; ConnectApi.ClientInfo clientInfo; Boolean event; Boolean
  hasVerifiedComment; Boolean isBookmarkedByCurrentUser; Boolean isDeleteRestricted; Boolean isSharable;
  ConnectApi.Reference originalFeedItem; ConnectApi.Actor originalFeedItemActor; String photoUrl;
  ConnectApi.FeedItemVisibilityType visibility; new(); Double getBuildVersion() }
FeedItemPage { String currentPageToken; String currentPageUrl; String isModifiedToken; String isModifiedUrl;
  List<ConnectApi.FeedItem> items; String nextPageToken; String nextPageUrl; String updatesToken; String updatesUrl;
  new(); Double getBuildVersion() }
FeedModifiedInfo { Boolean isModified; String isModifiedToken; String nextPollUrl; new(); Double getBuildVersion() }
FeedPoll { List<ConnectApi.FeedPollChoice> choices; String myChoiceId; Integer totalVoteCount; new(); Double
  getBuildVersion() }
FeedPollChoice { String id; Integer position; String text; Integer voteCount; Double voteCountRatio; new() }
FieldChangeNameSegment : ConnectApi.MessageSegment { new() }
FieldChangeSegment : ConnectApi.MessageSegment { new() }
FieldChangeValueSegment : ConnectApi.MessageSegment { ConnectApi.FieldChangeValueType valueType; String url; new() }
FieldMetadata { String domain; String field; String fieldApiName; ConnectApi.FieldType fieldType; Boolean
  filterable; Boolean highlightable; String label; Boolean sortable; new() }
FileAsset { String baseAssetUrl; String baseUnauthenticatedAssetUrl; String id; Boolean isVisibleByExternalUsers;
  String masterLabel; String name; String namespacePrefix; String type; new(); Double getBuildVersion() }
FilePreview { ConnectApi.FilePreviewFormat format; Integer previewUrlCount; ConnectApi.FilePreviewUrl previewUrls;
  ConnectApi.FilePreviewStatus status; String url; new() }
FilePreviewCollection { String fileId; List<ConnectApi.FilePreview> previews; String url; String versionNumber;
  new() }
FilePreviewUrl { Integer pageNumber; String previewUrl; new() }
FilesCapability : ConnectApi.FeedElementCapability { List<ConnectApi.Content> items; new(); Double getBuildVersion()
  }
FollowerPage { String currentPageUrl; List<ConnectApi.Subscription> followers; String nextPageUrl; String
  previousPageUrl; Integer total; new(); Double getBuildVersion() }
FollowingCounts { Integer people; Integer records; Integer total; new(); Double getBuildVersion() }
FollowingPage { String currentPageUrl; List<ConnectApi.Subscription> following; String nextPageUrl; String
  previousPageUrl; Integer total; new(); Double getBuildVersion() }
GlobalInfluence { String percentile; Integer rank; new(); Double getBuildVersion() }
GroupChatterSettings { ConnectApi.GroupEmailFrequency emailFrequency; new(); Double getBuildVersion() }
GroupInformation { String text; String title; new(); Double getBuildVersion() }
GroupMember { String id; Datetime lastFeedAccessDate; ConnectApi.GroupMembershipType role; String url;
  ConnectApi.UserSummary user; new(); Double getBuildVersion() }
GroupMemberPage { String currentPageUrl; List<ConnectApi.GroupMember> members; ConnectApi.Reference myMembership;
  String nextPageUrl; String previousPageUrl; Integer totalMemberCount; new(); Double getBuildVersion() }
GroupMembershipRequest { Datetime createdDate; String id; Datetime lastUpdateDate; ConnectApi.Reference
  requestedGroup; String responseMessage; ConnectApi.GroupMembershipRequestStatus status; String url;
  ConnectApi.UserSummary user; new(); Double getBuildVersion() }
GroupMembershipRequests { List<ConnectApi.GroupMembershipRequest> requests; Integer total; new(); Double
  getBuildVersion() }
GroupRecord { String id; ConnectApi.ActorWithId record; String url; new(); Double getBuildVersion() }
GroupRecordPage { String currentPageUrl; String nextPageUrl; String previousPageUrl; List<ConnectApi.GroupRecord>
  records; Integer totalRecordCount; new(); Double getBuildVersion() }
HashtagSegment : ConnectApi.MessageSegment { String tag; String topicUrl; String url; new() }
HttpHeaderOutputRepresentation { String name; String value; new() }
Icon { Integer height; String url; Integer width; new(); Double getBuildVersion() }
InlineImageSegment : ConnectApi.MessageSegment { String altText; Integer contentSize; String fileExtension;
  ConnectApi.FilePreviewCollection thumbnails; String url; new() }
InteractionsCapability : ConnectApi.FeedElementCapability { Long count; new(); Double getBuildVersion() }
Invitation { String email; ConnectApi.GroupViralInvitationsStatus status; String userId; new(); Double
  getBuildVersion() }
Invitations { List<ConnectApi.Invitation> invitations; new(); Double getBuildVersion() }
KnowledgeArticleVersion { String articleType; String id; String knowledgeArticleId; Datetime lastPublishedDate;
  String summary; String title; String urlName; new(); Double getBuildVersion() }
KnowledgeArticleVersionCollection { List<ConnectApi.KnowledgeArticleVersion> items; new(); Double getBuildVersion()
  }
LabeledRecordField : ConnectApi.AbstractRecordField { String label; String text; new() }
LinkCapability : ConnectApi.FeedElementCapability { String url; String urlName; new(); Double getBuildVersion() }
LinkMetadata { String description; String frameSource; Integer height; String originalUrl; String providerUrl;
  ConnectApi.LinkMetadataSource source; String thumbnailUrl; String title; ConnectApi.LinkMetadataType type; String
  url; Integer width; new(); Double getBuildVersion() }
LinkMetadataCollection { List<ConnectApi.LinkMetadata> linkMetadataList; new(); Double getBuildVersion() }
LinkSegment : ConnectApi.MessageSegment { String fullUrl; String url; new() }
LiteralJson { String json; new(); Double getBuildVersion() }
LongList : ConnectApi.AbstractList { List<Long> values; new() }
MaintenanceInfo { String description; String maintenanceTitle; ConnectApi.MaintenanceType maintenanceType; Datetime
  messageEffectiveTime; Datetime messageExpirationTime; Datetime scheduledEndDowntime; Datetime
  scheduledEndMaintenanceTime; Datetime scheduledStartDowntime; Datetime scheduledStartMaintenanceTime; new();
  Double getBuildVersion() }
ManagedContentAssociations { List<ConnectApi.TopicSummary> topics; new(); Double getBuildVersion() }
ManagedContentChannel : ConnectApi.AbstractManagedContentChannelRepresentation { Long cacheControlMaxAge; String
  channelId; String channelName; ConnectApi.ManagedContentChannelType channelType; String domain; String domainId;
  String domainName; String id; Boolean isChannelSearchable; Boolean isDedicatedContentDelivery; Boolean
  isDomainLocked; Boolean isSearchable; ConnectApi.ManagedContentChannelDomainRepresentation
  managedContentChannelDomain; Long mediaCacheControlMaxAge; String name; String targetId;
  ConnectApi.ManagedContentChannelType type; new() }
ManagedContentChannelCollection { List<ConnectApi.ManagedContentChannel> channels; String currentPageUrl; String
  nextPageUrl; String previousPageUrl; Integer totalChannels; new() }
ManagedContentChannelCreateRepresentation { Long cacheControlMaxAge; String domain; Boolean
  isDedicatedContentDelivery; Boolean isDomainLocked; Boolean isSearchable; Long mediaCacheControlMaxAge; String
  name; String targetId; ConnectApi.ManagedContentChannelType type; new() }
ManagedContentChannelDomainRepresentation { Boolean isLocked; String name; String value; new() }
ManagedContentChannelsRepresentation { List<ConnectApi.AbstractManagedContentChannelRepresentation> channels; String
  currentPageUrl; String nextPageUrl; String previousPageUrl; Integer totalChannels; new() }
ManagedContentChannelSummary : ConnectApi.AbstractManagedContentChannelRepresentation { String domainUrl; String id;
  String name; String resourceUrl; ConnectApi.ManagedContentChannelTargetSummary target;
  ConnectApi.ManagedContentChannelType type; String url; new() }
ManagedContentChannelTargetSummary { String id; new() }
ManagedContentChannelUpdateRepresentation { Long cacheControlMaxAge; String domain; Boolean
  isDedicatedContentDelivery; Boolean isDomainLocked; Boolean isSearchable; Long mediaCacheControlMaxAge; String
  name; String targetId; new() }
ManagedContentClonedVariants { String language; String managedContentVariantId; String resourceURL; new() }
ManagedContentCollectionItem { Map<String, Object> body; ConnectApi.ManagedContentCollectionItemTypeSummary
  contentType; String id; String name; new() }
ManagedContentCollectionItems { ConnectApi.ManagedContentChannelSummary channelInfo;
  ConnectApi.ManagedContentDeliveryChannelSummaryRepresentation channelSummary; String collectionKey;
  ConnectApi.ManagedContentTypeSummary collectionType; String currentPageUrl; String id;
  List<ConnectApi.ManagedContentCollectionItem> items; String language; String nextPageUrl; String previousPageUrl;
  Datetime publishedDate; String title; Integer total; String urlName; new() }
ManagedContentCollectionItemTypeSummary { String fullyQualifiedName; String name; new() }
ManagedContentDeliveryChannelRepresentation { String domain; String domainName; String id; Boolean
  isDedicatedContentDelivery; Boolean isDomainLocked; Boolean isSearchable; String name;
  ConnectApi.ManagedContentChannelType type; new() }
ManagedContentDeliveryChannelsRepresentation { List<ConnectApi.ManagedContentDeliveryChannelSummaryRepresentation>
  channels; String currentPageUrl; String nextPageUrl; String previousPageUrl; Integer totalChannels; new() }
ManagedContentDeliveryChannelSummaryRepresentation { String domainUrl; String id; String name; String resourceUrl;
  ConnectApi.ManagedContentChannelTargetSummary target; ConnectApi.ManagedContentChannelType type; new() }
ManagedContentDeliveryDocument : ConnectApi.AbstractManagedContentDeliveryDocument {
  ConnectApi.ManagedContentChannelSummary channelInfo; ConnectApi.ManagedContentDeliveryChannelSummaryRepresentation
  channelSummary; Map<String, Object> contentBody; String contentKey; ConnectApi.ManagedContentTypeSummary
  contentType; String language; String managedContentId; Datetime publishedDate; Map<String,
  ConnectApi.AbstractManagedContentReference> references; List<ConnectApi.AbstractManagedContentReference>
  referencesList; String title; String unauthenticatedUrl; String urlName; new() }
ManagedContentDeliveryDocumentCollection { ConnectApi.ManagedContentChannelSummary channelInfo;
  ConnectApi.ManagedContentDeliveryChannelSummaryRepresentation channelSummary;
  List<ConnectApi.AbstractManagedContentDeliveryDocument> contents; String currentPageUrl; String nextPageUrl;
  String previousPageUrl; Map<String, ConnectApi.AbstractManagedContentReference> references;
  List<ConnectApi.AbstractManagedContentReference> referencesList; new() }
ManagedContentDeliveryDocumentSummary : ConnectApi.AbstractManagedContentDeliveryDocument { new() }
ManagedContentDocument { String apiName; Map<String, Object> contentBody; String contentFqn; String contentKey;
  ConnectApi.ManagedContentSpaceSummary contentSpace; ConnectApi.ManagedContentTypeSummary contentType;
  ConnectApi.ManagedContentUserSummary createdBy; Datetime createdDate; String externalId;
  ConnectApi.ManagedContentFolderSummary folder; Boolean isPublished; String language;
  ConnectApi.ManagedContentUserSummary lastModifiedBy; Datetime lastModifiedDate; String managedContentId; String
  managedContentVariantId; String managedContentVersionId; ConnectApi.ManagedContentVariantStatusOutput status;
  String title; String urlName; String versionNumber; new() }
ManagedContentDocumentClone { String apiName; ConnectApi.ManagedContentDocumentCloneStatus cloneStatus; String
  contentKey; String errorMessage; List<ConnectApi.ManagedContentFailedVariants> failedVariants;
  ConnectApi.ManagedContentFolderSummary folder; String managedContentId; String resourceURL; String
  sourceContentKeyOrId; String title; List<ConnectApi.ManagedContentClonedVariants> variants; new() }
ManagedContentDocumentCloneStatus { String label; ConnectApi.ManagedContentCloneStatus status; new() }
ManagedContentFailedVariants { String errorMessage; String language; String sourceManagedContentVariantId; new() }
ManagedContentFolderSummary { String id; String resourceUrl; new() }
ManagedContentNodeValue { ConnectApi.ManagedContentNodeType nodeType; new(); Double getBuildVersion() }
ManagedContentProvider { String componentDefinition; String icon; String label; String providerId;
  List<ConnectApi.ManagedContentProviderInstance> providerInstances; String providerLightningComponentId;
  ConnectApi.ManagedContentProviderType type; new() }
ManagedContentProviderCollection { String currentPageUrl; String nextPageUrl;
  List<ConnectApi.ManagedContentProvider> providers; Integer total; new() }
ManagedContentProviderInstance { String instanceKey; Boolean isDefault; String name; String providerInstanceId;
  new() }
ManagedContentPublishOutput { String deploymentId; String description; Datetime publishDate; new() }
ManagedContentReference : ConnectApi.AbstractManagedContentReference { Map<String, Object> contentBody; String
  title; new() }
ManagedContentReferenceSummary : ConnectApi.AbstractManagedContentReference { String title; new() }
ManagedContentSpace { String apiName; String createdBy; Datetime createdDate; String defaultLanguage; String
  description; String fullyQualifiedName; String id; Boolean isEnhancedSpace; String lastModifiedBy; Datetime
  lastModifiedDate; String name; String rootFolderId; ConnectApi.ManagedContentSpaceBaseType spaceType; new() }
ManagedContentSpaceBaseType { String apiName; new() }
ManagedContentSpaceChannelInputRepresentation { String channelId; ConnectApi.ManagedContentSpaceChannelOperation
  operation; new() }
ManagedContentSpaceChannelRepresentation { ConnectApi.ManagedContentChannelSummary channelSummary;
  ConnectApi.ManagedContentUserSummary createdBy; Datetime createdDate; ConnectApi.ManagedContentSpaceChannelStatus
  status; new() }
ManagedContentSpaceChannelsInputRepresentation { List<ConnectApi.ManagedContentSpaceChannelInputRepresentation>
  spaceChannels; new() }
ManagedContentSpaceChannelsRepresentation { String currentPageUrl; String nextPageUrl; String previousPageUrl;
  List<ConnectApi.ManagedContentSpaceChannelRepresentation> spaceChannels; Integer totalSpaceChannels; new() }
ManagedContentSpaceCollectionRepresentation { List<ConnectApi.ManagedContentSpace> spaces; new() }
ManagedContentSpaceSummary { String id; String resourceUrl; new() }
ManagedContentType { String label; String name; Map<String, ConnectApi.ManagedContentNodeType> nodeTypes; new();
  Double getBuildVersion() }
ManagedContentTypeSummary { String fullyQualifiedName; String name; new() }
ManagedContentUnpublishOutput { String deploymentId; String description; Datetime unpublishDate; new() }
ManagedContentUserSummary { String id; String name; String resourceUrl; new() }
ManagedContentVariant { String apiName; Map<String, Object> contentBody; String contentFqn; String contentKey;
  ConnectApi.ManagedContentSpaceSummary contentSpace; ConnectApi.ManagedContentTypeSummary contentType;
  ConnectApi.ManagedContentUserSummary createdBy; Datetime createdDate; String externalId;
  ConnectApi.ManagedContentFolderSummary folder; Boolean isPublished; String language;
  ConnectApi.ManagedContentUserSummary lastModifiedBy; Datetime lastModifiedDate; String managedContentId; String
  managedContentVariantId; String managedContentVersionId; ConnectApi.ManagedContentVariantStatusOutput status;
  String title; String urlName; String versionNumber; new() }
ManagedContentVariantStatusOutput { String label; ConnectApi.ManagedContentVariantStatus status; new() }
ManagedContentVersion { ConnectApi.ManagedContentAssociations associations; String contentKey; Map<String,
  ConnectApi.ManagedContentNodeValue> contentNodes; String contentUrlName; String language; String managedContentId;
  Datetime publishedDate; String title; String type; String typeLabel; String unauthenticatedUrl; new(); Double
  getBuildVersion() }
ManagedContentVersionCollection { String currentPageUrl; List<ConnectApi.ManagedContentVersion> items; Map<String,
  ConnectApi.ManagedContentType> managedContentTypes; String nextPageUrl; Integer total; Integer totalTypes; new();
  Double getBuildVersion() }
ManagedTopic { List<ConnectApi.ManagedTopic> children; String id; List<ConnectApi.ManagedTopicType>
  managedTopicType; ConnectApi.Reference parent; ConnectApi.Topic topic; String url; new(); Double getBuildVersion()
  }
ManagedTopicCollection { String currentPageUrl; List<ConnectApi.ManagedTopic> managedTopics; String nextPageUrl;
  new(); Double getBuildVersion() }
MarkupBeginSegment : ConnectApi.MessageSegment { String altText; String htmlTag; ConnectApi.MarkupType markupType;
  String url; new() }
MarkupEndSegment : ConnectApi.MessageSegment { String htmlTag; ConnectApi.MarkupType markupType; new() }
MatchInfo { Boolean isPromoted; Boolean isSpellCorrected; new() }
MCSFolderShare { Boolean canUserUnshare; ConnectApi.MCSFolderShareStatus shareStatus; String targetId; String
  targetLabel; new() }
MCSFolderShareCollection { String folderId; List<ConnectApi.MCSFolderShare> shares; new() }
MCSFolderShareTarget { String id; String label; String resourceUrl; new() }
MCSFolderShareTargetCollection { List<ConnectApi.MCSFolderShareTarget> shareTargets; new() }
MediaReference { String mediaUrl; String thumbnailUrl; new(); Double getBuildVersion() }
MediaReferenceCapability : ConnectApi.FeedElementCapability { List<ConnectApi.MediaReference> media; new(); Double
  getBuildVersion() }
MentionCompletion { String additionalLabel; String description; String name; ConnectApi.OutOfOffice outOfOffice;
  String photoUrl; String recordId; String userType; new(); Double getBuildVersion() }
MentionCompletionPage { String currentPageUrl; List<ConnectApi.MentionCompletion> mentionCompletions; String
  nextPageUrl; String previousPageUrl; new(); Double getBuildVersion() }
MentionSegment : ConnectApi.MessageSegment { Boolean accessible; String name; ConnectApi.ActorWithId record;
  ConnectApi.UserSummary user; new() }
MentionValidation { String recordId; ConnectApi.MentionValidationStatus validationStatus; new(); Double
  getBuildVersion() }
MentionValidations { Boolean hasErrors; List<ConnectApi.MentionValidation> mentionValidations; new(); Double
  getBuildVersion() }
MessageBody { new(); Double getBuildVersion() }
MessageSegment { String text; ConnectApi.MessageSegmentType type; new() }
ModerationCapability : ConnectApi.FeedElementCapability { ConnectApi.ModerationFlags moderationFlags; new(); Double
  getBuildVersion() }
ModerationFlagItemDetail { String createdBy; Datetime createdDate; String id; ConnectApi.CommunityFlagType
  moderationType; String note; ConnectApi.CommunityFlagVisibility visibility; new(); Double getBuildVersion() }
ModerationFlags { Integer flagCount; Map<ConnectApi.CommunityFlagReasonType, Integer> flagCountByReason; Boolean
  flaggedByMe; ConnectApi.ModerationFlagsCollection flags; new(); Double getBuildVersion() }
ModerationFlagsCollection { String currentPageToken; String currentPageUrl;
  List<ConnectApi.ModerationFlagItemDetail> flags; String nextPageToken; String nextPageUrl; Integer pageSize;
  new(); Double getBuildVersion() }
MoreChangesSegment : ConnectApi.MessageSegment { List<ConnectApi.FieldChangeSegment> moreChanges; Integer
  moreChangesCount; new() }
Motif { String color; String largeIconUrl; String mediumIconUrl; String smallIconUrl; String svgIconUrl; new();
  Double getBuildVersion() }
MuteCapability : ConnectApi.FeedElementCapability { Boolean isMutedByMe; new(); Double getBuildVersion() }
`;
