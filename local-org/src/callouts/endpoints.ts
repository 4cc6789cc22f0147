/** Remote sites and Named Credentials of the project. Sources: Metadata API Developer Guide, RemoteSiteSetting, NamedCredential, ExternalCredential. */
import { elements, flag, text, texts } from '../project/metadata-node.ts';
import type { MetadataComponent, ProjectModel } from '../project/model.ts';
import { qualifyAny, splitRecordName } from '../project/api-names.ts';

export interface NamedCredential {
  readonly name: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  /** The external credential that a caller must have access to; null for none. */
  readonly externalCredential: string | null;
  /** Managed packages that may use it, in lower case; null: made by the package itself, or of the legacy type, which has no such list. */
  readonly allowedNamespaces: readonly string[] | null;
  /** A part of the definition that this program does not have, in words; null for none. */
  readonly missing: string | null;
}

export interface CalloutEndpoints {
  /** null when there is none of this name, or it is disabled. @param prefix the caller's namespace */
  namedCredential(name: string, prefix: string | null): NamedCredential | null;
  /** Permission sets and profiles, by name, that grant a principal of the external credential. */
  grantsOf(externalCredential: string): {
    readonly permissionSets: readonly string[];
    readonly profiles: readonly string[];
  };
  isRemoteSite(url: URL): boolean;
}

export function calloutEndpoints(project: ProjectModel): CalloutEndpoints {
  const ofType = (type: string): MetadataComponent[] => project.components.filter((each) => each.type === type);
  const nameOf = (component: MetadataComponent): string =>
    qualifyAny(component.name, component.namespace === null ? null : project.namespace).toLowerCase();
  const sites = new Set(
    ofType('RemoteSiteSetting')
      .filter(({ properties }) => text(properties, 'isActive') !== 'false')
      .flatMap(({ properties }) => originOf(text(properties, 'url')) ?? []),
  );
  const external = new Map(ofType('ExternalCredential').map((each) => [nameOf(each), each]));
  const credentials = new Map(ofType('NamedCredential').map((each) => [nameOf(each), each]));
  return {
    namedCredential(name, prefix) {
      // A package finds its own first, then the org's: that is how packages use credentials that administrators make for them.
      const own = splitRecordName(name).namespace === null ? qualifyAny(name, prefix) : name;
      const found = credentials.get(own.toLowerCase()) ?? credentials.get(name.toLowerCase());
      if (found === undefined || text(found.properties, 'calloutStatus') === 'Disabled') return null;
      return readCredential(found, project, (key) => external.get(key.toLowerCase()) ?? null);
    },
    grantsOf(externalCredential) {
      const granting = (type: string): string[] =>
        ofType(type)
          .filter(({ properties }) => grants(properties, externalCredential))
          .map(({ name }) => name);
      return { permissionSets: granting('PermissionSet'), profiles: granting('Profile') };
    },
    isRemoteSite: (url) => sites.has(url.origin),
  };
}

function grants(properties: MetadataComponent['properties'], externalCredential: string): boolean {
  return elements(properties, 'externalCredentialPrincipalAccesses').some(
    (access) =>
      flag(access, 'enabled') &&
      (text(access, 'externalCredentialPrincipal') ?? '')
        .toLowerCase()
        .startsWith(`${externalCredential.toLowerCase()}-`),
  );
}

function originOf(url: string | null): string | null {
  try {
    return url === null ? null : new URL(url).origin;
  } catch {
    return null;
  }
}

function readCredential(
  component: MetadataComponent,
  project: ProjectModel,
  externalOf: (name: string) => MetadataComponent | null,
): NamedCredential {
  const isLegacy = (text(component.properties, 'namedCredentialType') ?? 'Legacy') === 'Legacy';
  if (isLegacy) return readLegacy(component);
  const parameters = elements(component.properties, 'namedCredentialParameters');
  const ofKind = (kind: string) => parameters.filter((each) => text(each, 'parameterType') === kind);
  const externalCredential = ofKind('Authentication').flatMap((each) => texts(each, 'externalCredential'))[0] ?? null;
  const authentication = readAuthentication(externalCredential === null ? null : externalOf(externalCredential));
  const headers = [...headersOf(ofKind('HttpHeader')), ...authentication.headers];
  const isOwn = component.namespace !== null && project.isManaged;
  return {
    name: component.name,
    url: ofKind('Url').flatMap((each) => texts(each, 'parameterValue'))[0] ?? '',
    headers,
    externalCredential,
    allowedNamespaces: isOwn
      ? null
      : ofKind('AllowedManagedPackageNamespaces')
          .flatMap((each) => texts(each, 'parameterValue'))
          .map((name) => name.toLowerCase()),
    missing: authentication.missing ?? formulaOf(headers),
  };
}

const headersOf = (parameters: readonly MetadataComponent['properties'][]): [string, string][] =>
  parameters.map((each) => [text(each, 'parameterName') ?? '', text(each, 'parameterValue') ?? '']);

/** Headers whose values come from where metadata does not reach. */
function formulaOf(headers: readonly (readonly [string, string])[]): string | null {
  const found = headers.find(([, value]) => value.includes('{!'));
  return found === undefined ? null : `the formula in header ${found[0]}`;
}

const WITHOUT_SIGN_IN: readonly string[] = ['Custom', 'NoAuthentication'];

function readAuthentication(external: MetadataComponent | null): {
  readonly headers: readonly [string, string][];
  readonly missing: string | null;
} {
  if (external === null) return { headers: [], missing: null };
  const protocol = text(external.properties, 'authenticationProtocol') ?? '';
  if (!WITHOUT_SIGN_IN.includes(protocol)) return { headers: [], missing: `the authentication protocol ${protocol}` };
  const parameters = elements(external.properties, 'externalCredentialParameters');
  return {
    headers: headersOf(parameters.filter((each) => text(each, 'parameterType') === 'AuthHeader')),
    missing: null,
  };
}

function readLegacy({ name, properties }: MetadataComponent): NamedCredential {
  const protocol = text(properties, 'protocol') ?? 'NoAuthentication';
  const pair = `${text(properties, 'username') ?? ''}:${text(properties, 'password') ?? ''}`;
  const sendsHeader = protocol === 'Password' && text(properties, 'generateAuthorizationHeader') !== 'false';
  return {
    name,
    url: text(properties, 'endpoint') ?? '',
    headers: sendsHeader ? [['Authorization', `Basic ${Buffer.from(pair).toString('base64')}`]] : [],
    externalCredential: null,
    allowedNamespaces: null,
    missing: ['NoAuthentication', 'Password'].includes(protocol) ? null : `the authentication protocol ${protocol}`,
  };
}
