/** Standard objects: feeds, groups, topics, sites. Notation: see ../notation.ts. */
export const CHATTER = `
@FeedItem 0D5 +cuds deleted
  ParentId reference* /o >Account,Asset,AssetRelationship,AssignedResource,AuthorizationFormText,Campaign,Case,CollaborationGroup,CommSubscription,
    CommSubscriptionChannelType,CommSubscriptionConsent,Contact,ContentDocument,Contract,ContractLineItem,Dashboard,DashboardComponent,EngagementChannelType,
    EnhancedLetterhead,Entitlement,Event,FulfillmentOrder,Lead,Location,MessagingSession,OperatingHours,Opportunity,Order,OrderItem,PartyConsent,Payment,
    Product2,Report,ReturnOrder,ReturnOrderLineItem,ServiceAppointment,ServiceAppointmentAttendee,ServiceContract,ServiceResource,ServiceResourceSkill,
    ServiceTerritory,ServiceTerritoryMember,Site,Solution,Task,Topic,User,WorkOrder,WorkOrderLineItem,WorkType =!;
  Type picklist40 /o 'Feed Item Type'; CreatedById reference* >User=!; CreatedDate datetime* /o; LastModifiedDate datetime*; SystemModstamp datetime*;
  Revision int /r; LastEditById reference /r >User :-; LastEditDate datetime /r; CommentCount int /r* /o; LikeCount int /r* /o; Title string; Body textarea10000;
  LinkUrl url1000 /rfg; IsRichText boolean; RelatedRecordId reference /of >ContentVersion :-; InsertedById reference /r* /o >User 'InsertedBy ID';
  NetworkScope picklist40 /o {AllNetworks~All Networks}; Visibility picklist40 /o {AllUsers~All Users|InternalUsers~Internal Users};
  BestCommentId reference /r >FeedComment; HasContent boolean /r; HasLink boolean /r; HasFeedEntity boolean /r 'Has Feed Entity Attachment';
  HasVerifiedComment boolean /r; IsClosed boolean /r; Status picklist40 /f {Published|PendingReview|Draft|Isolated};
@FeedComment 0D7 +cuds deleted
  FeedItemId reference* /o >FeedItem=!FeedComments :-;
  ParentId reference /r >Account,Asset,AssetRelationship,AssignedResource,AuthorizationFormText,Campaign,Case,CollaborationGroup,CommSubscription,
    CommSubscriptionChannelType,CommSubscriptionConsent,Contact,ContentDocument,Contract,ContractLineItem,Dashboard,DashboardComponent,EngagementChannelType,
    EnhancedLetterhead,Entitlement,Event,FulfillmentOrder,Lead,Location,MessagingSession,OperatingHours,Opportunity,Order,OrderItem,PartyConsent,Payment,
    Product2,Report,ReturnOrder,ReturnOrderLineItem,ServiceAppointment,ServiceAppointmentAttendee,ServiceContract,ServiceResource,ServiceResourceSkill,
    ServiceTerritory,ServiceTerritoryMember,Site,Solution,Task,Topic,User,WorkOrder,WorkOrderLineItem,WorkType :-;
  CreatedById reference* >User=!; CreatedDate datetime*; SystemModstamp datetime*; Revision int /r; LastEditById reference /r >User :-;
  LastEditDate datetime /r; CommentBody textarea10000*; InsertedById reference* /o >User=! 'InsertedBy ID';
  CommentType picklist40 /o {TextComment|ContentComment}; RelatedRecordId reference /of >ContentVersion :-; IsRichText boolean;
  IsVerified boolean /r 'Is a Verified Comment'; HasEntityLinks boolean /r 'Has entity links'; Status picklist40 /f {Published|PendingReview|Draft|Isolated};
  ThreadParentId reference /r >FeedComment=!FeedThreadedComments 'Feed Comment ID'; ThreadLevel int /r; ThreadChildrenCount int /r;
  ThreadLastUpdatedDate datetime /r;
@FeedLike 0I0 +cd noquery deleted
  FeedItemId reference /r >FeedItem=!FeedLikes :-; FeedEntityId reference /r >FeedComment,FeedItem =! :- 'Feed Item ID'; CreatedById reference* >User=!;
  CreatedDate datetime*; InsertedById reference* /o >User=! 'InsertedBy ID';
@FeedAttachment 08M +cud deleted
  FeedEntityId reference* /o >FeedComment,FeedItem =!FeedAttachments :-;
  Type picklist40* /o 'Feed Attachment Type' {Content|InlineImage|Link|FeedEntity|ChatterExtension|Record};
  RecordId reference /r >ContentDocument,ContentVersion,FeedItem :- 'Attachment Record ID'; Title string 'Feed Attachment Title';
  Value string1000 /g 'Feed Attachment Value';
@FeedTrackedChange 0D6 + noquery
  FeedItemId reference* /r >FeedItem=!FeedTrackedChanges :-; FieldName string120* /rf 'Field'; OldValue anytype /rs; NewValue anytype /rs;
@FeedRevision 08U + deleted
  CreatedDate datetime*; CreatedById reference* >User; SystemModstamp datetime*; FeedEntityId reference* /r >FeedComment,FeedItem =!FeedRevisions :-;
  OriginNetworkId reference /r >Network :- 'Network ID'; Revision int /r; Action picklist40 /r {Changed};
  EditedAttribute picklist40 /r {FeedCommentBody|FeedElementBody|FeedElementQuestionTitle|FeedElementVisibility|FeedElementParent}; Value textarea10000 /r;
  IsValueRichText boolean /r 'Is Value RichText';
@FeedPollChoice 09A + deleted
  FeedItemId reference* /r >FeedItem=! :-; Position int* /rf; ChoiceBody textarea100* /r 'ChoiceBody'; CreatedById reference* >User; CreatedDate datetime*;
@FeedPollVote 09B + deleted
  FeedItemId reference* /r >FeedItem=! :-; ChoiceId reference* /rs >FeedPollChoice=!FeedPollVotes 'Feed Poll Choice ID'; CreatedById reference* >User;
  CreatedDate datetime*; LastModifiedDate datetime*;
@FeedSignal 0QJ + noquery deleted
  FeedItemId reference /r >FeedItem=!FeedSignals :-; FeedEntityId reference /r >FeedComment,FeedItem =! :- 'Feed Item ID'; SignalValue int /r 'Signal value';
  SignalType picklist40 /r 'Signal type' {UpDownVote|Verified|UserVerified}; CreatedById reference* >User=!; CreatedDate datetime*;
  InsertedById reference* /o >User=! 'InsertedBy ID';
@EntitySubscription 0E8 +cd deleted
  ParentId reference* /o >Account,Asset,AssetRelationship,AssignedResource,AuthorizationFormText,Campaign,Case,CollaborationGroup,CommSubscription,
    CommSubscriptionChannelType,CommSubscriptionConsent,Contact,ContentDocument,Contract,ContractLineItem,Dashboard,DashboardComponent,EngagementChannelType,
    EnhancedLetterhead,Entitlement,Event,FulfillmentOrder,Lead,Location,MessagingSession,OperatingHours,Opportunity,Order,OrderItem,PartyConsent,Payment,
    Product2,Report,ReturnOrder,ReturnOrderLineItem,ServiceAppointment,ServiceAppointmentAttendee,ServiceContract,ServiceResource,ServiceResourceSkill,
    ServiceTerritory,ServiceTerritoryMember,Site,Solution,Task,Topic,User,WorkOrder,WorkOrderLineItem,WorkType =!FeedSubscriptionsForEntity;
  SubscriberId reference* /o >User=!FeedSubscriptions; CreatedById reference* >User=!; CreatedDate datetime*;
  NetworkId reference /r >Network=NetworkEntitySubscriptions;
@CollaborationGroup 0F9 'Group' +cuds feed
  Name #string40*; MemberCount int /r; OwnerId reference* >User; CollaborationType picklist40* 'Access Type' {Public|Private}; Description textarea1000;
  &system; FullPhotoUrl url1024 /rg 'Url for full-sized Photo'; MediumPhotoUrl url1024 /rg 'Url for medium profile photo'; SmallPhotoUrl url1024 /rg 'Photo';
  LastFeedModifiedDate datetime* /r; InformationTitle string30; InformationBody richtext4000 'Information'; HasPrivateFieldsAccess boolean /r;
  CanHaveGuests boolean 'Allow customers'; NetworkId reference /r >Network=NetworkCollaborationGroups; LastViewedDate datetime; LastReferencedDate datetime;
  IsArchived boolean 'Archive'; IsAutoArchiveDisabled boolean 'Disable automatic archiving'; AnnouncementId reference >Announcement;
  GroupEmail email1000 /rfg; BannerPhotoUrl url1024 /rg; IsBroadcast boolean 'Broadcast Only';
@CollaborationGroupMember 0FB 'Group Member' +cud
  CollaborationGroupId reference* /o >CollaborationGroup=!GroupMembers 'CollaborationGroup ID'; MemberId reference* /o >User=!GroupMemberships;
  CollaborationRole picklist40 'Group Member Role' {Admin~Manager|Standard~Member};
  NotificationFrequency picklist40 {P~Email on Each Post|D~Daily Digests|W~Weekly Digests|N~Never*}; &system; LastFeedAccessDate datetime /r;
  NetworkId reference /r >Network :-;
@CollaborationGroupMemberRequest 0I5 'Group Member Request' +cud
  CollaborationGroupId reference* /o >CollaborationGroup=!GroupMemberRequests 'CollaborationGroup ID';
  RequesterId reference* /o >User=!GroupMembershipRequests 'User ID'; ResponseMessage string; Status picklist40* {Pending|Accepted|Declined}; &system;
@CollaborationGroupRecord 0Aa 'Group Record' +cud change deleted
  &system; CollaborationGroupId reference* /o >CollaborationGroup=!CollaborationGroupRecords 'Chatter Group ID';
  RecordId reference* /o >Account,Campaign,Case,Contact,Contract,Lead,Opportunity =!RecordAssociatedGroups; NetworkId reference /r >Network;
@CollaborationInvitation 0H1 'Chatter Invitation' +cd
  ParentId reference /r >CollaborationInvitation :-; SharedEntityId reference* /o >CollaborationGroup,User =! :-;
  InviterId reference* /o >User :- 'Inviter User ID'; InvitedUserEmail string240* /o 'Invited Email';
  InvitedUserEmailNormalized email* /r 'Invited Email (Normalized)'; Status picklist40* /o 'Invitation Status' {Sent|Accepted|Canceled};
  OptionalMessage string /r; &system;
@Announcement 0Bt +cud deleted
  &system; FeedItemId reference* /o >FeedItem=!; ExpirationDate datetime*; SendEmails boolean /r 'Send Emails on Announcement';
  IsArchived boolean 'Is Announcement Archived'; ParentId reference /r >CollaborationGroup;
@Topic 0TO +cuds feed
  NetworkId reference /r >Network :-; Name #string99*; Description string1000 /g; CreatedDate datetime*; CreatedById reference* >User; TalkingAbout int* /o;
  ManagedTopicType string99 /r 'Enabled For'; SystemModstamp datetime*;
@TopicAssignment 0FT +cd deleted
  NetworkId reference /r >Network :-; TopicId reference* /o >Topic=!TopicAssignments;
  EntityId reference* /o >Account,Asset,Campaign,Case,Contact,ContentDocument,Contract,Event,FeedItem,Lead,Opportunity,Order,ReturnOrder,ReturnOrderLineItem,
    ServiceAppointment,ServiceResource,ServiceResourceSkill,ServiceTerritory,ServiceTerritoryMember,Solution,Task,WorkOrder,WorkOrderLineItem =!TopicAssignments;
  EntityKeyPrefix string3* /o 'Record Key Prefix'; EntityType string80 /r 'Object Type'; CreatedDate datetime*; CreatedById reference* >User;
  SystemModstamp datetime*;
@Site 0DM + history feed
  Name #string80* /r 'Site Name'; Subdomain string80 /r 'Site Subdomain Prefix'; UrlPathPrefix string40 /r 'Default Web Address';
  GuestUserId reference /r >User 'User ID'; Status picklist40* /r 'Site Status' {Active|Inactive~In Maintenance};
  AdminId reference* /r >User=UserSites 'User ID'; OptionsEnableFeeds boolean /rsg 'Enable Feeds';
  OptionsIsSiteGAIntegrationMigrated boolean /sg 'isSiteGAIntegrationMigrated'; OptionsRedirectToCustomDomain boolean /sg 'Redirect to custom domain';
  OptionsRequireHttps boolean /sg 'Require Secure Connections (HTTPS)';
  OptionsAllowGuestPaymentsApi boolean /rsg 'Guest Access to the Payments API'; OptionsHasStoredPathPrefix boolean /rsg 'HasStoredPathPrefix';
  OptionsCookieConsent boolean /sg 'Enforce Cookie Consent'; OptionsCachePublicVfPagesInProxies boolean /sg 'Cache public Visualforce pages';
  OptionsIsSiteDataCloudIntegrationEnabled boolean /sg 'IsSiteDataCloudIntegrationEnabled';
  OptionsIsSiteGAIntegrationEnabled boolean /sg 'IsSiteGAIntegrationEnabled'; OptionsAllowHomePage boolean /rsg 'Enable Standard Home Page';
  OptionsAllowStandardIdeasPages boolean /rsg 'Enable Standard Ideas Pages'; OptionsAllowStandardSearch boolean /rsg 'Enable Standard Lookup Pages';
  OptionsAllowStandardLookups boolean /rsg 'Enable Standard Search Pages'; OptionsAllowStandardAnswersPages boolean /rsg 'Enable Standard Answers Pages';
  OptionsAllowGuestSupportApi boolean /rsg 'Guest Access to the Support API';
  OptionsAllowStandardPortalPages boolean /rsg 'Allow Access to Standard Salesforce Pages';
  OptionsContentSniffingProtection boolean /rsg 'Enable Content Sniffing Protection';
  OptionsBrowserXssProtection boolean /rsg 'Enable Browser Cross Site Scripting Protection';
  OptionsReferrerPolicyOriginWhenCrossOrigin boolean /rsg 'Referrer URL Protection';
  OptionsUseGuestUserLanguage boolean /sg 'Use the guest user’s language for unauthenticated users';
  OptionsIsSiteGRecaptchaIntegrationEnabled boolean /sg 'IsSiteGRecaptchaIntegrationEnabled';
  OptionsIsSiteConsentBannerIntegrationEnabled boolean /sg 'IsSiteConsentBannerIntegrationEnabled';
  OptionsIsSiteGAIntegrationMigratedV2 boolean /sg 'isSiteGAIntegrationMigratedV2';
  OptionsIsSiteDataCloudIntegrationMigrated boolean /sg 'isSiteDataCloudIntegrationMigrated'; Description textarea1000 /r 'Site Description';
  MasterLabel string* /r 'Site Label'; AnalyticsTrackingCode string40 /r;
  SiteType picklist40* /r {Siteforce~Site.com|Visualforce~Force.com|ChatterNetwork~Community|ChatterNetworkPicasso~Site.com Community};
  ClickjackProtectionLevel picklist40* /r {AllowAllFraming~Allow framing by any page (No protection)|External~Allow framing of site pages on external domains (Good protection)|SameOriginOnly~Allow framing by the same origin only (Recommended)*|NoFraming~Don't allow framing by any page (Most protection)};
  DailyBandwidthLimit int /r 'Daily Bandwidth Limit (MB)'; DailyBandwidthUsed int /r; DailyRequestTimeLimit int /r 'Daily Request Time Limit (min)';
  DailyRequestTimeUsed int /r; MonthlyPageViewsEntitlement int /r 'Monthly Page Views Allowed'; &system;
  GuestRecordDefaultOwnerId reference /r >User 'User ID'; ArchiveStatus picklist 'Archived Status' {TemporarilyArchived|NotArchived};
  ArchivedById reference >User 'User ID'; ArchivedDate datetime;
@SiteDetail 0GV +
  DurableId string /r 'Site ID'; IsRegistrationEnabled boolean /r 'Self-Registration Enabled'; SecureUrl url /r;
@Network 0DB +u
  &system; Name #string40*; Description string; Status picklist40* {UnderConstruction~Preview*|Live~Published|DownForMaintenance~Offline};
  OptionsInvitationsEnabled boolean /sg 'Invitations Enabled'; OptionsSendWelcomeEmail boolean /sg 'Send Welcome Email';
  OptionsSelfRegistrationEnabled boolean /sg 'Self Registration Enabled'; OptionsAllowMembersToFlag boolean /sg 'Allow Members To Flag';
  OptionsSiteAsContainerEnabled boolean /sg 'Site.com as Experience Container Enabled'; OptionsPrivateMessagesEnabled boolean /sg 'Private Messages Enabled';
  OptionsKnowledgeableEnabled boolean /sg 'Knowledgeable Enabled'; OptionsReputationEnabled boolean /sg 'Reputation Enabled';
  OptionsEinsteinAnswersSnippetEnabled boolean /sg 'EinsteinAnswersSnippetEnabled'; OptionsGuestChatterEnabled boolean /sg 'Guest Chatter Enabled';
  OptionsNicknameDisplayEnabled boolean /sg 'NicknameDisplayEnabled'; OptionsShowAllNetworkSettings boolean /sg 'ShowAllNetworkSettings';
  OptionsAllowInternalUserLogin boolean /sg 'Allow Employee Login'; OptionsDirectMessagesEnabled boolean /sg 'Direct Messages Enabled';
  OptionsReputationRecordConversationsDisabled boolean /sg 'ReputationRecordConversationsDisabled';
  OptionsGuestFileAccessEnabled boolean /sg 'Guest File Access Enabled'; OptionsGatherCustomerSentimentData boolean /sg 'Gather Customer Insights Data';
  OptionsNetworkSentimentAnalysis boolean /sg 'Sentiment Analysis on Feed Posts and Comments';
  OptionsEnableTopicAssignmentRules boolean /sg 'EnableTopicAssignmentRules'; OptionsEinsteinAnswersEnabled boolean /sg 'EinsteinAnswersEnabled';
  OptionsCWBannerState boolean /sg 'CWBannerState'; OptionsTopicSuggestionsEnabled boolean /sg 'TopicSuggestionsEnabled';
  OptionsEnableTalkingAboutStats boolean /sg 'EnableTalkingAboutStats'; OptionsUpDownVoteEnabled boolean /sg 'UpDownVoteEnabled';
  OptionsDisableWorkspaceInfo boolean /sg 'DisableWorkspaceInfo'; OptionsEinsteinAnswersQAEnabled boolean /sg 'EinsteinAnswersQAEnabled';
  OptionsEinsteinAnswersKAEnabled boolean /sg 'EinsteinAnswersKAEnabled';
  OptionsRecognitionBadgingEnabled boolean /sg 'Recognition badging for Lightning Experiences';
  OptionsThreadedDiscussionsEnabled boolean /sg 'ThreadedDiscussionsEnabled'; OptionsMemberVisibility boolean /sg 'MemberVisibility';
  OptionsMobileImageOptimizationEnabled boolean /sg 'MobileImageOptimizationEnabled'; OptionsGuestMemberVisibility boolean /sg 'GuestMemberVisibility';
  OptionsActionOverrideEnabled boolean /sg 'ActionOverrideEnabled';
  OptionsProfileBasedLayoutsForKnowledgeSearchEnabled boolean /sg 'ProfileBasedLayoutsForKnowledgeSearchEnabled';
  OptionsExperienceBundleBasedSnaOverrideEnabled boolean /sg 'ExperienceBundleBasedSnaOverrideEnabled';
  OptionsTopicFilteringForKnowledgeSearchEnabled boolean /sg 'TopicFilteringForKnowledgeSearchEnabled';
  OptionsApexCDNCachingEnabled boolean /sg 'ApexCDNCachingEnabled'; OptionsImageOptimizationCDNEnabled boolean /sg 'ImageOptimizationCDNEnabled';
  OptionsHeadlessFrgtPswEnabled boolean /sg 'HeadlessFrgtPswEnabled'; OptionsLWRExperienceConnectedAppEnabled boolean /sg 'LWRExperienceConnectedAppEnabled';
  OptionsLWRSearchGenerativeAnswersEnabled boolean /sg 'Allow Einstein Search Answers for Knowledge';
  OptionsLWRExperienceOnManagedRuntime boolean /sg 'LWRExperienceOnManagedRuntime'; OptionsExpFriendlyUrlsAsDefault boolean /sg 'ExpFriendlyUrlsAsDefault';
  OptionsEmbeddedLoginEnabled boolean /sg 'EmbeddedLoginEnabled'; WelcomeEmailTemplateId reference* >EmailTemplate :- 'Email Template ID';
  ChangePasswordEmailTemplateId reference* >EmailTemplate :- 'Email Template ID';
  ForgotPasswordEmailTemplateId reference* >EmailTemplate :- 'Email Template ID'; LockoutEmailTemplateId reference >EmailTemplate :- 'Email Template ID';
  VerificationEmailTemplateId reference >EmailTemplate :- 'Email Template ID'; ChgEmailVerOldEmailTemplateId reference >EmailTemplate :- 'Email Template ID';
  ChgEmailVerNewEmailTemplateId reference >EmailTemplate :- 'Email Template ID'; DeviceActEmailTemplateId reference >EmailTemplate :- 'Email Template ID';
  SelfRegMicroBatchSubErrorEmailTemplateId reference >EmailTemplate :- 'Email Template ID';
  HeadlessForgotPasswordTemplateId reference >EmailTemplate :- 'Email Template ID';
  HeadlessRegistrationTemplateId reference >EmailTemplate :- 'Email Template ID'; PwdlessRegEmailTemplateId reference >EmailTemplate :- 'Email Template ID';
  EmailSenderName string80* 'From Email Name'; EmailSenderAddress email* /r 'From Email Address'; NewSenderAddress email 'Unverified Sender Email Address';
  EmailFooterLogoId reference >Document :- 'Document ID'; EmailFooterText string1000 /g; UrlPathPrefix string40 'Experience URL Prefix';
  CaseCommentEmailTemplateId reference >EmailTemplate :- 'Email Template ID'; SelfRegProfileId reference >Profile :- 'Profile ID';
  FirstActivationDate date /r 'First Date Active'; MaxFileSizeKb int 'Max File Size KB'; AllowedExtensions textarea1000;
@NetworkMember 0DO +u
  SystemModstamp datetime*; CreatedDate datetime*; CreatedById reference* >User; NetworkId reference* /r >Network=!NetworkMembers;
  MemberId reference* /r >User=!NetworkMemberUsers 'User ID'; DigestFrequency picklist40* 'Chatter Email Highlights Frequency' {D~Daily|W~Weekly|N~Never*};
  DefaultGroupNotificationFrequency picklist40* 'Default Notification Frequency when Joining Groups' {P~Email on Each Post|D~Daily Digests|W~Weekly Digests|N~Never*};
  PreferencesDisableAllFeedsEmail boolean /sg; PreferencesDisableFollowersEmail boolean /sg; PreferencesDisableProfilePostEmail boolean /sg;
  PreferencesDisableChangeCommentEmail boolean /sg; PreferencesDisableLaterCommentEmail boolean /sg; PreferencesDisProfPostCommentEmail boolean /sg;
  PreferencesDisableMentionsPostEmail boolean /sg; PreferencesDisMentionsCommentEmail boolean /sg; PreferencesDisableLikeEmail boolean /sg;
  PreferencesDisCommentAfterLikeEmail boolean /sg; PreferencesDisableBookmarkEmail boolean /sg; PreferencesDisableSharePostEmail boolean /sg;
  PreferencesDisableItemFlaggedEmail boolean /sg; PreferencesDisableMessageEmail boolean /sg; PreferencesDisableEndorsementEmail boolean /sg;
  PreferencesDisablePendingReviewEmail boolean /sg; PreferencesDisableDirectMessageEmail boolean /sg; PreferencesDisableBestAnswerEmail boolean /sg;
  ReputationPoints double*; LastChatterActivityDate date /r;
@NetworkMemberGroup 0DL +cu
  &system; NetworkId reference* /o >Network=! :-; ParentId reference* /o >PermissionSet,Profile =? :-;
  AssignmentStatus picklist40* {Added|WaitingForAdd~Waiting For Add*|WaitingForRemove~Waiting For Remove|FailedAdd~Failed Add|FailedRemove~Failed Remove|AddCalculated~Add Calculated|RemoveCalculated~Remove Calculated};
@Domain 0I4 +
  DomainType picklist40* /r {DNS~Domain Name System (DNS)}; Domain string765* /rg 'Domain Name';
  OptionsHstsPreload boolean /sg 'Allow Strict Transport Security preloading'; CnameTarget string765 /rg 'CNAME Target';
  HttpsOption picklist40 /r 'Current Domain Configuration Option' {CdnPartner~Content Delivery Network (CDN) partner of Salesforce|SitesRuntime~Salesforce Cloud|ExternalHttps~Domain is served by an external host|NoHttps~No HTTPS (Temporary)|Community~Experience Cloud Sites Force.com Domain|CommunityAlt~Experience Cloud Sites Domain|SitesAlt~Salesforce Sites Domain|LegacyDomain~Redirected Legacy Domain|Sites~Salesforce Sites Force.com Domain|OrgDomain~My Domain};
  &system;
@DomainSite 0Jf 'Custom URL' +
  DomainId reference* /r >Domain=!DomainSites; SiteId reference* /r >Site=!SiteDomainPaths; PathPrefix string* /r 'Path'; &system;
`;
