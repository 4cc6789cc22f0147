/** ConnectApi: types as the Apex Reference Guide lists them. */
export const ENUMS = `
enum ActionLinkExecutionsAllowed { Once OncePerUser Unlimited }
enum ActionLinkType { Api ApiAsync Download Ui }
enum ActivationPlatformCustomerFileSourceEnum { First_And_Third_Party First_Party Third_Party }
enum ActivationStatusEnum { Active Processing Error Inactive }
enum ActivationTargetStatusEnum { Active Processing Error Inactive }
enum ActivitySharingType { Everyone MyGroups OnlyMe }
enum ArticleTopicJobType { AssignTopicsToArticles UnassignTopicsFromArticles }
enum BannerStyle { Announcement }
enum BillingFrequency { Annual Monthly }
enum BundleType { GenericBundle TrackedChanges }
enum CalloutStatus { Disabled Enabled }
enum CartItemSortOrder { CreatedDateAsc CreatedDateDesc NameAsc NameDesc SalesPriceAsc SalesPriceDesc }
enum CartItemType { DeliveryCharge Product }
enum CartMessageSeverity { Error Info Warning }
enum CartPromotionType { Cart Item }
enum CartStatus { Active Checkout Closed PendingClosed PendingDelete Processing }
enum CartTaxType { Automatic Gross Net }
enum CartType { Cart PayNowReadOnly Template }
enum CaseActorType { Customer CustomerService }
enum CaseCommentEventType { NewInternal NewPublished NewPublishedByCustomer PublishExisting
  PublishExistingByCustomer UnpublishExistingByCustomer UnpublishExsiting }
enum CommentType { ContentComment TextComment }
enum CommunityFlagReasonType { FlaggedByRule FlaggedBySystem FlaggedByUserAsInappropriate FlaggedByUserAsSpam }
enum CommunityFlagType { FlagAsInappropriate FlagAsSpam }
enum CommunityFlagVisibility { ModeratorsOnly SelfAndModerators }
enum CommunityStatus { Inactive Live UnderConstruction }
enum ContactPointPrefEnum { ContactPointPrefAny ContactPointPrefBusiness ContactPointPrefPersonal
  ContactPointPrefPrimary }
enum ContactPointTypeRepresentationEnum { Email Maid Ott Phone Push Subscriber_Key_Email Subscriber_Key_Phone
  WhatsApp }
enum ContentHubAuthenticationProtocol { NoAuthentication Oauth Password }
enum ContentHubDirectoryEntryType { GroupEntry UserEntry }
enum ContentHubExternalItemSharingType { DomainSharing PrivateSharing PublicSharing }
enum ContentHubGroupType { Everybody EverybodyInDomain Unknown }
enum ContentHubItemType { Any FilesOnly FoldersOnly }
enum ContentHubStreamSupport { ContentStreamAllowed ContentStreamNotAllowed ContentStreamRequired }
enum ContentHubVariableType { BooleanType DateTimeType DecimalType HtmlType IdType IntegerType StringType UriType
  XmlType }
enum CreateCredentialAction { Refresh }
enum CredentialAuthenticationProtocol { Basic AwsSv4 Custom Jwt OAuth }
enum CredentialAuthenticationProtocolVariant { AwsSv4_STS ClientCredentialsClientSecret
  ClientCredentialsClientSecretBasic ClientCredentialsJwtAssertion JwtBearer NoAuthentication RolesAnywhere }
enum CredentialAuthenticationStatus { Configured NotConfigured Unknown }
enum CredentialPrincipalType { AwsStsPrincipal NamedPrincipal PerUserPrincipal }
enum DataCategoryOperator { Above AboveOrBelow At Below }
enum DataConnectorTypeEnum { SalesforceMarketingCloud AmazonS3 }
enum DataExportAttributeSourceEnum { Direct Related }
enum DataExportAttributeTypeEnum { Computed_Dimension Computed_Measure Model Model_Related
  Non_Aggregatable_Computed_Measure }
enum DataExportRefreshModeEnum { Full_Refresh Incremental }
enum DataExportRunStatusEnum { Error Partner_Error Partner_Processing Publishing Queued Segment_Error Skipped
  Success }
enum DatacloudImportStatusType { Duplicate Error Success }
enum DatacloudUserType { Listpool Monthly }
enum DigestPeriod { DailyDigest WeeklyDigest }
enum EmailMessageDirection { Inbound Outbound }
enum ExtensionInformationType { Lightning }
enum ExternalAuthIdentityProviderParameterType { AuthorizeRequestQueryParameter IdentityProviderOptions
  ManagedByComponent ManagedByFeature RefreshRequestBodyParameter RefreshRequestHttpHeader
  RefreshRequestQueryParameter TokenRequestBodyParameter TokenRequestHttpHeader TokenRequestQueryParameter }
enum ExternalCredentialParameterType { AdditionalRefreshStatusCode AuthParameter AuthProvider AuthProviderUrl
  AuthProviderUrlQueryParameter JwtBodyClaim JwtHeaderClaim SigningCertificate }
enum ExternalCredentialPrincipalAccessType { PermissionSet PermissionSetGroup Profile }
enum FeedCommentSortOrder { CreatedDateLatestAsc CreatedDateOldestAsc Relevance }
enum FeedDensity { AllUpdates FewerUpdates }
enum FeedElementCapabilityType { Approval AssociatedActions Banner Bookmarks Bundle Canvas CaseComment ChatterLikes
  Close Comments Content DashboardComponentSnapshot DirectMessage Edit EmailMessage EnhancedLink Extensions
  FeedEntityShare Files Interactions Link MediaReferences Moderation Mute Origin Pin Poll QuestionAndAnswers ReadBy
  Recommendations Record RecordSnapshot SocialPost Status Topics TrackedChanges UpDownVote Verified }
enum FeedElementType { Bundle FeedItem Recommendation }
enum FeedEntityStatus { Draft PendingReview Published Isolated }
enum FeedFavoriteType { ListView Search Topic }
enum FeedFilter { AllQuestions AuthoredBy CommunityScoped QuestionsWithCandidateAnswers
  QuestionsWithCandidateAnswersReviewedPublished Read SolvedQuestions UnansweredQuestions
  UnansweredQuestionsWithCandidateAnswers Unread UnsolvedQuestions }
enum FeedItemAttachmentType { Approval BasicTemplate Canvas CaseComment Content DashboardComponent EmailMessage Link
  Poll Question RecordSnapshot TrackedChange }
enum FeedItemType { ActivityEvent AdvancedTextPost AnnouncementPost ApprovalPost AttachArticleEvent
  BasicTemplateFeedItem CallLogPost CanvasPost CaseCommentPost ChangeStatusPost ChatTranscriptPost
  CollaborationGroupCreated CollaborationGroupUnarchived ContentPost CreateRecordEvent DashboardComponentAlert
  DashboardComponentSnapshot EmailMessageEvent FacebookPost LinkPost MilestoneEvent PollPost ProfileSkillPost
  QuestionPost ReplyPost RypplePost SocialPost TextPost TrackedChange UserStatus }
enum FeedItemVisibilityType { AllUsers InternalUsers }
enum FeedSortOrder { CreatedDateAsc CreatedDateDesc LastModifiedDateDesc MostViewed Relevance }
enum FeedType { Bookmarks Company DirectMessageModeration DirectMessages Draft Files Filter Groups Home Landing
  Moderation Muted News PendingReview People Record Streams To Topics UserProfile Isolated }
enum FieldChangeValueType { NewValue OldValue }
enum FieldType { Address AnyType Base64 Boolean Combobox ComplexValue Currency DataCategoryGroupReference Date
  DateTime Double Email EncryptedString ExtensionEntityLookup ExternalLookup FloatArray Id ImageUrl IndirectLookup
  Integer Json Location Long MultiPicklist Percent PersonName Phone Picklist PlainTextArea Reference RichTextArea
  Sobject String SwitchablePersonName TextArea Time Url }
enum FilePreviewFormat { Jpg Pdf Svg Thumbnail ThumbnailBig ThumbnailTiny }
enum FilePreviewStatus { Available InProgress NotAvailable NotScheduled }
enum FilePublishStatus { PendingAccess PrivateAccess PublicAccess }
enum FileSharingOption { Allowed Restricted }
enum FileSharingPrivacy { None PrivateOnRecords }
enum FileSharingType { Admin Collaborator Owner Viewer WorkspaceManaged }
enum FilterConjunctionEnum { FilterConjunctionAnd FilterConjunctionOr }
enum FilterOperator { EqOp ExcludesOp GtOp GteOp InOp IncludesOp LikeOp LtOp LteOp NeOp NinOp }
enum FilterOperatorDataTypeEnum { FilterOperatorDataTypeBoolean FilterOperatorDataTypeDate
  FilterOperatorDataTypeDateOnly FilterOperatorDataTypeExactlyRelativeDate FilterOperatorDataTypeNumber
  FilterOperatorDataTypeRelateToNowDate FilterOperatorDataTypeText }
enum FilterSortOrderEnum { FilterSortOrderAsc FilterSortOrderDesc }
enum FolderItemType { File Folder }
enum GroupArchiveStatus { All Archived NotArchived }
enum GroupEmailFrequency { DailyDigest EachPost Never UseDefault WeeklyDigest }
enum GroupMembershipRequestStatus { Accepted Declined Pending }
enum GroupMembershipType { GroupManager GroupOwner NotAMember NotAMemberPrivateRequested StandardMember }
enum GroupViralInvitationsStatus { ActedUponUser Invited MaxedOutUsers MultipleError NoActionNeededUser
  NotVisibleToExternalInviter Unhandled }
enum GroupVisibilityType { PrivateAccess PublicAccess UnlistedAccess }
enum HttpRequestMethod { HttpDelete HttpGet HttpHead HttpPatch HttpPost HttpPut }
enum IdentityProviderAuthFlow { AuthorizationCode }
enum IdentityProviderAuthProtocol { OAuth }
enum IdentityProviderClientAuth { ClientSecretBasic ClientSecretPost }
enum LinkMetadataSource { Embedly None Sfdc }
enum LinkMetadataType { Error Link None Photo Rich Unknown Video }
enum MCSFolderShareStatus { PendingShare PendingUnshare Shared }
enum MaintenanceType { Downtime GenerallyAvailable MaintenanceAndAvailable MaintenanceWithDowntime ReadOnly }
enum ManagedContentChannelType { CloudToCloud Community ConnectedApp PublicUnauthenticated UserPermission }
enum ManagedContentCloneStatus { PartialSuccess Success }
enum ManagedContentNodeType { Date DateTime Media MediaSource MultilineText NameField RichText Text Url }
enum ManagedContentProviderType { DigitalAssetManager }
enum ManagedContentSpaceChannelOperation { Add Remove }
enum ManagedContentSpaceChannelStatus { Added Failed Pending Removed }
enum ManagedContentSpaceType { Content Marketing }
enum ManagedContentVariantStatus { Draft Published Revised }
enum ManagedTopicType { Content Featured Navigational }
enum MarkupType { Bold Code Hyperlink Italic ListItem OrderedList Paragraph Strikethrough Underline UnorderedList }
enum MentionCompletionType { All Group User }
enum MentionValidationStatus { Disallowed Inaccessible Ok }
enum MessageSegmentType { EntityLink FieldChange FieldChangeName FieldChangeValue Hashtag InlineImage Link
  MarkupBegin MarkupEnd Mention MoreChanges ResourceLink Text }
enum NBAActionType { Flow }
enum NBATargetType { Recommendation }
enum NamedCredentialParameterType { AllowedManagedPackageNamespaces ClientCertificate ConnectionStatus }
enum NamedCredentialType { PrivateEndpoint SecuredEndpoint }
enum OperationType { Add Remove }
enum OrchestrationInstanceStatus { Canceled Completed Discontinued Error InProgress NotStarted Suspended }
enum OrchestrationStatus { Canceled Completed Discontinued Error InProgress NotStarted Suspended }
enum OrchestrationStepType { AsynchronousBackgroundStep BackgroundStep InteractiveStep
  ManagedContentRoleInteractiveStep ManagedContentVariantAutoPublishBackgroundStep
  ManagedContentVariantAutoUnpublishBackgroundStep ManagedContentVariantSetLockBackgroundStep
  ManagedContentVariantSetReadyBackgroundStep MuleSoftStep }
enum OrchestrationWorkItemStatus { Assigned Completed }
enum OrderDirection { Ascending Descending }
enum OrderNulls { Firsts Lasts }
enum OrderSummaryAdjustmentAggregatesStatus { Failed InProgress NotInitiated Submitted }
enum PlatformActionGroupCategory { Overflow Primary }
enum PlatformActionStatus { FailedStatus NewStatus PendingStatus SuccessfulStatus }
enum PlatformActionType { ActionLink CustomButton ProductivityAction QuickAction StandardButton }
enum PricingTermUnit { Months Annual }
enum ProductAttributeViewType { ColorSwatch Dropdown Pill }
enum ProductClass { Bundle Set Simple Variation VariationParent }
enum ProductExpandType { ReturnReasons }
enum ProductMediaType { Document Image Video }
enum ProductMediaUsageType { Attachment Banner Listing Standard Tile }
enum PublishSchedule { One Four Twelve TwentyFour }
enum QuerySqlStatusEnum { Finished ResultsProduced Running Unspecified }
enum RecommendationActionType { follow join view }
enum RecommendationAudienceCriteriaType { CustomList MaxDaysInCommunity }
enum RecommendationAudienceMemberOperationType { Add Remove }
enum RecommendationChannel { CustomChannel1 CustomChannel2 CustomChannel3 CustomChannel4 CustomChannel5
  DefaultChannel }
enum RecommendationExplanationType { ArticleHasRelatedContent ArticleViewedTogether ArticleViewedTogetherWithViewers
  Custom FilePopular FileViewedTogether FollowedTogetherWithFollowees GroupMembersFollowed GroupNew GroupPopular
  ItemViewedTogether PopularApp RecordOwned RecordParentOfFollowed RecordViewed TopicFollowedTogether
  TopicFollowedTogetherWithFollowees TopicPopularFollowed TopicPopularLiked UserDirectReport UserFollowedTogether
  UserFollowsSameUsers UserManager UserNew UserPeer UserPopular UserViewingSameRecords }
enum RecommendationReactionType { Accepted Rejected }
enum RecommendationType { apps articles custom files groups records topics users }
enum RecommendedObjectType { Today }
enum RecordColumnOrder { LeftRight TopDown }
enum RecordFieldType { Address Blank Boolean Compound CreatedBy Currency Date DateTime Email LastModifiedBy Location
  Name Number Percent Phone Picklist Reference Text Time }
enum RelatedFeedPostType { Answered BestAnswer Generic Unanswered }
enum SegmentType { Dbt }
enum SellingModelType { Evergreen OneTime TermDefined }
enum SocialNetworkProvider { Facebook GooglePlus Instagram InstagramBusiness KakaoTalk Kik Line LinkedIn Messenger
  Other Pinterest QQ Rypple SMS SinaWeibo Snapchat Telegram Twitter VKontakte WeChat WhatsApp YouTube }
enum SocialPostMessageType { Comment Direct Post PrivateMessage Reply Retweet Tweet }
enum SocialPostStatusType { ApprovalPending ApprovalRecalled ApprovalRejected Deleted Failed Hidden Pending Replied
  Sent Unknown }
enum SortOrder { Ascending Descending MostRecentlyViewed }
enum TopicSort { AlphaAsc PopularDesc }
enum TypeEnum { ArrayOfX BigInt Bool Char Date Double Foat Integer Numeric Oid SmallInt Time Timestamp TimestampTZ
  Unspecified Varchar }
enum UpDownVoteValue { Down None Up }
enum UserActivityType { Bookmark ChatterActivity ChatterLike Comment CompanyVerify DownVote FeedEntityRead FeedRead
  Mute Post TopicEndorsement UpVote }
enum UserMissionActivityType { FeedItemAnswerAQuestion FeedItemLikeSomething FeedItemMarkAnswerAsBest
  FeedItemPostQuestion FeedItemReceiveAComment FeedItemReceiveALike FeedItemReceiveAnAnswer FeedItemWriteAComment
  FeedItemWriteAPost FeedItemYourAnswerMarkedBest }
enum UserProfileTabType { CustomVisualForce CustomWeb Element Feed Overview }
enum UserType { ChatterGuest ChatterOnly Guest Internal Portal System Undefined }
enum WorkflowProcessStatus { Approved Fault Held NoResponse Pending Reassigned Rejected Removed Started }
enum ZoneSearchResultType { Article Question }
enum ZoneShowIn { Community Internal Portal }
`;
