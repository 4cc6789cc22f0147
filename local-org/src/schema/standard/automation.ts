/** Standard objects: flows, approvals, events. Notation: see ../notation.ts. */
export const AUTOMATION = `
@FlowDefinitionView 3dd 'Flow Definition' +
  DurableId string /r 'Durable ID'; ApiName string /r 'Flow API Name'; Label string /r 'Flow Label'; Description string /r 'Flow Description';
  ProcessType picklist /r;
  TriggerType picklist /r 'Trigger' {None|Scheduled~Schedule|RecordBeforeSave~Record—Run Before Save|RecordBeforeDelete~Record—Run Before Delete|RecordAfterSave~Record—Run After Save|PlatformEvent~Platform Event|EventDrivenJourney~Data Cloud-Driven Flow|Segment~Segment-Triggered Flow|DataCloudDataChange~Data Cloud-Triggered Flow|FormSubmissionEvent~Form-Triggered Flow|Capability};
  NamespacePrefix string /r 'Flow Namespace'; ActiveVersionId string /r 'Active Flow Version API Name or ID';
  LatestVersionId string /r 'Latest Flow Version API Name or ID'; LastModifiedBy string /r; IsActive boolean /r 'Active';
  IsOutOfDate boolean /r 'Is Using an Older Version'; LastModifiedDate datetime*; IsTemplate boolean /r 'Template'; IsOverridable boolean 'Overridable';
  OverriddenById string /g 'Flow Definition View ID'; SourceTemplateId string /g 'Flow Definition View ID';
  OverriddenFlowId string /g 'Flow Definition View ID'; IsSwingFlow boolean /r; Builder string /r 'Built with';
  ManageableState picklist /r 'Package State' {released~Managed-Released|deleted~Managed-Proposed-Deleted|deprecated~Managed-Proposed-Deprecated|installed~Managed-Installed|beta~Managed-Beta|unmanaged~Unmanaged|installedEditable~SecondGen-Installed-Editable|deprecatedEditable~SecondGen-Installed-Deprecated};
  InstalledPackageName string240 /r 'Package Name'; TriggerObjectOrEventLabel string 'Triggering Object or Platform Event Label';
  TriggerObjectOrEventId reference /g >EntityDefinition 'Entity Definition ID'; RecordTriggerType picklist {Update|Create|CreateAndUpdate|Delete|None};
  HasAsyncAfterCommitPath boolean 'Has Asynchronous After Commit Path'; VersionNumber int; TriggerOrder int /r; Environments multipicklist; ApiVersion int;
@FlowVersionView 3vd 'Flow Version' +
  DurableId string /r 'Durable ID'; FlowDefinitionViewId reference /r >FlowDefinitionView=Versions; Label string /r 'Version Label';
  Description string /r 'Version Description'; Status picklist /r 'Version Status' {Active|Draft|Obsolete|InvalidDraft}; VersionNumber int /r;
  ProcessType picklist /r; IsTemplate boolean /r; RunInMode picklist /r 'Run in Mode' {DefaultMode|SystemModeWithSharing|SystemModeWithoutSharing};
  LastModifiedDate datetime*; IsSwingFlow boolean /r; ApiVersion double /r; ApiVersionRuntime double /r; CapabilityType string;
@Recommendation 0pr +cuds deleted
  Name #string*; &system; Description string*; ActionReference string*; AcceptanceLabel string80*; RejectionLabel string80*; ImageId reference >ContentAsset;
  IsActionActive boolean; RecommendationKey string /r; ExternalId string; LastViewedDate datetime; LastReferencedDate datetime;
@AppAnalyticsQueryRequest 0XI +cud deleted
  Name #autonumber*; &system; DataType picklist* /o {PackageUsageLog|PackageUsageSummary|SubscriberSnapshot|CustomObjectUsageSummary}; StartTime datetime /o; EndTime datetime /o;
  PackageIds textarea4000 /o; OrganizationIds textarea4000 /o; RequestState picklist /r {New|Pending|Complete|Expired|Failed|NoData|Delivered};
  DownloadUrl textarea4000 /r; DownloadExpirationTime datetime /r; DownloadSize long /r; ErrorMessage textarea4000 /r; QuerySubmittedTime datetime /r;
  FileType picklist /o {csv|parquet}; FileCompression picklist /o {none|gzip|snappy}; AvailableSince datetime /o;
@FlowVariableView 3ad 'Flow Variable' +
  DurableId string /r 'Durable ID'; FlowVersionViewId string512 /rg 'Flow Version View ID'; ApiName string /r 'Variable API Name';
  Description string /r 'Variable Description'; DataType string /r 'Variable Data Type'; IsInput boolean /r 'Variable is available for input';
  IsOutput boolean /r 'Variable is available for output'; IsCollection boolean /r 'Variable allows multiple values (collection)';
  ObjectType string /r 'Record Variable Object';
@FlowInterview 0Fo +cud share deleted
  OwnerId reference* /o >Group,User; Name #string* /rg; &system; CurrentElement string100 /r; InterviewLabel string1000 /rg;
  PauseLabel string1000 /rg 'Pause Reason'; Guid string /r 'Flow Interview Guid'; WasPausedFromScreen boolean /r;
  FlowVersionViewId string /g 'Flow Version View ID'; InterviewStatus picklist* {Running|Paused|Completed|VersionPaused~Version Paused|Error};
@ProcessInstance 04g + history change deleted
  ProcessDefinitionId reference* /r >ProcessDefinition 'Approval Process ID';
  TargetObjectId reference* /r >Account,Address,Asset,AssetRelationship,AssignedResource,AssociatedLocation,AuthorizationForm,AuthorizationFormConsent,
    AuthorizationFormDataUse,AuthorizationFormText,Campaign,Case,CommSubscription,CommSubscriptionChannelType,CommSubscriptionConsent,Contact,
    ContactPointAddress,ContactPointConsent,ContactPointEmail,ContactPointPhone,ContactPointTypeConsent,Contract,DataUseLegalBasis,DataUsePurpose,
    DuplicateRecordItem,DuplicateRecordSet,EmailMessage,EngagementChannelType,Entitlement,FulfillmentOrder,Lead,Location,MessagingEndUser,MessagingSession,
    Opportunity,Order,PartyConsent,Product2,ReturnOrder,ReturnOrderLineItem,ServiceAppointment,ServiceAppointmentAttendee,ServiceContract,ServiceResource,
    ServiceResourceSkill,ServiceTerritory,ServiceTerritoryMember,Solution,WebCart,WebStore,WorkOrder,WorkOrderLineItem,WorkType =!ProcessInstances;
  Status picklist40* /r {Approved|Rejected|Removed~Recalled|Fault|Pending|Held~Hold|Reassigned|Started~Submitted|NoResponse~No Response};
  CompletedDate datetime /r; LastActorId reference /r >User=! 'User ID'; ElapsedTimeInDays double18.3 /r 'Elapsed Time in Days';
  ElapsedTimeInHours double /r 'Elapsed Time in Hours'; ElapsedTimeInMinutes double /r 'Elapsed Time in Minutes';
  SubmittedById reference /r >User=! 'User ID'; &system;
@ProcessInstanceStep 04h + change
  ProcessInstanceId reference* /r >ProcessInstance=!Steps;
  StepStatus picklist40 /r {Approved|Rejected|Removed~Recalled|Fault|Pending|Held~Hold|Reassigned|Started~Submitted|NoResponse~No Response};
  OriginalActorId reference* /r >Group,User=!; ActorId reference* /r >Group,User=!; Comments string4000 /rg;
  StepNodeId reference /r >ProcessNode=! :- 'Process Node ID'; ElapsedTimeInDays double /r 'Elapsed Time in Days';
  ElapsedTimeInHours double /r 'Elapsed Time in Hours'; ElapsedTimeInMinutes double /r 'Elapsed Time in Minutes'; CreatedDate datetime*;
  CreatedById reference* >User; SystemModstamp datetime*;
@ProcessInstanceWorkitem 04i 'Approval Request' +ud deleted
  ProcessInstanceId reference* >ProcessInstance=!Workitems; OriginalActorId reference* >Group,User=!; ActorId reference* >Group,User;
  ElapsedTimeInDays double18.3 /r 'Elapsed Time in Days'; ElapsedTimeInHours double /r 'Elapsed Time in Hours';
  ElapsedTimeInMinutes double /r 'Elapsed Time in Minutes'; CreatedDate datetime*; CreatedById reference* >User; SystemModstamp datetime*;
@ProcessInstanceNode 0OO + deleted
  &system; ProcessInstanceId reference* /r >ProcessInstance=!Nodes; ProcessNodeId reference* /r >ProcessNode=!;
  NodeStatus picklist /r {Approved|Rejected|Removed~Recalled|Fault|Pending|Held~Hold|Reassigned|Started~Submitted|NoResponse~No Response};
  CompletedDate datetime /r; LastActorId reference /r >User=! 'User ID'; ProcessNodeName string /r 'Name';
  ElapsedTimeInDays double18.3 /r 'Elapsed Time in Days'; ElapsedTimeInHours double /r 'Elapsed Time in Hours';
  ElapsedTimeInMinutes double /r 'Elapsed Time in Minutes';
@ProcessInstanceHistory - + view noquery deleted
  IsPending boolean; ProcessInstanceId reference* >ProcessInstance=!StepsAndWorkitems;
  TargetObjectId reference >Account,ActiveScratchOrg,Asset,AssetRelationship,AuthorizationForm,AuthorizationFormConsent,AuthorizationFormDataUse,
    AuthorizationFormText,Campaign,Case,Contact,ContactPointConsent,ContactPointEmail,ContactPointPhone,ContactPointTypeConsent,Contract,DataUseLegalBasis,
    DataUsePurpose,DuplicateRecordItem,DuplicateRecordSet,EmailMessage,Lead,Location,Opportunity,Order,Product2,ScratchOrgInfo,Solution =ProcessSteps;
  StepStatus picklist 'Status' {Approved|Rejected|Removed~Recalled|Fault|Pending|Held~Hold|Reassigned|Started~Submitted|NoResponse~No Response};
  ProcessNodeId reference >ProcessNode; OriginalActorId reference* >Group,User; ActorId reference* >Group,User; RemindersSent int 'RemindersSent';
  ElapsedTimeInDays double 'Elapsed Time in Days'; ElapsedTimeInHours double 'Elapsed Time in Hours'; ElapsedTimeInMinutes double 'Elapsed Time in Minutes';
  Comments string /g; CreatedDate datetime*; CreatedById reference* >User; SystemModstamp datetime*;
@ProcessDefinition 04a +s
  Name #string40* /r; DeveloperName string80* /r 'Unique Name';
  Type picklist40* /r 'Process Definition Type' {Approval~Approval Process*|State~State-based Process}; Description textarea1000 /r;
  TableEnumOrId picklist40* /r 'Custom Object Definition ID'; LockType picklist40* /r {Total|Admin|Owner|Workitem|Node|none};
  State picklist40* /r {Active|Inactive|Obsolete}; &system;
@ProcessNode 04b +
  Name #string* /r; DeveloperName string80* /r 'Unique Name'; ProcessDefinitionId reference* /r >ProcessDefinition=! 'Approval Process ID';
  Description textarea1000 /r; SystemModstamp datetime*;
@BatchApexErrorEvent 1cr 'Batch Apex Error Platform Event' + event noquery
  ReplayId string /fsg 'Replay ID For Platform Event'; CreatedDate datetime* /fs; CreatedById reference* /fsg >User;
  ExceptionType string /fsg 'Exception Type Thrown'; Message string /fsg 'Exception Message'; StackTrace string /fsg 'Error Stack Trace';
  RequestId string /fsg 'Jetty Request ID'; AsyncApexJobId string /fsg 'Async Apex Job ID'; JobScope textarea 'Items In Failed Batch';
  DoesExceedJobScopeMaxLength boolean /fsg 'Item Values Max Length Exceeded'; Phase string /fsg; EventUuid string36 /fsg 'Event UUID';
@PlatformStatusAlertEvent - + event noquery
  ReplayId string /fsg 'Replay ID For Platform Event'; CreatedDate datetime* /fs; CreatedById reference* /fsg >User; EventIdentifier string /fsg;
  UserId reference /fsg >User; Username string /fsg; EventDate datetime /fs; RelatedEventIdentifier string /fsg; RequestId string /fsg 'Jetty Request ID';
  ServiceName string /fsg; ServiceJobId string /fsg; StatusType string /fsg; ComponentName string /fsg; SubComponentName string /fsg; Subject string /fsg;
  ApiErrorCode string /fsg; ExtendedErrorCode string /fsg;
@FlowOrchestrationEvent - +c event noquery
  ReplayId string /fsg 'Replay ID For Platform Event'; CreatedDate datetime* /fs; CreatedById reference* /fsg >User; EventPayload textarea;
  OrchestrationInstanceId string18* /fsg; StepInstanceId string18 /fsg; EventUuid string36 /fsg 'Event UUID';
  StepStatus picklist /fsg {Canceled|Completed|Discontinued|Error|InProgress|NotStarted};
@FlowExecutionErrorEvent - + event
  ContextObject string; ContextRecordId reference >Name; CreatedById reference >User; CreatedDate datetime; ElementApiName string; ElementType string;
  ErrorId string; ErrorMessage string; EventDate datetime; EventIdentifier string; EventType string; EventUuid string; ExtendedErrorCode string;
  FlowApiName string; FlowExecutionEndDate datetime; FlowExecutionStartDate datetime; FlowNamespace string; FlowVersionId string; FlowVersionNumber int;
  InterviewBatchId string; InterviewGuid string; InterviewRequestId string; InterviewStartDate datetime; InterviewStartedById reference >User;
  ProcessType string; RelatedRecordId string; ReplayId string; StageQualifiedApiName string; UserId reference >User; Username string;
@BackgroundOperation 08P + deleted
  Name #string* /r; &system; SubmittedAt datetime /r 'Submitted'; Status picklist /r {New|Scheduled|Canceled|Merged|Waiting|Running|Error|Complete};
  ExecutionGroup string /r; SequenceGroup string /r; SequenceNumber int /r;
  GroupLeaderId reference /r >BackgroundOperation=MergedOperations 'Background Operation ID'; StartedAt datetime /r 'Started';
  FinishedAt datetime /r 'Finished'; WorkerUri string /r 'Worker URI'; Timeout int /r; ExpiresAt datetime /r 'Expires'; NumFollowers int /r;
  ProcessAfter datetime /r; ParentKey string /r; RetryLimit int /r; RetryCount int /r; RetryBackoff int /r; Error string /r 'Error Message';
  Type picklist {Sweeper|ExternalObject|ExternalObjectSync|ExternalChangeDataCapture|XClean|AsyncQuery|WebCart|BlockchainEventPoller|SiteTaskCreate|SiteTaskPublish|CdpMetadataDeploy|ExternalServiceCallback|AutoTagging|TagPropagation};
@PlatformCachePartition 0Er +cud deleted
  DeveloperName string80* 'Name';
  Language picklist40 'Master Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  MasterLabel string80* 'Label'; NamespacePrefix string15 /r; &system; Description textarea300; IsDefaultPartition boolean 'Default Partition';
@PlatformCachePartitionType 0Ev +cud deleted
  &system; PlatformCachePartitionId reference* /o >PlatformCachePartition=!PlatforCachePartitionTypes; CacheType picklist* {Session|Organization};
  AllocatedCapacity int; AllocatedPurchasedCapacity int 'Allocated Namespaced Purchased Capacity'; AllocatedTrialCapacity int; AllocatedPartnerCapacity int;
`;
