/** Standard objects: opportunities, products, orders. Notation: see ../notation.ts. */
export const SELLING = `
@Opportunity 006 +cuds history feed share change deleted
  ContractId reference >Contract=Opportunities; AccountId reference >Account=!Opportunities; IsPrivate boolean 'Private'; Name #string120*; Description textarea32000;
  StageName picklist* 'Stage' {Prospecting|Qualification|Needs Analysis|Value Proposition|Id. Decision Makers|Perception Analysis|Proposal/Price Quote|Negotiation/Review|Closed Won|Closed Lost};
  Amount currency; Probability percent 'Probability (%)'; ExpectedRevenue currency /r 'Expected Amount'; TotalOpportunityQuantity double 'Quantity';
  CloseDate date*; Type picklist 'Opportunity Type' {Existing Customer - Upgrade|Existing Customer - Replacement|Existing Customer - Downgrade|New Customer};
  NextStep string; LeadSource picklist {Web|Phone Inquiry|Partner Referral|Purchased List|Other}; IsClosed boolean /r 'Closed'; IsWon boolean /r 'Won';
  ForecastCategory picklist40* /o {Omitted|Pipeline|BestCase~Best Case|MostLikely~Most Likely|Forecast~Commit|Closed};
  ForecastCategoryName picklist 'Forecast Category' {Omitted|Pipeline|Best Case|Commit|Closed}; CampaignId reference >Campaign=Opportunities;
  HasOpportunityLineItem boolean /r 'Has Line Item'; Pricebook2Id reference >Pricebook2=?Opportunities 'Price Book ID'; OwnerId reference* >User; &system;
  LastActivityDate date; PushCount int; LastStageChangeDate datetime; FiscalQuarter int /r; FiscalYear int /r; Fiscal string6 /r 'Fiscal Period';
  ContactId reference /r >Contact=Opportunities :-; LastViewedDate datetime; LastReferencedDate datetime; HasOpenActivity boolean /rfs;
  HasOverdueTask boolean /rfs; LastAmountChangedHistoryId reference /r >OpportunityHistory 'Opportunity History ID';
  LastCloseDateChangedHistoryId reference /r >OpportunityHistory 'Opportunity History ID'; RecordTypeId reference >RecordType;
@OpportunityContactRole 00K +cud change deleted
  OpportunityId reference* /o >Opportunity=!OpportunityContactRoles; ContactId reference* /o >Contact=!OpportunityContactRoles;
  Role picklist {Business User|Decision Maker|Economic Buyer|Economic Decision Maker|Evaluator|Executive Sponsor|Influencer|Technical Buyer|Other};
  IsPrimary boolean 'Primary'; &system;
@OpportunityLineItem 00k 'Opportunity Product' +cud change deleted
  OpportunityId reference* /o >Opportunity=!OpportunityLineItems; SortOrder int;
  PricebookEntryId reference /o >PricebookEntry=?OpportunityLineItems 'Price Book Entry ID'; Product2Id reference /o >Product2 'Product ID';
  ProductCode string /r; Name #string37 /r6 /rg 'Opportunity Product Name'; Quantity double*; TotalPrice currency; UnitPrice currency 'Sales Price';
  ListPrice currency /r; ServiceDate date 'Date'; Description string 'Line Description'; &system; LastViewedDate datetime; LastReferencedDate datetime;
@OpportunityHistory 008 + deleted
  OpportunityId reference* >Opportunity=!OpportunityHistories; CreatedById reference* >User; CreatedDate datetime*;
  StageName picklist* {Prospecting|Qualification|Needs Analysis|Value Proposition|Id. Decision Makers|Perception Analysis|Proposal/Price Quote|Negotiation/Review|Closed Won|Closed Lost};
  Amount currency; ExpectedRevenue currency; CloseDate date; Probability percent;
  ForecastCategory picklist 'To ForecastCategory' {Omitted|Pipeline|BestCase~Best Case|MostLikely~Most Likely|Forecast~Commit|Closed};
  SystemModstamp datetime*;
@OpportunityStage 01J +
  MasterLabel string /r; ApiName string* /r; IsActive boolean /r; SortOrder int /r; IsClosed boolean /r 'Closed'; IsWon boolean /r 'Won';
  ForecastCategory picklist40* /r {Omitted|Pipeline|BestCase~Best Case|MostLikely~Most Likely|Forecast~Commit|Closed};
  ForecastCategoryName picklist* /r {Omitted|Pipeline|Best Case|Commit|Closed}; DefaultProbability percent /r 'Probability (%)'; Description string /r;
  &system;
@OpportunityTeamMember 00q +cud deleted
  &system; Name #string361 /r; OpportunityAccessLevel picklist40 {None|Read|Edit|All}; OpportunityId reference* /o >Opportunity=!OpportunityTeamMembers;
  PhotoUrl string;
  TeamMemberRole picklist {Account Executive|Sales Manager|Executive Sponsor|Service Contact|Industry Specialist|Channel Manager|Competitive Expert|Opportunity Owner};
  Title string80 /r; UserId reference* /o >User=!OpportunityTeams;
@OpportunityCompetitor 00J 'Opportunity: Competitor' +cud deleted
  OpportunityId reference* /o >Opportunity=!OpportunityCompetitors; CompetitorName combobox40 /g; Strengths string1000 /g; Weaknesses string1000 /g; &system;
@OpportunityPartner 00I +cd deleted
  OpportunityId reference* /o >Opportunity=!OpportunityPartnersFrom; AccountToId reference* /o >Account=!OpportunityPartnersTo 'Account ID';
  Role picklist /o {System Integrator|Agency|Advertiser|VAR/Reseller|Distributor|Developer|Broker|Lender|Supplier|Institution|Contractor|Dealer|Consultant};
  IsPrimary boolean /o 'Primary'; &system; ReversePartnerId reference /r >OpportunityPartner :-;
@Product2 01t 'Product' +cuds history feed change deleted
  Name #string* 'Product Name'; ProductCode string; Description textarea4000 'Product Description'; IsActive boolean 'Active'; &system;
  Family picklist 'Product Family' {None}; ExternalDataSourceId reference >ExternalDataSource=? :-; ExternalId string 'External ID';
  DisplayUrl url1000 /g 'Display URL'; QuantityUnitOfMeasure picklist {Each}; IsArchived boolean /r 'Archived'; LastViewedDate datetime;
  LastReferencedDate datetime; StockKeepingUnit string180 'Product SKU'; Type picklist40 /r 'Product Type' {Base|Bundle|Set};
  ProductClass picklist40* /o {Simple*|VariationParent~Variation Parent|Variation|Bundle|Set};
@Pricebook2 01s 'Price Book' +cuds history change deleted
  Name #string* 'Price Book Name'; &system; LastViewedDate datetime; LastReferencedDate datetime; IsActive boolean 'Active'; IsArchived boolean /r 'Archived';
  Description string; IsStandard boolean /r 'Is Standard Price Book';
@PricebookEntry 01u 'Price Book Entry' +cud history change deleted
  Name #string /r 'Product Name'; Pricebook2Id reference* /o >Pricebook2=!PricebookEntries 'Price Book ID';
  Product2Id reference* /o >Product2=!PricebookEntries 'Product ID'; UnitPrice currency* 'List Price'; IsActive boolean 'Active'; UseStandardPrice boolean;
  &system; ProductCode string /r; IsArchived boolean /r 'Archived';
@Quote 0Q0 +cuds feed share change deleted
  AccountId reference /r >Account; AdditionalName string; &address Additional; BillingName string; &address Billing; CanCreateQuoteLineItems boolean /r;
  ContactId reference >Contact=Quotes; ContractId reference >Contract=Quotes; &system; Description textarea32000; Discount percent /r; Email email;
  ExpirationDate date; Fax phone; GrandTotal currency /r; IsSyncing boolean /r; LastReferencedDate datetime; LastViewedDate datetime; LineItemCount int /r;
  Name #string*; OpportunityId reference* >Opportunity=!Quotes; OwnerId reference* >Group,User; Phone phone; Pricebook2Id reference >Pricebook2=Quotes;
  QuoteNumber autonumber*; QuoteToName string; &address QuoteTo; ShippingHandling currency; ShippingName string; &address Shipping;
  Status picklist40 {Draft|Needs Review|In Review|Approved|Rejected|Presented|Accepted|Denied}; Subtotal currency /r; Tax currency; TotalPrice currency /r;
@QuoteLineItem 0QL +cuds change deleted
  &system; Description string; Discount percent; HasQuantitySchedule boolean /r; HasRevenueSchedule boolean /r; HasSchedule boolean /r;
  LastReferencedDate datetime; LastViewedDate datetime; LineNumber #autonumber*; ListPrice currency /r;
  OpportunityLineItemId reference /r >OpportunityLineItem; PricebookEntryId reference* /o >PricebookEntry=QuoteLineItems; Product2Id reference* /o >Product2;
  Quantity double*; QuoteId reference* /o >Quote=!QuoteLineItems; ServiceDate date; SortOrder int; Subtotal currency /r; TotalPrice currency /r;
  UnitPrice currency;
@QuoteDocument 0QD +cud deleted
  ContentVersionDocumentId reference /r >ContentVersion=!; &system; Discount percent /r; Document base64 /r; GrandTotal currency /r; Name #string270* /r;
  QuoteId reference* /o >Quote=!QuoteDocuments;
@Order 801 +cuds history feed share change deleted
  OwnerId reference* >Group,User; ContractId reference >Contract=!Orders; AccountId reference >Account=!Orders;
  Pricebook2Id reference >Pricebook2=?Orders 'Price Book ID'; OriginalOrderId reference /r >Order=?Orders 'Order ID'; EffectiveDate date* 'Order Start Date';
  EndDate date 'Order End Date'; IsReductionOrder boolean /r 'Reduction Order'; Status picklist100* {Draft|Activated}; Description textarea32000;
  CustomerAuthorizedById reference >Contact=?; CustomerAuthorizedDate date; CompanyAuthorizedById reference >User; CompanyAuthorizedDate date;
  Type picklist 'Order Type'; &address Billing; &address Shipping; BillingEmailAddress email; BillingPhoneNumber phone; Name string80 'Order Name'; PoDate date 'PO Date'; PoNumber string80 'PO Number';
  OrderReferenceNumber string80; BillToContactId reference >Contact=?; ShipToContactId reference >Contact=?; ActivatedDate datetime;
  ActivatedById reference >User; StatusCode picklist40* /r 'Status Category' {Draft|Activated|Canceled~Cancelled|Expired}; OrderNumber #autonumber* /g;
  TotalAmount currency /r* /o 'Order Amount'; &system; LastViewedDate datetime; LastReferencedDate datetime; RecordTypeId reference >RecordType;
@OrderItem 802 'Order Product' +cud history feed change deleted
  Product2Id reference /o >Product2=? 'Product ID'; OrderId reference* /o >Order=!OrderItems;
  PricebookEntryId reference* /o >PricebookEntry=?OrderItems 'Price Book Entry ID'; OriginalOrderItemId reference /r >OrderItem=ChildOrderItems;
  AvailableQuantity double /r; Quantity double*; UnitPrice currency; ListPrice currency /r; TotalPrice currency /r; ServiceDate date 'Start Date';
  EndDate date; Description string 'Line Description'; &system; OrderItemNumber #autonumber* /g 'Order Product Number';
@OrderStatus 01J 'Order Status Value' +
  MasterLabel string /r; ApiName string* /r; SortOrder int /r; IsDefault boolean /r; StatusCode picklist40 /r {Draft|Activated|Canceled~Cancelled|Expired};
  &system;
@Contract 800 +cuds history feed change deleted
  Name string80 'Contract Name'; AccountId reference* >Account=!Contracts; Pricebook2Id reference >Pricebook2=?Contracts 'Price Book ID';
  OwnerExpirationNotice picklist40 {15~15 Days|30~30 Days|45~45 Days|60~60 Days|90~90 Days|120~120 Days}; StartDate date 'Contract Start Date';
  EndDate date /r 'Contract End Date'; &address Billing; ContractTerm int; OwnerId reference* >User;
  Status picklist100* {In Approval Process|Activated|Draft*}; CompanySignedId reference >User=ContractsSigned 'Company Signed By ID'; CompanySignedDate date;
  CustomerSignedId reference >Contact=?ContractsSigned 'Customer Signed By ID'; CustomerSignedTitle string40; CustomerSignedDate date;
  SpecialTerms textarea4000; ActivatedById reference >User; ActivatedDate datetime;
  StatusCode picklist40 /r* /o 'Status Category' {Draft|InApproval~In Approval Process|Activated|Terminated|Expired|Rejected|Negotiating|AwaitingSignature~Awaiting Signature|SignatureDeclined~Signature Declined|Signed|Cancelled~Canceled|Expired2~Contract Expired|Terminated2~Contract Terminated};
  Description textarea32000; ContractNumber #autonumber* /g; LastApprovedDate datetime /r; &system; LastActivityDate date; LastViewedDate datetime;
  LastReferencedDate datetime; RecordTypeId reference >RecordType;
@ContractContactRole 02a +cud deleted
  ContractId reference* /o >Contract=!ContractContactRoles; ContactId reference* >Contact=!ContractContactRoles;
  Role picklist {Business User|Decision Maker|Economic Buyer|Economic Decision Maker|Evaluator|Executive Sponsor|Influencer|Technical Buyer|Other};
  IsPrimary boolean 'Primary'; &system;
@ContractStatus 01J 'Contract Status Value' +
  MasterLabel string /r; ApiName string* /r; SortOrder int /r; IsDefault boolean /r;
  StatusCode picklist40 /r {Draft|InApproval~In Approval Process|Activated|Terminated|Expired|Rejected|Negotiating|AwaitingSignature~Awaiting Signature|SignatureDeclined~Signature Declined|Signed|Cancelled~Canceled|Expired2~Contract Expired|Terminated2~Contract Terminated};
  &system;
@ContractLineItem 811 +cuds history feed change deleted
  LineItemNumber #autonumber* /g; &system; LastViewedDate datetime; LastReferencedDate datetime;
  ServiceContractId reference* /o >ServiceContract=!ContractLineItems; Product2Id reference /r >Product2=ContractLineItems 'Product ID';
  AssetId reference >Asset=ContractLineItems; StartDate date; EndDate date; Description textarea32000;
  PricebookEntryId reference* >PricebookEntry=?ContractLineItems 'Price Book Entry ID'; Quantity double*; UnitPrice currency* 'Sales Price'; Discount percent;
  ListPrice currency /r; Subtotal currency /r 'Subtotal '; TotalPrice currency /r; Status picklist /r {Inactive|Active|Expired};
  ParentContractLineItemId reference >ContractLineItem=ChildContractLineItems 'Contract Line Item ID';
  RootContractLineItemId reference /r >ContractLineItem=DescendantContractLineItems 'Contract Line Item ID'; LocationId reference >Location=ContractLineItems;
@Asset 02i +cuds history feed share change deleted
  ContactId reference >Contact=!Assets; AccountId reference >Account=!Assets; ParentId reference >Asset=ChildAssets 'Parent Asset ID';
  RootAssetId reference /r >Asset; Product2Id reference >Product2=?Assets 'Product ID'; ProductCode string /r; IsCompetitorProduct boolean 'Competitor Asset';
  &system; Name #string* 'Asset Name'; SerialNumber string80; InstallDate date; PurchaseDate date; UsageEndDate date; LifecycleStartDate datetime /r;
  LifecycleEndDate datetime /r; Status picklist {Shipped|Installed|Registered|Obsolete|Purchased}; Price currency; Quantity double; Description textarea32000;
  OwnerId reference* >User; AssetProvidedById reference >Account=ProvidedAssets; AssetServicedById reference >Account=ServicedAssets;
  IsInternal boolean 'Internal Asset'; AssetLevel int /r; StockKeepingUnit string180 /r 'Product SKU';
  HasLifecycleManagement boolean /r 'Lifecycle-managed asset'; CurrentMrr currency /r 'Current Monthly Recurring Revenue';
  CurrentLifecycleEndDate datetime /r; CurrentQuantity double /r; CurrentAmount currency /r; TotalLifecycleAmount currency; &address; LastViewedDate datetime;
  LastReferencedDate datetime;
@AssetAction - 'Asset Action' +
  AssetActionNumber #autonumber* /g; AssetId reference* /r >Asset=!AssetActions; ActionDate datetime /r; CategoryEnum picklist40 /r; Amount currency /r;
  QuantityChange double /r; MrrChange currency /r; &system;
@AssetRelationship 1AR +cuds history feed change deleted
  AssetRelationshipNumber #autonumber* /g; &system; LastViewedDate datetime; LastReferencedDate datetime; AssetId reference* /o >Asset=!PrimaryAssets;
  RelatedAssetId reference* >Asset=?RelatedAssets 'Asset ID'; FromDate datetime; ToDate datetime;
  RelationshipType picklist40 {Replacement*|Upgrade|Crossgrade};
@Period 026 +
  FiscalYearSettingsId reference /r >FiscalYearSettings=Periods; Type picklist40 /r {Month|Quarter|Week|Year}; StartDate date* /r; EndDate date* /r;
  SystemModstamp datetime*; IsForecastPeriod boolean /r; QuarterLabel picklist /r 'Quarter Name' {Spring*|Summer|Fall|Winter};
  PeriodLabel picklist /r 'Period Name'; Number int /r; FullyQualifiedLabel string80 /rfs;
@FiscalYearSettings 022 +
  PeriodId reference /r >Period=! :-; StartDate date /r; EndDate date /r; Name #string80* /r; IsStandardYear boolean /r;
  YearType picklist40 /r {Standard|Custom|Placeholder};
  QuarterLabelScheme picklist40 /r 'Quarter Name Scheme' {NumberByYear~Numbered By Year|Custom~Custom Quarter Names};
  PeriodLabelScheme picklist40 /r 'Period Name Scheme' {NumberByYear~Numbered By Year|NumberByQuarter~Numbered By Quarter|StandardMonths~Standard Month Names|Custom~Custom Period Names};
  WeekLabelScheme picklist40 /r 'Week Name Scheme' {NumberByYear~Year|NumberByQuarter~Quarter|NumberByPeriod~Period};
  QuarterPrefix picklist /r {Quarter*|FQ|Q|Trimester}; PeriodPrefix picklist /r {Period*|FP|P|Month}; WeekStartDay int /r; Description string /r;
  SystemModstamp datetime*;
`;
