/** How each metadata type is in an archive of the Metadata API: its folder, the suffix of its files, what is inside. Source: Metadata API Developer Guide. */

export interface RegisteredType {
  readonly name: string;
  readonly folder: string;
  /** null for bundles: a folder of files each. */
  readonly suffix: string | null;
  /** Files are in folders that are named in the full name: `MyReports/Sales`. */
  readonly inFolder: boolean;
  /** The file is content, its metadata stands next to it in `-meta.xml`. */
  readonly hasContent: boolean;
}

/** Parts of an object by the element that holds them in the object's file. */
export const OBJECT_ELEMENTS: Readonly<Record<string, string>> = {
  fields: 'CustomField',
  recordTypes: 'RecordType',
  validationRules: 'ValidationRule',
  fieldSets: 'FieldSet',
  sharingReasons: 'SharingReason',
  businessProcesses: 'BusinessProcess',
  listViews: 'ListView',
  compactLayouts: 'CompactLayout',
  webLinks: 'WebLink',
  indexes: 'Index',
};

/** Types that stand inside another type's file, and which. */
export const CHILD_TYPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(OBJECT_ELEMENTS).map((type) => [type, 'CustomObject'])),
  CustomLabel: 'CustomLabels',
};

/** `Type folder suffix`; `+` after the folder: content with metadata next to it; `/`: in folders; no suffix: bundles. */
const TYPES = `
ApexClass classes+ cls
ApexComponent components+ component
ApexPage pages+ page
ApexTestSuite testSuites testSuite
ApexTrigger triggers+ trigger
AppMenu appMenus appMenu
ApprovalProcess approvalProcesses approvalProcess
AssignmentRules assignmentRules assignmentRules
AuraDefinitionBundle aura
AutoResponseRules autoResponseRules autoResponseRules
Community communities community
ConnectedApp connectedApps connectedApp
CorsWhitelistOrigin corsWhitelistOrigins corsWhitelistOrigin
CspTrustedSite cspTrustedSites cspTrustedSite
CustomApplication applications app
CustomHelpMenuSection customHelpMenuSections customHelpMenuSection
CustomLabels labels labels
CustomMetadata customMetadata md
CustomNotificationType notificationtypes notiftype
CustomObject objects object
CustomObjectTranslation objectTranslations objectTranslation
CustomPermission customPermissions customPermission
CustomSite sites site
CustomTab tabs tab
Dashboard dashboards/ dashboard
DataWeaveResource dw+ dwl
DuplicateRule duplicateRules duplicateRule
EmailTemplate email/+ email
EscalationRules escalationRules escalationRules
EventDelivery eventDeliveries delivery
ExternalClientApplication externalClientApps eca
ExternalCredential externalCredentials externalCredential
FlexiPage flexipages flexipage
Flow flows flow
FlowDefinition flowDefinitions flowDefinition
GlobalValueSet globalValueSets globalValueSet
Group groups group
HomePageLayout homePageLayouts homePageLayout
Layout layouts layout
LightningComponentBundle lwc
LightningMessageChannel messageChannels messageChannel
MatchingRules matchingRules matchingRule
MutingPermissionSet mutingpermissionsets mutingpermissionset
NamedCredential namedCredentials namedCredential
Network networks network
PathAssistant pathAssistants pathAssistant
PermissionSet permissionsets permissionset
PermissionSetGroup permissionsetgroups permissionsetgroup
PlatformCachePartition cachePartitions cachePartition
PlatformEventChannel platformEventChannels platformEventChannel
PlatformEventChannelMember platformEventChannelMembers platformEventChannelMember
PlatformEventSubscriberConfig PlatformEventSubscriberConfigs platformEventSubscriberConfig
Profile profiles profile
Queue queues queue
QuickAction quickActions quickAction
RemoteSiteSetting remoteSiteSettings remoteSite
Report reports/ report
ReportType reportTypes reportType
Role roles role
Settings settings settings
SharingRules sharingRules sharingRules
StandardValueSet standardValueSets standardValueSet
StaticResource staticresources+ resource
Translations translations translation
Workflow workflows workflow`;

export const REGISTRY: readonly RegisteredType[] = TYPES.trim()
  .split('\n')
  .map((line) => {
    const [name, place, suffix] = line.split(' ');
    return {
      name,
      folder: place.replace(/[/+]/g, ''),
      suffix: suffix ?? null,
      inFolder: place.includes('/'),
      hasContent: place.includes('+'),
    };
  });

const byName = new Map(REGISTRY.map((type) => [type.name, type]));
const byFolder = new Map(REGISTRY.map((type) => [type.folder, type]));

export function registeredType(name: string): RegisteredType | null {
  return byName.get(name) ?? null;
}

export function typeOfFolder(folder: string): RegisteredType | null {
  return byFolder.get(folder) ?? null;
}

/** Parts of a type's file that are types of their own. */
export function childTypesOf(name: string): string[] {
  return Object.keys(CHILD_TYPES).filter((child) => CHILD_TYPES[child] === name);
}
