/** Which file is which kind of metadata, recognized by its suffix as the platform's tools do. */
import { baseName, folderOf } from './paths.ts';

/** Metadata type by file suffix; `folder` where the suffix alone is not telling (`.md` is also a read-me). */
const SUFFIXES: Readonly<Record<string, string>> = {
  app: 'CustomApplication',
  appMenu: 'AppMenu',
  approvalProcess: 'ApprovalProcess',
  assignmentRules: 'AssignmentRules',
  autoResponseRules: 'AutoResponseRules',
  cachePartition: 'PlatformCachePartition',
  community: 'Community',
  connectedApp: 'ConnectedApp',
  corsWhitelistOrigin: 'CorsWhitelistOrigin',
  cspTrustedSite: 'CspTrustedSite',
  customHelpMenuSection: 'CustomHelpMenuSection',
  customPermission: 'CustomPermission',
  duplicateRule: 'DuplicateRule',
  eca: 'ExternalClientApplication',
  email: 'EmailTemplate',
  escalationRules: 'EscalationRules',
  eventDelivery: 'EventDelivery',
  externalCredential: 'ExternalCredential',
  flexipage: 'FlexiPage',
  flow: 'Flow',
  flowDefinition: 'FlowDefinition',
  globalValueSet: 'GlobalValueSet',
  group: 'Group',
  homePageLayout: 'HomePageLayout',
  labels: 'CustomLabels',
  layout: 'Layout',
  matchingRule: 'MatchingRules',
  md: 'CustomMetadata',
  messageChannel: 'LightningMessageChannel',
  mutingpermissionset: 'MutingPermissionSet',
  namedCredential: 'NamedCredential',
  notiftype: 'CustomNotificationType',
  object: 'CustomObject',
  objectTranslation: 'CustomObjectTranslation',
  page: 'ApexPage',
  component: 'ApexComponent',
  pathAssistant: 'PathAssistant',
  permissionset: 'PermissionSet',
  permissionsetgroup: 'PermissionSetGroup',
  profile: 'Profile',
  queue: 'Queue',
  quickAction: 'QuickAction',
  remoteSite: 'RemoteSiteSetting',
  report: 'Report',
  dashboard: 'Dashboard',
  role: 'Role',
  settings: 'Settings',
  sharingRules: 'SharingRules',
  site: 'CustomSite',
  standardValueSet: 'StandardValueSet',
  tab: 'CustomTab',
  testSuite: 'ApexTestSuite',
  translation: 'Translations',
  workflow: 'Workflow',
  network: 'Network',
  platformEventChannel: 'PlatformEventChannel',
  platformEventChannelMember: 'PlatformEventChannelMember',
  platformEventSubscriberConfig: 'PlatformEventSubscriberConfig',
  resource: 'StaticResource',
  field: 'CustomField',
  recordType: 'RecordType',
  validationRule: 'ValidationRule',
  fieldSet: 'FieldSet',
  sharingReason: 'SharingReason',
  businessProcess: 'BusinessProcess',
  listView: 'ListView',
  compactLayout: 'CompactLayout',
  webLink: 'WebLink',
  index: 'Index',
  indx: 'Index',
  js: 'LightningComponentBundle',
  dwl: 'DataWeaveResource',
  cls: 'ApexClass',
  trigger: 'ApexTrigger',
};

/** Types whose files are in the folder of an object. */
export const OBJECT_PARTS: Readonly<Record<string, string>> = {
  CustomField: 'fields',
  RecordType: 'recordTypes',
  ValidationRule: 'validationRules',
  FieldSet: 'fieldSets',
  SharingReason: 'sharingReasons',
  BusinessProcess: 'businessProcesses',
};

/** Suffixes that in metadata format, without `-meta.xml`, mean something only in the type's own folder. */
const ONLY_IN: Readonly<Record<string, string>> = {
  md: 'customMetadata',
  js: '-',
  dwl: '-',
  group: 'groups',
  role: 'roles',
  email: '-',
  index: '-',
  report: 'reports',
  page: '-',
  component: '-',
  app: 'applications',
  site: 'sites',
  resource: '-',
  field: '-',
  settings: 'settings',
  queue: 'queues',
  layout: 'layouts',
  object: 'objects',
  flow: 'flows',
  profile: 'profiles',
  tab: 'tabs',
  cls: '-',
  trigger: '-',
  labels: 'labels',
  network: 'networks',
  community: 'communities',
  eca: 'externalClientApps',
  dashboard: 'dashboards',
};

export interface MetadataFile {
  readonly type: string;
  /** File name without suffix. */
  readonly name: string;
}

/** What a metadata XML file describes; null when it is none. */
export function metadataType(path: string): MetadataFile | null {
  const file = baseName(path);
  const source = /^(.+)\.([A-Za-z0-9]+)-meta\.xml$/.exec(file);
  if (source !== null) {
    const type = SUFFIXES[source[2]];
    return type === undefined ? null : { type, name: decodeURIComponent(source[1]) };
  }
  const plain = /^(.+)\.([A-Za-z0-9]+)$/.exec(file);
  if (plain === null) return null;
  const type = SUFFIXES[plain[2]];
  if (type === undefined) return null;
  const only = ONLY_IN[plain[2]];
  const folders = folderOf(path).split('/');
  if (only !== undefined && !folders.slice(-2).includes(only)) return null;
  return { type, name: decodeURIComponent(plain[1]) };
}
