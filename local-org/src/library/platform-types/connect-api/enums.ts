/** ConnectApi: types as the Apex Reference Guide lists them. */
export const ENUMS = `
enum AccountHolderTypeEnum { Business Individual }
enum AccountTypeEnum { Business Savings }
enum ActionLinkExecutionsAllowed { Once OncePerUser Unlimited actionType Api ApiAsync }
enum ActionLinkType { Api ApiAsync Download Ui }
enum ActionLinkTypeEnum { Api SuccessfulStatus FailedStatus ApiAsync PendingStatus Download Ui }
enum ActivationPlatformCreationTypeEnum { Json Manual }
enum ActivationPlatformCustomerFileSourceEnum { First_And_Third_Party First_Party Third_Party }
enum ActivationPlatformPrivacyTypeEnum { NotApplicable ServiceProvider ThirdParty UpdateFailed }
enum ActivationPlatformStatusEnum { Active Error Inactive Processing }
enum ActivationPlatformTypeEnum { Advertising Analytics Marketing Publishing Technology }
enum ActivationStatusEnum { Active Processing Error Inactive }
enum ActivationTargetStatusEnum { Active Processing Error Inactive }
enum ActivitySharingType { Everyone MyGroups OnlyMe }
enum ActivitySharingTypeEnum { Everyone MyGroups OnlyMe }
enum AdjustmentAmountScopeEnum { Total Unit UnproratedTotal }
enum AdjustmentTypeEnum { AdjustmentAmount AdjustmentPercentage }
enum ApplicationEnum { RLM }
enum ArticleTopicJobEnum { AssignTopicsToArticle UnassignTopicsFromArticle }
enum ArticleTopicJobType { AssignTopicsToArticles UnassignTopicsFromArticles }
enum AsyncOperationStatus { Completed Errored Processing }
enum AudienceCriteriaOperatorEnum { Contains Equal GreaterThan GreaterThanOrEqual Includes LessThan LessThanOrEqual
  NotEqual NotIncludes StartsWith }
enum AudienceCriteriaType { Audience Default Domain FieldBased GeoLocation Permission Profile }
enum AudienceDMODeltaTypeEnum { A D E U }
enum AuthProtocolEnum { NoAuthentication Oauth Password }
enum BankTypeEnum { ACH BACS BECS SepaDebit }
enum BannerStyle { Announcement }
enum BannerStyleEnum { Announcement }
enum BillingFrequency { Annual Monthly }
enum BillingFrequencyEnum { Annual Monthly }
enum BundleType { GenericBundle TrackedChanges }
enum CalculateTaxTypeEnum { Actual Estimated }
enum CalloutStatus { Disabled Enabled }
enum CalloutStatusEnum { Disabled Enabled }
enum Capi_FeedItemAttachmentType { Approval BasicTemplate Canvas CaseComment Content DashboardComponent EmailMessage
  Link Poll Question RecordSnapshot TrackedChange }
enum CardCategoryEnum { CreditCard DebitCard }
enum CardTypeEnum { AmericanExpress DinersClub JCB Maestro MasterCard Visa }
enum CartItemSortOrder { CreatedDateAsc CreatedDateDesc NameAsc NameDesc SalesPriceAsc SalesPriceDesc }
enum CartItemSortOrderEnum { CreatedDateAsc CreatedDateDesc NameAsc NameDesc SalesPriceAsc SalesPriceDesc }
enum CartItemSubTypeEnum { Bonus Gift }
enum CartItemType { DeliveryCharge Product }
enum CartItemTypeEnum { DeliveryCharge Product }
enum CartMessageSeverity { Error Info Warning }
enum CartMessageSeverityEnum { Error Info Warning }
enum CartPromotionType { Cart Item }
enum CartPromotionTypeEnum { Cart Item }
enum CartStatus { Active Checkout Closed PendingClosed PendingDelete Processing }
enum CartStatusEnum { }
enum CartTaxType { Automatic Gross Net }
enum CartTaxTypeEnum { Automatic Gross Net }
enum CartType { Cart PayNowReadOnly Template }
enum CartTypeEnum { Cart PayNowReadOnly Template }
enum CaseActorEnum { Customer CustomerService }
enum CaseActorType { Customer CustomerService }
enum CaseCommentEventType { NewInternal NewPublished NewPublishedByCustomer PublishExisting PublishExistingByCustomer
  UnpublishExistingByCustomer UnpublishExsiting }
enum CaseCommentEventTypeEnum { NewInternal NewPublished NewPublishedByCustomer PublishExisting
  PublishExistingByCustomer UnpublishExistingByCustomer UnpublishExsiting }
enum CdpIdentityResolutionConfigurationType { }
enum CdpIdentityResolutionMatchMethodType { Exact ExactNormalized Fuzzy FuzzyHigh FuzzyLow }
enum CdpIdentityResolutionReconciliationRuleType { LastUpdated MostFrequent SourceSequence }
enum CdpIdentityResolutionRunNowResultCode { NoPendingChangesJobRunSkipped }
enum CdpMlModelPredictionTypeEnum { BinaryClassification Generic MulticlassClassification Regression }
enum CdpMlPredictAggregateFunctionStatusEnum { Error Success }
enum CdpMlPredictAggregateFunctionTypeEnum { Average Median Sum }
enum CdpMlPredictStatusEnum { Error Success }
enum CdpMlPredictTypeEnum { RawData RecordOverrides Records }
enum ClumpTypeEnum { GenericBundle TrackedChanges }
enum CommentType { ContentComment TextComment }
enum CommentTypeEnum { ContentComment TextComment }
enum CommerceSearchAttributeTypeEnum { Custom PricebookEntry ProductAttribute ProductCategory Product2 Standard }
enum CommerceSearchFacetDisplayTypeEnum { CategoryTree DatePicker MultiSelect SingleSelect }
enum CommerceSearchFacetTypeEnum { DistinctValue Range }
enum CommerceSearchGroupingOptionEnum { BestMatch NoGrouping VariationParent }
enum CommerceSearchIndexBuildTypeEnum { Full Incremental }
enum CommerceSearchIndexCreationTypeEnum { Manual Scheduled }
enum CommerceSearchIndexStatusEnum { Completed Failed InProgress }
enum CommerceSearchIndexUsageEnum { Live OutOfUse }
enum CommerceSearchSortRuleDirection { Ascending Default Descending }
enum CommerceSearchSortRuleLabelSuffix { Ascen Ascending Az Descen Descending FewMany HeavyLight HighLow HighestLowest
  LightHeavy LowHigh LowestHighest ManyFew NewOld Newest NewestOldest NineZero OldNew Oldest OldestNewest
  PriceDecreasing PriceIncreasing ThickThin ThinThick Za ZeroNine }
enum CommerceSearchSortRuleType { ProductAttributeBased ProductBased Relevancy SortByPricebook }
enum CommerceSearchTopProductTypeEnum { VariationParent }
enum CommunityFlagReasonType { FlaggedByRule FlaggedBySystem FlaggedByUserAsInappropriate FlaggedByUserAsSpam }
enum CommunityFlagType { FlagAsInappropriate FlagAsSpam }
enum CommunityFlagVisibility { ModeratorsOnly SelfAndModerators }
enum CommunityStatus { Inactive Live UnderConstruction }
enum CommunityStatusEnum { Live Inactive UnderConstruction }
enum CompressionFormatEnum { Bzip2 Gzip None }
enum ConnectActivityTypeEnum { All Event Task }
enum ConnectCommerceAddressSortOrderEnum { CreatedDateAsc CreatedDateDesc NameAsc NameDesc }
enum ConnectInsightUnitEnum { Count Currency Dollar Number Percent }
enum ContactPointPrefEnum { ContactPointPrefAny ContactPointPrefBusiness ContactPointPrefPersonal
  ContactPointPrefPrimary }
enum ContactPointTypeRepresentationEnum { Email Maid Ott Phone Push Subscriber_Key_Email Subscriber_Key_Phone WhatsApp
  }
enum ContentHubAuthenticationProtocol { NoAuthentication Oauth Password }
enum ContentHubDirectoryEntryType { GroupEntry UserEntry }
enum ContentHubExternalItemSharingType { DomainSharing PrivateSharing PublicSharing }
enum ContentHubFolderItemType { file folder }
enum ContentHubGroupType { Everybody EverybodyInDomain Unknown }
enum ContentHubGroupTypeEnum { Everybody EverybodyInDomain Unknown }
enum ContentHubItemType { Any FilesOnly FoldersOnly }
enum ContentHubItemTypeEnum { Any FilesOnly FoldersOnly }
enum ContentHubStreamSupport { ContentStreamAllowed ContentStreamNotAllowed ContentStreamRequired }
enum ContentHubStreamSupportEnum { ContentStreamAllowed ContentStreamNotAllowed ContentStreamRequired }
enum ContentHubVariableType { BooleanType DateTimeType DecimalType HtmlType IdType IntegerType StringType UriType
  XmlType }
enum ContentHubVariableTypeEnum { BooleanType DateTimeType DecimalType HtmlType IdType IntegerType StringType UriType
  XmlType }
enum ConversationApplicationIntegrationTypeEnum { Api Slack }
enum CreateCredentialAction { Refresh }
enum CreateCredentialActionEnum { Refresh }
enum CredentialAuthenticationProtocol { Basic AwsSv4 Custom Jwt OAuth }
enum CredentialAuthenticationProtocolEnum { AwsSv4 Basic Custom Jwt OAuth }
enum CredentialAuthenticationProtocolVariant { AwsSv4_STS ClientCredentialsClientSecret
  ClientCredentialsClientSecretBasic ClientCredentialsJwtAssertion JwtBearer NoAuthentication RolesAnywhere }
enum CredentialAuthenticationProtocolVariantEnum { AwsSv4_STS ClientCredentialsClientSecret
  ClientCredentialsClientSecretBasic ClientCredentialsJwtAssertion JwtBearer NoAuthentication RolesAnywhere }
enum CredentialAuthenticationStatus { Configured NotConfigured Unknown }
enum CredentialAuthenticationStatusEnum { Configured NotConfigured Unknown }
enum CredentialPrincipalType { AwsStsPrincipal NamedPrincipal PerUserPrincipal }
enum CredentialPrincipalTypeEnum { AwsStsPrincipal NamedPrincipal PerUserPrincipal }
enum CurrencyInfoDisplayTypeEnum { IsoCode }
enum DaoObjectFieldTypeQueryEnum { Dimension Measure ObjectTypeUnspecified }
enum DataCategoryOperator { Above AboveOrBelow At Below }
enum DataCategoryOperatorEnum { Above AboveOrBelow At Below }
enum DatacloudImportStatusType { Duplicate Error Success }
enum DatacloudImportStatusTypeEnum { Success Duplicate Error }
enum DatacloudUserType { Listpool Monthly DatacloudUserType }
enum DataConnectorTypeEnum { SalesforceMarketingCloud AmazonS3 AzureBlob DataCloud GoogleCloudStorage Sftp }
enum DataExportAttributeSourceEnum { Direct Related }
enum DataExportAttributeTypeEnum { Computed_Dimension Computed_Measure Model Model_Related
  Non_Aggregatable_Computed_Measure }
enum DataExportRefreshModeEnum { Full_Refresh Incremental }
enum DataExportRunStatusEnum { Error Partner_Error Partner_Processing Publishing Queued Segment_Error Skipped Success
  }
enum DataGraphObjectTypeEnum { Adg AdgActivationAudience AdgExternal Bridge Calculated CalculatedRealTime
  CalculatedStreaming Curated Custom Derived MlPrediction ObjectTypeUnspecified Package SegmentMembership Standard
  System Transform }
enum DataGraphStatusEnum { Error Inprogress Published Ready StatusUnspecified Unrecognized }
enum DataSpaceStatusEnum { Active Error Processing }
enum DigestFrequencyEnum { DailyDigest WeeklyDigest }
enum DigestPeriod { DailyDigest WeeklyDigest }
enum DirectoryEntryTypeEnum { GroupEntry UserEntry }
enum DiscountTargetTypeEnum { Shipping Transaction }
enum EgressFileNameTypeEnum { Custom Predetermined }
enum EmailMessageDirection { Inbound Outbound }
enum EmailMessageDirectionEnum { Inbound Outbound }
enum EmailMessageSizeEnum { Large UseLargeHtmlBody Normal }
enum EmailMessageStatusEnum { DraftStatus ForwardedStatus NewStatus ReadStatus RepliedStatus SentStatus }
enum ExtensionInformationType { Lightning }
enum ExtensionInformationTypeEnum { Lightning }
enum ExternalAuthIdentityProviderParameterType { AuthorizeRequestQueryParameter IdentityProviderOptions
  ManagedByComponent ManagedByFeature RefreshRequestBodyParameter RefreshRequestHttpHeader
  RefreshRequestQueryParameter TokenRequestBodyParameter TokenRequestHttpHeader TokenRequestQueryParameter }
enum ExternalAuthIdentityProviderParameterTypeEnum { AuthorizeRequestQueryParameter IdentityProviderOptions
  ManagedByComponent ManagedByFeature RefreshRequestBodyParameter RefreshRequestHttpHeader
  RefreshRequestQueryParameter TokenRequestBodyParameter TokenRequestHttpHeader TokenRequestQueryParameter }
enum ExternalCredentialParameterType { AdditionalRefreshStatusCode AuthParameter AuthProvider AuthProviderUrl
  AuthProviderUrlQueryParameter JwtBodyClaim JwtHeaderClaim SigningCertificate ManagedByComponent ManagedByFeature
  SfHttpRequestExtensionName }
enum ExternalCredentialPrincipalAccessType { PermissionSet PermissionSetGroup Profile }
enum ExternalItemSharingType { DomainSharing PrivateSharing PublicSharing }
enum FeedCommentSortOrder { CreatedDateLatestAsc CreatedDateOldestAsc Relevance }
enum FeedCommentSortOrderEnum { CreatedDateLatestAsc CreatedDateOldestAsc Relevance }
enum FeedDensity { AllUpdates FewerUpdates }
enum FeedDensityEnum { AllUpdates FewerUpdates }
enum FeedElementCapabilityType { Approval AssociatedActions Banner Bookmarks Bundle Canvas CaseComment ChatterLikes
  Close Comments Content DashboardComponentSnapshot DirectMessage Edit EmailMessage EnhancedLink Extensions
  FeedEntityShare Files Interactions Link MediaReferences Moderation Mute Origin Pin Poll QuestionAndAnswers ReadBy
  Recommendations Record RecordSnapshot SocialPost Status Topics TrackedChanges UpDownVote Verified CallCollaboration
  }
enum FeedElementType { Bundle FeedItem Recommendation }
enum FeedElementTypeEnum { Bundle FeedItem Recommendation }
enum FeedEntityStatus { Draft PendingReview Published Isolated }
enum FeedEntityStatusEnum { Draft Isolated PendingReview Published }
enum FeedFavoriteType { ListView Search Topic }
enum FeedFilter { AllQuestions AuthoredBy CommunityScoped QuestionsWithCandidateAnswers
  QuestionsWithCandidateAnswersReviewedPublished Read SolvedQuestions UnansweredQuestions
  UnansweredQuestionsWithCandidateAnswers Unread UnsolvedQuestions UserProfile Record }
enum FeedItemAttachmentType { Approval BasicTemplate Canvas CaseComment Content DashboardComponent EmailMessage Link
  Poll Question RecordSnapshot TrackedChange }
enum FeedItemType { ActivityEvent AdvancedTextPost AnnouncementPost ApprovalPost AttachArticleEvent
  BasicTemplateFeedItem CallLogPost CanvasPost CaseCommentPost ChangeStatusPost ChatTranscriptPost
  CollaborationGroupCreated CollaborationGroupUnarchived ContentPost CreateRecordEvent DashboardComponentAlert
  DashboardComponentSnapshot EmailMessageEvent FacebookPost LinkPost MilestoneEvent PollPost ProfileSkillPost
  QuestionPost ReplyPost RypplePost SocialPost TextPost TrackedChange UserStatus }
enum FeedItemTypeEnum { ActivityEvent AdvancedTextPost ApprovalPost AttachArticleEvent BasicTemplateFeedItem
  CallLogPost CanvasPost CaseCommentPost ChangeStatusPost ChatTranscriptionPost CollaborationGroupCreated
  CollaborationGroupUnarchived ContentPost CreateRecordEvent DashboardComponentAlert DashboardComponentSnapshot
  EmailMessageEvent FacebookPost LinkPost MilestoneEvent PollPost ProfileSkillPost QuestionPost ReplyPost RypplePost
  SocialPost TextPost TrackedChange UserStatus }
enum FeedItemTypeVisEnum { AllUsers InternalUsers }
enum FeedItemVisibilityType { AllUsers InternalUsers }
enum FeedSortOrder { CreatedDateAsc CreatedDateDesc LastModifiedDateDesc MostViewed Relevance }
enum FeedSortOrder_enum { CreatedDateAsc DirectMessageModeration Draft Isolated Moderation PendingReview
  CreatedDateDesc LastModifiedDateDesc MostViewed Home UnansweredQuestions Relevance Company Topics }
enum FeedType { Bookmarks Company DirectMessageModeration DirectMessages Draft Files Filter Groups Home Landing
  Moderation Muted News PendingReview People Record Streams To Topics UserProfile Isolated }
enum FeedTypeEnum { Bookmarks Company TrackedChange DirectMessageModeration DirectMessages Draft Files Filter Groups
  Home Isolated Landing Moderation Mute News PendingReview People Record Streams To Topics UserProfile }
enum FieldChangeValueType { NewValue OldValue }
enum FieldChangeValueType_enum { NewValue OldValue }
enum FieldType { Address AnyType Base64 Boolean Combobox ComplexValue Currency DataCategoryGroupReference Date
  DateTime Double Email EncryptedString ExtensionEntityLookup ExternalLookup FloatArray Id ImageUrl IndirectLookup
  Integer Json Location Long MultiPicklist Percent PersonName Phone Picklist PlainTextArea Reference RichTextArea
  Sobject String SwitchablePersonName TextArea Time Url }
enum FieldTypeEnum { Address AnyType Base64 Boolean Combobox ComplexValue Currency DataCategoryGroupReference Date
  DateTime Double Email EncryptedString ExtensionEntityLookup ExternalLookup FloatArray Id ImageUrl IndirectLookup
  Integer Json Location Long MultiPicklist Percent PersonName Phone Picklist PlainTextArea Reference RichTextArea
  Sobject String SwitchablePersonName TextArea Time Url }
enum FileDelimiterEnum { BrokenPipe Caret Colon Comma Hash Pipe Semicolon Slash Tab Tilde Underscore }
enum FilePreviewFormat { Jpg Pdf Svg Thumbnail ThumbnailBig ThumbnailTiny }
enum FilePreviewFormat_enum { Audio Jpg Pdf Svg Thumbnail ThumbnailBig ThumbnailTiny Video }
enum FilePreviewStatus { Available InProgress NotAvailable NotScheduled }
enum FilePreviewStatus_enum { Available InProgress NotAvailable NotScheduled }
enum FilePublishStatus { PendingAccess PrivateAccess PublicAccess }
enum FilePublishStatus_enum { PendingAccess PrivateAccess PublicAccess }
enum FileSharingOption { Allowed Restricted }
enum FileSharingOption_enum { Allowed Restricted }
enum FileSharingPrivacy { None PrivateOnRecords }
enum FileSharingPrivacyEnum { None PrivateOnRecords }
enum FileSharingType { Admin Collaborator Owner Viewer WorkspaceManaged }
enum FileSharingType_enum { Admin Collaborator Owner Viewer WorkspaceManaged }
enum FilterConjunctionEnum { FilterConjunctionAnd FilterConjunctionOr }
enum FilterOperator { EqOp ExcludesOp GtOp GteOp InOp IncludesOp LikeOp LtOp LteOp NeOp NinOp }
enum FilterOperatorDataTypeEnum { FilterOperatorDataTypeBoolean FilterOperatorDataTypeDate
  FilterOperatorDataTypeDateOnly FilterOperatorDataTypeExactlyRelativeDate FilterOperatorDataTypeNumber
  FilterOperatorDataTypeRelateToNowDate FilterOperatorDataTypeText }
enum FilterOperatorEnum { EqOp ExcludesOp GtOp GteOp InOp IncludesOp LikeOp LtOp LteOp NeOp NinOp }
enum FilterSortOrderEnum { FilterSortOrderAsc FilterSortOrderDesc }
enum FolderItemType { File Folder }
enum FormulaFilterType { AllCriteriaMatch AnyCriterionMatches CustomLogicMatches }
enum GoalDefinitionCategoryEnum { Webstore }
enum GroupArchiveStatus { All Archived NotArchived }
enum GroupArchiveStatusEnum { All Archived NotArchived }
enum GroupEmailFreq_enum { EachPost DailyDigest WeeklyDigest Never UseDefault }
enum GroupEmailFrequency { DailyDigest EachPost Never UseDefault WeeklyDigest }
enum GroupMembershipRequestStatus { Accepted Declined Pending }
enum GroupMembershipType { GroupManager GroupOwner NotAMember NotAMemberPrivateRequested StandardMember }
enum GroupMemRequestStatus_enum { Accepted Declined Pending }
enum GroupMemType_enum { GroupOwner GroupManager NotAMember NotAMemberPrivateRequested StandardMember }
enum GroupViralInvitationsStatus { ActedUponUser Invited MaxedOutUsers MultipleError NoActionNeededUser
  NotVisibleToExternalInviter Unhandled }
enum GroupViralInvitationStatusEnum { ActedUponUser Invited MaxedOutUsers MultipleError NoActionNeededUser
  NotVisibleToExternalInviter Unhandled }
enum GroupVisibilityType { PrivateAccess PublicAccess UnlistedAccess }
enum GroupVisibilityType_enum { PrivateAccess PublicAccess Unlisted }
enum HttpRequestMethod { HttpDelete HttpGet HttpHead HttpPatch HttpPost HttpPut }
enum IdentityProviderAuthFlow { AuthorizationCode }
enum IdentityProviderAuthFlowEnum { AuthorizationCode ClientCredentials }
enum IdentityProviderAuthProtocol { OAuth }
enum IdentityProviderAuthProtocolEnum { OAuth }
enum IdentityProviderClientAuth { ClientSecretBasic ClientSecretPost }
enum IdentityProviderClientAuthEnum { ClientSecretBasic ClientSecretPost }
enum LinkMetadataSource { Embedly None Sfdc }
enum LinkMetadataType { Error Link None Photo Rich Unknown Video }
enum MaintenanceType { Downtime GenerallyAvailable MaintenanceAndAvailable MaintenanceWithDowntime ReadOnly }
enum MaintenanceTypeEnum { Downtime GenerallyAvailable MaintenanceAndAvailable MaintenanceWithDowntime ReadOnly
  ServiceAgreement }
enum ManagedContentChannelType { CloudToCloud Community ConnectedApp PublicUnauthenticated UserPermission }
enum ManagedContentChannelTypeEnum { CloudToCloud Community ConnectedApp PublicUnauthenticated UserPermission }
enum ManagedContentCloneStatus { PartialSuccess Success }
enum ManagedContentCloneStatusEnum { PartialSuccess Success }
enum ManagedContentMediaTypeEnum { Document Image }
enum ManagedContentNodeType { Date DateTime Media MediaSource MultilineText NameField RichText Text Url }
enum ManagedContentNodeTypeEnum { DateTime Media MediaSource MultilineText NameField RichText Text Url }
enum ManagedContentProviderType { DigitalAssetManager }
enum ManagedContentProviderTypeEnum { DigitalAssetManager }
enum ManagedContentSpaceChannelOperation { Add Remove }
enum ManagedContentSpaceChannelOperationEnum { Add Remove }
enum ManagedContentSpaceChannelStatus { Added Failed Pending Removed }
enum ManagedContentSpaceChannelStatusEnum { Added Failed Pending Removed }
enum ManagedContentSpaceType { Content Marketing }
enum ManagedContentSpaceTypeEnum { Content Marketing }
enum ManagedContentVariantStatus { Draft Published Revised }
enum ManagedContentVariantStatusEnum { Draft Published Revised }
enum ManagedTopicType { Content Featured Navigational }
enum ManagedTopicType_enum { Content Featured Navigational }
enum MarketingIntegrationFormFieldTypeEnum { EmailAddress Number Text }
enum MarkupType { Bold Code Hyperlink Italic ListItem OrderedList Paragraph Strikethrough Underline UnorderedList }
enum MarkupTypeEnum { Bold Code Hyperlink Italic ListItem OrderedList Paragraph Strikethrough Underline UnorderedList
  }
enum MCSFolderShareStatus { PendingShare PendingUnshare Shared }
enum MCSFolderShareStatusEnum { PendingShare PendingUnshare Shared }
enum MentionCompletionType { All Group User }
enum MentionCompletionType_enum { All Group User }
enum MentionValidationStatus { Disallowed Inaccessible Ok }
enum MessageSegmentType { EntityLink FieldChange FieldChangeName FieldChangeValue Hashtag InlineImage Link MarkupBegin
  MarkupEnd Mention MoreChanges ResourceLink Text }
enum MsgSegEnum { EntityLink FieldChange FieldChangeName FieldChangeValue Hashtag InlineImage Link MarkupBegin
  MarkupEnd Mention MoreChanges ResourceLink Text }
enum NamedCredentialParameterType { AllowedManagedPackageNamespaces ClientCertificate ConnectionStatus }
enum NamedCredentialParameterTypeEnum { AllowedManagedPackageNamespaces ClientCertificate ConnectionStatus
  SfHttpRequestExtensionName }
enum NamedCredentialType { PrivateEndpoint SecuredEndpoint }
enum NamedCredentialTypeEnum { PrivateEndpoint SecuredEndpoint }
enum NavigationMenuItemActionTypeEnum { Event ExternalLink InternalLink Modal }
enum NavigationMenuItemOpenTargetEnum { CurrentWindow NewWindow }
enum NavigationMenuItemTypeEnum { DataSourceDriven Event ExternalLink GlobalAction InternalLink MenuLabel Modal
  NavigationalTopic SalesforceObject SystemLink }
enum NBAActionType { Flow }
enum NBAActionTypeEnum { Flow }
enum NBAFlowTypeEnum { AutoLaunchedFlow Flow }
enum NBAReactionTypeEnum { Accepted Rejected }
enum NBATargetType { Recommendation }
enum NBATargetTypeEnum { Recommendation }
enum OperationType { Add Remove }
enum OperationTypeEnum { Add Remove }
enum OrchestationWorkItemStatusEnum { Assigned Completed }
enum OrchestrationInstanceStatus { Canceled Completed Discontinued Error InProgress NotStarted Suspended }
enum OrchestrationInstanceStatusEnum { Canceled Completed Discontinued Error InProgress NotStarted Suspended }
enum OrchestrationStatus { Canceled Completed Discontinued Error InProgress NotStarted Suspended }
enum OrchestrationStepType { AsynchronousBackgroundStep BackgroundStep InteractiveStep
  ManagedContentRoleInteractiveStep ManagedContentVariantAutoPublishBackgroundStep
  ManagedContentVariantAutoUnpublishBackgroundStep ManagedContentVariantSetLockBackgroundStep
  ManagedContentVariantSetReadyBackgroundStep MuleSoftStep }
enum OrchestrationStepTypeEnum { AsynchronousBackgroundStep ApprovalStep BackgroundStep InteractiveStep
  ManagedContentRoleInteractiveStep ManagedContentVariantAutoPublishBackgroundStep
  ManagedContentVariantAutoUnpublishBackgroundStep MuleSoftStep }
enum OrchestrationWorkItemStatus { Assigned Completed }
enum OrderDeliveryGroupSummarySortEnum { IdAsc IdDesc }
enum OrderDirection { Ascending Descending }
enum OrderDirectionEnum { Ascending Descending }
enum OrderItemSummarySortEnum { IdAsc IdDesc }
enum OrderNulls { Firsts Lasts }
enum OrderNullsEnum { Firsts Lasts }
enum OrderShipmentItemSortEnum { IdAsc IdDesc }
enum OrderShipmentSortEnum { ExpectedDeliveryDateAsc ExpectedDeliveryDateDesc ShipmentNumberAsc ShipmentNumberDesc }
enum OrderSummaryAdjustmentAggregatesStatus { Failed InProgress NotInitiated Submitted }
enum OrderSummaryAdjustmentAggregatesStatusEnum { Failed InProgress NotInitiated Submitted }
enum OrderSummaryAdjustmentTargetTypeEnum { SplitLine Header }
enum OrderSummarySortEnum { CreatedDateAsc CreatedDateDesc OrderedDateAsc OrderedDateDesc }
enum PeriodTypeEnum { Month Quarter Week Year }
enum PicklistAttributesValueTypeEnum { CaseStatus LeadStatus OpportunityStage Standard WorkStepStatus }
enum PlatformActionGroupCategory { Overflow Primary }
enum PlatformActionStatus { FailedStatus NewStatus PendingStatus SuccessfulStatus }
enum PlatformActionStatusEnum { FailedStatus NewStatus Download Ui PendingStatus Api ApiAsync SuccessfulStatus }
enum PlatformActionType { ActionLink CustomButton ProductivityAction QuickAction StandardButton }
enum PlatformActionTypeEnum { ActionLink CustomButton ProductivityAction QuickAction StandardButton }
enum PreDeterminedFileNameEnum { customFilename predeterminedFilename Activation Segment SegmentActivation }
enum PriceAdjustmentTierType { AmountBasedAdjustment PercentageBasedAdjustment }
enum PricingTermUnit { Months Annual }
enum PricingTermUnitEnum { Months Annual }
enum ProductAttributeViewType { ColorSwatch Dropdown Pill }
enum ProductAttributeViewTypeEnum { ColorSwatch Dropdown Pill }
enum ProductClass { Bundle Set Simple Variation VariationParent }
enum ProductClassEnum { Bundle Set Simple Variation VariationParent }
enum ProductExpandType { ReturnReasons }
enum ProductMediaType { Document Image Video }
enum ProductMediaTypeEnum { Document Image Video }
enum ProductMediaUsageType { Attachment Banner Listing Standard Tile }
enum ProductMediaUsageTypeEnum { Attachment Banner Listing Standard Tile }
enum PublishSchedule { One Four Twelve TwentyFour }
enum PublishScheduleEnum { One Four Twelve TwentyFour }
enum PublishStatusEnum { Draft Live }
enum QuerySqlStatusEnum { Finished ResultsProduced Running Unspecified }
enum RecommendationActionType { follow join view }
enum RecommendationActionTypeEnum { follow join view }
enum RecommendationAudCriteriaTypeEnum { CustomList MaxDaysInCommunity }
enum RecommendationAudienceCriteriaType { CustomList MaxDaysInCommunity }
enum RecommendationAudienceMemberOperationType { Add Remove }
enum RecommendationChannel { CustomChannel1 CustomChannel2 CustomChannel3 CustomChannel4 CustomChannel5 DefaultChannel
  }
enum RecommendationChannelEnum { CustomChannel1 CustomChannel2 CustomChannel3 CustomChannel4 CustomChannel5
  DefaultChannel }
enum RecommendationExplanationEnum { ArticleHasRelatedContent ArticleViewedTogether ArticleViewedTogetherWithViewers
  Custom FilePopular FileViewedTogether FollowedTogetherWithFollowees GroupMembersFollowed GroupNew GroupPopular
  ItemViewedTogether PopularApp RecordOwned RecordParentOfFollowed RecordViewed TopicFollowedTogether
  TopicFollowedTogetherWithFollowees TopicPopularFollowed TopicPopularLiked UserDirectReport UserFollowedTogether
  UserFollowsSameUsers UserManager UserNew UserPeer UserPopular UserViewingSameRecords }
enum RecommendationExplanationType { ArticleHasRelatedContent ArticleViewedTogether ArticleViewedTogetherWithViewers
  Custom FilePopular FileViewedTogether FollowedTogetherWithFollowees GroupMembersFollowed GroupNew GroupPopular
  ItemViewedTogether PopularApp RecordOwned RecordParentOfFollowed RecordViewed TopicFollowedTogether
  TopicFollowedTogetherWithFollowees TopicPopularFollowed TopicPopularLiked UserDirectReport UserFollowedTogether
  UserFollowsSameUsers UserManager UserNew UserPeer UserPopular UserViewingSameRecords }
enum RecommendationReactionType { Accepted Rejected }
enum RecommendationType { apps articles custom files groups records topics users }
enum RecommendationTypeEnum { apps articles files groups records topics users }
enum RecommendedObjectType { Today }
enum RecommendedObjectTypeEnum { Today }
enum RecordColumnOrder { LeftRight TopDown }
enum RecordColumnOrderEnum { LeftRight TopDown }
enum RecordFieldType { Address Blank Boolean Compound CreatedBy Currency Date DateTime Email LastModifiedBy Location
  Name Number Percent Phone Picklist Reference Text Time }
enum RecordFieldTypeEnum { Address Blank Compound CreatedBy DateTime Email LastModifiedBy Location Name Number Percent
  Phone Picklist Reference Text }
enum RelatedFeedPostType { Answered BestAnswer Generic Unanswered }
enum RelatedFeedPostTypeEnum { Answered BestAnswer Generic Unanswered }
enum RelationshipCardinalityEnum { CardinalityUnspecified ManyToOne OneToMany OneToOne }
enum RequestMethodEnum { HttpDelete HttpGet HttpHead HttpPatch HttpPost HttpPut }
enum SegmentType { Dbt }
enum SegmentTypeEnum { Dbt }
enum SellingModelType { Evergreen OneTime TermDefined }
enum SellingModelTypeEnum { Evergreen OneTime TermDefined }
enum ServiceAppointmentModeEnum { Group Regular }
enum SitesPageTypeEnum { ContentPage SitePage }
enum SocialNetworkProvider { Facebook GooglePlus Instagram InstagramBusiness KakaoTalk Kik Line LinkedIn Messenger
  Other Pinterest QQ Rypple SMS SinaWeibo Snapchat Telegram Twitter VKontakte WeChat WhatsApp YouTube }
enum SocialNetworkProviderEnum { Facebook GooglePlus Instagram InstagramBusiness KakaoTalk Kik Line LinkedIn Messenger
  Other Pinterest QQ Rypple SinaWeibo SMS Snapchat Telegram Twitter VKontakte WeChat WhatsApp YouTube }
enum SocialPostMessageType { Comment Direct Post PrivateMessage Reply Retweet Tweet }
enum SocialPostMessageTypeEnum { Comment Direct Post PrivateMessage Reply Retweet Tweet }
enum SocialPostStatusType { ApprovalPending ApprovalRecalled ApprovalRejected Deleted Failed Hidden Pending Replied
  Sent Unknown }
enum SocialPostStatusTypeEnum { ApprovalPending ApprovalRecalled ApprovalRejected Deleted Failed Hidden Pending Sent
  Unknown }
enum SortOrder { Ascending Descending MostRecentlyViewed }
enum SortOrderEnum { Ascending Descending MostRecentlyViewed }
enum SPMStatusEnum { AlreadyExists Created Updated }
enum StandardEntryClassCodeEnum { CCD PPD TEL WEB }
enum SurveyEmailStatusEnum { Failed Queued }
enum SwatchDisplayTypeEnum { Color }
enum TaxTransactionStatusEnum { Committed Uncommitted }
enum TaxTransactionTypeEnum { Credit Debit Void referenceDocumentCode }
enum TopicSort { AlphaAsc PopularDesc }
enum TopicSortEnum { popularDesc alphaAsc }
enum TypeEnum { ArrayOfX BigInt Bool Char Date Double Foat Integer Numeric Oid SmallInt Time Timestamp TimestampTZ
  Unspecified Varchar }
enum UpDownVoteEnum { Down None Up }
enum UpDownVoteValue { Down None Up }
enum UserActivityType { Bookmark ChatterActivity ChatterLike Comment CompanyVerify DownVote FeedEntityRead FeedRead
  Mute Post TopicEndorsement UpVote }
enum UserActivityTypeEnum { Bookmark ChatterActivity ChatterLike Comment CompanyVerify DownVote FeedEntityRead
  FeedRead Mute Post TopicEndorsement UpVote }
enum UserMissionActivityType { FeedItemAnswerAQuestion FeedItemLikeSomething FeedItemMarkAnswerAsBest
  FeedItemPostQuestion FeedItemReceiveAComment FeedItemReceiveALike FeedItemReceiveAnAnswer FeedItemWriteAComment
  FeedItemWriteAPost FeedItemYourAnswerMarkedBest }
enum UserMissionActivityTypeEnum { FeedItemAnswerAQuestion FeedItemLikeSomething FeedItemMarkAnswerAsBest
  FeedItemPostQuestion FeedItemReceiveAComment FeedItemReceiveALike FeedItemReceiveAnAnswer FeedItemWriteAComment
  FeedItemWriteAPost FeedItemYourAnswerMarkedBest }
enum UserProfileTabType { CustomVisualForce CustomWeb Element Feed Overview }
enum UserProfileTabTypeEnum { CustomVisualForce CustomWeb Element Feed Overview }
enum UserType { ChatterGuest ChatterOnly Guest Internal Portal System Undefined }
enum UserTypeEnum { ChatterGuest ChatterOnly Guest Internal Portal System Undefined }
enum WishlistItemSortOrderEnum { CreatedDateAsc CreatedDateDesc }
enum WorkflowProcessStatus { Approved Fault Held NoResponse Pending Reassigned Rejected Removed Started }
enum WorkflowStatusEnum { Approved Fault Held NoResponse Pending Reassigned Rejected Removed Started }
enum ZoneSearchResultType { Article Question }
enum ZoneSearchResultTypeEnum { Article Question }
enum ZoneShowIn { Community Internal Portal }
enum ZoneShowInEnum { Community Internal Portal }
`;
