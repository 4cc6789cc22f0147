/** Standard objects: users, permissions, sessions. Notation: see ../notation.ts. */

const ZONES = ['GMT', ...Intl.supportedValuesOf('timeZone')].join('|');
const LOCALES =
  'da_DK|de_AT|de_CH|de_DE|en_AU|en_CA|en_GB|en_IE|en_IN|en_NZ|en_US|en_ZA|es_ES|es_MX|fi_FI|fr_CA|fr_CH|fr_FR|it_IT|ja_JP|ko_KR|nl_BE|nl_NL|no_NO|pl_PL|pt_BR|pt_PT|ru_RU|sv_SE|th_TH|zh_CN|zh_TW';

export const USERS = `
@User 005 +cus setup history feed share change
  Username string80*; LastName string80*; FirstName string40; Name #string121* /r 'Full Name'; CompanyName string80; Division string80; Department string80; Title string80;
  &address; Email email128*; EmailPreferencesAutoBcc boolean /sg 'AutoBcc'; EmailPreferencesAutoBccStayInTouch boolean /sg 'AutoBccStayInTouch';
  EmailPreferencesStayInTouchReminder boolean /sg 'StayInTouchReminder'; SenderEmail email 'Email Sender Address'; SenderName string80 'Email Sender Name';
  Signature textarea1333 'Email Signature'; StayInTouchSubject string80 'Stay-in-Touch Email Subject';
  StayInTouchSignature textarea512 'Stay-in-Touch Email Signature'; StayInTouchNote string512 /g 'Stay-in-Touch Email Note'; Phone phone; Fax phone;
  MobilePhone phone 'Mobile'; WirelessEmail email; Alias string8*; CommunityNickname string40* 'Nickname'; BadgeText string80 /r 'User Photo badge text overlay';
  IsActive boolean 'Active' =true; TimeZoneSidKey picklist40* 'Time Zone' {${ZONES}}; UserRoleId reference >UserRole=Users 'Role ID'; LocaleSidKey picklist40* 'Locale' {${LOCALES}};
  ReceivesInfoEmails boolean 'Info Emails'; ReceivesAdminInfoEmails boolean 'Admin Info Emails';
  EmailEncodingKey picklist40* 'Email Encoding' {UTF-8~Unicode (UTF-8)|ISO-8859-1~General US & Western Europe (ISO-8859-1,
     ISO-LATIN-1)|Shift_JIS~Japanese (Shift-JIS)|ISO-2022-JP~Japanese (JIS)|EUC-JP~Japanese (EUC)|ks_c_5601-1987~Korean (ks_c_5601-1987)|Big5~Traditional Chinese (Big5)|GB2312~Simplified Chinese (GB2312)|Big5-HKSCS~Traditional Chinese Hong Kong (Big5-HKSCS)|x-SJIS_0213~Japanese (Shift-JIS_2004)};
  ProfileId reference* >Profile=Users;
  UserType picklist40 /r {Standard|PowerPartner~Partner|PowerCustomerSuccess~Customer Portal Manager|CustomerSuccess~Customer Portal User|Guest|CspLitePortal~High Volume Portal|CsnOnly~CSN Only|SelfService~Self Service};
  LanguageLocaleKey picklist40* 'Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  EmployeeNumber string20; DelegatedApproverId reference >Group,User =DelegatedUsers :-; ManagerId reference >User=ManagedUsers;
  LastLoginDate datetime /r 'Last Login'; LastPasswordChangeDate datetime /r 'Last Password Change or Reset'; &system;
  NumberOfFailedLogins int /r 'Failed Login Attempts'; OfflineTrialExpirationDate datetime /r 'Offline Edition Trial Expiration Date';
  OfflinePdaTrialExpirationDate datetime /r 'Sales Anywhere Trial Expiration Date'; UserPermissionsMarketingUser boolean /sg;
  UserPermissionsOfflineUser boolean /sg; UserPermissionsCallCenterAutoLogin boolean /sg; UserPermissionsSFContentUser boolean /sg;
  UserPermissionsKnowledgeUser boolean /sg; UserPermissionsInteractionUser boolean /sg; UserPermissionsSupportUser boolean /sg;
  UserPermissionsJigsawProspectingUser boolean /sg; UserPermissionsSiteforceContributorUser boolean /sg; UserPermissionsSiteforcePublisherUser boolean /sg;
  UserPermissionsWorkDotComUserFeature boolean /sg; ForecastEnabled boolean 'Allow Forecasting'; UserPreferencesActivityRemindersPopup boolean /sg;
  UserPreferencesEventRemindersCheckboxDefault boolean /sg; UserPreferencesTaskRemindersCheckboxDefault boolean /sg;
  UserPreferencesReminderSoundOff boolean /sg; UserPreferencesDisableAllFeedsEmail boolean /sg; UserPreferencesDisableFollowersEmail boolean /sg;
  UserPreferencesDisableProfilePostEmail boolean /sg; UserPreferencesDisableChangeCommentEmail boolean /sg;
  UserPreferencesDisableLaterCommentEmail boolean /sg; UserPreferencesDisProfPostCommentEmail boolean /sg; UserPreferencesContentNoEmail boolean /sg;
  UserPreferencesContentEmailAsAndWhen boolean /sg; UserPreferencesApexPagesDeveloperMode boolean /sg;
  UserPreferencesReceiveNoNotificationsAsApprover boolean /sg; UserPreferencesReceiveNotificationsAsDelegatedApprover boolean /sg;
  UserPreferencesHideCSNGetChatterMobileTask boolean /sg; UserPreferencesDisableMentionsPostEmail boolean /sg;
  UserPreferencesDisMentionsCommentEmail boolean /sg; UserPreferencesHideCSNDesktopTask boolean /sg; UserPreferencesHideChatterOnboardingSplash boolean /sg;
  UserPreferencesHideSecondChatterOnboardingSplash boolean /sg; UserPreferencesDisCommentAfterLikeEmail boolean /sg;
  UserPreferencesDisableLikeEmail boolean /sg; UserPreferencesSortFeedByComment boolean /sg; UserPreferencesDisableMessageEmail boolean /sg;
  UserPreferencesJigsawListUser boolean /sg; UserPreferencesDisableBookmarkEmail boolean /sg; UserPreferencesDisableSharePostEmail boolean /sg;
  UserPreferencesEnableAutoSubForFeeds boolean /sg; UserPreferencesDisableFileShareNotificationsForApi boolean /sg;
  UserPreferencesShowTitleToExternalUsers boolean /sg; UserPreferencesShowManagerToExternalUsers boolean /sg;
  UserPreferencesShowEmailToExternalUsers boolean /sg; UserPreferencesShowWorkPhoneToExternalUsers boolean /sg;
  UserPreferencesShowMobilePhoneToExternalUsers boolean /sg; UserPreferencesShowFaxToExternalUsers boolean /sg;
  UserPreferencesShowStreetAddressToExternalUsers boolean /sg; UserPreferencesShowCityToExternalUsers boolean /sg;
  UserPreferencesShowStateToExternalUsers boolean /sg; UserPreferencesShowPostalCodeToExternalUsers boolean /sg;
  UserPreferencesShowCountryToExternalUsers boolean /sg; UserPreferencesShowProfilePicToGuestUsers boolean /sg;
  UserPreferencesShowTitleToGuestUsers boolean /sg; UserPreferencesShowCityToGuestUsers boolean /sg; UserPreferencesShowStateToGuestUsers boolean /sg;
  UserPreferencesShowPostalCodeToGuestUsers boolean /sg; UserPreferencesShowCountryToGuestUsers boolean /sg;
  UserPreferencesShowForecastingChangeSignals boolean /sg; UserPreferencesLiveAgentMiawSetupDeflection boolean /sg;
  UserPreferencesHideS1BrowserUI boolean /sg; UserPreferencesDisableEndorsementEmail boolean /sg; UserPreferencesPathAssistantCollapsed boolean /sg;
  UserPreferencesCacheDiagnostics boolean /sg; UserPreferencesShowEmailToGuestUsers boolean /sg; UserPreferencesShowManagerToGuestUsers boolean /sg;
  UserPreferencesShowWorkPhoneToGuestUsers boolean /sg; UserPreferencesShowMobilePhoneToGuestUsers boolean /sg;
  UserPreferencesShowFaxToGuestUsers boolean /sg; UserPreferencesShowStreetAddressToGuestUsers boolean /sg;
  UserPreferencesLightningExperiencePreferred boolean /sg; UserPreferencesPreviewLightning boolean /sg;
  UserPreferencesHideEndUserOnboardingAssistantModal boolean /sg; UserPreferencesHideLightningMigrationModal boolean /sg;
  UserPreferencesHideSfxWelcomeMat boolean /sg; UserPreferencesHideBiggerPhotoCallout boolean /sg; UserPreferencesGlobalNavBarWTShown boolean /sg;
  UserPreferencesGlobalNavGridMenuWTShown boolean /sg; UserPreferencesCreateLEXAppsWTShown boolean /sg; UserPreferencesFavoritesWTShown boolean /sg;
  UserPreferencesRecordHomeSectionCollapseWTShown boolean /sg; UserPreferencesRecordHomeReservedWTShown boolean /sg;
  UserPreferencesFavoritesShowTopFavorites boolean /sg; UserPreferencesExcludeMailAppAttachments boolean /sg;
  UserPreferencesSuppressTaskSFXReminders boolean /sg; UserPreferencesSuppressEventSFXReminders boolean /sg; UserPreferencesPreviewCustomTheme boolean /sg;
  UserPreferencesHasCelebrationBadge boolean /sg; UserPreferencesUserDebugModePref boolean /sg; UserPreferencesSRHOverrideActivities boolean /sg;
  UserPreferencesNewLightningReportRunPageEnabled boolean /sg; UserPreferencesReverseOpenActivitiesView boolean /sg;
  UserPreferencesShowTerritoryTimeZoneShifts boolean /sg; UserPreferencesHasSentWarningEmail boolean /sg; UserPreferencesHasSentWarningEmail238 boolean /sg;
  UserPreferencesHasSentWarningEmail240 boolean /sg; UserPreferencesNativeEmailClient boolean /sg; UserPreferencesShowForecastingRoundedAmounts boolean /sg;
  ContactId reference >Contact=?Users; AccountId reference /r >Account=Users; CallCenterId reference >CallCenter :-; Extension phone;
  PortalRole picklist40 'Portal Role Level' {Executive|Manager|Worker~User|PersonAccount~Person Account}; IsPortalEnabled boolean;
  FederationIdentifier string512 /g 'SAML Federation ID'; AboutMe textarea1000; FullPhotoUrl url1024 /rg 'Url for full-sized Photo';
  SmallPhotoUrl url1024 /rg 'Photo'; IsExtIndicatorVisible boolean /r 'Show external indicator'; OutOfOfficeMessage string40 /r 'Out of office message';
  MediumPhotoUrl url1024 /rg 'Url for medium profile photo'; DigestFrequency picklist40* 'Chatter Email Highlights Frequency' {D~Daily|W~Weekly|N~Never*};
  DefaultGroupNotificationFrequency picklist40* 'Default Notification Frequency when Joining Groups' {P~Email on Each Post|D~Daily Digests|W~Weekly Digests|N~Never*};
  JigsawImportLimitOverride int 'Data.com Monthly Addition Limit'; LastViewedDate datetime; LastReferencedDate datetime;
  BannerPhotoUrl url1024 /rg 'Url for banner photo'; SmallBannerPhotoUrl url1024 /rg 'Url for IOS banner photo';
  MediumBannerPhotoUrl url1024 /rg 'Url for Android banner photo'; IsProfilePhotoActive boolean /r 'Has Profile Photo'; IndividualId reference >Individual=?;
@UserRole 00E 'Role' +cuds setup
  Name #string80*; ParentRoleId reference >UserRole :-; RollupDescription string80 'Description';
  OpportunityAccessForAccountOwner picklist40* 'Opportunity Access Level for Account Owner' {None~Private|Read~Read Only|Edit~Read/Write};
  CaseAccessForAccountOwner picklist40 'Case Access Level for Account Owner' {None~Private|Read~Read Only|Edit~Read/Write};
  ContactAccessForAccountOwner picklist40 /r 'Contact Access Level for Account Owner' {None~Private|Read~Read Only|Edit~Read/Write};
  ForecastUserId reference >User :- 'User ID'; MayForecastManagerShare boolean /r; LastModifiedDate datetime*; LastModifiedById reference* >User;
  SystemModstamp datetime*; DeveloperName string80; PortalAccountId reference /r >Account :- 'Account ID';
  PortalType picklist40 /r {None|CustomerPortal~Customer Portal|Partner~Partner Portal};
  PortalRole picklist40 /r {Executive|Manager|Worker~User|PersonAccount~Person Account}; PortalAccountOwnerId reference /r >User :- 'User ID';
@UserLicense 100 +
  LicenseDefinitionKey string40* /r 'License Def. ID'; TotalLicenses int* /r; Status picklist40* /r {Active|Disabled}; UsedLicenses int* /r;
  UsedLicensesLastUpdated datetime* /r; Name #string40* /r; MasterLabel string80* /r; CreatedDate datetime*; LastModifiedDate datetime*;
  SystemModstamp datetime*;
@UserShare - +
  UserId reference* >User=!Shares; UserOrGroupId reference* >Group,User =! 'User/Group ID'; UserAccessLevel picklist* {Read~Read Only|Edit~Read/Write};
  RowCause picklist {Owner|Manual~Manual Sharing|Rule~Sharing Rule|ImplicitChild~Account Sharing|ImplicitParent~Associated record owner or sharing|ImplicitPerson~Person Contact|Team~Sales Team|Territory~Territory Assignment Rule|TerritoryManual~Territory Manual|Territory2AssociationManual~Territory Manual|TerritoryRule~Territory Sharing Rule|Territory2Forecast~Territory assignment for forecasting and reporting|GuestRule~Guest User Sharing Rule|GuestParentImplicit~Associated guest user sharing|GuestPersonImplicit~Associated Guest User Sharing|SurveyShare~Survey Sharing Rule|CompliantDataSharing~Compliant Data Sharing|MfgTargetShare~Manufacturing Target Sharing Rule|SharingRecordCollection~Record Collection};
  LastModifiedDate datetime*; LastModifiedById reference* >User; IsActive boolean 'Active';
@UserLogin 0Yw +u
  UserId reference /r >User :-; IsFrozen boolean; IsPasswordLocked boolean; LastModifiedDate datetime*; LastModifiedById reference* >User;
@UserPreference 03u +cud
  UserId reference* >User=!UserPreferences :-;
  Preference picklist40* {57~Event Reminder Default Lead Time|58~Task Reminder Default Time|91~Prevent Logs on Load|92~Autocomplete Apex After Key Press|93~Visualforce Viewstate Inspector*|94~Forecasting Displayed Type|96~Editor Theme|97~Editor Font Size|98~Pinned Folders|99~Enable Query Plan|100~Enable New Open Dialog|101~Email Transport Type|102~Pinned Wave Folders|108~Density|109~Lightning Flow Builder preferences|111~Format With Tabs|112~Format Tab Width|113~Format Print Width|114~Record Page Activities Display|118~Lightning Flow Explorer preferences|119~Migrate to Flow preferences|120~Simple Auth Option preferences|122~Sales Alert Notifications Snooze Time};
  Value textarea10000; SystemModstamp datetime*;
@UserRecordAccess - + view
  UserId reference* /rs >User :-; RecordId picklist40* /r 'Record ID'; HasReadAccess boolean /r; HasEditAccess boolean /r; HasDeleteAccess boolean /r;
  HasTransferAccess boolean /r; HasAllAccess boolean /r;
  MaxAccessLevel picklist40 /rf 'Maximum Access Level' {None~Private|Read~Read Only|Edit~Read/Write|Delete|Transfer~Read/Write/Transfer|All~Owner};
@UserPackageLicense 051 +cud setup
  PackageLicenseId reference* /o >PackageLicense=!; UserId reference* /o >User=! 'Assigned User ID'; &system;
@Profile 00e +uds setup
  Name #string*; &permissions; UserLicenseId reference* /r >UserLicense;
  UserType picklist40 /r {Standard|PowerPartner~Partner|PowerCustomerSuccess~Customer Portal Manager|CustomerSuccess~Customer Portal User|Guest|CspLitePortal~High Volume Portal|CsnOnly~CSN Only|SelfService~Self Service};
  &system; Description string; LastViewedDate datetime; LastReferencedDate datetime;
@Group 00G +cuds setup
  Name #string40*; DeveloperName string80; RelatedId reference /r >User,UserRole=!;
  Type picklist40* /o {AllCustomerPortal|ChannelProgramGroup|CollaborationGroup|Manager|ManagerAndSubordinatesInternal|Organization|Participant|PRMOrganization|Queue|Regular|Role|RoleAndSubordinates|RoleAndSubordinatesInternal|SharingRecordCollGroup|Territory|TerritoryAndSubordinates};
  Email email255; OwnerId reference* /o >Organization,User; DoesSendEmailToMembers boolean 'Send Email to Members';
  DoesIncludeBosses boolean 'Include Bosses'; &system;
@GroupMember 011 +cd setup
  GroupId reference* /o >Group=!GroupMembers; UserOrGroupId reference* /o >Group,User =! 'User/Group ID'; SystemModstamp datetime*;
@QueueSobject 03g 'Queue sObject' +cd setup
  QueueId reference* /o >Group=!QueueSobjects 'Group ID'; SobjectType picklist40* /o 'sObject Type'; CreatedById reference* >User; SystemModstamp datetime*;
@Organization 00D +u
  Name #string80*; Division string80; &address; Phone phone; Fax phone; SelfServiceEmailSenderAddress email; PrimaryContact string80; DefaultLocaleSidKey picklist40* 'Locale' {${LOCALES}};
  TimeZoneSidKey picklist40* 'Time Zone' {${ZONES}};
  LanguageLocaleKey picklist40* 'Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  ReceivesInfoEmails boolean 'Info Emails'; ReceivesAdminInfoEmails boolean 'Info Emails Admin'; PreferencesRequireOpportunityProducts boolean /sg;
  PreferencesTransactionSecurityPolicy boolean /sg; PreferencesConsentManagementEnabled boolean /sg; PreferencesAutoSelectIndividualOnMerge boolean /sg;
  PreferencesLightningLoginEnabled boolean /sg; PreferencesOnlyLLPermUserAllowed boolean /sg; FiscalYearStartMonth int /r 'Fiscal Year Starts In';
  UsesStartDateAsFiscalYearName boolean /r 'Fiscal Year Name by Start';
  DefaultAccountAccess picklist40 /r {None~Private|Read~Read Only|Edit~Read/Write|ControlledByLeadOrContact|ControlledByCampaign};
  DefaultContactAccess picklist40 /r {None~Private|Read~Read Only|Edit~Read/Write|ControlledByParent~Controlled By Parent};
  DefaultOpportunityAccess picklist40 /r {None~Private|Read~Read Only|Edit~Read/Write|ControlledByLeadOrContact|ControlledByCampaign};
  DefaultLeadAccess picklist40 /r {None~Private|Read~Read Only|Edit~Read/Write|ReadEditTransfer~Read/Write/Transfer};
  DefaultCaseAccess picklist40 /r {None~Private|Read~Read Only|Edit~Read/Write|ReadEditTransfer~Read/Write/Transfer};
  DefaultCalendarAccess picklist40 /r {HideDetails~Hide Details|HideDetailsInsert~Hide Details and Add Events*|ShowDetails~Show Details|ShowDetailsInsert~Show Details and Add Events|AllowEdits~Full Access};
  DefaultPricebookAccess picklist40 /r 'Default Price Book Access' {None~No Access|Read~View Only|ReadSelect~Use};
  DefaultCampaignAccess picklist40 /r {None~Private|Read~Read Only|Edit~Read/Write|All~Owner}; &system; ComplianceBccEmail email /r 'Compliance BCC Email';
  UiSkin picklist40 'UI Skin' {Theme1~salesforce.com Classic|Theme2~Salesforce|PortalDefault~Portal Default|Webstore|Theme3~Aloha*};
  SignupCountryIsoCode string2 /r 'Signup Country'; TrialExpirationDate datetime /r; NumKnowledgeService int /r 'Knowledge Licenses';
  OrganizationType picklist40 /r 'Edition' {Team Edition|Professional Edition|Enterprise Edition|Developer Edition|Personal Edition|Unlimited Edition|Contact Manager Edition|Base Edition};
  NamespacePrefix string15 /r; InstanceName string40 /r; IsSandbox boolean /r; WebToCaseDefaultOrigin string40 'Web to Cases Default Origin';
  MonthlyPageViewsUsed int /r; MonthlyPageViewsEntitlement int /r 'Monthly Page Views Allowed'; IsReadOnly boolean /r;
@PermissionSet 0PS +cuds setup
  Name #string80* 'Permission Set Name'; Label string80* 'Permission Set Label'; LicenseId reference /o >PermissionSetLicense,UserLicense;
  ProfileId reference /r >Profile; IsOwnedByProfile boolean /r; IsCustom boolean /r; &permissions; Description string; &system; NamespacePrefix string15 /r;
  HasActivationRequired boolean 'Session Activation Required'; PermissionSetGroupId reference /r >PermissionSetGroup 'PermissionSetGroup ID';
  Type picklist /r 'Permission Set Type' {Regular*|Profile|Group|Session|Integration|Standard};
@PermissionSetAssignment 0Pa +cd setup
  PermissionSetId reference /o >PermissionSet=Assignments 'PermissionSet ID';
  PermissionSetGroupId reference /o >PermissionSetGroup=Assignments 'PermissionSetGroup ID'; AssigneeId reference* /o >User=!PermissionSetAssignments;
  SystemModstamp datetime*; ExpirationDate datetime 'Expires On'; IsActive boolean; IsRevoked boolean;
@PermissionSetGroup 0PG +cuds setup deleted
  DeveloperName string80* 'API Name';
  Language picklist40 'Master Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  MasterLabel string80* 'Label'; NamespacePrefix string15 /r; &system; Description textarea; Status picklist* /o {Updated*|Outdated|Updating|Failed};
  HasActivationRequired boolean 'Session Activation Required';
@PermissionSetGroupComponent 0PM +cd setup deleted
  &system; PermissionSetGroupId reference* /o >PermissionSetGroup=!PermissionSetGroupComponents 'PermissionSetGroup ID';
  PermissionSetId reference* /o >PermissionSet=!PermissionSetGroupComponents 'PermissionSet ID or MutingPermissionSet ID';
@PermissionSetLicense 0PL + deleted
  DeveloperName string80* /r;
  Language picklist40* /r 'Master Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  MasterLabel string80* /r 'Permission Set License Label'; &system; PermissionSetLicenseKey string81* /r; TotalLicenses int* /r;
  Status picklist40* /r {Active|Disabled}; ExpirationDate date /r; &permissions Maximum; UsedLicenses int* /r; MigratableLicenses int* 'Licenses to Migrate';
  IsAvailableForIntegrations boolean 'Is License Available for Integrations?';
  LicenseExpirationPolicy picklist {AllowNamespaceAccess~Allow package access|BlockNamespaceAccess~Block package access}; IsSupplementLicense boolean;
@PermissionSetLicenseAssign 2LA 'Permission Set License Assignment' +cud setup deleted
  &system; PermissionSetLicenseId reference* /o >PermissionSetLicense=!PermissionSetLicenseAssignments;
  AssigneeId reference* /o >User=!PermissionSetLicenseAssignments 'User ID';
@PermissionSetTabSetting 01P +cud setup
  ParentId reference* /o >PermissionSet=!; Visibility picklist40* {DefaultOff~Default Off|DefaultOn~Default On}; Name #string60* /r 'Tab Name';
  SystemModstamp datetime*;
@MutingPermissionSet 0QM +cud setup deleted
  DeveloperName string80* 'Muting Permission Set Name';
  Language picklist40 'Master Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  MasterLabel string80* 'Muting Permission Set Label'; &system; &permissions;
@ObjectPermissions 110 +cud setup
  ParentId reference* /o >PermissionSet=!ObjectPerms; SobjectType picklist40* /o 'SObject Type Name'; &permissions; &system;
  PermissionsViewAllFields boolean;
@FieldPermissions 01k +cud setup
  ParentId reference* /o >PermissionSet=!FieldPerms; SobjectType picklist40* /o 'SObject Type Name'; Field picklist40* /o 'Field Name'; &permissions;
  SystemModstamp datetime*;
@SetupEntityAccess 0J0 +cd setup
  ParentId reference* /o >PermissionSet=!SetupEntityAccessItems;
  SetupEntityId reference* /o >ApexClass,ApexPage,ConnectedApplication,CustomPermission,ExternalDataSource,NamedCredential,
    OrgWideEmailAddress =!SetupEntityAccessItems;
  SetupEntityType picklist40 /r {ApexClass|ApexPage|ConnectedApplication|ConnectedApplication|CustomEntityDefinition|CustomPermission|ExternalCredentialParameter|ExternalDataSource|FlowDefinition|NamedCredential|Network|OrgWideEmailAddress|TabSet};
  SystemModstamp datetime*;
@CustomPermission 0CP + setup deleted
  DeveloperName string80* /r 'Name';
  Language picklist40* /r 'Master Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  MasterLabel string80* /r 'Label'; NamespacePrefix string15 /r; IsProtected boolean /r 'Protected Component'; &system; Description textarea /r;
  IsLicensed boolean /r 'License Required';
@CustomPermissionDependency 0PD + setup deleted
  &system; CustomPermissionId reference* /r >CustomPermission=!CustomPermissionItem;
  RequiredCustomPermissionId reference* /r >CustomPermission=!CustomPermissionDependencyItem 'Custom Permission ID';
@LoginHistory 0Ya +
  UserId reference >User=! :-; LoginTime datetime*; LoginType picklist*; SourceIp string 'Source IP'; LoginUrl string 'Login URL';
  NetworkId reference >Network :-; AuthenticationServiceId reference >AuthProvider :-; LoginGeoId reference >LoginGeo 'Login Geo Data ID';
  TlsProtocol picklist 'TLS Protocol' {TLS 1.0|TLS 1.1|TLS 1.2|TLS 1.3|Unknown}; CipherSuite picklist 'TLS Cipher Suite';
  OptionsIsGet boolean /sg 'Login via GET'; OptionsIsPost boolean /sg 'Login via POST'; Browser string /f; Platform string /f; Status string /f;
  Application string /f; ClientVersion string /f; ApiType string /f 'API Type'; ApiVersion string /f 'API Version'; CountryIso string 'Country Code';
@LoginIp 710 'Login IP' +
  UsersId reference* /r >User=! 'User ID'; SourceIp string39 /r 'Source IP'; CreatedDate datetime*; IsAuthenticated boolean /r 'IsAuthenticated';
  ChallengeSentDate datetime /r 'Challenge SentDate'; ChallengeMethod picklist40 /r {Email|SMS|TOTP_CHOICE|TOTP_ONLY};
@AuthSession 0Ak +d
  UsersId reference /r >User 'User ID'; CreatedDate datetime*; LastModifiedDate datetime*; NumSecondsValid int* /r 'Valid For';
  UserType picklist40* /r {Standard|PowerPartner~Partner|PowerCustomerSuccess~Customer Portal Manager|CustomerSuccess~Customer Portal User|Guest|CspLitePortal~High Volume Portal|CsnOnly~CSN Only|SelfService~Self Service};
  SourceIp string39* /r 'Source IP'; LoginType picklist40 /r 'Login'; SessionType picklist40 /r;
  SessionSecurityLevel picklist40 /r {LOW|STANDARD|HIGH_ASSURANCE}; LogoutUrl string1500 /rg 'Logout URL';
  ParentId reference /r >AuthSession :- 'Auth Session ID'; LoginHistoryId reference /r >LoginHistory; LoginGeoId reference /r >LoginGeo 'Login Geo Data ID';
  IsCurrent boolean /r 'Current Session';
@SessionPermSetActivation 5Pa 'Session Permission Set Activation' + deleted
  &system; AuthSessionId reference* /r >AuthSession=SessionPermSetActivations;
  PermissionSetId reference /r >PermissionSet=SessionActivations 'PermissionSet ID'; UserId reference* /r >User=!SessionPermSetActivations;
  Description textarea /r; PermissionSetGroupId reference >PermissionSetGroup=SessionActivations 'PermissionSetGroup ID';
@LogoutEventStream 0PH + event noquery
  ReplayId string1000 /rfsg 'Replay ID'; CreatedDate datetime* /fs; CreatedById reference* /fsg >User; EventUuid string /fsg 'Event UUID';
  EventIdentifier string80 /rfsg; UserId reference /rfsg >User; Username string80 /rfsg; EventDate datetime /rfs; RelatedEventIdentifier string80 /rfsg;
  SessionKey string24 /rfsg; LoginKey string24 /rfsg; SessionLevel picklist /rfsg {LOW|STANDARD|HIGH_ASSURANCE}; SourceIp string /rfsg 'Source IP';
@LoginEvent - + event
  CreatedDate datetime* /fs; EventIdentifier string* /g; UserId reference /fsg >User; Username string /fsg; EventDate datetime*;
  RelatedEventIdentifier string /fsg; PolicyId reference /fsg >TransactionSecurityPolicy 'Transaction Security Policy ID';
  PolicyOutcome picklist /fsg {Block|FreezeUser|EndSession|Notified|NoAction|TwoFAInitiated|TwoFASucceeded|TwoFADenied|Error|TwoFAInProgress|TwoFARecoverableError|TwoFAFailedGeneralError|TwoFAFailedInvalidCode|TwoFAFailedTooManyAttempts|TwoFAAutomatedSuccess|TwoFAReportedDenied|TwoFANoAction|FailedPasswordLockout|FailedInvalidPassword};
  EvaluationTime double /fs; SessionKey string /fsg; LoginKey string /fsg; SessionLevel picklist /fsg {LOW|STANDARD|HIGH_ASSURANCE};
  SourceIp string /fsg 'Source IP'; AdditionalInfo string /fsg 'Additional Information'; ApiType string /fsg 'API Type'; ApiVersion string /fsg 'API Version';
  Application string /fsg; AuthServiceId reference /fsg >Name :- 'Authentication Service ID'; Browser string /fsg;
  HttpMethod picklist /fsg 'HTTP Method' {Unknown|GET|POST}; CountryIso string /fsg 'Country Code'; CipherSuite picklist /fsg 'TLS Cipher Suite';
  ClientVersion string /fsg; LoginGeoId reference /fsg >Name :- 'Login Geo Data ID'; LoginHistoryId reference /fsg >Name :-; LoginType picklist /fsg;
  LoginUrl string /fsg 'Login URL'; NetworkId reference /fsg >Network; Platform string /fsg; Status string /fsg;
  TlsProtocol picklist /fsg 'TLS Protocol' {TLS 1.0|TLS 1.1|TLS 1.2|TLS 1.3|Unknown};
  UserType picklist /fsg {Standard|PowerPartner~Partner|PowerCustomerSuccess~Customer Portal Manager|CustomerSuccess~Customer Portal User|Guest|CspLitePortal~High Volume Portal|CsnOnly~CSN Only|SelfService~Self Service};
@PackageLicense 050 +
  Status picklist40* /r {Trial|Free|Active}; IsProvisioned boolean /r; AllowedLicenses int* /r; UsedLicenses int* /r;
  IsAvailableForIntegrations boolean 'Enabled for Platform Integrations'; ExpirationDate datetime /r; CreatedDate datetime*; LastModifiedDate datetime*;
  SystemModstamp datetime*; NamespacePrefix string40* /r;
@ConnectedApplication 0H4 'Connected App' +s
  Name #string80* /r 'Connected App Name'; &system; OptionsAllowAdminApprovedUsersOnly boolean /rsg 'AllowAdminApprovedUsersOnly';
  OptionsRefreshTokenValidityMetric boolean /rsg 'RefreshTokenValidityMetric'; OptionsHasSessionLevelPolicy boolean /rsg 'HasSessionLevelPolicy';
  OptionsIsInternal boolean /rsg 'isInternal'; OptionsFullContentPushNotifications boolean /rsg 'FullContentPushNotifications';
  OptionsCodeCredentialGuestEnabled boolean /sg 'CodeCredentialGuestEnabled'; OptionsAppIssueJwtTokenEnabled boolean /sg 'AppIssueJwtTokenEnabled';
  OptionsTokenExchangeManageBitEnabled boolean /sg 'TokenExchangeManageBitEnabled';
  MobileSessionTimeout picklist40 /r 'Lock App After' {1~1 minute|5~5 minutes|10~10 minutes*|30~30 minutes|60~60 minutes|120~120 minutes|180~180 minutes|240~240 minutes};
  PinLength picklist40 /r 'PIN Length' {4|5|6|7|8}; StartUrl url2400 /rg 'Start URL'; MobileStartUrl url2400 /rg 'Mobile Start URL';
  RefreshTokenValidityPeriod int /r 'Refresh Token Policy:'; UvidTimeout picklist {1~1 Minute|5~5 Minutes|10~10 Minutes|15~15 Minutes|30~30 Minutes};
  NamedUserUvidTimeout picklist {1~1 Minute|5~5 Minutes|10~10 Minutes|15~15 Minutes|30~30 Minutes};
@OauthToken 0CQ +
  AccessToken string /r; UserId reference /r >User; RequestToken string /r; CreatedDate datetime; AppName string /r 'Application Name';
  LastUsedDate datetime /r; UseCount int /r; DeleteToken string /r; AppMenuItemId reference /r >AppMenuItem 'AppMenuItem ID';
@AuthProvider 0SO 'Auth. Provider' +cud
  CreatedDate datetime*;
  ProviderType picklist40* {Facebook|Janrain|Salesforce|OpenIdConnect~Open ID Connect|MicrosoftACS~Microsoft Access Control Service|LinkedIn|Twitter|Google|GitHub|Custom|Apple|Evergreen|Slack|HubSpot~Hubspot|Microsoft|MuleSoft|Bitbucket};
  FriendlyName string32* 'Name'; DeveloperName string32* 'URL Suffix'; RegistrationHandlerId reference >ApexClass :- 'Class ID';
  ExecutionUserId reference >User :- 'User ID'; ConsumerKey string256 /g; ConsumerSecret string100 /rfsg; ErrorUrl string500 /g 'Custom Error URL';
  AuthorizeUrl url1024 /g 'Authorize Endpoint URL'; TokenUrl url1024 /g 'Token Endpoint URL'; UserInfoUrl url1024 /g 'User Info Endpoint URL';
  DefaultScopes string256 /g; IdTokenIssuer string1024 /g 'Token Issuer'; OptionsSendAccessTokenInHeader boolean /sg 'Send access token in header';
  OptionsSendClientCredentialsInHeader boolean /sg 'Send client credentials in header'; OptionsIncludeOrgIdInId boolean /sg;
  OptionsSendSecretInApis boolean /sg 'Include Consumer Secret in SOAP API Responses'; OptionsIsMuleSoftUS boolean /sg 'isMuleSoftUS';
  OptionsIsMuleSoftEU boolean /sg 'isMuleSoftEU'; OptionsRequireMfa boolean /sg 'requireMfa';
  OptionsIsSegmentIntelligence boolean /sg 'IsSegmentIntelligence'; OptionsIsPkceEnabled boolean /sg 'isPkceEnabled';
  OptionsIsWebDataConnector boolean /sg 'IsWebDataConnector'; OptionsIsBitbucket boolean /sg 'isBitbucket'; IconUrl url1024 /g 'Icon URL';
  LogoutUrl url1500 /g 'Custom Logout URL'; PluginId reference >ApexClass :- 'Class ID'; CustomMetadataTypeRecord string15;
  EcKey string30 'Elliptic Curve Key'; AppleTeam string12; SsoKickoffUrl url /rfsg 'Single Sign-On Initialization URL';
  LinkKickoffUrl url /rfsg 'Existing User Linking URL'; OauthKickoffUrl url /rfsg 'OAuth-Only Initialization URL';
@ThirdPartyAccountLink 0Jr +
  ThirdPartyAccountLinkKey string /r 'Third Party Account Link Unique Key'; UserId reference /r >User;
  SsoProviderId reference /r >AuthProvider 'Auth. Provider ID'; Handle string375 /rg 'External User Handle'; RemoteIdentifier string128 /r 'External User Id';
  Provider string128 /r; SsoProviderName string /r 'Single Sign-On Provider Name'; IsNotSsoUsable boolean /r 'Is Not SSO Usable';
@VerificationHistory - 'Identity Verification History' + deleted
  EventGroup int* 'Verification Attempt'; VerificationTime datetime* 'Time';
  VerificationMethod picklist 'Method' {Totp~One-time password|Sms~Text message|Email~Email message|SalesforceAuthenticator~Salesforce Authenticator|TempCode~Temporary code|U2F~U2F security key|LL~Lightning Login|EnableLL~Lightning Login|Password|BuiltInAuthenticator~Built-In Authenticator};
  UserId reference* >User;
  Activity picklist* 'User Activity' {Registration~Register for verification|ExtraVerification~Perform an operation that requires extra verification|Login~Log in to Salesforce|AccessReports~Access reports|ExportPrintReports~Export and print reports|ConnectedApp~Access a connected app|Apex~Apex-defined activity|TempCode~Generate a temporary verification code|EnableLL~Enroll in Lightning Login|ConnectTotp~Connect a One-Time Password Generator|ConnectToopher~Connect Salesforce Authenticator|ConnectU2F~Connect a U2F Security Key|ChangeEmail~Change your email address|ListView~Access the list view|ConnectSms~Connect a mobile phone number|ConnectWebAuth~Connect a built-in authenticator};
  Status picklist* {Initiated|InProgress|Succeeded|Denied~Access denied|RecoverableError~Failed: Recoverable error|FailedGeneralError~Failed: General error|FailedInvalidCode~Failed: Invalid verification code|FailedTooManyAttempts~Failed: Too many attempts|AutomatedSuccess~Succeeded: Automated response|ReportedDenied~Access denied: Flagged by user|FailedPasswordLockout~Failed: Password Lockout|FailedInvalidPassword~Failed: Invalid Password};
  LoginHistoryId reference* >LoginHistory; SourceIp string* 'Source IP'; LoginGeoId reference >LoginGeo 'Login Geo Data ID';
  Remarks string 'Activity Message'; ResourceId reference >ConnectedApplication 'Connected App ID';
  Policy picklist* 'Triggered By' {HighAssurance~High assurance session required|PageAccess~Access a protected page|ProfilePolicy~Profile session level policy|TwoFactorAuthentication~Multi-factor authentication required|DeviceActivation~Activation|ExtraVerification~Extra Verification|LightningLogin~Lightning Login|EnableLightningLogin~Enroll in Lightning Login|CustomApex~Apex method|PasswordlessLogin~Passwordless Login};
  &system;
`;
