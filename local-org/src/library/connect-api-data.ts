/**
 * What ConnectApi takes and gives, as plain data: classes with properties and a constructor, enums. Code that only builds or reads such
 * objects works; the calls themselves do not. Source: Apex Reference Guide, "ConnectApi Input Classes", "Output Classes", "Enums".
 */
import { libraryClass, type Implementation, type PropertyImplementation } from '../runtime/library.ts';

/** `Name : Parent`, then the properties as `Type name`. */
const CLASSES: Readonly<Record<string, string>> = {
  MessageSegmentInput: '',
  'TextSegmentInput : MessageSegmentInput': 'String text',
  'MentionSegmentInput : MessageSegmentInput': 'String id; String username',
  'HashtagSegmentInput : MessageSegmentInput': 'String tag',
  'LinkSegmentInput : MessageSegmentInput': 'String url',
  'EntityLinkSegmentInput : MessageSegmentInput': 'String entityId',
  'InlineImageSegmentInput : MessageSegmentInput': 'String altText; String fileId',
  'MarkupBeginSegmentInput : MessageSegmentInput': 'ConnectApi.MarkupType markupType; String altText; String url',
  'MarkupEndSegmentInput : MessageSegmentInput': 'ConnectApi.MarkupType markupType',
  MessageBodyInput: 'List<ConnectApi.MessageSegmentInput> messageSegments',
  FeedElementInput:
    'ConnectApi.MessageBodyInput body; String subjectId; ConnectApi.FeedElementType feedElementType; ConnectApi.FeedElementCapabilitiesInput capabilities',
  'FeedItemInput : FeedElementInput':
    'String originalFeedElementId; String originalFeedItemId; ConnectApi.FeedItemVisibilityType visibility',
  FeedElementCapabilitiesInput: '',
  CommentInput:
    'ConnectApi.MessageBodyInput body; ConnectApi.CommentCapabilitiesInput capabilities; String threadParentId',
  CommentCapabilitiesInput: '',
  MessageSegment: 'String text; ConnectApi.MessageSegmentType type',
  'TextSegment : MessageSegment': '',
  'MentionSegment : MessageSegment': 'String name; ConnectApi.ActorWithId record; Boolean accessible',
  'HashtagSegment : MessageSegment': 'String tag; String topicUrl; String url',
  'LinkSegment : MessageSegment': 'String url; String fullUrl',
  'EntityLinkSegment : MessageSegment': 'ConnectApi.Reference reference',
  'InlineImageSegment : MessageSegment':
    'String altText; String contentSize; ConnectApi.FilePreviewCollection thumbnails; String url; String fileExtension',
  'MarkupBeginSegment : MessageSegment': 'String htmlTag; ConnectApi.MarkupType markupType; String altText; String url',
  'MarkupEndSegment : MessageSegment': 'String htmlTag; ConnectApi.MarkupType markupType',
  AbstractMessageBody: 'List<ConnectApi.MessageSegment> messageSegments; String text; Boolean isRichText',
  'FeedBody : AbstractMessageBody': '',
  'MessageBody : AbstractMessageBody': '',
  Reference: 'String id; String url',
  File: 'String id; String title; String url',
  ActorWithId: 'String id; String type; String url',
  FeedElement:
    'String id; ConnectApi.FeedBody body; ConnectApi.FeedElementType feedElementType; String url; Datetime createdDate',
  'FeedItem : FeedElement': 'String photoUrl; Boolean event',
  Comment: 'String id; ConnectApi.FeedBody body; Datetime createdDate; String url',
  FilePreviewCollection: 'String fileId; String url',
  NamedCredentialInput:
    'String developerName; String masterLabel; ConnectApi.NamedCredentialType type; String calloutUrl; List<ConnectApi.ExternalCredentialInput> externalCredentials; ConnectApi.NamedCredentialCalloutOptionsInput calloutOptions',
  NamedCredential:
    'String developerName; String masterLabel; ConnectApi.NamedCredentialType type; String calloutUrl; List<ConnectApi.ExternalCredential> externalCredentials; ConnectApi.NamedCredentialCalloutOptions calloutOptions',
  NamedCredentialCalloutOptionsInput:
    'Boolean allowMergeFieldsInBody; Boolean allowMergeFieldsInHeader; Boolean generateAuthorizationHeader',
  NamedCredentialCalloutOptions:
    'Boolean allowMergeFieldsInBody; Boolean allowMergeFieldsInHeader; Boolean generateAuthorizationHeader',
  ExternalCredentialInput:
    'String developerName; String masterLabel; ConnectApi.CredentialAuthenticationProtocol authenticationProtocol; List<ConnectApi.ExternalCredentialPrincipalInput> principals',
  ExternalCredential:
    'String developerName; String masterLabel; ConnectApi.CredentialAuthenticationProtocol authenticationProtocol; List<ConnectApi.ExternalCredentialPrincipal> principals',
  ExternalCredentialPrincipalInput:
    'String id; String principalName; ConnectApi.CredentialPrincipalType principalType; Integer sequenceNumber',
  ExternalCredentialPrincipal:
    'String id; String principalName; ConnectApi.CredentialPrincipalType principalType; Integer sequenceNumber',
  TimeZone: 'Double gmtOffset; String name',
  Features:
    'Boolean activityReminderNotificationsEnabled; Boolean chatter; Boolean chatterActivity; Boolean multiCurrency; Boolean publisherActions; Boolean dashboardComponentSnapshots; String defaultCurrencyIsoCode; Boolean files; Boolean mobileNotificationsEnabled; Boolean storeDataOnDevicesEnabled; Boolean thanksAllowed; Boolean trendingTopics; Boolean viralInvitesAllowed',
  UserSettings:
    'Boolean approvalPosts; Boolean canAccessPersonalStreams; Boolean canFollow; Boolean canModifyAllData; Boolean canOwnGroups; Boolean canViewAllData; Boolean canViewAllGroups; Boolean canViewAllUsers; Boolean canViewCommunitySwitcher; Boolean canViewFullUserProfile; Boolean canViewPublicFiles; String currencySymbol; Boolean externalUser; Integer fileSyncLimit; Integer fileSyncStorageLimit; Integer folderSyncLimit; Boolean hasAccessToInternalOrg; Boolean hasChatter; Boolean hasFieldServiceLocationTracking; Boolean hasFieldServiceMobileAccess; Boolean hasFileSync; Boolean hasFileSyncManagedClientAutoUpdate; Boolean hasRestDataApiAccess; ConnectApi.TimeZone timeZone; String userDefaultCurrencyIsoCode; String userId; String userLocale',
  OrganizationSettings:
    'Integer accessTimeout; ConnectApi.Features features; String name; String orgId; ConnectApi.UserSettings userSettings',
};

