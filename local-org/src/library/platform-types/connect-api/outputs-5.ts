/** ConnectApi: types as the Apex Reference Guide lists them. */
export const OUTPUTS_5 = `
Stamp { String description; String id; String imageUrl; String label; new(); Double getBuildVersion() }
StaticData { String value; new() }
StaticDataConfig { List<ConnectApi.StaticData> staticDataList; new() }
StatusCapability : ConnectApi.FeedElementCapability { ConnectApi.FeedEntityStatus feedEntityStatus; Boolean
  isApprovableByMe; new(); Double getBuildVersion() }
StrategyTrace { List<String> messages; List<ConnectApi.StrategyTraceNode> nodes; new(); Double getBuildVersion() }
StrategyTraceNode { Integer inputCount; List<String> messages; String nodeName; Long nodeTime; String nodeType;
  Integer outputCount; List<String> outputs; Long totalTime; new(); Double getBuildVersion() }
StringList : ConnectApi.AbstractList { List<String> values; new() }
SubmitCancelOutputRepresentation : ConnectApi.BaseOutputRepresentation { ConnectApi.ChangeItemOutputRepresentation
  changeBalances; String changeOrderId; String feeChangeOrderId; new() }
SubmitCartToExchangeOrderOutputRepresentation { String exchangeOrderSummaryId; new(); Object
  balanceStateExchangeWebCart; Object balanceStateOriginalOrderSummary; Object balanceStateReturnOrder;
  ConnectApi.ChangeItemOutputRepresentation changeBalances; List<ConnectApi.ErrorResponse> errors; String
  orderSummaryId; Boolean success }
SubmitChangeOrderSummaryOutputRepresentation : ConnectApi.BaseOutputRepresentation {
  ConnectApi.ChangeItemOutputRepresentation changeBalances; String orderSummaryId; String preFulfillmentChangeOrderId;
  new() }
SubmitReturnOutputRepresentation : ConnectApi.BaseOutputRepresentation { ConnectApi.ChangeItemOutputRepresentation
  changeBalances; String changeOrderId; String feeChangeOrderId; new() }
Subscription { ConnectApi.Reference community; String id; ConnectApi.Actor subject; ConnectApi.Actor subscriber;
  String url; new(); Double getBuildVersion() }
SubscriptionTermRule { Integer increment; Integer maximum; Integer minimum; new() }
SupportedEmojis { ConnectApi.EmojiCollection supportedEmojis; new(); Double getBuildVersion() }
SurveyInvitationEmailOutput { Integer errorCode; String errorMessage; ConnectApi.SurveyEmailStatusEnum status; new() }
Target { ConnectApi.AudienceTarget audience; ConnectApi.FormulaScope formulaScope; String groupName; String id;
  Integer priority; Object publishStatus; List<ConnectApi.Scope> scope; String targetType; String targetValue; String
  url; new() }
TargetCollection { List<ConnectApi.Target> targets; new() }
TaxAddressesResponse { ConnectApi.TaxAddressResponse shipFrom; ConnectApi.TaxAddressResponse shipTo;
  ConnectApi.TaxAddressResponse soldTo; new() }
TaxAddressResponse { String locationCode; new() }
TaxAmountDetailsResponse { Double exemptAmount; Double taxAmount; Double totalAmount; Double totalAmountWithTax; new()
  }
TaxDetailsResponse { Double exemptAmount; String exemptReason; ConnectApi.TaxImpositionResponse imposition;
  ConnectApi.TaxJurisdictionResponse jurisdiction; Double rate; Double tax; String taxId; Double taxableAmount; new()
  }
TaxEngineLogResponse { Datetime createdDate; String id; String resultCode; new() }
TaxImpositionResponse { String name; String type; new() }
TaxJurisdictionResponse { String country; String id; String level; String name; String region; String stateAssignedNo;
  new() }
TaxTransactionResponse { ConnectApi.TaxAddressesResponse addresses; ConnectApi.TaxAmountDetailsResponse amountDetails;
  String currencyIsoCode; String description; String documentCode; Datetime effectiveDate;
  List<ConnectApi.LineItemResponse> lineItems; String referenceDocumentCode; String referenceEntityId; String
  taxTransactionId; Datetime transactionDate; new() }
TextClassificationsBulkResultsOutputRepresentation {
  List<ConnectApi.TextClassificationsResultWithIdOutputRepresentation> resultsList; new() }
TextClassificationsOutputRepresentation { List<ConnectApi.HttpHeaderOutputRepresentation> httpHeaders; new() }
TextClassificationsResultOutputRepresentation { List<ConnectApi.TextClassificationsOutputRepresentation>
  classifications; String classificationsId; new() }
TextClassificationsResultWithIdOutputRepresentation { String id;
  ConnectApi.TextClassificationsResultOutputRepresentation result; String status; new() }
TextSegment : ConnectApi.MessageSegment { new() }
ThemeInfo { String color; String iconUrl; new() }
TimeZone { String name; Double gmtOffset; new() }
Topic { Datetime createdDate; String description; String id; ConnectApi.TopicImages images; Boolean isBeingDeleted;
  String name; String nonLocalizedName; Integer talkingAbout; String url; new(); Double getBuildVersion() }
TopicEndorsement { ConnectApi.UserSummary endorsee; String endorsementId; ConnectApi.UserSummary endorser;
  ConnectApi.Topic topic; String url; new() }
TopicEndorsementCollection { String currentPageUrl; String nextPageUrl; String previousPageUrl; List<ConnectApi.Topic>
  topicEndorsements; new() }
TopicEndorsementSummary : ConnectApi.UserActivitySummary { Id endorsementId; new() }
TopicImages { String coverImageUrl; String featuredImageUrl; new(); Double getBuildVersion() }
TopicPage { String currentPageUrl; String nextPageUrl; List<ConnectApi.Topic> topics; new(); Double getBuildVersion()
  }
TopicsCapability : ConnectApi.FeedElementCapability { Boolean canAssignTopics; ConnectApi.Topic items; new(); Double
  getBuildVersion() }
TopicSuggestion { ConnectApi.Topic existingTopic; String name; new(); Double getBuildVersion() }
TopicSuggestionPage { List<ConnectApi.TopicSuggestion> topicSuggestions; new(); Double getBuildVersion() }
TopicSummary { String id; String name; new(); Double getBuildVersion() }
TrackedChangeAttachment { List<ConnectApi.TrackedChangeItem> changes; new() }
TrackedChangeBundleCapability : ConnectApi.BundleCapability { List<ConnectApi.TrackedChangeItem> changes; new() }
TrackedChangeItem { String fieldName; String newValue; String oldValue; new(); Double getBuildVersion() }
TrackedChangesCapability : ConnectApi.FeedElementCapability { List<ConnectApi.TrackedChangeItem> changes; new();
  Double getBuildVersion() }
TypeAndFilter { ConnectApi.BaseComparison filter; String type; new() }
UnauthenticatedUser : ConnectApi.Actor { new() }
UnreadConversationCount { Boolean hasMore; Integer unreadCount; new(); Double getBuildVersion() }
UpdateQuoteOutput { List<ConnectApi.ErrorResponse> errors; new() }
UpDownVoteCapability : ConnectApi.FeedElementCapability { Long downVoteCount; ConnectApi.UpDownVoteValue myVote; Long
  upVoteCount; new(); Double getBuildVersion() }
UpVoteSummary : ConnectApi.UserFeedEntityActivitySummary { new() }
User { String additionalLabel; String communityNickname; String companyName; String displayName; String firstName;
  Boolean isInThisCommunity; String lastName; ConnectApi.OutOfOffice outOfOffice; ConnectApi.Photo photo;
  ConnectApi.Reputation reputation; List<ConnectApi.Stamp> stamps; String title; ConnectApi.UserType userType; new();
  Double getBuildVersion(); Boolean isChatterGuest }
UserActivitiesJob { String jobToken; String jobType; String message; new(); Double getBuildVersion() }
UserActivityCollection { String activityType; List<ConnectApi.UserActivitySummary> userActivities; new() }
UserActivitySummary { Datetime activityDate; String activityType; String activityUrl; ConnectApi.CommunitySummary
  community; new() }
UserCapabilities { Boolean canChat; Boolean canDirectMessage; Boolean canEdit; Boolean canFollow; Boolean canViewFeed;
  Boolean canViewFullProfile; Boolean isModerator; new(); Double getBuildVersion() }
UserChatterSettings { ConnectApi.GroupEmailFrequency defaultGroupEmailFrequency; new(); Double getBuildVersion() }
UserDetail : ConnectApi.User { String aboutMe; Address address; ConnectApi.BannerPhoto bannerPhoto;
  ConnectApi.GlobalInfluence chatterInfluence; String email; Integer followersCount; ConnectApi.FollowingCounts
  followingCounts; Integer groupCount; Boolean hasChatter; Boolean isActive; String managerId; String managerName;
  ConnectApi.PhoneNumber phoneNumbers; Integer thanksReceived; String username; new(); Double getBuildVersion();
  ConnectApi.ChatterActivity chatterActivity }
UserFeedEntityActivitySummary : ConnectApi.UserActivitySummary { String feedEntityId; new() }
UserGroupDetailPage { String currentPageUrl; List<ConnectApi.ChatterGroupDetail> groups; String nextPageUrl; String
  previousPageUrl; Integer total; new(); Double getBuildVersion() }
UserGroupPage { String currentPageUrl; List<ConnectApi.ChatterGroupSummary> groups; String nextPageUrl; String
  previousPageUrl; Integer total; new(); Double getBuildVersion() }
UserMission : ConnectApi.AbstractUserMissionActivity { String missionName; Integer missionThreshold; new() }
UserMissionActivitiesJob { String jobToken; String jobType; String message; new(); Double getBuildVersion() }
UserMissionActivity : ConnectApi.AbstractUserMissionActivity { new() }
UserMissionActivityCollection { ConnectApi.CommunitySummary community; String userId;
  List<ConnectApi.AbstractUserMissionActivity> userMissionActivities; String userName; new() }
UserMissionActivityStatus { String message; String status; new(); Double getBuildVersion() }
UserOauthInfo { ConnectApi.OauthProviderInfo availableExternalEmailService; Boolean isAuthenticated; new(); Double
  getBuildVersion() }
UserPage { Integer currentPageToken; String currentPageUrl; Integer nextPageToken; String nextPageUrl; Integer
  previousPageToken; String previousPageUrl; List<ConnectApi.UserDetail> users; new(); Double getBuildVersion() }
UserProfile { ConnectApi.UserCapabilities capabilities; String id; List<ConnectApi.UserProfileTab> tabs; String url;
  ConnectApi.UserDetail userDetail; new(); Double getBuildVersion() }
UserProfileTab { String id; Boolean isDefault; ConnectApi.UserProfileTabType tabType; String tabUrl; new(); Double
  getBuildVersion() }
UserReferencePage { String currentPageUrl; String nextPageUrl; String previousPageUrl; Integer userCount;
  List<ConnectApi.Reference> users; new(); Double getBuildVersion() }
UserSettings { Boolean approvalPosts; Boolean canAccessPersonalStreams; Boolean canFollow; Boolean canModifyAllData;
  Boolean canOwnGroups; Boolean canViewAllData; Boolean canViewAllGroups; Boolean canViewAllUsers; Boolean
  canViewCommunitySwitcher; Boolean canViewFullUserProfile; Boolean canViewPublicFiles; String currencySymbol; Boolean
  externalUser; Integer fileSyncLimit; Integer fileSyncStorageLimit; Boolean folderSyncLimit; Boolean
  hasAccessToInternalOrg; Boolean hasChatter; Boolean hasFieldServiceLocationTracking; Boolean
  hasFieldServiceMobileAccess; Boolean hasFileSync; Boolean hasFileSyncManagedClientAutoUpdate; Boolean
  hasRestDataApiAccess; ConnectApi.TimeZone timeZone; String userDefaultCurrencyIsoCode; String userId; String
  userLocale; new(); Double getBuildVersion() }
UserSummary : ConnectApi.User { Boolean isActive; new(); Double getBuildVersion() }
VerifiedCapability : ConnectApi.FeedElementCapability { Boolean isVerifiableByMe; Boolean isVerified; Boolean
  isVerifiedByAnonymized; ConnectApi.UserSummary lastVerifiedByUser; Datetime lastVerifiedDate; new(); Double
  getBuildVersion() }
Vote { ConnectApi.UpDownVoteValue type; ConnectApi.UserSummary user; ConnectApi.Reference votedItem; new(); Double
  getBuildVersion() }
VotePage { Integer currentPageToken; String currentPageUrl; List<ConnectApi.Vote> items; Integer nextPageToken; String
  nextPageUrl; Integer previousPageToken; String previousPageUrl; Integer total; new(); Double getBuildVersion() }
WebStoreMetaConfig { String adAccountExtKey; String businessManagerExtKey; String catalogExtKey; String
  commerceMerchantSettingsExtKey; String id; String pageExtKey; String profileExtKey; String trackerExtKey; String
  webStoreId; new() }
WebStoreMetaConfigurations { List<ConnectApi.WebStoreMetaConfig> configurations; ConnectApi.SocialStatusRepresentation
  status; new() }
Wishlist { ConnectApi.WishlistItemCollection page; ConnectApi.WishlistSummary summary; new() }
WishlistItem { String currencyIsoCode; ConnectApi.ErrorResponse error; Double listPrice; ConnectApi.CartItemProduct
  productSummary; Double salesPrice; String wishlistItemId; new() }
WishlistItemCollection { String currencyIsoCode; String currentPageToken; String currentPageUrl; Boolean hasErrors;
  List<ConnectApi.WishlistItem> items; String nextPageToken; String nextPageUrl; String previousPageToken; String
  previousPageUrl; new() }
WishlistsSummary { ConnectApi.Wishlist displayedList; List<ConnectApi.WishlistSummary> summaries; Integer
  wishlistCount; new() }
WishlistSummary { Datetime createdDate; String id; Datetime modifiedDate; String name; Integer wishlistProductCount;
  new() }
WishlistToCartResult { String cartId; List<ConnectApi.CartItemResult> failedWishlistToCartItems; Integer
  productsFailedCount; Integer productsRequestedCount; Integer productsSucceededCount; List<ConnectApi.CartItemResult>
  succeededWishlistToCartItems; new() }
WorkStepPicklistValueAttribute : ConnectApi.AbstractPicklistValueAttributes { Integer sortOrder; String statusCode;
  new() }
WrappedMapObject { Map<String, Object> wrappedMap; new() }
WrappedValue { Object value; new() }
Zone { String description; String id; Boolean isActive; Boolean isChatterAnswers; String name; String url;
  ConnectApi.ZoneShowIn visibility; String visibilityId; new(); Double getBuildVersion() }
ZonePage { String currentPageUrl; String nextPageUrl; List<ConnectApi.Zone> zones; new(); Double getBuildVersion() }
ZoneSearchPage { String currentPageToken; String currentPageUrl; List<ConnectApi.ZoneSearchResult> items; String
  nextPageToken; String nextPageUrl; new(); Double getBuildVersion() }
ZoneSearchResult { Boolean hasBestAnswer; String id; String title; ConnectApi.ZoneSearchResultType type; String
  voteCount; new(); Double getBuildVersion() }
`;
