/** Standard objects: Apex, describe and other set-up. Notation: see ../notation.ts. */
export const SETUP = `
@RecordType 012 +cus
  Name #string80*; DeveloperName string80* 'Record Type Name'; NamespacePrefix string15 /r; Description string;
  BusinessProcessId reference /o >BusinessProcess :-; SobjectType picklist40* /o 'SObject Type Name'; IsActive boolean 'Active'; &system;
@BusinessProcess 019 +cu
  Name #string80*; NamespacePrefix string15 /r; Description string; TableEnumOrId picklist40* /o 'Entity Enumeration Or ID' {Case|Lead|Opportunity|Solution};
  IsActive boolean 'Active'; &system;
@AsyncApexJob 707 'Apex Job' +
  CreatedDate datetime*; CreatedById reference* >User;
  JobType picklist40* /r {Future|SharingRecalculation~Sharing Recalculation|ScheduledApex~Scheduled Apex|BatchApex~Batch Apex|BatchApexWorker~Batch Apex Worker|TestRequest~Test Request|TestWorker~Test Worker|ApexToken~Apex Token|Queueable};
  ApexClassId reference /r >ApexClass 'Class ID'; Status picklist40* /r {Queued|Processing|Aborted|Completed|Failed|Preparing|Holding};
  JobItemsProcessed int* /r 'Batches Processed'; TotalJobItems int /r 'Total Batches'; NumberOfErrors int /r 'Failures';
  CompletedDate datetime /r 'Completion Date'; MethodName string /r 'Apex Method'; ExtendedStatus string /r 'Status Detail';
  ParentJobId reference /r >AsyncApexJob :- 'Apex Job ID'; LastProcessed string15 /r 'Last ID processed and committed';
  LastProcessedOffset int /r 'Offset of last ID processed and committed'; CronTriggerId reference >CronTrigger 'Scheduled Job ID';
@CronTrigger 08e 'Scheduled Jobs' +
  CronJobDetailId reference /r >CronJobDetail=! 'Job ID'; NextFireTime datetime /r 'Next Run Time'; PreviousFireTime datetime /r 'Previous Run Time';
  State string16 /r 'Job State'; StartTime datetime /r; EndTime datetime /r; CronExpression string /r; TimeZoneSidKey picklist40 /r 'Java Time Zone Id';
  OwnerId reference /r >User :- 'User ID'; LastModifiedById reference* >User; CreatedById reference* >User; CreatedDate datetime*;
  TimesTriggered int /r 'Job Fired Count';
@CronJobDetail 08a 'Cron Job' +
  Name #string* /r 'Job Name';
  JobType picklist40 /r 'Type' {1~Data Export|3~Dashboard Refresh|4~Reporting Snapshot|6~Scheduled Flow|7~Scheduled Apex|8~Report Run|9~Batch Job|A~Reporting Notification};
@ApexClass 01p +cuds
  NamespacePrefix string15 /r; Name #string*; ApiVersion double18.1*; Status picklist40* {Inactive|Active|Deleted}; IsValid boolean;
  BodyCrc double 'Body CRC'; Body textarea1000000; LengthWithoutComments int* 'Size Without Comments'; &system;
@ApexTrigger 01q +cuds
  NamespacePrefix string15 /r; Name #string*; TableEnumOrId picklist40 'Custom Object Definition ID'; UsageBeforeInsert boolean /sg 'BeforeInsert';
  UsageAfterInsert boolean /sg 'AfterInsert'; UsageBeforeUpdate boolean /sg 'BeforeUpdate'; UsageAfterUpdate boolean /sg 'AfterUpdate';
  UsageBeforeDelete boolean /sg 'BeforeDelete'; UsageAfterDelete boolean /sg 'AfterDelete'; UsageIsBulk boolean /sg 'IsBulk';
  UsageAfterUndelete boolean /sg 'AfterUndelete'; ApiVersion double18.1*; Status picklist40* {Inactive|Active|Deleted}; IsValid boolean;
  BodyCrc double 'Body CRC'; Body textarea1000000; LengthWithoutComments int* 'Size Without Comments'; &system;
@AppMenuItem 0DS 'AppMenuItem' + setup
  SortOrder int /r; Name #string80* /r; NamespacePrefix string15 /r; Label string80 /r; Description textarea /r; Type picklist40 /r {ConnectedApplication|ServiceProvider|TabSet|Network};
  ApplicationId string /r 'Application ID'; StartUrl string1000 /r; LogoUrl string1000 /r; IconUrl string1000 /r; InfoUrl string1000 /r; IsAccessible boolean /r;
  IsVisible boolean /r; &system;
@AssignmentRule 01Q 'Assignment Rule' + setup
  Name #string120* /r; SobjectType picklist40 /r {Case|Lead}; Active boolean /r; &system;
@ApexPage 066 'Visualforce Page' +cuds
  NamespacePrefix string15 /r; Name #string80*; ApiVersion double18.1*; MasterLabel string80* 'Label'; Description textarea4000;
  ControllerType picklist40* {0~Not Specified|1~Standard|4~Standard Set|2~Custom|3~Java|5~Spring}; ControllerKey string; IsAvailableInTouch boolean;
  IsConfirmationTokenRequired boolean 'Require CSRF protection on GET requests'; Markup textarea1048576*; &system;
@ApexComponent 099 'Visualforce Component' +cuds
  NamespacePrefix string15 /r; Name #string80*; ApiVersion double18.1*; MasterLabel string80* 'Label'; Description textarea4000;
  ControllerType picklist40* {0~Not Specified|1~Standard|4~Standard Set|2~Custom|3~Java|5~Spring}; ControllerKey string; Markup textarea1048576*; &system;
@EventLogFile 0AT 'Event Log File' +
  EventType picklist40 /r; LogDate datetime /r; Interval picklist40 /r {Daily|Hourly}; Sequence int /r; ApiVersion double18.1 /r; LogFileLength double18.0 /r;
  LogFileContentType string /r; LogFileFieldNames textarea /r; LogFileFieldTypes textarea /r; LogFile base64 /r; &system;
@ApexLog 07L 'Apex Debug Log' +d
  LogUserId reference /r >User=!; LogLength int* /r 'Log Size (bytes)'; LastModifiedDate datetime*; Request string16* /r 'Request Type';
  Operation string128* /r; Application string64* /r; Status string* /r; DurationMilliseconds int* /r 'Duration (ms)'; SystemModstamp datetime*;
  StartTime datetime* /r; Location picklist40 /r {Monitoring|Profiling|SystemLog|Preserved}; RequestIdentifier string84 /r 'Request ID';
@ApexTestQueueItem 709 +cu
  CreatedDate datetime*; CreatedById reference* >User; SystemModstamp datetime*; ApexClassId reference* /o >ApexClass 'Class ID';
  Status picklist40* {Queued|Processing|Aborted|Completed|Failed|Preparing|Holding}; ExtendedStatus string1000 /rg 'Status Detail';
  ParentJobId reference /r >AsyncApexJob=! :- 'Apex Job ID'; TestRunResultId reference /r >ApexTestRunResult=! :- 'ApexTestRunResult ID';
  ShouldSkipCodeCoverage boolean;
@ApexTestResult 07M +cud
  SystemModstamp datetime*; TestTimestamp datetime* 'Time Started'; Outcome picklist40* 'Pass/Fail' {Pass|Fail|CompileFail|Skip};
  ApexClassId reference* >ApexClass 'Class ID'; MethodName string; Message string4000 /g 'Error Message'; StackTrace string4000 /g;
  AsyncApexJobId reference >AsyncApexJob 'Apex Job ID'; QueueItemId reference >ApexTestQueueItem 'Apex Test Queue Item ID';
  ApexLogId reference >ApexLog 'Log ID'; ApexTestRunResultId reference >ApexTestRunResult 'ApexTestRunResult ID'; RunTime int; IsTestSetup boolean;
@ApexTestResultLimits 05n 'Apex Test Result Limit' + deleted
  &system; ApexTestResultId reference* /o >ApexTestResult=!ApexTestResults; Soql int* 'Total number of SOQL queries issued';
  QueryRows int* 'Total number of records retrieved by SOQL queries'; Sosl int* 'Total number of SOSL queries issued';
  Dml int* 'Total number of DML statements issued'; DmlRows int*; Cpu int* 'Maximum CPU time on the Salesforce servers';
  Callouts int* 'Total number of callouts'; Email int* 'Total number of sendEmail methods allowed'; AsyncCalls int* 'Total number of async calls';
  MobilePush int*; LimitContext string 'LimitContext'; LimitExceptions string 'LimitExceptions';
@ApexTestRunResult 05m +cud deleted
  &system; AsyncApexJobId reference >AsyncApexJob=AsyncApex 'Apex Job ID'; UserId reference >User; JobName string 'Name of the job';
  IsAllTests boolean 'allTests'; Source string 'Client that kicked off the test run'; StartTime datetime* 'Start time of the test run';
  EndTime datetime 'End time of the test run'; TestTime int 'Time(ms) actually spent running tests';
  Status picklist* 'Status of the test run' {Queued|Processing|Aborted|Completed|Failed|Preparing|Holding};
  ClassesEnqueued int* 'Number of classes enqueued in this test run'; ClassesCompleted int 'Number of classes completed in this test run';
  MethodsEnqueued int 'Number of methods enqueued in this test run'; MethodsCompleted int 'Number of methods completed in this test run';
  MethodsFailed int 'Number of methods failed in this test run'; TestSetupTime int 'Time(ms) spent running test setup';
@ApexTestSuite 05F +cud deleted
  &system; TestSuiteName string*;
@ApexEmailNotification 06j +cud deleted
  &system; UserId reference >User=!; Email string 'email';
@ApexPageInfo 4ve +
  DurableId string /r 'Durable ID'; ApexPageId string18* /r 'Apex Page ID'; Name #string80* /r; NameSpacePrefix string512 /rg;
  ApiVersion double18.1* /r 'API Version'; Description textarea1333 /r; IsAvailableInTouch boolean /r; MasterLabel string80 /r;
  IsShowHeader string80 /r 'Show Header';
@ApexTypeImplementor - +
  DurableId string 'Durable ID'; ApexClassId reference* >ApexClass 'Class ID'; ClassName string*; ClassNamespacePrefix string; IsConcrete boolean;
  InterfaceApexClassId reference >ApexClass 'Class ID'; InterfaceName string*; InterfaceNamespacePrefix string;
@TestSuiteMembership 0Hd +cud deleted
  &system; ApexTestSuiteId reference* /o >ApexTestSuite=!ApexClassJunctions 'Test Suite ID'; ApexClassId reference* /o >ApexClass=! 'Class ID';
@StaticResource 081 +cuds
  NamespacePrefix string15 /r; Name #string*; ContentType string120* 'MIME Type'; BodyLength int* /o 'Size'; Body base64; Description textarea; &system;
  CacheControl picklist40* {Private|Public};
@AuraDefinition 0Ad 'Lightning Component Definition' + deleted
  &system; AuraDefinitionBundleId reference* /o >AuraDefinitionBundle=! 'Lightning Definition Bundle ID';
  DefType picklist* 'Definition Type' {APPLICATION~0|CONTROLLER~1|COMPONENT~2|EVENT~3|HELPER~4|INTERFACE~5|RENDERER~7|STYLE~8|PROVIDER~9|MODEL~10|TESTSUITE~11|DOCUMENTATION~12|TOKENS~13|DESIGN~14|SVG~15|MODULE~16};
  Format picklist* {XML|JS|CSS|TEMPLATE_CSS|SVG}; Source textarea1000000*;
@AuraDefinitionBundle 0Ab 'Aura Component Bundle' +cud deleted
  DeveloperName string80* 'Name';
  Language picklist40 'Master Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  MasterLabel string80* 'Label'; NamespacePrefix string15 /r; &system; ApiVersion double18.1*; Description textarea*;
@CustomNotificationType 0ML +cud setup
  DeveloperName string80* /r; Language picklist40 /r 'Master Language'; MasterLabel string80* 'Label'; NamespacePrefix string15 /r; &system;
  CustomNotifTypeName string80 'Custom Notification Name'; Description string255; Desktop boolean; Mobile boolean;
@EntityDefinition 4ie +s
  DurableId string /r 'Durable ID'; LastModifiedDate datetime*; LastModifiedById reference* >User; QualifiedApiName string70* /r 'Qualified API Name';
  NamespacePrefix string15 /r; DeveloperName string40 /r; MasterLabel string40* /r; Label string40 /r; PluralLabel string40 /r;
  DefaultCompactLayoutId string70 /r 'Compact Layout ID'; IsCustomizable boolean /r 'Is Customizable?'; IsApexTriggerable boolean /r 'Is Apex Triggerable?';
  IsWorkflowEnabled boolean /r 'Is Workflow Enabled?'; IsProcessEnabled boolean /r 'Is Approval Process Enabled?';
  IsCompactLayoutable boolean /r 'Is Compact Layout Enabled?'; DeploymentStatus picklist /r {InDevelopment|Deployed}; KeyPrefix string3 /r;
  IsCustomSetting boolean /r 'Is Custom Setting?'; IsDeprecatedAndHidden boolean /r 'Is Deprecated And Hidden?';
  IsReplicateable boolean /r 'Is Replicateable?'; IsRetrieveable boolean /r 'Is Retrieveable?'; IsSearchLayoutable boolean /r 'Is Search Layoutable?';
  IsSearchable boolean /r 'Is Searchable?'; IsTriggerable boolean /r 'Is Triggerable?'; IsIdEnabled boolean /r 'Is Id Enabled?';
  IsEverCreatable boolean /r 'Is Ever Creatable via API?'; IsEverUpdatable boolean /r 'Is Ever Updatable via API?';
  IsEverDeletable boolean /r 'Is Ever Deletable via API?'; IsFeedEnabled boolean /r 'Is Feed Enabled?'; IsQueryable boolean /r 'Queryable';
  IsMruEnabled boolean /r 'Is MRU List Functionality Enabled for This Object?'; DetailUrl url /r 'Detail URL'; EditUrl url /r 'Edit URL';
  NewUrl url /r 'New URL'; EditDefinitionUrl url /r 'Edit Definition URL'; HelpSettingPageName string80 /r; HelpSettingPageUrl url /r 'Help Setting Page URL';
  RunningUserEntityAccessId string150 /r 'User Entity Access ID'; PublisherId string70 /r 'Publisher ID'; IsLayoutable boolean /r 'Is Layout Enabled?';
  RecordTypesSupported string /rfsg;
  InternalSharingModel picklist* /r {None~Private|Read~Read Only|Edit~Read/Write|ControlledByLeadOrContact|ControlledByCampaign};
  ExternalSharingModel picklist* /r 'External sharing Model' {None~Private|Read~Read Only|Edit~Read/Write|ControlledByLeadOrContact|ControlledByCampaign};
  HasSubtypes boolean /r 'Has Subtypes?'; IsSubtype boolean /r 'Is Subtype?'; IsAutoActivityCaptureEnabled boolean /r 'Is Einstein Activity Capture Enabled?';
  IsInterface boolean /r 'Is Interface?'; ImplementsInterfaces string /r 'Interfaces Implemented'; ImplementedBy string /r;
  ExtendsInterfaces string /r 'Interfaces Extended'; ExtendedBy string /r; DefaultImplementation string /r;
@FieldDefinition 4fe +s setup
  DurableId string /r 'Durable ID'; QualifiedApiName string70* /r 'Qualified API Name'; EntityDefinitionId reference70 /r >EntityDefinition=Fields 'Entity Definition ID';
  NamespacePrefix string15 /r; DeveloperName string40 /r; MasterLabel string40* /r; Label string40 /r; Length int /r; DataType string40 /r;
  ServiceDataTypeId string70 /r 'Data Type ID'; ValueTypeId string70 /r 'Data Type ID'; ExtraTypeInfo string150 /r;
  IsCalculated boolean /r 'Is Field calculated?'; IsHighScaleNumber boolean /r 'Is Field a high scale number?';
  IsHtmlFormatted boolean /r 'Is Field a HTML formatted?'; IsNameField boolean /r 'Is Field a Name field?'; IsNillable boolean /r 'Is Field a nillable?';
  IsWorkflowFilterable boolean /r 'Is Workflow Filterable?'; IsCompactLayoutable boolean /r 'Is Compact Layout Enabled?'; Precision int /r; Scale int /r;
  IsFieldHistoryTracked boolean /r; IsIndexed boolean /r 'Is Field indexed?'; IsApiFilterable boolean /r 'Is Field Filterable?';
  IsApiSortable boolean /r 'Is Field Sortable?'; IsListFilterable boolean /r 'Is Field Filterable in Lists?';
  IsListSortable boolean /r 'Is Field Sortable in Lists?'; IsApiGroupable boolean /r 'Is Field Groupable?';
  IsListVisible boolean /r 'Is Field visible in Lists?'; ControllingFieldDefinitionId string150 /r 'Field Definition ID'; LastModifiedDate datetime*;
  LastModifiedById reference* >User; PublisherId string70 /r 'Publisher ID'; RunningUserFieldAccessId string150 /r 'User Field Access ID';
  RelationshipName string80 /r; ReferenceTo string /rfsg 'Entities Referenced by Relationship';
  ReferenceTargetField string80 /r 'Target Field on Entities to Which the Foreign Key Points'; IsCompound boolean /r 'Is Field a compound field';
  IsSearchPrefilterable boolean /r 'Is Field Search Prefilterable?'; IsPolymorphicForeignKey boolean /r 'Is ForeignKey Polymorphic?';
  IsAiPredictionField boolean /r 'Is Field AI Prediction Field?'; BusinessOwnerId reference /r >Group,User;
  BusinessStatus picklist40 /r 'Field Usage' {Active|DeprecateCandidate|Hidden};
  SecurityClassification picklist40 /r 'Data Sensitivity Level' {Public|Internal|Confidential|Restricted|MissionCritical};
  ComplianceGroup multipicklist /r 'Compliance Categorization' {PII|HIPAA|GDPR|PCI|COPPA|CCPA}; Description textarea1000 /r;
@EntityParticle 0Nv +
  DurableId string /r 'Durable ID'; QualifiedApiName string70* /r 'Qualified API Name'; EntityDefinitionId reference70 /r >EntityDefinition=Particles 'Entity Definition ID';
  FieldDefinitionId reference70 /r >FieldDefinition=Particles 'Field Definition ID'; NamespacePrefix string15 /r; DeveloperName string40 /r; MasterLabel string40* /r; Label string40 /r;
  Length int /r; DataType string40 /r; ServiceDataTypeId string70 /r 'Data Type ID'; ValueTypeId string70 /r 'Data Type ID'; ExtraTypeInfo string150 /r;
  IsAutonumber boolean /r 'Is Field an Autonumber?'; ByteLength int /r; IsCaseSensitive boolean /r 'Is Field Case Sensitive?';
  IsUnique boolean /r 'Is Field Unique?'; IsCreatable boolean /r 'Is Field Creatable?'; IsUpdatable boolean /r 'Is Field Updatable?';
  IsDefaultedOnCreate boolean /r 'Is Field Defaulted On Create?'; IsWriteRequiresMasterRead boolean /r 'Does Write Require Master Read?';
  IsCalculated boolean /r 'Is Field calculated?'; IsHighScaleNumber boolean /r 'Is Field a high scale number?';
  IsHtmlFormatted boolean /r 'Is Field a HTML formatted?'; IsNameField boolean /r 'Is Field a Name field?'; IsNillable boolean /r 'Is Field a nillable?';
  IsPermissionable boolean /r 'Is Field Permissionable?'; IsEncrypted boolean /r 'Is Field Encrypted?'; Digits int /r; InlineHelpText string150 /r;
  RelationshipName string150 /r; ReferenceTargetField string150 /r; Name #string150 /r; 
  IsWorkflowFilterable boolean /r 'Is Workflow Filterable?'; IsCompactLayoutable boolean /r 'Is Compact Layout Enabled?'; Precision int /r; Scale int /r;
  IsFieldHistoryTracked boolean /r; IsApiFilterable boolean /r 'Is Field Filterable?'; IsApiSortable boolean /r 'Is Field Sortable?';
  IsApiGroupable boolean /r 'Is Field Groupable?'; IsListVisible boolean /r 'Is Field visible in Lists?'; IsLayoutable boolean /r 'Is Layout Enabled?';
  IsDependentPicklist boolean /r 'Is Field a Dependent Picklist?'; IsDeprecatedAndHidden boolean /r 'Is Field a Deprecated and Hidden?';
  IsDisplayLocationInDecimal boolean /r 'Is Field Displays Location in Decimals?'; DefaultValueFormula string150 /r 'Default Value if Formula is Not Used';
  IsIdLookup boolean /r 'Can this Field be Used to Specify a Record in Upsert?'; IsNamePointing boolean /r 'Does this Field Contain the Name of the Parent?';
  RelationshipOrder int /r 'Type of Relationship for a Master-Detail Relationship'; ReferenceTo string /rfsg 'Entities Referenced by Relationship';
  IsComponent boolean /r 'Is Field a component of a compound field'; IsCompound boolean /r 'Is Field a compound field';
@RelationshipInfo 0Ju 'Relationship' +
  DurableId string /r 'Relationship Info Durable ID'; ChildSobjectId string70 /r 'Entity Definition ID'; FieldId string70 /r 'Field Definition ID';
  IsCascadeDelete boolean /r 'Is Cascade Delete?'; IsDeprecatedAndHidden boolean /r 'Is Deprecated And Hidden?';
  IsRestrictedDelete boolean /r 'Is Restricted Delete?'; JunctionIdListNames string /rfsg 'Names of the Junction Id Lists';
@DataType 4dt +
  DurableId string /r 'Data Type Durable ID'; DeveloperName string70 /r 'Data Type Name'; IsComplex boolean /r 'Is this Data Type Complex?';
  ContextServiceDataTypeId string70 /r 'Service Data Type ID'; ContextWsdlDataTypeId string70 /r 'WSDL Data Type ID';
@PicklistValueInfo 4pv +
  DurableId string /r 'Durable ID'; Value string70 /r; Label string70 /r; IsDefaultValue boolean /r; IsActive boolean /r; ValidFor string200 /r;
  EntityParticleId reference150 /r >EntityParticle=PicklistValues 'Entity Particle ID';
@FieldSecurityClassification - +
  MasterLabel string /r; ApiName string* /r; SortOrder int /r; Description textarea /r; IsHighRiskLevel boolean /r 'High-Risk Level'; &system;
@Name - + view noquery
  Name #string /r; LastName string80 /r; FirstName string40 /r; Type picklist40 /r; Alias string8 /r; UserRoleId reference /r >UserRole 'Role ID';
  RecordTypeId reference /r >RecordType; IsActive boolean /r 'Active'; ProfileId reference /r >Profile; Title string80 /r; Email email /r; Phone phone /r;
  NameOrAlias string80 /r 'Name or Alias'; Username string80 /r; LastViewedDate datetime; LastReferencedDate datetime;
@RecentlyViewed - + view
  Name #string /r; LastName string80 /r; FirstName string40 /r; Type picklist40 /r; Alias string8 /r; UserRoleId reference /r >UserRole 'Role ID';
  RecordTypeId reference /r >RecordType; IsActive boolean /r 'Active'; ProfileId reference /r >Profile; Title string80 /r; Email email /r; Phone phone /r;
  NameOrAlias string80 /r 'Name or Alias'; LastViewedDate datetime; LastReferencedDate datetime; NetworkId reference /r >Network :-;
  Language picklist40 /rf {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
@Dashboard 01Z +s feed deleted
  OwnerId reference* >User; FolderId reference* /r >Folder,User; FolderName string256 /rg; Title string80* /r;
  DeveloperName string80* /r 'Dashboard Unique Name'; NamespacePrefix string15 /r; Description string /r; LeftSize picklist40* /r {Narrow|Medium|Wide};
  MiddleSize picklist40 /r {Narrow|Medium|Wide}; RightSize picklist40* /r {Narrow|Medium|Wide}; &system; RunningUserId reference* /r >User;
  TitleColor int* /r; TitleSize int* /r; TextColor int* /r; BackgroundStart int* /r 'Starting Color'; BackgroundEnd int* /r 'Ending Color';
  BackgroundDirection picklist40* /r 'Background Fade Direction' {TopToBottom~Top to Bottom|LeftToRight~Left to Right|Diagonal*};
  Type picklist40* /r 'Dashboard Running User' {SpecifiedUser~Run as specified user*|LoggedInUser~Run as logged-in user|MyTeamUser~Let authorized users change running user};
  LastViewedDate datetime; LastReferencedDate datetime; DashboardResultRefreshedDate string256 /rfsg 'Last refreshed for this user';
  DashboardResultRunningUser string256 /rfsg 'Running as';
  ColorPalette picklist40 /r {Default~Default Palette|gray~Gray Palette|colorSafe~Color Safe Palette|unity~Aurora Palette|justice~Wildflowers Palette|nightfall~Nightfall Palette|sunrise~Sunrise Palette|bluegrass~Bluegrass Palette|tropic~Ocean Palette|heat~Heat Palette|dusk~Dusk Palette|pond~Pond Palette|watermelon~Watermelon Palette|fire~Fire Palette|water~Water Palette|earth~Lake Palette|accessible~Mineral(Accessible) Palette};
  ChartTheme picklist40 /r 'Chart Background' {light~Light Background|dark~Dark Background};
@DashboardComponent 01a + feed
  Name #string80 /r 'Dashboard Component Name'; DashboardId reference* /r >Dashboard=DashboardComponents; CustomReportId reference /r >Report :- 'Report ID';
@Report 00O +s feed deleted
  OwnerId reference* /r >Folder,Organization,User; FolderName string256 /rg; &system; Name #string40* /r 'Report Name'; Description string /r;
  DeveloperName string80* /r 'Report Unique Name'; NamespacePrefix string15 /r; LastRunDate datetime /r 'Last Run';
  Format picklist40* /r {MultiBlock~Joined|Matrix|Summary|Tabular*}; LastViewedDate datetime; LastReferencedDate datetime;
@Publisher 4pb +
  DurableId string /r 'Publisher Durable ID'; Name #string70 /r 'Publisher Name'; NamespacePrefix string70 /r 'Publisher Namespace Prefix';
  IsSalesforce boolean /r 'Is Salesforce the Publisher?'; MajorVersion int /r 'Publisher Major Version'; MinorVersion int /r 'Publisher Minor Version';
@ListView 00B +s
  Name #string40* /r 'View Name'; DeveloperName string80* /r 'View Unique Name'; NamespacePrefix string15 /r;
  SobjectType picklist40 /r 'Custom Object Definition ID'; IsSoqlCompatible boolean /r 'Is SOQL Compatible'; &system; LastViewedDate datetime;
  LastReferencedDate datetime;
@NamedCredential 0XA + deleted
  DeveloperName string80* /r 'Name';
  Language picklist40* /r 'Master Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  MasterLabel string80* /r 'Label'; NamespacePrefix string15 /r; &system; Endpoint textarea1000 /r 'URL';
  PrincipalType picklist /r 'Identity Type' {Anonymous|PerUser~Per User|NamedUser~Named Principal};
  CalloutOptionsGenerateAuthorizationHeader boolean /rsg 'GenerateAuthorizationHeader';
  CalloutOptionsAllowMergeFieldsInHeader boolean /rsg 'AllowMergeFieldsInHeader'; CalloutOptionsAllowMergeFieldsInBody boolean /rsg 'AllowMergeFieldsInBody';
  AuthProviderId reference /r >AuthProvider 'Auth. Provider ID'; JwtIssuer string /r 'JWT Issuer'; JwtFormulaSubject string /r 'JWT Formula Subject';
  JwtTextSubject string /r 'JWT Text Subject'; JwtValidityPeriodSeconds int /r 'JWT Validity Period in Seconds';
  JwtAudience textarea1000 /r 'JWT Audience(s)'; AuthTokenEndpointUrl textarea1000 /r 'Auth Token Endpoint URL';
@SetupAuditTrail 0Ym 'Setup Audit Trail Entry' +
  Action string120* /r; Section string40 /rf; CreatedDate datetime*; CreatedById reference* >User; Display string1000 /rfg; DelegateUser string80 /r;
  ResponsibleNamespacePrefix string15 /r 'Source Namespace Prefix'; CreatedByContext string80 /r; CreatedByIssuer string80 /r;
@Translation 01h 'Language Translation' +cu
  Language picklist40* /o {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  IsActive boolean /r 'Active'; CanManage boolean /r; &system;
@WebLink 00b 'Custom Button or Link' +cuds
  PageOrSobjectType picklist40* /o 'Page or sObject Type Name'; Name #string240*; IsProtected boolean 'Protected Component'; Url textarea1048576 'URL';
  EncodingKey picklist40* 'Link Encoding' {UTF-8~Unicode (UTF-8)|ISO-8859-1~General US & Western Europe (ISO-8859-1,
     ISO-LATIN-1)|Shift_JIS~Japanese (Shift-JIS)|ISO-2022-JP~Japanese (JIS)|EUC-JP~Japanese (EUC)|ks_c_5601-1987~Korean (ks_c_5601-1987)|Big5~Traditional Chinese (Big5)|GB2312~Simplified Chinese (GB2312)|Big5-HKSCS~Traditional Chinese Hong Kong (Big5-HKSCS)|x-SJIS_0213~Japanese (Shift-JIS_2004)};
  LinkType picklist40* 'Content Source' {url~URL|sControl~Custom S-Control|javascript~OnClick JavaScript|page~Visualforce Page|flow~Flow Definition};
  OpenType picklist40* 'Behavior' {newWindow~Display in new window|sidebar~Display in existing window with sidebar|noSidebar~Display in existing window without sidebar|replace~Display in existing window without sidebar or header|onClickJavaScript~Execute JavaScript};
  Height int 'Height (in pixels)'; Width int 'Width (in pixels)'; ShowsLocation boolean 'Show Address Bar'; HasScrollbars boolean 'Show Scrollbars';
  HasToolbar boolean 'Show Toolbars'; HasMenubar boolean 'Show Menu Bar'; ShowsStatus boolean 'Show Status Bar'; IsResizable boolean 'Resizeable';
  Position picklist40 'Window Position' {fullScreen|none|topLeft}; ScontrolId reference >ApexPage :- 'Custom S-Control ID'; MasterLabel string240 'Label';
  Description textarea1000; DisplayType picklist40* {L~Detail Page Link*|B~Detail Page Button|M~List Button}; RequireRowSelection boolean;
  NamespacePrefix string15 /r; &system;
@ExternalDataSource 0XC + deleted
  DeveloperName string80* /r 'Name';
  Language picklist40* /r 'Master Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  MasterLabel string80* /r 'External Data Source'; NamespacePrefix string15 /r; &system; Type picklist* /r 'Class ID'; Endpoint textarea1000 /r 'URL';
  Repository string /r 'Default External Repository'; IsWritable boolean /r 'Writable External Objects';
  PrincipalType picklist* /r 'Identity Type' {Anonymous|PerUser~Per User|NamedUser~Named Principal};
  Protocol picklist* /r 'Authentication Protocol' {NoAuthentication~No Authentication|Oauth~OAuth 2.0|Password~Password Authentication|AwsSv4~AWS Signature Version 4|Jwt~JWT|JwtExchange~JWT Token Exchange|Custom|Basic~Basic Authentication};
  AuthProviderId reference /r >AuthProvider 'Auth. Provider ID'; LargeIconId reference /r >StaticResource=? 'Static Resource ID';
  SmallIconId reference /r >StaticResource=? 'Static Resource ID'; CustomConfiguration textarea4000 /r; NamedCredentialId reference >NamedCredential=?;
@CallCenter 04v +c
  Name #string* /r; InternalName string240* /o; Version double18.3 /r; AdapterUrl string2000 /rg 'CTI Adapter URL'; CustomSettings string3000 /rg; &system;
@ScratchOrgInfo 2SR + history feed share deleted
  OwnerId reference* >Group,User; Name #string* /g 'Number'; &system; LastViewedDate datetime; LastReferencedDate datetime;
  Edition picklist {Developer|Group|Professional|Enterprise}; Username string 'Requested Username'; AdminEmail email /o 'Requested Admin Email'; OrgName string*;
  DurationDays int 'Requested Duration In Days'; ConnectedAppConsumerKey string*; ConnectedAppCallbackUrl textarea* 'Connected App Callback URL';
  Namespace string; Features textarea; Country string 'Requested Country';
  Language picklist 'Requested Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  Instance string 'Requested Instance'; Package2AncestorIds textarea 'Requested Package2 Ancestor IDs'; SourceOrg string 'Shape Source Org';
  HasSampleData boolean; Release picklist {Current*|Preview|Previous}; SignupUsername string*; Status picklist* {New*|Creating|Error|Active|Deleted};
  ErrorCode string; ScratchOrg string 'Scratch Org ID'; SignupInstance string; AuthCode string 'Connected App Authorization Code'; SignupCountry string*;
  SignupLanguage picklist* {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  SignupEmail email /r*; SignupTrialDays int; LoginUrl textarea; Description textarea; ExpirationDate date; LastLoginDate date; DeletedBy string;
  DeletedDate date;
@ActiveScratchOrg 2SS +cud history feed share deleted
  OwnerId reference* >Group,User; Name #string* /g 'Number'; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ScratchOrg string* 'Scratch Org ID'; ScratchOrgInfoId reference >ScratchOrgInfo; Description textarea; Features textarea;
  Edition picklist {Developer|Group|Professional|Enterprise}; SignupTrialDays int 'Active Days'; ExpirationDate date; SignupInstance string 'Instance';
  Namespace string; SignupUsername string 'Username'; SignupEmail email /r 'Email'; OrgName string; LastLoginDate date; HasSampleData boolean;
@Skill 0C5 +cus change deleted
  DeveloperName string80*;
  Language picklist40 'Master Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  MasterLabel string80* 'Name'; &system; LastViewedDate datetime; Description textarea32000; TypeId reference >SkillType 'Skill Type ID';
@AggregateResult - + view noquery

`;