const ENUMS: Readonly<Record<string, string>> = {
  MarkupType:
    'Bold Code Heading1 Heading2 Heading3 Heading4 Hyperlink Italic ListItem OrderedList Paragraph Strikethrough Underline UnorderedList',
  NamedCredentialType: 'Legacy PrivateEndpoint SecuredEndpoint',
  CredentialAuthenticationProtocol: 'AwsSv4 Basic Custom Jwt JwtExchange NoAuthentication OAuth Password',
  CredentialPrincipalType: 'AwsStsPrincipal NamedPrincipal PerUserPrincipal',
  FeedElementType: 'Bundle FeedItem Recommendation',
  FeedItemVisibilityType: 'AllUsers InternalUsers',
  MessageSegmentType:
    'EntityLink FieldChange FieldChangeName FieldChangeValue Hashtag InlineImage Link MarkupBegin MarkupEnd Mention MoreChanges ResourceLink Text',
};

function property(name: string): PropertyImplementation {
  return {
    get: (self: Record<string, unknown>) => self[name] ?? null,
    set: (self: Record<string, unknown>, value: unknown) => {
      self[name] = value;
    },
  };
}

const instances = new Map<string, new () => object>();

for (const [heading, properties] of Object.entries(CLASSES)) {
  const [name, parent] = heading.split(' : ') as [string, string | undefined];
  const names = properties.split('; ').filter((text) => text !== '');
  const Base = parent === undefined ? Object : instances.get(parent)!;
  const Instance = class extends Base {
    jsonEntries(): readonly (readonly [string, unknown])[] {
      return Object.entries(this);
    }
  };
  instances.set(name, Instance);
  const members: Record<string, Implementation | PropertyImplementation> = { 'new()': () => new Instance() };
  for (const text of names) members[`property ${text}`] = property(text.slice(text.lastIndexOf(' ') + 1));
  libraryClass({
    name: `ConnectApi.${name}`,
    ...(parent === undefined ? {} : { extends: `ConnectApi.${parent}` }),
    members,
    instance: Instance,
  });
}

for (const [name, values] of Object.entries(ENUMS))
  libraryClass({ name: `ConnectApi.${name}`, kind: 'enum', values: values.split(' ') });

/** A new data object with these properties. */
export function connectApiData(name: string, values: Readonly<Record<string, unknown>>): object {
  return Object.assign(new (instances.get(name)!)(), values);
}
