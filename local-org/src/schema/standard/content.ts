/** Standard objects: files. Notation: see ../notation.ts. */
export const CONTENT = `
@ContentVersion 068 +cus history change deleted
  ContentDocumentId reference* /o >ContentDocument=!ContentVersions 'ContentDocument ID'; IsLatest boolean /r; ContentUrl url1333 /g 'Content URL';
  ContentBodyId reference /r >ContentBody=!; VersionNumber string20 /r; Title #string*; Description textarea1000; ReasonForChange string1000 /g;
  SharingOption picklist40* 'Prevent others from sharing and unsharing' {A~Freeze Sharing Off*|R~Freeze Sharing On};
  SharingPrivacy picklist40* 'File Privacy on Records' {N~Visible to Anyone With Record Access*|P~Private on Records}; PathOnClient string500 /og;
  RatingCount int /r; ContentModifiedDate datetime /r; ContentModifiedById reference /r >User 'User ID'; PositiveRatingCount int /r;
  NegativeRatingCount int /r; FeaturedContentBoost int /r; FeaturedContentDate date /r; OwnerId reference* >User; &system; TagCsv textarea2000 'Tags';
  FileType string20* /o; PublishStatus picklist40* /o {U~Upload Interrupted*|P~Public|R~Private Library}; VersionData base64; ContentSize int /r 'Size';
  FileExtension string40 /r;
  FirstPublishLocationId reference /o >Account,Asset,AssetRelationship,AssignedResource,AuthorizationFormText,Campaign,Case,CollaborationGroup,
    CommSubscription,CommSubscriptionChannelType,CommSubscriptionConsent,Contact,ContentWorkspace,Contract,ContractLineItem,Dashboard,DashboardComponent,
    EmailMessage,EmailTemplate,EngagementChannelType,EnhancedLetterhead,Entitlement,Event,FulfillmentOrder,Lead,ListEmail,Location,MessagingSession,Network,
    OperatingHours,Opportunity,Order,OrderItem,Organization,OutgoingEmail,PartyConsent,Payment,Product2,Report,ReturnOrder,ReturnOrderLineItem,
    ServiceAppointment,ServiceAppointmentAttendee,ServiceContract,ServiceResource,ServiceResourceSkill,ServiceTerritory,ServiceTerritoryMember,Site,Solution,
    Task,Topic,User,WorkOrder,WorkOrderLineItem,WorkType;
  Origin picklist40* /o 'Content Origin' {C~Content*|H~Chatter}; NetworkId reference /o >Network :-;
  ContentLocation picklist40* /o {S~Salesforce*|E~External|L~Social Customer Service}; TextPreview string /r; ExternalDocumentInfo1 string1000 /g;
  ExternalDocumentInfo2 string1000 /g; ExternalDataSourceId reference /o >ExternalDataSource=?; Checksum string50 /r;
  IsMajorVersion boolean /o 'Major Version'; IsAssetEnabled boolean /rfs 'Asset File Enabled'; VersionDataUrl string 'Version Data URL';
@ContentDocument 069 +uds history feed change deleted
  &system; IsArchived boolean; ArchivedById reference /r >User :- 'User ID'; ArchivedDate date /r; OwnerId reference* >User; Title #string*;
  PublishStatus picklist40* /r {U~Upload Interrupted*|P~Public|R~Private Library}; LatestPublishedVersionId reference /r >ContentVersion;
  ParentId reference >ContentWorkspace=! :-; LastViewedDate datetime; LastReferencedDate datetime; Description textarea1000; ContentSize int /r 'Size';
  FileType string20 /r; FileExtension string40 /r;
  SharingOption picklist40 'Prevent others from sharing and unsharing' {A~Freeze Sharing Off*|R~Freeze Sharing On};
  SharingPrivacy picklist40 'File Privacy on Records' {N~Visible to Anyone With Record Access*|P~Private on Records}; ContentModifiedDate datetime /r;
  ContentAssetId reference >ContentAsset 'Asset File ID';
@ContentNote 069 'Note' +cuds deleted
  &system; Title #string*; OwnerId reference* >User; FileExtension string40 /r; FileType string20 /r; ContentSize int /r 'Size'; Content base64; TextPreview string /r;
  LatestPublishedVersionId reference /r >ContentVersion :-; LatestContentId reference /r >ContentBody :-; IsReadOnly boolean /r;
  SharingPrivacy picklist40 {N~Visible to Anyone With Record Access*|P~Private on Records}; LastViewedDate datetime;
@ContentDocumentLink 06A +cud change deleted
  LinkedEntityId reference* /o >Account,Asset,AssetRelationship,AssignedResource,AuthorizationFormText,Campaign,Case,CollaborationGroup,CommSubscription,
    CommSubscriptionChannelType,CommSubscriptionConsent,Contact,ContentWorkspace,Contract,ContractLineItem,Dashboard,DashboardComponent,EmailMessage,
    EmailTemplate,EngagementChannelType,EnhancedLetterhead,Entitlement,Event,FulfillmentOrder,Lead,ListEmail,Location,MessagingSession,Network,OperatingHours,
    Opportunity,Order,OrderItem,Organization,OutgoingEmail,PartyConsent,Payment,Product2,Report,ReturnOrder,ReturnOrderLineItem,ServiceAppointment,
    ServiceAppointmentAttendee,ServiceContract,ServiceResource,ServiceResourceSkill,ServiceTerritory,ServiceTerritoryMember,Site,Solution,Task,Topic,User,
    WorkOrder,WorkOrderLineItem,WorkType =!ContentDocumentLinks;
  ContentDocumentId reference* /o >ContentDocument=!ContentDocumentLinks 'ContentDocument ID'; SystemModstamp datetime*;
  ShareType picklist40 {V~Viewer|C~Collaborator|I~Inferred}; Visibility picklist40 {AllUsers~All Users|InternalUsers~Standard Users|SharedUsers~Shared Users};
@ContentDocumentSubscription 057 +d
  UserId reference* /r >User=!; ContentDocumentId reference* /r >ContentDocument=! 'Document ID'; IsCommentSub boolean /r 'Is Comment Subscription';
  IsDocumentSub boolean /r 'Is Document Subscription';
@ContentAsset 03S 'Asset File' +cud deleted
  DeveloperName string80* 'Unique Name';
  Language picklist40 'Master Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  MasterLabel string80* 'Label'; NamespacePrefix string15 /r; &system; ContentDocumentId reference /r >ContentDocument 'ContentDocument ID';
  IsVisibleByExternalUsers boolean 'Let unauthenticated users see this asset file';
@ContentBody 05T + noquery

@ContentDistribution 05D 'Content Delivery' +cud deleted
  &system; OwnerId reference* >User=!; Name #string100* 'Content Delivery Name'; ContentVersionId reference* /o >ContentVersion=! 'ContentVersion ID';
  ContentDocumentId reference /r >ContentDocument=ContentDistributions :- 'ContentDocument ID';
  RelatedRecordId reference >Account,Campaign,Case,Contact,EmailMessage,Lead,ListEmail,Opportunity =!; PreferencesAllowPDFDownload boolean /sg;
  PreferencesAllowOriginalDownload boolean /sg; PreferencesPasswordRequired boolean /sg; PreferencesNotifyOnVisit boolean /sg;
  PreferencesLinkLatestVersion boolean /sg; PreferencesAllowViewInBrowser boolean /sg; PreferencesExpires boolean /sg;
  PreferencesNotifyRndtnComplete boolean /sg; ExpiryDate datetime 'Expiration Date'; Password string36 /rf; ViewCount int /r;
  FirstViewDate datetime /r 'First Viewed'; LastViewDate datetime /r 'Last Viewed'; DistributionPublicUrl string256 /rfg 'External Link';
  ContentDownloadUrl string256 /rfg 'File Download Link'; PdfDownloadUrl string256 /rfg 'PDF Download Link';
@ContentFolder 07H +cud change deleted
  Name #string*; &system; ParentContentFolderId reference >ContentFolder=!; FeaturedMediaId reference >ContentAsset 'Asset File ID';
@ContentFolderLink 07v + deleted
  ParentEntityId reference* /r >ContentWorkspace=!ContentFolderLinks :-; ContentFolderId reference* /r >ContentFolder=!ContentFolderLinks;
  EnableFolderStatus picklist40 /r {S~Started|C~Completed|F~Failed};
@ContentFolderMember 07I +ud deleted
  ParentContentFolderId reference* >ContentFolder=?; ChildRecordId reference* /r >ContentDocument=!; &system;
@ContentWorkspace 058 'Library' +cud
  Name #string*; Description textarea500; TagModel picklist40 /r {U~Unrestricted*|G~Guided|R~Restricted}; &system;
  DefaultRecordTypeId reference /r >RecordType :- 'Record Type ID'; IsRestrictContentTypes boolean /r 'Restrict Record Types';
  IsRestrictLinkedContentTypes boolean /r 'Restrict Linked Record Types'; WorkspaceType picklist40 /r 'Library Type' {R~Regular*|B~Asset System};
  ShouldAddCreatorMembership boolean /rfs 'Add Creator Membership'; LastWorkspaceActivityDate datetime /rf 'Last Activity';
  RootContentFolderId reference /r >ContentFolder :- 'Content Folder ID'; NamespacePrefix string15 /r; DeveloperName string80 'Unique Name';
  WorkspaceImageId reference >ContentAsset=? 'Asset File ID';
@MobileApplicationDetail - 'Mobile Application Detail' +cud setup
  DeveloperName string80*; MasterLabel #string80*; NamespacePrefix string15 /r; Version string80*; DevicePlatform picklist40* {iOS|Android}; MinimumOsVersion string80;
  DeviceType string80; ApplicationFileLength int; ApplicationIcon string80; IsEnterpriseApp boolean; AppInstallUrl url; ApplicationBundleIdentifier string;
  ApplicationBinaryIdentifier string80; ApplicationBinary base64; &system;
@ContentWorkspaceDoc 059 'Library Document' +cud deleted
  ContentWorkspaceId reference* /o >ContentWorkspace=! 'Library ID'; ContentDocumentId reference* /o >ContentDocument=! 'ContentDocument ID';
  CreatedDate datetime*; SystemModstamp datetime*; IsOwner boolean /r 'Is Owning Library';
@ContentWorkspaceMember 05A 'Library Member' +cud
  ContentWorkspaceId reference* /o >ContentWorkspace=!ContentWorkspaceMembers 'Library ID';
  ContentWorkspacePermissionId reference >ContentWorkspacePermission 'Library Permission ID'; MemberId reference* /o >Group,User =!;
  MemberType picklist40 /r {U~User|G~Group}; CreatedById reference* >User; CreatedDate datetime*;
@ContentWorkspacePermission 05P 'Library Permission' +cud
  Name #string*; Type picklist40 /r {Admin~Library Administrator|Author|Viewer|Custom*}; &permissions; &system; Description textarea2000;
`;
