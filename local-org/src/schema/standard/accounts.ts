/** Standard objects: people and companies. Notation: see ../notation.ts. */
export const ACCOUNTS = `
@Account 001 +cuds history feed share change deleted
  MasterRecordId reference >Account; Name #string* 'Account Name';
  Type picklist 'Account Type' {Prospect|Customer - Direct|Customer - Channel|Channel Partner / Reseller|Installation Partner|Technology Partner|Other};
  ParentId reference >Account=ChildAccounts 'Parent Account ID'; &address Billing; &address Shipping; Phone phone 'Account Phone'; Fax phone 'Account Fax';
  AccountNumber string40; Website url; PhotoUrl url; Sic string20 'SIC Code'; Industry picklist {Agriculture|Apparel|Banking|Biotechnology|Chemicals|Communications|Construction|Consulting|Education|Electronics|Energy|Engineering|Entertainment|Environmental|Finance|Food & Beverage|Government|Healthcare|Hospitality|Insurance|Machinery|Manufacturing|Media|Not For Profit|Recreation|Retail|Shipping|Technology|Telecommunications|Transportation|Utilities|Other}; AnnualRevenue currency; NumberOfEmployees int 'Employees';
  Ownership picklist {Public|Private|Subsidiary|Other}; TickerSymbol string20; Description textarea32000 'Account Description';
  Rating picklist 'Account Rating' {Hot|Warm|Cold}; Site string80 'Account Site'; OwnerId reference* >User; &system; LastActivityDate date;
  LastViewedDate datetime; LastReferencedDate datetime; IsPartner boolean 'Partner Account'; IsCustomerPortal boolean 'Customer Portal Account';
  ChannelProgramName string /rfs; ChannelProgramLevelName string /rfs; Jigsaw string20 'Data.com Key'; JigsawCompanyId string20 /r 'Jigsaw Company ID';
  AccountSource picklist {Web|Phone Inquiry|Partner Referral|Purchased List|Other}; DunsNumber string9 'D-U-N-S Number'; Tradestyle string;
  NaicsCode string8 'NAICS Code'; NaicsDesc string120 'NAICS Description'; YearStarted string4; SicDesc string80 'SIC Description';
  RecordTypeId reference >RecordType;
@Contact 003 +cuds history feed share change deleted
  MasterRecordId reference >Contact; AccountId reference >Account=!Contacts; LastName string80*; FirstName string40;
  Salutation picklist40 {Mr.|Ms.|Mrs.|Dr.|Prof.|Mx.}; Name #string121* /r 'Full Name'; &address Other; &address Mailing; Phone phone 'Business Phone';
  Fax phone 'Business Fax'; MobilePhone phone; HomePhone phone; OtherPhone phone; AssistantPhone phone 'Asst. Phone'; ReportsToId reference >Contact;
  Email email; HasOptedOutOfEmail boolean 'Email Opt Out'; HasOptedOutOfFax boolean 'Fax Opt Out'; DoNotCall boolean; Title string128; Department string80; AssistantName string40; LeadSource picklist {Web|Phone Inquiry|Partner Referral|Purchased List|Other};
  Birthdate date; Description textarea32000 'Contact Description'; OwnerId reference* >User; &system; LastActivityDate date; LastViewedDate datetime;
  LastCURequestDate datetime /r 'Last Stay-in-Touch Request Date'; LastCUUpdateDate datetime /r 'Last Stay-in-Touch Save Date';
  LastReferencedDate datetime; EmailBouncedReason string; EmailBouncedDate datetime; IsEmailBounced boolean /r; PhotoUrl url; Jigsaw string20 'Data.com Key';
  JigsawContactId string20 /r 'Jigsaw Contact ID'; IndividualId reference >Individual=?Contacts; RecordTypeId reference >RecordType;
@Lead 00Q +cuds history feed share change deleted
  MasterRecordId reference >Lead; LastName string80*; FirstName string40; Salutation picklist40 {Mr.|Ms.|Mrs.|Dr.|Prof.|Mx.}; Name #string121* /r 'Full Name';
  HasOptedOutOfEmail boolean 'Email Opt Out'; HasOptedOutOfFax boolean 'Fax Opt Out'; DoNotCall boolean;
  Title string128; Company string*; &address; Phone phone; MobilePhone phone; Fax phone; Email email; Website url; PhotoUrl url; Description textarea32000;
  LeadSource picklist {Web|Phone Inquiry|Partner Referral|Purchased List|Other};
  Status picklist* {Open - Not Contacted*|Working - Contacted|Closed - Converted|Closed - Not Converted}; Industry picklist {Agriculture|Apparel|Banking|Biotechnology|Chemicals|Communications|Construction|Consulting|Education|Electronics|Energy|Engineering|Entertainment|Environmental|Finance|Food & Beverage|Government|Healthcare|Hospitality|Insurance|Machinery|Manufacturing|Media|Not For Profit|Recreation|Retail|Shipping|Technology|Telecommunications|Transportation|Utilities|Other}; Rating picklist {Hot|Warm|Cold};
  AnnualRevenue currency; NumberOfEmployees int 'Employees'; OwnerId reference* >Group,User; IsConverted boolean /r 'Converted'; ConvertedDate date /r;
  ConvertedAccountId reference /r >Account; ConvertedContactId reference /r >Contact; ConvertedOpportunityId reference /r >Opportunity;
  IsUnreadByOwner boolean 'Unread By Owner'; &system; LastActivityDate date; LastViewedDate datetime; LastReferencedDate datetime;
  Jigsaw string20 'Data.com Key'; JigsawContactId string20 /r 'Jigsaw Contact ID'; CompanyDunsNumber string9 'Company D-U-N-S Number';
  EmailBouncedReason string; EmailBouncedDate datetime; IndividualId reference >Individual=?Leads; RecordTypeId reference >RecordType;
@Partner 00I +cd deleted
  OpportunityId reference /r >Opportunity=!Partners; AccountFromId reference /r >Account=!PartnersFrom; AccountToId reference* /o >Account=!PartnersTo;
  Role picklist /r {System Integrator|Agency|Advertiser|VAR/Reseller|Distributor|Developer|Broker|Lender|Supplier|Institution|Contractor|Dealer|Consultant};
  IsPrimary boolean /r 'Primary'; &system; ReversePartnerId reference /r >Partner :-;
@PartnerRole 01J 'Partner Role Value' +
  MasterLabel string /r; ApiName string* /r; SortOrder int /r;
  ReverseRole picklist /r {System Integrator|Agency|Advertiser|VAR/Reseller|Distributor|Developer|Broker|Lender|Supplier|Institution|Contractor|Dealer|Consultant};
  &system;
@LeadStatus 01J 'Lead Status Value' +
  MasterLabel string /r; ApiName string* /r; SortOrder int /r; IsDefault boolean /r; IsConverted boolean /r; &system;
@AccountContactRole 02Z +cud change deleted
  &system; AccountId reference* /o >Account=!AccountContactRoles; ContactId reference* >Contact=!AccountContactRoles;
  Role picklist40 {Business User|Decision Maker|Economic Buyer|Economic Decision Maker|Evaluator|Executive Sponsor|Influencer|Technical Buyer|Other};
  IsPrimary boolean 'Primary';
@AccountContactRelation 07k +cud change deleted
  AccountId reference* /o >Account=!AccountContactRelations; ContactId reference* /o >Contact=!AccountContactRelations; &system; EndDate date;
  IsActive boolean; IsDirect boolean /r;
  Roles multipicklist {Business User|Decision Maker|Economic Buyer|Economic Decision Maker|Evaluator|Executive Sponsor|Influencer|Technical Buyer|Other};
  StartDate date;
@AccountPartner 00I + deleted
  AccountFromId reference* /o >Account=!AccountPartnersFrom 'Account ID'; AccountToId reference* /o >Account=!AccountPartnersTo 'Account ID';
  OpportunityId reference /r >Opportunity=!AccountPartners;
  Role picklist /r {System Integrator|Agency|Advertiser|VAR/Reseller|Distributor|Developer|Broker|Lender|Supplier|Institution|Contractor|Dealer|Consultant};
  IsPrimary boolean /r 'Primary'; &system; ReversePartnerId reference /r >AccountPartner :-;
@AccountTeamMember 01M +cud deleted
  AccountAccessLevel picklist40 {None|Read|Edit|All}; AccountId reference* /o >Account=!AccountTeamMembers; CaseAccessLevel picklist40 {None|Read|Edit|All};
  ContactAccessLevel picklist40 {None|Read|Edit|ControlledByParent}; OpportunityAccessLevel picklist40 {None|Read|Edit|All}; PhotoURL url;
  TeamMemberRole picklist {Account Executive|Sales Manager|Executive Sponsor|Service Contact|Industry Specialist|Channel Manager|Competitive Expert|Opportunity Owner};
  Title string80 /r; UserId reference* /o >User=!AccountTeams; &system;
@Individual 0PK +cuds history share change deleted
  OwnerId reference* >User=!; LastName string80*; FirstName string40; Salutation picklist40 {Mr.|Ms.|Mrs.|Dr.|Prof.|Mx.}; Name #string121* /r;
  HasOptedOutTracking boolean; HasOptedOutProfiling boolean; HasOptedOutProcessing boolean; HasOptedOutSolicit boolean;
  ShouldForget boolean 'Forget this Individual'; SendIndividualData boolean; CanStorePiiElsewhere boolean 'OK to Store PII Data Elsewhere';
  HasOptedOutGeoTracking boolean 'Block Geolocation Tracking'; BirthDate date; DeathDate date; ConvictionsCount int 'Conviction Count';
  ChildrenCount int 'Number of Children'; MilitaryService picklist {Unknown|Yes|No}; IsHomeOwner boolean 'Is Homeowner'; Occupation string150; Website url;
  IndividualsAge picklist {13 or Older|16 or Older}; LastViewedDate datetime; MasterRecordId reference >Individual; ConsumerCreditScore int;
  ConsumerCreditScoreProviderName string; InfluencerRating int; &system;
@DuplicateRecordItem 0GL +cud deleted
  Name #string* /rg 'Duplicate Record Item Name'; &system; DuplicateRecordSetId reference* /o >DuplicateRecordSet=!DuplicateRecordItems;
  RecordId reference* >Account,Contact,Individual,Lead =!DuplicateRecordItems;
@DuplicateRecordSet 0GK +cud deleted
  Name #string* /rg 'Duplicate Record Set Name'; &system; LastViewedDate datetime; LastReferencedDate datetime;
  DuplicateRuleId reference >DuplicateRule=DuplicateRecordSets; RecordCount int /r;
@DuplicateRule 0Bm +s deleted
  SobjectType picklist40* /r 'Custom Object Definition ID' {Account|Contact|Individual|Lead}; DeveloperName string80* /r 'Object Name';
  Language picklist40* /r 'Master Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  MasterLabel string80* /r 'Rule Name'; NamespacePrefix string15 /r; &system; IsActive boolean /r 'Active';
  SobjectSubtype picklist /r 'Object Subtype' {None*|PersonAccount~Person Account}; LastViewedDate datetime;
@MatchingRule 0JD + deleted
  SobjectType picklist40* /r 'Custom Object Definition ID' {Account|Contact|Individual|Lead}; DeveloperName string80* /r 'Unique Name';
  Language picklist40* /r 'Master Language' {en_US~English|de~German|es~Spanish|fr~French|it~Italian|ja~Japanese|sv~Swedish|ko~Korean|zh_TW~Chinese (Traditional)|zh_CN~Chinese (Simplified)|pt_BR~Portuguese (Brazil)|nl_NL~Dutch|da~Danish|th~Thai|fi~Finnish|ru~Russian|es_MX~Spanish (Mexico)|no~Norwegian};
  MasterLabel string80* /r 'Rule Name'; NamespacePrefix string15 /r; &system;
  MatchEngine picklist /r 'Custom Object Definition ID' {ExactMatchEngine~Exact Match Engine|FuzzyMatchEngine~Fuzzy Match Engine};
  BooleanFilter string /r 'Advanced Logic'; Description textarea /r;
  RuleStatus picklist* /r 'Status' {Inactive*|DeactivationFailed~Deactivation Failed|Activating|Deactivating|Active|ActivationFailed~Activation Failed};
  SobjectSubtype picklist /r 'Object Subtype' {None*|PersonAccount~Person Account};
@MatchingRuleItem 0JE + deleted
  &system; MatchingRuleId reference* /r >MatchingRule=!MatchingRuleItems; SortOrder int* /r; Field picklist /r;
  MatchingMethod picklist /r 'Custom Object Definition ID' {Exact|FirstName~Fuzzy: First Name|LastName~Fuzzy: Last Name|CompanyName~Fuzzy: Company Name|Phone~Fuzzy: Phone|City~Fuzzy: City|Street~Fuzzy: Street|Zip~Fuzzy: ZIP|Title~Fuzzy: Title};
  BlankValueBehavior picklist* /r {MatchBlanks~Match When Both Blank*|NullNotAllowed~Does Not Match If Null};
`;
