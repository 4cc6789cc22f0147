/** Standard objects: cases and the field service around them. Notation: see ../notation.ts. */
export const SERVICE = `
@Case 500 +cuds history feed share change deleted
  MasterRecordId reference >Case; CaseNumber #autonumber* /g; ContactId reference >Contact=?Cases; AccountId reference >Account=?Cases;
  AssetId reference >Asset=?Cases; SourceId reference >EmailMessage,MessagingSession =Cases 'Case Source ID'; ParentId reference >Case=Cases 'Parent Case ID';
  SuppliedName string80 'Name'; SuppliedEmail email 'Email Address'; SuppliedPhone string40 'Phone'; SuppliedCompany string80 'Company';
  Type picklist 'Case Type' {Mechanical|Electrical|Electronic|Structural|Other}; Status picklist {New*|Working|Escalated|Closed};
  Reason picklist 'Case Reason' {Installation|Equipment Complexity|Performance|Breakdown|Equipment Design|Feedback|Other};
  Origin picklist 'Case Origin' {Phone|Email|Web}; Subject string; Priority picklist {High|Medium*|Low}; Description textarea32000;
  IsClosed boolean /r 'Closed'; ClosedDate datetime /r; IsEscalated boolean 'Escalated'; OwnerId reference* >Group,User; &system;
  ContactPhone phone ^Contact.Phone; ContactMobile phone ^Contact.MobilePhone; ContactEmail email ^Contact.Email; ContactFax phone ^Contact.Fax;
  Comments textarea4000 'Internal Comments'; LastViewedDate datetime; LastReferencedDate datetime; RecordTypeId reference >RecordType;
  BusinessHoursId reference >BusinessHours;
@CaseComment 00a +cuds deleted
  ParentId reference* /o >Case=!CaseComments; IsPublished boolean 'Published'; CommentBody textarea4000 'Body'; &system;
@CaseStatus 01J 'Case Status Value' +
  MasterLabel string /r; ApiName string* /r; SortOrder int /r; IsDefault boolean /r; IsClosed boolean /r; &system;
@CaseContactRole 03j +cud deleted
  CasesId reference* /o >Case=!CaseContactRoles 'Case ID'; ContactId reference* >Contact=!CaseContactRoles;
  Role picklist {Technical Contact|Business Contact|Decision Maker|Other}; &system;
@CaseTeamMember - +cud
  ParentId reference* /o >Case=!TeamMembers 'Case ID'; MemberId reference* /o >Contact,User =!; TeamTemplateMemberId reference /r >CaseTeamTemplateMember;
  TeamRoleId reference* >CaseTeamRole; TeamTemplateId reference /r >CaseTeamTemplate; &system;
@CaseTeamRole - 'Case Team Member Role' +cu
  Name #string80*; AccessLevel picklist40* {None~Private|Read~Read Only|Edit~Read/Write}; PreferencesVisibleInCSP boolean /sg; &system;
@CaseTeamTemplate - 'Predefined Case Team' +cud
  Name #string80*; Description textarea300; &system;
@CaseTeamTemplateMember - 'Predefined Case Team Member' +cud
  TeamTemplateId reference* /o >CaseTeamTemplate :-; MemberId reference* /o >Contact,User =! :-; TeamRoleId reference >CaseTeamRole :-; &system;
@CaseTeamTemplateRecord - 'Predefined Case Team Record' +cd
  ParentId reference* /o >Case=!TeamTemplateRecords 'Case ID'; TeamTemplateId reference* /o >CaseTeamTemplate; CreatedDate datetime*;
  CreatedById reference* >User; SystemModstamp datetime*;
@CaseSolution 010 +cd deleted
  CaseId reference* /o >Case=!CaseSolutions; SolutionId reference* /o >Solution=!CaseSolutions; CreatedById reference* >User; CreatedDate datetime*;
  SystemModstamp datetime*;
@Holiday 0C0 +cuds setup
  Name #string80* 'Holiday Name'; Description string100; IsAllDay boolean 'All Day'; ActivityDate date 'Holiday Date';
  StartTimeInMinutes int 'Start Time In Minutes From Midnight'; EndTimeInMinutes int 'End Time In Minutes From Midnight'; &system;
  IsRecurrence boolean 'Recurring Holiday'; RecurrenceStartDate date 'Recurrence Start'; RecurrenceEndDateOnly date 'Recurrence End';
  RecurrenceType picklist40 {RecursDaily~Recurs Daily|RecursEveryWeekday~Recurs Every Weekday|RecursMonthly~Recurs Monthly|RecursMonthlyNth~Recurs Monthly Nth|RecursWeekly~Recurs Weekly|RecursYearly~Recurs Yearly|RecursYearlyNth~Recurs Yearly Nth};
  RecurrenceInterval int; RecurrenceDayOfWeekMask int; RecurrenceDayOfMonth int 'Recurrence Day of Month';
  RecurrenceInstance picklist40 {First~1st|Second~2nd|Third~3rd|Fourth~4th|Last~last};
  RecurrenceMonthOfYear picklist40 'Recurrence Month of Year' {January|February|March|April|May|June|July|August|September|October|November|December};
@BusinessHours 01m +cus setup
  Name #string80* 'Business Hours Name'; IsActive boolean 'Active'; IsDefault boolean 'Default Business Hours'; SundayStartTime time 'Sunday Start';
  SundayEndTime time 'Sunday End'; MondayStartTime time 'Monday Start'; MondayEndTime time 'Monday End'; TuesdayStartTime time 'Tuesday Start';
  TuesdayEndTime time 'Tuesday End'; WednesdayStartTime time 'Wednesday Start'; WednesdayEndTime time 'Wednesday End';
  ThursdayStartTime time 'Thursday Start'; ThursdayEndTime time 'Thursday End'; FridayStartTime time 'Friday Start'; FridayEndTime time 'Friday End';
  SaturdayStartTime time 'Saturday Start'; SaturdayEndTime time 'Saturday End'; TimeZoneSidKey picklist40* 'Time Zone'; &system; LastViewedDate datetime;
@Entitlement 550 +cuds history feed change deleted
  Name #string* 'Entitlement Name'; &system; LastViewedDate datetime; LastReferencedDate datetime; AccountId reference* >Account=!Entitlements;
  Type picklist40 {Phone Support*|Web Support}; ServiceContractId reference >ServiceContract=?Entitlements;
  ContractLineItemId reference >ContractLineItem=Entitlements; AssetId reference >Asset=Entitlements; StartDate date; EndDate date;
  SlaProcessId reference >SlaProcess 'Entitlement Process ID'; BusinessHoursId reference >BusinessHours=Entitlements; IsPerIncident boolean 'Per Incident';
  CasesPerEntitlement int; RemainingCases int; Status picklist /r {Inactive|Active|Expired};
  SvcApptBookingWindowsId reference >OperatingHours=? 'Operating Hour ID'; LocationId reference >Location=AssetWarranties; WorkOrdersPerEntitlement int;
  RemainingWorkOrders int;
@EntitlementContact 0E7 +cd deleted
  Name #string* /rg 'Entitlement Contact'; &system; EntitlementId reference* /o >Entitlement=!EntitlementContacts;
  ContactId reference* /o >Contact=!EntitlementContacts;
@EntitlementTemplate 551 +cud
  Name #string120* 'Entitlement Template Name'; BusinessHoursId reference >BusinessHours :-; Type picklist {Phone Support*|Web Support};
  SlaProcessId reference >SlaProcess :- 'Entitlement Process ID'; IsPerIncident boolean 'Per Incident'; CasesPerEntitlement int; Term int 'Term (Days)';
  &system; NamespacePrefix string15 /r;
@SlaProcess 552 'Entitlement Process' +s deleted
  Name #string120* /r 'Entitlement Process Name'; NameNorm string240* /r 'Name'; Description textarea /r; IsActive boolean /r 'Active';
  StartDateField picklist40* /r 'Custom Field Definition ID' {Case.ClosedDate|Case.CreatedDate|Case.LastModifiedDate|Case.SlaStartDate|Case.StopStartDate|Incident.CreatedDate|Incident.DetectedDateTime|Incident.EndDateTime|Incident.LastModifiedDate|Incident.ResolutionDateTime|Incident.SlaStartDate|Incident.StartDateTime|Incident.StopStartDate|WorkOrder.CreatedDate|WorkOrder.EndDate|WorkOrder.LastModifiedDate|WorkOrder.SlaStartDate|WorkOrder.StartDate|WorkOrder.StopStartDate};
  SobjectType picklist40* /r 'Entitlement Process Type'; &system; BusinessHoursId reference /r >BusinessHours; LastViewedDate datetime;
@MilestoneType 557 'Milestone' +cud
  Name #string80*; Description textarea; RecurrenceType picklist40 {none~No Recurrence|recursIndependently~Independent|recursChained~Sequential}; &system;
@CaseMilestone 555 +u deleted
  CaseId reference* /r >Case=!CaseMilestones; StartDate datetime; TargetDate datetime* /r; CompletionDate datetime;
  MilestoneTypeId reference /r >MilestoneType; IsCompleted boolean /r 'Completed'; IsViolated boolean /r 'Violation'; &system;
  TargetResponseInMins int /r 'Target Response (Mins)'; TargetResponseInHrs double /r 'Target Response (Hours)';
  TargetResponseInDays double /r 'Target Response (Days)'; TimeRemainingInMins string10 /rf 'Time Remaining (Min:Sec)';
  TimeRemainingInHrs string10 /rf 'Time Remaining (Hour:Min)'; TimeRemainingInDays double /rf 'Time Remaining (Days)';
  ElapsedTimeInMins int /r 'Elapsed Time (Mins)'; ElapsedTimeInHrs double /r 'Elapsed Time (Hours)'; ElapsedTimeInDays double /r 'Elapsed Time (Days)';
  TimeSinceTargetInMins string10 /rf 'Time Since Target (Min:Sec)'; TimeSinceTargetInHrs string10 /rf 'Time Since Target (Hour:Min)';
  TimeSinceTargetInDays double /rf 'Time Since Target (Days)'; BusinessHoursId reference /r >BusinessHours;
@ServiceContract 810 +cuds history feed share change deleted
  OwnerId reference* >Group,User; Name #string* 'Contract Name'; &system; LastViewedDate datetime; LastReferencedDate datetime;
  AccountId reference >Account=?ServiceContracts; ContactId reference >Contact=?ServiceContracts; Term int 'Term (months)'; StartDate date; EndDate date;
  ActivationDate datetime; ApprovalStatus picklist40 {Draft*|In Approval Process|Activated}; Description textarea32000; &address Billing; &address Shipping;
  Pricebook2Id reference >Pricebook2=?ServiceContracts 'Price Book ID'; ShippingHandling currency 'Shipping and Handling'; Tax currency; Subtotal currency /r;
  TotalPrice currency /r; LineItemCount int /r 'Line Items'; ContractNumber autonumber* /g; SpecialTerms textarea32000; Discount percent /r;
  GrandTotal currency /r; Status picklist /r {Inactive|Active|Expired}; ParentServiceContractId reference >ServiceContract=ChildServiceContracts;
  RootServiceContractId reference /r >ServiceContract=DescendantServiceContracts; AdditionalDiscount percent;
@WorkOrder 0WO +cuds history feed share change deleted
  OwnerId reference* >Group,User; WorkOrderNumber #autonumber* /g; &system; LastViewedDate datetime; LastReferencedDate datetime;
  AccountId reference >Account=WorkOrders; ContactId reference >Contact=WorkOrders; CaseId reference >Case=WorkOrders;
  EntitlementId reference >Entitlement=WorkOrders; ServiceContractId reference >ServiceContract=WorkOrders; AssetId reference >Asset=WorkOrders; &address;
  Description textarea32000; StartDate datetime; EndDate datetime; Subject string; RootWorkOrderId reference /r >WorkOrder=DescendantWorkOrders;
  Status picklist {New*|In Progress|On Hold|Completed|Closed|Cannot Complete|Canceled}; Priority picklist40 {Low*|Medium|High|Critical}; Tax currency;
  Subtotal currency /r; TotalPrice currency /r; LineItemCount int /r 'Line Items'; Pricebook2Id reference >Pricebook2=WorkOrders 'Price Book ID';
  Discount percent /r; GrandTotal currency /r; ParentWorkOrderId reference >WorkOrder=ChildWorkOrders; IsClosed boolean /r; IsStopped boolean 'Stopped';
  StopStartDate datetime /r 'Stopped Since'; SlaStartDate datetime 'Entitlement Process Start Time'; SlaExitDate datetime /r 'Entitlement Process End Time';
  BusinessHoursId reference >BusinessHours=?WorkOrders; MilestoneStatus string30 /rf; Duration double; DurationType picklist {Hours*|Minutes};
  DurationInMinutes double /r 'Duration in Minutes'; ServiceAppointmentCount int /r; WorkTypeId reference >WorkType=WorkOrders;
  ServiceTerritoryId reference >ServiceTerritory=WorkOrders 'Territory ID';
  StatusCategory picklist /r {New|InProgress~In Progress|OnHold~On Hold|Completed|Closed|None*|CannotComplete~Cannot Complete|Canceled};
  LocationId reference >Location=WorkOrders;
@WorkOrderLineItem 1WL +cuds history feed change deleted
  LineItemNumber #autonumber* /g 'Work Order Line Item Number'; &system; LastViewedDate datetime; LastReferencedDate datetime;
  WorkOrderId reference* /o >WorkOrder=!WorkOrderLineItems; ParentWorkOrderLineItemId reference >WorkOrderLineItem=ChildWorkOrderLineItems;
  Product2Id reference >Product2=WorkOrderLineItems 'Product ID'; AssetId reference >Asset=WorkOrderLineItems; OrderId reference >Order=WorkOrderLineItems;
  RootWorkOrderLineItemId reference /r >WorkOrderLineItem=DescendantWorkOrderLineItems; Description textarea32000; StartDate datetime; EndDate datetime;
  Status picklist40 {New*|In Progress|On Hold|Completed|Closed|Cannot Complete|Canceled};
  PricebookEntryId reference >PricebookEntry=WorkOrderLineItems 'Product ID'; Quantity double; UnitPrice currency; Discount percent; ListPrice currency /r;
  Subtotal currency /r; TotalPrice currency /r; Duration double; DurationType picklist {Hours*|Minutes}; DurationInMinutes double /r 'Duration in Minutes';
  WorkTypeId reference >WorkType=WorkOrderLineItems; &address; ServiceTerritoryId reference >ServiceTerritory=WorkOrderLineItems 'Territory ID';
  Subject string; StatusCategory picklist /r {New|InProgress~In Progress|OnHold~On Hold|Completed|Closed|None*|CannotComplete~Cannot Complete|Canceled};
  IsClosed boolean /r; Priority picklist40 {Low*|Medium|High|Critical}; ServiceAppointmentCount int /r; LocationId reference >Location=WorkOrderLineItems;
@WorkType 08q +cuds history feed share change deleted
  OwnerId reference* >Group,User; Name #string* 'Work Type Name'; &system; LastViewedDate datetime; LastReferencedDate datetime; Description textarea32000;
  EstimatedDuration double*; DurationType picklist* {Hours*|Minutes}; DurationInMinutes double /r 'Duration in Minutes'; TimeframeStart int; TimeframeEnd int;
  BlockTimeBeforeAppointment int; BlockTimeAfterAppointment int; DefaultAppointmentType picklist40; TimeFrameStartUnit picklist {Days~Day(s)*|Hours~Hour(s)};
  TimeFrameEndUnit picklist {Days~Day(s)*|Hours~Hour(s)}; BlockTimeBeforeUnit picklist {Minutes~Minute(s)*|Hours~Hour(s)};
  BlockTimeAfterUnit picklist {Minutes~Minute(s)*|Hours~Hour(s)}; ApptStartTimeIntvlInMin int 'Appointment Start Time Interval (Min)';
  AppointmentCategoryId reference >AppointmentCategory; AttendeeLimit int;
@ServiceAppointment 08p +cuds history feed share change deleted
  OwnerId reference* >Group,User; AppointmentNumber #autonumber* /g; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ParentRecordId reference /r >Account,Asset,Case,Lead,Opportunity,WorkOrder,WorkOrderLineItem =!ServiceAppointments; ParentRecordType string50 /r;
  AccountId reference /r >Account=ServiceAppointmentAccount; WorkTypeId reference >WorkType; ContactId reference >Contact=ServiceAppointments; &address;
  Description textarea32000; EarliestStartTime datetime* 'Earliest Start Permitted'; DueDate datetime*; Duration double;
  ArrivalWindowStartTime datetime 'Arrival Window Start'; ArrivalWindowEndTime datetime 'Arrival Window End';
  Status picklist40 {None*|Scheduled|Dispatched|In Progress|Cannot Complete|Completed|Canceled}; SchedStartTime datetime 'Scheduled Start';
  SchedEndTime datetime 'Scheduled End'; ActualStartTime datetime 'Actual Start'; ActualEndTime datetime 'Actual End';
  ActualDuration double 'Actual Duration (Minutes)'; DurationType picklist {Hours*|Minutes}; DurationInMinutes double /r 'Duration in Minutes';
  ServiceTerritoryId reference >ServiceTerritory=?ServiceAppointments 'Territory ID'; Subject string;
  ParentRecordStatusCategory picklist /r {New|InProgress~In Progress|OnHold~On Hold|Completed|Closed|None*|CannotComplete~Cannot Complete|Canceled};
  StatusCategory picklist /r {None*|Scheduled|Dispatched|InProgress~In Progress|CannotComplete~Cannot Complete|Completed|Canceled~Canceled |CheckedIn~Checked In};
  ServiceNote textarea32000; AppointmentType picklist40; Email email; Phone phone; CancellationReason string; AdditionalInformation string;
  Comments string 'Comment'; IsAnonymousBooking boolean 'Anonymous Booking'; IsOffsiteAppointment boolean 'Offsite Appointment';
  ApptBookingInfoUrl textarea 'Appointment Booking URL'; AppointmentInvitationId reference >AppointmentInvitation;
  EngagementChannelTypeId reference >EngagementChannelType=?ServiceAppointments; AppointmentCategoryId reference >AppointmentCategory; CheckedInTime datetime;
  AttendeeLimit int; AppointmentMode picklist {Regular*|Group}; AttendeeCount int;
  GroupAppointmentAccessType picklist {AddedUsers~Added Users*|AddedAndCommunityUsers~Added and Community Users|AddedAndCommunityAndInvitedUsers~Added,
     Community, and Invited Users};
@ServiceTerritory 0Hh +cuds history feed share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ParentTerritoryId reference >ServiceTerritory=ChildServiceTerritories;
  TopLevelTerritoryId reference /r >ServiceTerritory=DescendantTerritories 'Top-Level Territory ID'; Description textarea32000; &address;
  IsActive boolean 'Active'; TypicalInTerritoryTravelTime double 'Typical In-Territory Travel Time (Minutes)';
@ServiceTerritoryMember 0Hu +cuds history feed change deleted
  MemberNumber string* /og; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ServiceTerritoryId reference* /o >ServiceTerritory=!ServiceResources 'Territory ID';
  ServiceResourceId reference* >ServiceResource=?ServiceTerritories 'Resource ID'; TerritoryType picklist {P~Primary*|S~Secondary|R~Relocation};
  EffectiveStartDate datetime* 'Start Date'; EffectiveEndDate datetime 'End Date'; &address; Role picklist40;
@ServiceResource 0Hn +cus history feed share change
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime;
  RelatedRecordId reference >User=?ServiceResources 'User ID'; ResourceType picklist {T~Technician*|D~Dispatcher|C~Crew|A~Agent|S~Asset|P~Planner};
  Description textarea32000; IsActive boolean 'Active'; LocationId reference >Location=ServiceResources; AccountId reference >Account=?ServiceResources;
  IsPrimary boolean 'Main';
@AssignedResource 03r +cud history feed change deleted
  AssignedResourceNumber #autonumber* /g; &system; ServiceAppointmentId reference* /o >ServiceAppointment=!ServiceResources;
  ServiceResourceId reference* >ServiceResource=!ServiceAppointments; IsRequiredResource boolean 'Required Resource'; Role picklist40;
  EventId reference /r >Event=AssignedResourceEvents 'Activity ID';
@OperatingHours 0OH +cuds history feed share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime; Description textarea32000; TimeZone picklist*;
@TimeSlot 0Gj +cud history change deleted
  TimeSlotNumber #autonumber* /g 'Name'; &system; LastViewedDate datetime; LastReferencedDate datetime;
  DayOfWeek picklist* 'Day of Week' {Sunday*|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday}; Type picklist* {Normal*|Extended};
  MaxAppointments int 'Maximum Appointments'; WorkTypeGroupId reference >WorkTypeGroup; StartTime time*; EndTime time*;
@Location 131 +cuds history feed share change deleted
  OwnerId reference* >Group,User; Name #string* 'Location Name'; &system; LastViewedDate datetime; LastReferencedDate datetime; LocationType picklist40*;
  Latitude double18.15; Longitude double18.15; Location location /f; Email email255; Description string; DrivingDirections string1000 /g; TimeZone picklist;
  ParentLocationId reference >Location=ChildLocations; PossessionDate date; ConstructionStartDate date; ConstructionEndDate date; OpenDate date;
  CloseDate date; RemodelStartDate date; RemodelEndDate date; IsMobile boolean 'Mobile Location'; IsInventoryLocation boolean 'Inventory Location';
  VisitorAddressId reference >Address=? 'Address ID'; RootLocationId reference /r >Location; LocationLevel int /r; ExternalReference string;
  ShouldSyncWithOci boolean 'Sync with OCI'; LogoId reference >ContentAsset=? 'Asset File ID';
@Address 130 +cuds history deleted
  Name #string* /rg; &system; ParentId reference* /o >Location=!Addresses; LocationType picklist40*; AddressType picklist40; &address; Description string;
  DrivingDirections string1000 /g; TimeZone picklist;
@AssociatedLocation 0Kt +cud history change deleted
  AssociatedLocationNumber #autonumber* /g 'Associated Location Name'; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ParentRecordId reference* /o >Account=!AssociatedLocations 'Account Name ID'; LocationId reference* >Location=!AssociatedLocations; Type picklist40;
  ActiveFrom datetime; ActiveTo datetime;
@Solution 501 +cuds history feed deleted
  SolutionNumber autonumber* /g; SolutionName #string* 'Title'; IsPublished boolean 'Public';
  IsPublishedInPublicKb boolean 'Visible in Public Knowledge Base'; Status picklist* {Draft*|Reviewed|Duplicate}; IsReviewed boolean /r 'Reviewed';
  SolutionNote richtext32000 'Description'; OwnerId reference* >User; &system; TimesUsed int* /o 'Num Related Cases'; LastViewedDate datetime;
  LastReferencedDate datetime; IsHtml boolean /r; RecordTypeId reference >RecordType;
@Idea 087 +cuds deleted
  Title #string*; RecordTypeId reference /r >RecordType; &system; LastViewedDate datetime; LastReferencedDate datetime;
  CommunityId reference* /o >Community=! 'Zone ID'; Body richtext32000 'Idea Body'; NumComments int /r 'Number of Comments'; VoteScore double18.4 /r;
  VoteTotal double /r; Categories multipicklist; Status picklist40; LastCommentDate datetime /r 'Last Idea Comment Date';
  LastCommentId reference /r >IdeaComment 'Idea Comment ID'; ParentIdeaId reference /r >Idea=! 'Idea ID'; IsHtml boolean /r 'IsHtml'; IsMerged boolean /r;
  CreatorFullPhotoUrl string /r; CreatorSmallPhotoUrl string /r; CreatorName string121 /r 'Name of Creator';
@IdeaComment 00a +cuds deleted
  IdeaId reference* /o >Idea=!Comments; CommunityId reference /r >Community :- 'Zone ID'; CommentBody richtext4000; CreatedById reference* >User;
  CreatedDate datetime*; SystemModstamp datetime*; IsHtml boolean /r 'IsHtml'; CreatorFullPhotoUrl string /r; CreatorSmallPhotoUrl string /r;
  CreatorName string121 /r 'Name of Creator'; UpVotes int /r;
@Vote 083 +cud deleted
  ParentId reference* /o >Idea,IdeaComment,Solution =!Votes; Type picklist40* 'Vote Type' {Up|Down|1|2|3|4|5}; &system;
@QuickText 574 +cuds history share change deleted
  OwnerId reference* >Group,User; Name #string* 'Quick Text Name'; &system; LastViewedDate datetime; LastReferencedDate datetime; Message textarea4096*;
  Category picklist40 {Greetings*|FAQ|Closings}; Channel multipicklist {Email*|Portal|Phone|Internal|Event|Task|Messaging};
  IsInsertable boolean 'Include in selected channels';
  SourceType picklist 'Source Entity Type' {EINSTEIN_GENERATED~Einstein|USER_GENERATED~User|USER_EDITED~Einstein with user edits};
  RecordTypeId reference >RecordType;
@Macro 0JZ +cuds history share change deleted
  OwnerId reference* >Group,User; Name #string* 'Macro Name'; &system; LastViewedDate datetime; LastReferencedDate datetime; Description richtext4096;
  IsAlohaSupported boolean /rsg 'Supports Classic'; IsLightningSupported boolean /rsg 'Supports Lightning'; StartingContext picklist /r 'Apply To';
@MacroInstruction 0Ji +cud change deleted
  Name #string* /rg 'Macro Instruction Name'; &system; MacroId reference* /o >Macro=!;
  Operation picklist* {Select~select|Set~set|Insert~insert|Submit~submit|Close~close|If~if|ElseIf~elseif|Else~else|EndIf~endif}; Target picklist;
  Value textarea4000; ValueRecord string15 'Value Record ID'; SortOrder int*;
@ServiceAppointmentAttendee - +cud history feed share deleted
  OwnerId reference* >Group,User; AttendeeIdentifier string* /g; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ServiceAppointmentId reference* >ServiceAppointment=!ServiceAppointmentAttendees; Email email; AttendeeId reference >Account,Contact,Lead =!;
@MessagingEndUser 0PA 'Messaging User' +cuds history share change deleted
  OwnerId reference* >Group,User; Name #string* 'Messaging User Name'; &system; LastViewedDate datetime; LastReferencedDate datetime;
  MessagingChannelId reference* /o >MessagingChannel;
  MessageType picklist* /o {Text|Facebook|Line|GoogleHome~Google Home|Alexa|Omega|AppleBusinessChat~Apple Messages for Business|WeChat|WebChat~Chat|WhatsApp|Phone|EmbeddedMessaging~Embedded Messaging|Voice|Custom|InternalCopilot~Internal Copilot};
  MessagingPlatformKey string* /o; Locale string20 /r; ProfilePictureUrl url /r 'Profile Picture URL';
  HasInitialResponseSent boolean 'Has Initial Response Been Sent'; AccountId reference >Account=MessagingEndUsers;
  ContactId reference >Contact=MessagingEndUsers;
  MessagingConsentStatus picklist {OptedOut~Opted Out|ImplicitlyOptedIn~Implicitly Opted In|ExplicitlyOptedIn~Explicitly Opted In|DoublyOptedIn~Doubly Opted In};
  LeadId reference >Lead=MessagingEndUsers; IsFullyOptedIn boolean /rg 'Opted In';
@MessagingSession 0Mw +cuds history feed share change deleted
  OwnerId reference* >Group,User; Name #string* /rg 'Messaging Session Name'; &system; LastViewedDate datetime; LastReferencedDate datetime;
  MessagingChannelId reference* /o >MessagingChannel; MessagingEndUserId reference* /o >MessagingEndUser=!MessagingSessions 'Messaging User ID';
  Status picklist* /o {Active|Ended|Waiting|New|Consent|Inactive|Error|Paused}; CaseId reference >Case=MessagingSessions;
  LeadId reference >Lead=MessagingSessions; OpportunityId reference >Opportunity=MessagingSessions; AcceptTime datetime; StartTime datetime /r;
  EndTime datetime /r;
  Origin picklist* /o {InboundInitiated~Inbound Initiated*|TriggeredOutbound~Triggered Outbound|OptOut~Opt-Out Status Change|OptIn~Opt In Status Change|ConversationClose~Conversation Closed|AgentInitiated~Agent Initiated|Help|ConversationControlLost~Conversation Control Transferred};
  AgentType picklist /r {Agent*|Bot|BotToAgent~Bot & Agent|System}; SessionKey string36 /r; TargetUserId reference >User 'User ID';
  ChannelGroup string 'Group'; ChannelIntent string 'Intent'; ChannelLocale string 'Locale';
  EndUserLanguage picklist 'Messaging User Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  ConversationId reference >Conversation; EndUserAccountId reference /r >Account=MessagingSessions 'Account ID';
  EndUserContactId reference /r >Contact=MessagingSessions 'Contact ID';
  ChannelType picklist /r {Text|Facebook|Line|GoogleHome~Google Home|Alexa|Omega|AppleBusinessChat~Apple Messages for Business|WeChat|WebChat~Chat|WhatsApp|Phone|EmbeddedMessaging~Embedded Messaging|Voice|Custom|InternalCopilot~Internal Copilot};
  ChannelName string80 /r; ChannelKey string150 /r; PreviewDetails string /rfsg; EndUserMessageCount int /rfsg; AgentMessageCount int /rfsg;
  EndedByType picklist {Agent|Bot|EndUser~End User|System}; ChannelEndUserFormula string50 /r 'Concatenated Messaging Channel and Messaging User';
@ServiceResourceSkill 0Hv +cuds history feed change deleted
  SkillNumber string* /og 'Resource Skill Number'; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ServiceResourceId reference* /o >ServiceResource=!ServiceResourceSkills 'Resource ID'; SkillId reference* >Skill=!ServiceResources; SkillLevel double;
  EffectiveStartDate datetime* 'Start Date'; EffectiveEndDate datetime 'End Date';
@ReturnOrder 2oN +cuds history feed share change deleted
  OwnerId reference* >Group,User; ReturnOrderNumber #autonumber* /g; &system; LastViewedDate datetime; LastReferencedDate datetime;
  AccountId reference >Account=ReturnOrders; ContactId reference >Contact=ReturnOrders; CaseId reference >Case=ReturnOrders;
  OrderId reference >Order=ReturnOrders; SourceLocationId reference >Location=SourceReturnOrders;
  DestinationLocationId reference >Location=DestinationReturnOrders; ShipmentType picklist40 {Standard*|Rush|Overnight|Next Business Day|Pick Up};
  &address ShipFrom; ReturnedById reference >User; Description textarea32000; ExpectedArrivalDate datetime;
  Status picklist40 {Draft*|Submitted|Approved|Canceled|Closed|Pending Exchange}; StatusCategory picklist /r {Draft|Activated*|Closed|Canceled|Pending};
  ExpirationDate datetime; TotalProductAmount currency /r 'Product Subtotal'; TotalProductTaxAmount currency /r 'Product Subtotal Tax';
  TotalDeliveryAmount currency /r 'Shipping Subtotal'; TotalDeliveryTaxAmount currency /r 'Shipping Subtotal Tax'; TotalFeeAmount currency 'Fee Subtotal';
  TotalFeeTaxAmount currency 'Fee Subtotal Tax'; TotalProductAdjustAmount currency /r 'Product Adjustments';
  TotalProductAdjustTaxAmount currency /r 'Product Adjustments Tax'; TotalDeliveryAdjustAmount currency /r 'Shipping Adjustments';
  TotalDeliveryAdjustTaxAmount currency /r 'Shipping Adjustments Tax'; TotalFeeAdjustAmount currency 'Fee Adjustments';
  TotalFeeAdjustTaxAmount currency 'Fee Adjustments Tax'; TotalAmount currency /r 'Pretax Total'; TotalTaxAmount currency /r 'Tax';
  TaxLocaleType picklist /r {Net|Gross|Automatic}; TotalProductAmtWithTax currency /r 'Product Subtotal with Tax';
  TotalDeliveryAmtWithTax currency /r 'Shipping Subtotal with Tax'; TotalFeeAmtWithTax currency 'Fee Subtotal with Tax';
  TotalProductAdjustAmtWithTax currency /r 'Product Adjustments with Tax'; TotalDeliveryAdjustAmtWithTax currency /r 'Shipping Adjustments with Tax';
  TotalFeeAdjustAmtWithTax currency 'Fee Adjustments with Tax'; GrandTotalAmount currency /r 'Total with Tax';
  LifeCycleType picklist /r {MANAGED~Managed|UNMANAGED~Unmanaged};
@ReturnOrderLineItem 0Sn +cuds history feed change deleted
  ReturnOrderLineItemNumber #autonumber* /g; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ReturnOrderId reference* /o >ReturnOrder=!ReturnOrderLineItems; OrderItemId reference >OrderItem=ReturnOrderLineItems 'Order Product ID';
  Product2Id reference >Product2=!ReturnOrderLineItems 'Product ID'; QuantityReturned double*; QuantityUnitOfMeasure picklist40 {Each};
  SourceLocationId reference >Location=SourceReturnOrderLineItems; DestinationLocationId reference >Location=DestinationReturnOrderLineItems;
  AssetId reference >Asset=ReturnOrderLineItems; Description textarea32000;
  ReasonForReturn picklist40 {Damaged*|Defective|Duplicate Order|Wrong Item|Wrong Quantity|Not Satisfied|Outdated|Other};
  ProcessingPlan picklist40 {Repair*|Discard|Salvage|Restock}; RepaymentMethod picklist40 {Replace*|Refund|Credit|Return};
  ChangeOrderItemId reference /r >OrderItem=CurrentReturnOrderLineItems 'Order Product ID'; Type picklist40 {Order Product|Delivery Charge|Fee};
  TypeCode picklist {Product|Charge}; QuantityReceived double; QuantityExpected double; QuantityRejected double;
  ReasonForRejection picklist40 'Reason for Rejection' {Damaged Item|Missing Item or Part*|Wrong Item|Expired Warranty}; UnitPrice currency;
  GrossUnitPrice currency; TotalLineAmount currency 'Line Subtotal'; TotalLineTaxAmount currency /r 'Line Subtotal Tax';
  TotalAdjustmentTaxAmount currency /r 'Adjustments Tax'; TotalAdjustmentAmount currency /r 'Adjustments';
  TotalLineAmountWithTax currency /r 'Line Subtotal with Tax'; TotalAdjustmentAmountWithTax currency /r 'Adjustments with Tax';
  TotalPrice currency /r 'Pretax Total'; TotalTaxAmount currency /r 'Tax'; TotalAmount currency /r 'Total with Tax';
  ReasonForChangeText string 'Reason for Change Text';
`;
