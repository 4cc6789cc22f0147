/** Values that several standard picklists share, and which fields a StandardValueSet of a project changes. */
import type { PicklistValue } from './model.ts';

function values(...names: readonly string[]): PicklistValue[] {
  return names.map((value) => ({ value, label: value, isDefault: false, isActive: true }));
}

export const SALUTATIONS = values('Mr.', 'Ms.', 'Mrs.', 'Dr.', 'Prof.', 'Mx.');
export const LEAD_SOURCES = values('Web', 'Phone Inquiry', 'Partner Referral', 'Purchased List', 'Other');

/** Source: Metadata API Developer Guide, "StandardValueSet Names and Standard Picklist Fields". */
export const STANDARD_VALUE_SETS: Readonly<Record<string, readonly string[]>> = {
  AccountContactMultiRoles: ['AccountContactRelation.Roles'],
  AccountContactRole: ['AccountContactRole.Role'],
  AccountOwnership: ['Account.Ownership'],
  AccountRating: ['Account.Rating', 'Lead.Rating'],
  AccountType: ['Account.Type'],
  AssetStatus: ['Asset.Status'],
  CampaignMemberStatus: ['CampaignMember.Status'],
  CampaignStatus: ['Campaign.Status'],
  CampaignType: ['Campaign.Type'],
  CaseContactRole: ['CaseContactRole.Role'],
  CaseOrigin: ['Case.Origin'],
  CasePriority: ['Case.Priority'],
  CaseReason: ['Case.Reason'],
  CaseStatus: ['Case.Status'],
  CaseType: ['Case.Type'],
  ContractContactRole: ['ContractContactRole.Role'],
  ContractStatus: ['Contract.Status'],
  EntitlementType: ['Entitlement.Type'],
  EventSubject: ['Event.Subject'],
  EventType: ['Event.Type'],
  FiscalYearPeriodName: ['Period.PeriodLabel'],
  IdeaMultiCategory: ['Idea.Categories'],
  IdeaStatus: ['Idea.Status'],
  Industry: ['Account.Industry', 'Lead.Industry'],
  LeadSource: ['Account.AccountSource', 'Contact.LeadSource', 'Lead.LeadSource', 'Opportunity.LeadSource'],
  LeadStatus: ['Lead.Status'],
  OpportunityCompetitor: ['OpportunityCompetitor.CompetitorName'],
  OpportunityStage: ['Opportunity.StageName'],
  OpportunityType: ['Opportunity.Type'],
  OrderStatus: ['Order.Status'],
  OrderType: ['Order.Type'],
  PartnerRole: ['Partner.Role'],
  Product2Family: ['Product2.Family'],
  QuickTextCategory: ['QuickText.Category'],
  QuoteStatus: ['Quote.Status'],
  SalesTeamRole: ['OpportunityTeamMember.TeamMemberRole'],
  Salutation: ['Contact.Salutation', 'Lead.Salutation', 'Individual.Salutation'],
  ServiceContractApprovalStatus: ['ServiceContract.ApprovalStatus'],
  SolutionStatus: ['Solution.Status'],
  TaskPriority: ['Task.Priority'],
  TaskStatus: ['Task.Status'],
  TaskSubject: ['Task.Subject'],
  TaskType: ['Task.Type'],
  WorkOrderPriority: ['WorkOrder.Priority'],
  WorkOrderStatus: ['WorkOrder.Status'],
};
