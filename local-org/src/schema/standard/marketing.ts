/** Standard objects: campaigns, consent, contact points. Notation: see ../notation.ts. */
export const MARKETING = `
@Campaign 701 +cuds history feed share change deleted
  Name #string80*; ParentId reference >Campaign=ChildCampaigns 'Parent Campaign ID';
  Type picklist {Conference*|Webinar|Trade Show|Public Relations|Partners|Referral Program|Advertisement|Banner Ads|Direct Mail|Email|Telemarketing|Other};
  Status picklist {Planned*|In Progress|Completed|Aborted}; StartDate date; EndDate date; ExpectedRevenue currency 'Expected Revenue in Campaign';
  BudgetedCost currency 'Budgeted Cost in Campaign'; ActualCost currency 'Actual Cost in Campaign'; ExpectedResponse percent 'Expected Response (%)';
  NumberSent double 'Num Sent in Campaign'; IsActive boolean 'Active'; Description textarea32000;
  CampaignImageId reference >ContentDocument :- 'ContentDocument ID'; NumberOfLeads int /r* /o 'Leads in Campaign';
  NumberOfConvertedLeads int /r* /o 'Converted Leads in Campaign'; NumberOfContacts int /r* /o 'Contacts in Campaign';
  NumberOfResponses int /r* /o 'Responses in Campaign'; NumberOfOpportunities int /r* /o 'Opportunities in Campaign';
  NumberOfWonOpportunities int /r* /o 'Won Opportunities in Campaign'; AmountAllOpportunities currency /r* /o 'Value Opportunities in Campaign';
  AmountWonOpportunities currency /r* /o 'Value Won Opportunities in Campaign'; OwnerId reference* /o >User; &system; LastActivityDate date;
  LastViewedDate datetime; LastReferencedDate datetime; CampaignMemberRecordTypeId reference >RecordType 'Record Type ID';
  RecordTypeId reference >RecordType;
@CampaignMember 00v +cud change deleted
  CampaignId reference* /o >Campaign=!CampaignMembers; LeadId reference /o >Lead=!CampaignMembers; ContactId reference /o >Contact=!CampaignMembers;
  Status picklist40 {Planned|Received|Responded|Sent}; HasResponded boolean /r 'Responded'; &system; FirstRespondedDate date /r;
  Salutation picklist ^LeadOrContact.Salutation {Mr.|Ms.|Mrs.|Dr.|Prof.|Mx.}; Name #string ^LeadOrContact.Name; FirstName string40 ^LeadOrContact.FirstName;
  LastName string80 ^LeadOrContact.LastName; Title string128 ^LeadOrContact.Title; Street string /r; City string40 /r; State string80 /r 'State/Province';
  PostalCode string20 /r 'Zip/Postal Code'; Country string80 /r; Email email ^LeadOrContact.Email; Phone phone ^LeadOrContact.Phone;
  Fax phone ^LeadOrContact.Fax; MobilePhone phone ^LeadOrContact.MobilePhone 'Mobile'; Description textarea32000 ^LeadOrContact.Description;
  DoNotCall boolean ^LeadOrContact.DoNotCall; HasOptedOutOfEmail boolean ^LeadOrContact.HasOptedOutOfEmail 'Email Opt Out';
  HasOptedOutOfFax boolean ^LeadOrContact.HasOptedOutOfFax 'Fax Opt Out';
  LeadSource picklist ^LeadOrContact.LeadSource {Web|Phone Inquiry|Partner Referral|Purchased List|Other}; CompanyOrAccount string /r 'Company (Account)';
  Type string40 /r; LeadOrContactId reference /r >Account,Contact,Lead :- 'Related Record ID';
  LeadOrContactOwnerId reference /r >Group,User 'Related Record Owner ID'; RecordTypeId reference >RecordType;
@CampaignMemberStatus 01Y +cud change deleted
  CampaignId reference* /o >Campaign=!CampaignMemberStatuses :-; Label string765* /og 'Member Status'; SortOrder int /r; IsDefault boolean /r;
  HasResponded boolean /r 'Responded'; &system;
@UserEmailPreferredPerson 0UV +cuds share change deleted
  OwnerId reference* >Group,User; Name #string* /rg 'User Email Preferred Person Name'; &system; Email email*;
  PersonRecordId reference* >Contact,Lead,User =!PersonRecord;
@ContactPointEmail 9Vl +cuds history share change deleted
  OwnerId reference* >Group,User; Name #string /r; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ParentId reference >Account,Individual =!ContactPointEmails; ActiveFromDate date 'Active from Date'; ActiveToDate date 'Active to Date';
  BestTimeToContactEndTime time 'Best time to contact end time'; BestTimeToContactStartTime time 'Best time to contact start time';
  BestTimeToContactTimezone picklist 'Best time to contact time zone'; IsPrimary boolean; EmailAddress email* 'Email address';
  EmailMailBox string250 'Email mail box'; EmailDomain string250 'Email domain'; EmailLatestBounceDateTime datetime 'Email latest bounce date time';
  EmailLatestBounceReasonText string250 'Email latest bounce reason text'; PreferenceRank int; UsageType picklist40 {Home|Work|Temporary|Inactive};
@ContactPointPhone 0Ow +cuds history share change deleted
  OwnerId reference* >Group,User; Name #string /r; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ParentId reference >Account,Individual =!ContactPointPhones; ActiveFromDate date 'Active from Date'; ActiveToDate date 'Active to Date';
  BestTimeToContactEndTime time 'Best time to contact end time'; BestTimeToContactStartTime time 'Best time to contact start time';
  BestTimeToContactTimezone picklist 'Best time to contact time zone'; IsPrimary boolean; AreaCode string30 'Area code';
  TelephoneNumber phone* 'Telephone number'; ExtensionNumber string30 'Extension number'; PhoneType picklist {Home|Mobile};
  IsSmsCapable boolean 'Is SMS capable'; FormattedInternationalPhoneNumber string250 'Formatted international phone number';
  FormattedNationalPhoneNumber string250 'Formatted national phone number'; IsFaxCapable boolean 'Is fax capable';
  IsPersonalPhone boolean 'Is personal phone'; IsBusinessPhone boolean 'Is business phone'; PreferenceRank int;
  UsageType picklist40 {Home|Work|Temporary|Inactive};
@ContactPointAddress 8lW +cuds history share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ParentId reference >Account,Individual =!ContactPointAddresses; ActiveFromDate date 'Active from Date'; ActiveToDate date 'Active to Date';
  BestTimeToContactEndTime time 'Best time to contact end time'; BestTimeToContactStartTime time 'Best time to contact start time';
  BestTimeToContactTimezone picklist 'Best time to contact time zone'; IsPrimary boolean;
  ContactPointPhoneId reference >ContactPointPhone=ContactPointAddresses; AddressType picklist40 {Billing|Shipping}; &address;
  IsDefault boolean 'Is Default Address'; PreferenceRank int; UsageType picklist40 {Home|Work|Temporary|Inactive};
  IsThirdPartyAddress boolean 'Is Third-Party Address';
@ContactPointConsent 0ZX +cuds history share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ContactPointId reference* >ContactPointAddress,ContactPointEmail,ContactPointPhone =?ContactPointConsents; DataUsePurposeId reference >DataUsePurpose;
  PrivacyConsentStatus picklist* {NotSeen~Not Seen*|Seen|OptIn~Opt In|OptOut~Opt Out|OptInPending~Opt In Pending|OptOutPending~Opt Out Pending};
  EffectiveFrom datetime; EffectiveTo datetime; CaptureDate datetime;
  CaptureContactPointType picklist {Email|Phone|Web|Social|MailingAddress~Mailing Address|InPerson~In Person|Video}; CaptureSource string;
  DoubleConsentCaptureDate datetime; PartyRoleId reference >Customer; BusinessBrandId reference >BusinessBrand; PartyId reference >Individual 'Individual ID';
@ContactPointTypeConsent 0ZY +cuds history share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime; PartyId reference* >Individual=?Individuals;
  ContactPointType picklist 'Contact Point Type ID' {Email|Phone|Web|Social|MailingAddress~Mailing Address|InPerson~In Person|Video};
  DataUsePurposeId reference >DataUsePurpose;
  PrivacyConsentStatus picklist* {NotSeen~Not Seen*|Seen|OptIn~Opt In|OptOut~Opt Out|OptInPending~Opt In Pending|OptOutPending~Opt Out Pending};
  EffectiveFrom datetime; EffectiveTo datetime 'Effective To '; CaptureDate datetime;
  CaptureContactPointType picklist {Email|Phone|Web|Social|MailingAddress~Mailing Address|InPerson~In Person|Video}; CaptureSource string;
  DoubleConsentCaptureDate datetime; PartyRoleId reference >Customer; BusinessBrandId reference >BusinessBrand;
@Community 09a 'Zone' +
  &system; Name #string80* /r; Description textarea1000 /r; IsActive boolean /r 'Active'; IsPublished boolean /r 'Show In Portal';
  NetworkId reference /r >Network;
@AuthorizationForm 0cI +cuds history share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime; RevisionNumber string10;
  EffectiveFromDate date; EffectiveToDate date; DefaultAuthFormTextId reference >AuthorizationFormText 'Default Authorization Form Text ID';
  IsSignatureRequired boolean;
@AuthorizationFormConsent 0cK +cuds history share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ConsentGiverId reference* >Account,Contact,Individual,Lead,User =?AuthorizationFormConsents;
  AuthorizationFormTextId reference >AuthorizationFormText=?AuthorizationFormConsents; ConsentCapturedSource string;
  ConsentCapturedSourceType picklist {Email|Phone|Web|Social|MailingAddress~Mailing Address|InPerson~In Person|Video}; ConsentCapturedDateTime datetime;
  Status picklist {Seen|Signed|Rejected}; DocumentVersionId reference >ContentVersion=AuthorizationFormConsents 'ContentVersion ID';
  RelatedRecordId reference >Account=RelatedAuthorizationFormConsents;
@AuthorizationFormText 0cN +cuds history feed change deleted
  Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime; AuthorizationFormId reference* /o >AuthorizationForm=?AuthorizationForms;
  FullAuthorizationFormUrl string; SummaryAuthFormText string; Locale picklist; LocaleSelection picklist 'Locale';
  ContentDocumentId reference >ContentDocument=?AuthorizationFormTexts;
@AuthorizationFormDataUse 0cM +cuds history share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime;
  AuthorizationFormId reference* >AuthorizationForm=?; DataUsePurposeId reference* >DataUsePurpose=?AuthorizationFormDataUses;
@DataUsePurpose 0ZW +cuds history share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime;
  LegalBasisId reference >DataUseLegalBasis=?DataUsePurposes; Description string; CanDataSubjectOptOut boolean;
@DataUseLegalBasis 0ZT +cuds history share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime; Source string; Description string;
@PartyConsent 0g8 +cuds history feed share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime;
  PartyId reference* >Individual=?PartyConsents 'Individual ID'; Action picklist* {Target*|Segment|Data Collection|Cross Device|Reidentification|Share Data};
  PrivacyConsentStatus picklist* {NotSeen~Not Seen*|Seen|OptIn~Opt In|OptOut~Opt Out|OptInPending~Opt In Pending|OptOutPending~Opt Out Pending};
  CaptureDate datetime 'Consent Captured Date Time';
  CaptureContactPointType picklist 'Consent Captured Contact Point Type' {Email|Phone|Web|Social|MailingAddress~Mailing Address|InPerson~In Person|Video};
  CaptureSource string 'Consent Captured Source'; PartyRoleId reference >Customer; BusinessBrandId reference >BusinessBrand;
  DataUsePurposeId reference >DataUsePurpose=?PartyConsents;
@CommSubscription 0Xl 'Communication Subscription' +cuds history feed share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime;
@CommSubscriptionChannelType 0eB 'Communication Subscription Channel Type' +cuds history feed share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime;
  CommunicationSubscriptionId reference* >CommSubscription=?CommSubscriptionChannelTypes;
  EngagementChannelTypeId reference* >EngagementChannelType=?CommSubscriptionChannelTypes;
  DataUsePurposeId reference >CommSubscription 'Communication Subscription ID'; MessagingChannelId reference >MessagingChannel;
@CommSubscriptionConsent 0dY 'Communication Subscription Consent' +cuds history feed share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ConsentGiverId reference >Account,Contact,Individual,User =?CommSubscriptionConsents;
  ContactPointId reference* >ContactPointAddress,ContactPointEmail,ContactPointPhone =?CommSubscriptionConsents; EffectiveFromDate date* 'Effective From';
  ConsentCapturedDateTime datetime; ConsentCapturedSource string;
  CommSubscriptionChannelTypeId reference* >CommSubscriptionChannelType=?CommSubscriptionConsents 'Communication Subscription Channel Type ID';
  PartyRoleId reference >Customer; BusinessBrandId reference >BusinessBrand;
  PrivacyConsentStatus picklist* {NotSeen~Not Seen*|Seen|OptIn~Opt In|OptOut~Opt Out|OptInPending~Opt In Pending|OptOutPending~Opt Out Pending};
  DataUsePurposeId reference >DataUsePurpose; EngagementChannelTypeId reference >EngagementChannelType; PartyId reference >Individual 'Individual ID';
  ContactPointValue string;
@EngagementChannelType 0eF +cuds history feed share change deleted
  OwnerId reference* >Group,User; Name #string*; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ContactPointType picklist {Email|Phone|Web|Social|MailingAddress~Mailing Address|InPerson~In Person|Video}; IsActive boolean 'Active';
  UsageType multipicklist {Salesforce Scheduler};
@ContactRequest 0Tz +cud share deleted
  OwnerId reference* >Group,User; Name #string* /rg 'Contact Request Number'; &system; LastViewedDate datetime; LastReferencedDate datetime;
  WhatId reference >Account,Case,Opportunity,WorkOrder =ContactRequests 'Related To ID'; WhoId reference >Contact,Lead,User =ContactRequests 'Requestor ID';
  PreferredPhone phone 'Preferred Phone Number'; PreferredChannel picklist40* {Phone*};
  Status picklist40* 'Request Status' {New*|Attempted|Contacted|Abandoned}; RequestReason picklist40 {Account*|Billing|Case|General|Order|Product|Other};
  RequestDescription textarea32000; IsCallback boolean;
`;
