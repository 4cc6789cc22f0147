/** Standard objects: activities, mail, notes and documents. Notation: see ../notation.ts. */
export const ACTIVITIES = `
@Task 00T +cuds feed change deleted
  WhoId reference >Contact,Lead =!Tasks 'Name ID';
  WhatId reference >Account,Asset,AssetRelationship,AssignedResource,Campaign,Case,CommSubscriptionConsent,ContactRequest,Contract,ContractLineItem,
    Entitlement,FulfillmentOrder,ListEmail,Location,Opportunity,Order,PartyConsent,Product2,ReturnOrder,ReturnOrderLineItem,ServiceAppointment,
    ServiceContract,ServiceResource,Solution,WorkOrder,WorkOrderLineItem =!Tasks 'Related To ID';
  Subject #combobox /g {Call|Email|Send Letter|Send Quote|Other}; ActivityDate date 'Due Date Only'; Type picklist40 {Call|Email|Meeting|Other};
  Status picklist* {Not Started*|In Progress|Completed|Waiting on someone else|Deferred}; Priority picklist20* {High|Normal*|Low};
  IsHighPriority boolean /r 'High Priority'; OwnerId reference* >Group,User 'Assigned To ID'; Description textarea32000; AccountId reference /r >Account;
  IsClosed boolean /r 'Closed'; &system; IsArchived boolean /r 'Archived'; CallDurationInSeconds int 'Call Duration';
  CallType picklist40 {Internal|Inbound|Outbound}; CallDisposition string 'Call Result'; CallObject string 'Call Object Identifier';
  ReminderDateTime datetime 'Reminder Date/Time'; IsReminderSet boolean 'Reminder Set'; RecurrenceActivityId reference /r >Task=RecurringTasks :-;
  IsRecurrence boolean /o 'Create Recurring Series of Tasks'; RecurrenceStartDateOnly date /o 'Recurrence Start'; RecurrenceEndDateOnly date 'Recurrence End';
  RecurrenceTimeZoneSidKey picklist40 'Recurrence Time Zone';
  RecurrenceType picklist40 {RecursDaily~Recurs Daily|RecursEveryWeekday~Recurs Every Weekday|RecursMonthly~Recurs Monthly|RecursMonthlyNth~Recurs Monthly Nth|RecursWeekly~Recurs Weekly|RecursYearly~Recurs Yearly|RecursYearlyNth~Recurs Yearly Nth};
  RecurrenceInterval int; RecurrenceDayOfWeekMask int; RecurrenceDayOfMonth int 'Recurrence Day of Month';
  RecurrenceInstance picklist40 {First~1st|Second~2nd|Third~3rd|Fourth~4th|Last~last};
  RecurrenceMonthOfYear picklist40 'Recurrence Month of Year' {January|February|March|April|May|June|July|August|September|October|November|December};
  RecurrenceRegeneratedType picklist40 'Repeat This Task' {RecurrenceRegenerateAfterDueDate~After due date|RecurrenceRegenerateAfterToday~After date completed|RecurrenceRegenerated~(Task Closed)};
  TaskSubtype picklist40 /r {Task|Email|ListEmail~List Email|Cadence|Call|LinkedIn}; CompletedDateTime datetime /r 'Completed Date/Time';
@Event 00U +cud feed change deleted
  WhoId reference >Contact,Lead =!Events 'Name ID';
  WhatId reference >Account,Asset,AssetRelationship,AssignedResource,Campaign,Case,CommSubscriptionConsent,ContactRequest,Contract,ContractLineItem,
    Entitlement,FulfillmentOrder,ListEmail,Location,Opportunity,Order,PartyConsent,Product2,ReturnOrder,ReturnOrderLineItem,ServiceAppointment,
    ServiceContract,ServiceResource,Solution,WorkOrder,WorkOrderLineItem =!Events 'Related To ID';
  Subject #combobox /g {Call|Email|Meeting|Send Letter/Quote|Other}; Location string; IsAllDayEvent boolean 'All-Day Event';
  ActivityDateTime datetime 'Due Date Time'; ActivityDate date 'Due Date Only'; DurationInMinutes int 'Duration'; StartDateTime datetime;
  EndDateTime datetime; EndDate date; Type picklist40 {Email|Meeting|Other|Call}; Description textarea; AccountId reference >Account; OwnerId reference* >User 'Assigned To ID';
  IsPrivate boolean 'Private'; ShowAs picklist 'Show Time As' {Busy*|OutOfOffice~Out of Office|Free}; IsChild boolean; IsGroupEvent boolean;
  GroupEventType picklist {0~Non-group Event*|1~Group Event|2~Proposed Event|3~IsRecurrence2 Series Pattern}; &system; IsArchived boolean 'Archived';
  RecurrenceActivityId reference >Event=RecurringEvents :-; IsRecurrence boolean 'Create Recurring Series of Events';
  RecurrenceStartDateTime datetime 'Recurrence Start'; RecurrenceEndDateOnly date 'Recurrence End'; RecurrenceTimeZoneSidKey picklist 'Recurrence Time Zone';
  RecurrenceType picklist {RecursDaily~Recurs Daily|RecursEveryWeekday~Recurs Every Weekday|RecursMonthly~Recurs Monthly|RecursMonthlyNth~Recurs Monthly Nth|RecursWeekly~Recurs Weekly|RecursYearly~Recurs Yearly|RecursYearlyNth~Recurs Yearly Nth};
  RecurrenceInterval int; RecurrenceDayOfWeekMask int; RecurrenceDayOfMonth int 'Recurrence Day of Month';
  RecurrenceInstance picklist {First~1st|Second~2nd|Third~3rd|Fourth~4th|Last~last};
  RecurrenceMonthOfYear picklist 'Recurrence Month of Year' {January|February|March|April|May|June|July|August|September|October|November|December};
  ReminderDateTime datetime 'Reminder Date/Time'; IsReminderSet boolean 'Reminder Set'; EventSubtype picklist {Event};
  IsRecurrence2Exclusion boolean 'Historical Event, Not Following Recurrence'; Recurrence2PatternText textarea 'Recurrence Pattern';
  Recurrence2PatternVersion picklist 'Pattern Version' {1~RFC 5545 v4 RRULE|2~RFC 5545 v4_2 RRULE}; IsRecurrence2 boolean 'Repeat';
  IsRecurrence2Exception boolean 'Is Exception'; Recurrence2PatternStartDate datetime 'Recurrence Pattern Start Date';
  Recurrence2PatternTimeZone string 'Recurrence Pattern Time Zone Reference'; ServiceAppointmentId reference >ServiceAppointment=!;
@EventRelation 0RE +cud change deleted
  RelationId reference* /o >Contact,Lead,User =!EventRelations; EventId reference* /o >Event=!EventRelations;
  Status picklist40 {New|Declined|Accepted|Uninvited|Maybe}; RespondedDate datetime 'Response Date'; Response string; &system;
@TaskRelation 0RT +cd change deleted
  AccountId reference /r >Account; &system; IsWhat boolean /r;
  RelationId reference* /o >Account,Asset,AssetRelationship,Campaign,Case,CommSubscriptionConsent,Contact,ContactRequest,Contract,ContractLineItem,
    Entitlement,Lead,ListEmail,Location,Opportunity,Order,PartyConsent,Product2,Quote,ServiceContract,Solution,WorkOrder,WorkOrderLineItem;
  TaskId reference* /o >Task;
@TaskPriority 01J 'Task Priority Value' +
  MasterLabel string /r; ApiName string* /r; SortOrder int /r; IsDefault boolean /r; IsHighPriority boolean /r; &system;
@TaskStatus 01J 'Task Status Value' +
  MasterLabel string /r; ApiName string* /r; SortOrder int /r; IsDefault boolean /r; IsClosed boolean /r; &system;
@EmailMessage 02s +cuds change deleted
  ParentId reference /o >Case=!EmailMessages 'Case ID'; ActivityId reference /o >Task :-; &system; TextBody textarea131072;
  HtmlBody textarea131072 'HTML Body'; Headers textarea32000; Subject #string3000 /g; Name string* /r 'Email Message Name'; FromName string1000 /g;
  FromAddress email1000 /g; ValidatedFromAddress picklist 'From'; ToAddress string4000 /g;
  CcAddress string4000 /g 'CC Address'; BccAddress string4000 /g 'BCC Address'; Incoming boolean /o 'Is Incoming'; HasAttachment boolean /r;
  Status picklist40* {0~New|1~Read|2~Replied|3~Sent|4~Forwarded|5~Draft}; MessageDate datetime;
  ReplyToEmailMessageId reference >EmailMessage 'Email Message ID'; IsExternallyVisible boolean /r; MessageIdentifier string765 /g 'Message ID';
  ThreadIdentifier string765 /g 'Thread ID'; ClientThreadIdentifier string /g 'Client Thread ID'; FromId reference >Contact,Lead,User :-;
  IsClientManaged boolean /r; AttachmentIds string /fsg; ToIds string4000 /fsg 'To IDs'; CcIds string4000 /fsg 'CC IDs'; BccIds string4000 /fsg 'BCC IDs';
  RelatedToId reference >Account,Asset,AssetRelationship,AssignedResource,Campaign,Case,CommSubscriptionConsent,ContactRequest,Contract,ContractLineItem,
    Entitlement,FulfillmentOrder,ListEmail,Location,Opportunity,Order,PartyConsent,Product2,ReturnOrder,ReturnOrderLineItem,ServiceAppointment,
    ServiceContract,ServiceResource,Solution,WorkOrder,WorkOrderLineItem =Emails;
  IsTracked boolean; IsOpened boolean /r 'Opened?'; FirstOpenedDate datetime 'First Opened'; LastOpenedDate datetime 'Last Opened';
  IsBounced boolean 'Bounced?'; EmailTemplateId reference >EmailTemplate; AutomationType picklist {AiAssisted~AI-Assisted|AiAutomated~AI-Automated};
@EmailMessageRelation 0CZ +cud deleted
  EmailMessageId reference* /o >EmailMessage=!EmailMessageRelations; RelationId reference /o >Contact,Lead,User =!EmailMessageRelations;
  RelationType picklist40* /o {ToAddress~To Address|CcAddress~Cc Address|BccAddress~Bcc Address|FromAddress~From Address|OtherAddress~Other Address};
  RelationAddress string /o; RelationObjectType string50 /r; CreatedDate datetime*; CreatedById reference* >User; SystemModstamp datetime*;
@EmailTemplate 00X +cuds change
  Name #string80* 'Email Template Name'; DeveloperName string80* 'Template Unique Name'; NamespacePrefix string15 /r; OwnerId reference* >User;
  FolderId reference* >Folder,Organization,User; FolderName string256 /rg; BrandTemplateId reference >BrandTemplate :- 'Letterhead ID';
  EnhancedLetterheadId reference >EnhancedLetterhead;
  TemplateStyle picklist40* /o 'Style' {none~No Email Layout*|freeForm~Free Form Letter|formalLetter~Formal Letter|promotionRight~Promotion (Right)|promotionLeft~Promotion (Left)|newsletter~Newsletter|products~Products};
  IsActive boolean 'Available For Use'; TemplateType picklist40* /o {text~Text|html~HTML|custom~Custom|visualforce~Visualforce};
  Encoding picklist40 {UTF-8~Unicode (UTF-8)|ISO-8859-1~General US & Western Europe (ISO-8859-1,
     ISO-LATIN-1)|Shift_JIS~Japanese (Shift-JIS)|ISO-2022-JP~Japanese (JIS)|EUC-JP~Japanese (EUC)|ks_c_5601-1987~Korean (ks_c_5601-1987)|Big5~Traditional Chinese (Big5)|GB2312~Simplified Chinese (GB2312)|Big5-HKSCS~Traditional Chinese Hong Kong (Big5-HKSCS)|x-SJIS_0213~Japanese (Shift-JIS_2004)};
  Description string4000 /g; Subject string1000 /fg; HtmlValue textarea384000 'HTML Value'; Body textarea384000 'Email Body'; TimesUsed int /r;
  LastUsedDate datetime /r; &system; ApiVersion double18.1 'API Version'; Markup textarea1048576;
  UiType picklist40 'UI Type' {Aloha|SFX|SFX_Sample~SFXSample}; RelatedEntityType picklist40 'Custom Object Definition ID';
  IsBuilderContent boolean /r 'Made in Email Template Builder';
@EmailStatus 018 + noquery
  TaskId reference* /r >Task 'Activity ID'; WhoId reference /r >Contact,Lead =!EmailStatuses 'Name ID'; CreatedDate datetime*; CreatedById reference* >User;
  LastModifiedDate datetime*; LastModifiedById reference* >User; TimesOpened int* /r '# Times Opened'; FirstOpenDate datetime /r 'Date Opened';
  LastOpenDate datetime /r 'Last Opened'; EmailTemplateName string80 /r;
@EmailServicesFunction 091 'Email Service' +cud
  IsActive boolean 'Active'; FunctionName string64* 'Email Service Name'; AuthorizedSenders textarea4000 'Accept Email From';
  IsAuthenticationRequired boolean 'Advanced Email Security Settings'; IsTlsRequired boolean 'TLS Required';
  AttachmentOption picklist40* 'Accept Attachments' {None|TextOnly~Text attachments only|BinaryOnly~Binary attachments only|All*|NoContent~Attachment names only, no content};
  ApexClassId reference >ApexClass :- 'Class ID';
  OverLimitAction picklist40 'Over email rate limit action' {UseSystemDefault~Use System Default*|Bounce~Bounce message|Discard~Discard message|Requeue~Requeue message};
  FunctionInactiveAction picklist40 'Deactivated Email Service Action' {UseSystemDefault~Use System Default*|Bounce~Bounce message|Discard~Discard message|Requeue~Requeue message};
  AddressInactiveAction picklist40 'Deactivated Email Address Action' {UseSystemDefault~Use System Default*|Bounce~Bounce message|Discard~Discard message|Requeue~Requeue message};
  AuthenticationFailureAction picklist40 'Unauthenticated sender action' {UseSystemDefault~Use System Default*|Bounce~Bounce message|Discard~Discard message|Requeue~Requeue message};
  AuthorizationFailureAction picklist40 'Unauthorized sender action' {UseSystemDefault~Use System Default*|Bounce~Bounce message|Discard~Discard message|Requeue~Requeue message};
  IsErrorRoutingEnabled boolean 'Enable Error Routing'; ErrorRoutingAddress email270 /g 'Route Error Emails to This Email Address';
  IsTextAttachmentsAsBinary boolean 'Convert Text Attachments to Binary Attachments'; &system;
@EmailServicesAddress 093 +cud
  IsActive boolean 'Active'; LocalPart string64* 'Email address'; EmailDomainName string /r 'Email address domain';
  AuthorizedSenders textarea4000 'Accept Email From'; RunAsUserId reference* >User :- 'User ID';
  FunctionId reference* >EmailServicesFunction=Addresses 'Service ID'; DeveloperName string25* 'Email Address Name'; &system;
@EmailDomainFilter 0T6 +cud deleted
  &system; PriorityNumber int 'Priority'; EmailRelayId reference* >EmailRelay=?Filters; ToDomain textarea4000 'Recipient Domain';
  FromDomain textarea4000 'Sender Domain'; IsActive boolean 'Active';
@EnhancedLetterhead 0Rn +cuds feed deleted
  Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime; Description string; LetterheadHeader textarea32000 'Header';
  LetterheadFooter textarea32000 'Footer';
@BrandTemplate 016 'Letterhead' +cud
  Name #string* 'Brand Template Name'; DeveloperName string80* 'Letterhead Unique Name'; IsActive boolean 'Active'; Description string1000 /g;
  Value textarea32000*; NamespacePrefix string15 /r; &system;
@ListEmail 0XB +cuds share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime; Subject textarea3000 /s;
  HtmlBody textarea32000; TextBody textarea32000; FromName string121; FromAddress textarea320* /s;
  Status picklist* {Draft|Scheduled|Sent|LimitError~Limit Error|Cancelled~Canceled|Running}; HasAttachment boolean /r; ScheduledDate datetime;
  TotalSent int /r; CampaignId reference >Campaign=ListEmails; IsTracked boolean /r;
  RelatedToId reference >Case,Contact,Lead,Opportunity,Product2,User =ListEmails 'RelatedTo ID';
@ListEmailRecipientSource 0XD +cud deleted
  Name #string* /rg; &system; ListEmailId reference* /o >ListEmail=!;
  SourceListId reference* >Campaign,ListView,Topic =!ListEmailRecipientSources 'SourceList ID'; SourceType picklist* 'Type' {IncludeList~Include};
@OrgWideEmailAddress 0D2 'Organization-wide From Email Address' +cud
  &system; IsVerified boolean 'Status'; Address email270* /g 'Email Address'; DisplayName string300* /g; IsAllowAllProfiles boolean 'Allow All Profiles';
  Purpose picklist* {UserSelection|DefaultNoreply|UserSelectionAndDefaultNoReply};
@Note 002 +cuds deleted
  ParentId reference* /o >Account,Asset,CommSubscription,CommSubscriptionChannelType,CommSubscriptionConsent,Contact,Contract,ContractLineItem,
    EngagementChannelType,Entitlement,Lead,Location,Opportunity,Order,Product2,ReturnOrder,ReturnOrderLineItem,ServiceAppointment,ServiceContract,
    ServiceResource,WorkOrder,WorkOrderLineItem =!Notes;
  Title #string80*; IsPrivate boolean 'Private'; Body textarea32000; OwnerId reference* >User; &system;
@Attachment 00P +cuds deleted
  ParentId reference* /o >Account,Asset,Campaign,Case,CommSubscription,CommSubscriptionChannelType,CommSubscriptionConsent,Contact,Contract,ContractLineItem,
    EmailMessage,EmailTemplate,EngagementChannelType,Entitlement,Event,Lead,Location,Opportunity,Order,Product2,ReturnOrder,ReturnOrderLineItem,
    ServiceAppointment,ServiceContract,ServiceResource,Solution,Task,WorkOrder,WorkOrderLineItem =!Attachments;
  Name #string* 'File Name'; IsPrivate boolean 'Private'; ContentType string120; BodyLength int /r; Body base64*; OwnerId reference* >User; &system;
  Description textarea500;
@Document 015 +cuds deleted
  FolderId reference* >Folder,User; Name #string* 'Document Name'; DeveloperName string80* 'Document Unique Name'; NamespacePrefix string15 /r;
  ContentType string120 'MIME Type'; Type string40 'File Extension'; IsPublic boolean 'Externally Available'; BodyLength int /r* /o; Body base64; Url string;
  Description textarea; Keywords string; IsInternalUseOnly boolean 'Internal Use Only'; AuthorId reference* >User; &system;
  IsBodySearchable boolean /r 'Document Content Searchable'; LastViewedDate datetime; LastReferencedDate datetime;
@DocumentAttachmentMap 05X 'Document Entity Map' +cu
  ParentId reference* >EmailTemplate=! :- 'Entity ID'; DocumentId reference* >Document :-; DocumentSequence int* 'Attachment Sequence'; CreatedDate datetime*;
  CreatedById reference* >User;
@Folder 00l +cuds
  ParentId reference /r >Folder=SubFolders :- 'Folder ID'; Name #string40*; DeveloperName string80 'Folder Unique Name';
  AccessType picklist40* {Shared|Public|Hidden|PublicInternal~Public Internal}; IsReadonly boolean 'Read Only';
  Type picklist40* /o {Document|Email~Email Template|Report|Dashboard|QuickText~Quick Text|Macro|EmailTemplate~Email Template|ActionCadence~Cadence|AnalyticAssetCollection~Analytic Asset Collection};
  NamespacePrefix string15 /r; &system;
@EventBusSubscriber 0Cd 'Platform Event Subscription' +
  ExternalId string /r 'External ID'; Name #string80 /r 'Subscriber Name'; Type string80 /r; Topic string80 /r; Position int /r; Tip int /r;
  Retries int /r 'Retry Attempts'; LastError string /r 'Last Error Message'; Status picklist /r {Running|Suspended|Expired|Error};
@OutgoingEmail 0Q1 +c
  ExternalId string /r 'External ID'; ValidatedFromAddress picklist /rfs 'From' {gabboud@salesforce.com~George Abboud <gabboud@salesforce.com>};
  ToAddress string4000 /rfsg 'To'; CcAddress string4000 /rfsg 'CC'; BccAddress string4000 /rfsg 'BCC'; Subject string3000 /rfsg; TextBody textarea128000 /r;
  HtmlBody textarea128000 /r 'HTML Body';
  RelatedToId reference /rfs >Account,Asset,AssetRelationship,AssignedResource,Campaign,CommSubscriptionConsent,ContactRequest,Contract,ContractLineItem,
    Entitlement,FulfillmentOrder,Location,Opportunity,Order,PartyConsent,Product2,ReturnOrder,ReturnOrderLineItem,ServiceAppointment,ServiceContract,
    ServiceResource,Solution,WorkOrder,WorkOrderLineItem;
  WhoId reference /rfs >Contact,Lead 'Name ID'; EmailTemplateId reference /rfs >EmailTemplate; InReplyTo string4000 /rfsg; References string4000 /rfsg;
  MessageId string4000 /rfsg;
@OutgoingEmailRelation 0Q3 +c
  ExternalId string /r 'External ID'; OutgoingEmailId string /r 'Outgoing Email ID'; RelationId reference /r >Contact,Lead,User =OutgoingEmailRelations;
  RelationAddress string /r;
@OpenActivity - + view noquery deleted
  AccountId reference /r >Account=!OpenActivities; WhoId reference /r >Contact,Lead =!OpenActivities 'Name ID';
  WhatId reference /r >Account=-,Asset,AssetRelationship,AssignedResource,Campaign,Case,CommSubscriptionConsent,ContactRequest,Contract,ContractLineItem,
    Entitlement,FulfillmentOrder,ListEmail,Location,Opportunity,Order,PartyConsent,Product2,ReturnOrder,ReturnOrderLineItem,ServiceAppointment,
    ServiceContract,ServiceResource,Solution,WorkOrder,WorkOrderLineItem =!OpenActivities 'Related To ID';
  Subject combobox80 /rg {Call|Email|Send Letter|Send Quote|Other}; IsTask boolean /r 'Task'; ActivityDate date /r 'Date';
  ActivityDateTime datetime /r 'Time'; OwnerId reference /r >Group,User 'Assigned To ID';
  Status picklist /r {Not Started*|In Progress|Completed|Waiting on someone else|Deferred}; Priority picklist20 /r {High|Normal*|Low};
  IsHighPriority boolean /r 'High Priority'; ActivityType picklist40 /r 'Type' {Call|Call|Email|Email|Meeting|Meeting|Other|Other};
  IsClosed boolean /r 'Closed'; IsAllDayEvent boolean /r 'All-Day Event'; DurationInMinutes int /r 'Duration'; Location string80 /r;
  Description textarea32000 /r 'Comments'; &system; CallDurationInSeconds int /r 'Call Duration'; CallType picklist40 /r {Internal|Inbound|Outbound};
  CallDisposition string /r 'Call Result'; CallObject string /r 'Call Object Identifier'; ReminderDateTime datetime /r 'Reminder Date/Time';
  IsReminderSet boolean /r 'Reminder Set'; EndDateTime datetime /r 'End'; StartDateTime datetime /r 'Start';
  ActivitySubtype picklist40 /r {Task|Email|ListEmail~List Email|Cadence|Call|Event|LinkedIn};
  AlternateDetailId reference /r >EmailMessage 'Email Message ID'; CompletedDateTime datetime 'Completed Date/Time';
@ActivityHistory - + view noquery deleted
  AccountId reference >Account=!ActivityHistories; WhoId reference >Contact,Lead =!ActivityHistories 'Name ID';
  WhatId reference >Account=-,Asset,AssetRelationship,Campaign,Case,ContactRequest,Contract,ListEmail,Location,Opportunity,Order,Product2,
    Solution =!ActivityHistories 'Related To ID';
  Subject combobox /g {Call|Email|Send Letter|Send Quote|Other}; IsTask boolean 'Task'; ActivityDate date 'Date'; ActivityDateTime datetime 'Time';
  OwnerId reference >User 'Assigned To ID'; Status picklist {Not Started*|In Progress|Completed|Waiting on someone else|Deferred};
  Priority picklist {High|Normal*|Low}; IsHighPriority boolean 'High Priority';
  ActivityType picklist 'Type' {Call|Call|Email|Email|Meeting|Meeting|Other|Other}; IsClosed boolean 'Closed'; IsAllDayEvent boolean 'All-Day Event';
  DurationInMinutes int 'Duration'; Location string; Description textarea 'Comments'; &system; CallDurationInSeconds int 'Call Duration';
  CallType picklist {Internal|Inbound|Outbound}; CallDisposition string 'Call Result'; CallObject string 'Call Object Identifier';
  ReminderDateTime datetime 'Reminder Date/Time'; IsReminderSet boolean 'Reminder Set'; EndDateTime datetime 'End'; StartDateTime datetime 'Start';
  ActivitySubtype picklist {Task|Email|ListEmail~List Email|Cadence|Call|Event}; AlternateDetailId reference >EmailMessage 'Email Message ID';
@CombinedAttachment - 'Note, Attachment, Google Doc And File' + view noquery deleted
  ParentId reference* /r >Account,Asset,AssetRelationship,AssignedResource,AuthorizationFormText,Campaign,Case,CollaborationGroup,CommSubscription,
    CommSubscriptionChannelType,CommSubscriptionConsent,Contact,ContentWorkspace,Contract,ContractLineItem,Dashboard,DashboardComponent,EmailMessage,
    EmailTemplate,EngagementChannelType,EnhancedLetterhead,Entitlement,Event,FulfillmentOrder,Lead,ListEmail,Location,MessagingSession,Network,OperatingHours,
    Opportunity,Order,OrderItem,Organization,PartyConsent,Payment,Product2,Report,ReturnOrder,ReturnOrderLineItem,ServiceAppointment,
    ServiceAppointmentAttendee,ServiceContract,ServiceResource,ServiceResourceSkill,ServiceTerritory,ServiceTerritoryMember,Site,Solution,Task,User,WorkOrder,
    WorkOrderLineItem,WorkType =!CombinedAttachments;
  RecordType string30 /r 'Type'; Title string /r; CreatedDate datetime*; CreatedById reference* >User; LastModifiedDate datetime*;
  LastModifiedById reference* >User; FileType string30 /r; ContentSize int /r; FileExtension string40 /r; ContentUrl url /r 'Content URL';
  ExternalDataSourceName string80 /r 'External Data Source'; ExternalDataSourceType picklist80 /r 'Class ID';
  SharingOption picklist40 /r 'Prevent others from sharing and unsharing' {A~Freeze Sharing Off*|R~Freeze Sharing On};
@NoteAndAttachment - 'Note and Attachment' + view noquery deleted
  IsNote boolean /r;
  ParentId reference* /r >Account,Asset,CommSubscription,CommSubscriptionChannelType,CommSubscriptionConsent,Contact,Contract,ContractLineItem,
    EngagementChannelType,Entitlement,Lead,Location,Opportunity,Order,Product2,ReturnOrder,ReturnOrderLineItem,ServiceAppointment,ServiceContract,
    ServiceResource,WorkOrder,WorkOrderLineItem =!NotesAndAttachments;
  Title string80 /r; IsPrivate boolean /r 'Private'; OwnerId reference* /r >User; &system;
@AttachedContentDocument - + view noquery deleted
  LinkedEntityId reference* /r >Account,Asset,AssetRelationship,AssignedResource,AuthorizationFormText,Campaign,Case,CollaborationGroup,CommSubscription,
    CommSubscriptionChannelType,CommSubscriptionConsent,Contact,ContentWorkspace,Contract,ContractLineItem,Dashboard,DashboardComponent,EmailMessage,
    EmailTemplate,EngagementChannelType,EnhancedLetterhead,Entitlement,Event,FulfillmentOrder,Lead,ListEmail,Location,MessagingSession,Network,OperatingHours,
    Opportunity,Order,OrderItem,Organization,PartyConsent,Payment,Product2,Report,ReturnOrder,ReturnOrderLineItem,ServiceAppointment,
    ServiceAppointmentAttendee,ServiceContract,ServiceResource,ServiceResourceSkill,ServiceTerritory,ServiceTerritoryMember,Site,Solution,Task,User,WorkOrder,
    WorkOrderLineItem,WorkType =!AttachedContentDocuments 'Parent ID';
  ContentDocumentId reference /r >ContentDocument=! 'ContentDocument ID'; Title string* /r; CreatedById reference* >User; CreatedDate datetime*;
  LastModifiedById reference* >User; LastModifiedDate datetime*; FileType string20 /r; ContentSize int /r; FileExtension string40 /r;
  ContentUrl url /r 'Content URL'; ExternalDataSourceName string80 /r 'External Data Source'; ExternalDataSourceType picklist80 /r 'Class ID';
  SharingOption picklist40 /r 'Prevent others from sharing and unsharing' {A~Freeze Sharing Off*|R~Freeze Sharing On};
@MailmergeTemplate 01H 'Mail Merge Template' +cud deleted
  Name #string80*; Description string; Filename string* /o 'File'; BodyLength int /r; Body base64* /o; LastUsedDate datetime /r; &system;
  SecurityOptionsAttachmentScannedForXSS boolean /sg 'Attachment has been scanned for XSS';
  SecurityOptionsAttachmentHasXSSThreat boolean /sg 'XSS threat was detected in the attachment';
  SecurityOptionsAttachmentScannedforFlash boolean /sg 'Attachment has been scanned for Flash Injection';
  SecurityOptionsAttachmentHasFlash boolean /sg 'Flash Injection was detected in the attachment';
`;
