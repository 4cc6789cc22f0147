/** System.Domain, System.DomainParser, System.DomainCreator: the org's host names. Source: Apex Reference Guide; My Domain URL formats. */
import { libraryClass } from '../runtime/library.ts';
import { ApexException } from '../runtime/exception.ts';
import { host, type OrgFacts } from '../host/host.ts';
import { libraryEnum } from '../host/apex-values.ts';

const SUFFIXES: readonly (readonly [string, string])[] = [
  ['lightning.force.com', 'LIGHTNING_DOMAIN'],
  ['my.salesforce.com', 'ORG_MY_DOMAIN'],
  ['my.site.com', 'EXPERIENCE_CLOUD_SITES_DOMAIN'],
  ['my.salesforce-sites.com', 'SALESFORCE_SITES_DOMAIN'],
  ['vf.force.com', 'VISUALFORCE_DOMAIN'],
  ['file.force.com', 'CONTENT_DOMAIN'],
  ['setup.force.com', 'SETUP_DOMAIN'],
  ['container.force.com', 'LIGHTNING_CONTAINER_COMPONENT_DOMAIN'],
];

export class Domain {
  readonly host: string;
  readonly type: string;
  readonly myDomain: string | null;
  readonly sandbox: string | null;
  readonly packageName: string | null;

  constructor(
    hostName: string,
    type: string,
    myDomain: string | null,
    sandbox: string | null,
    packageName: string | null,
  ) {
    this.host = hostName;
    this.type = type;
    this.myDomain = myDomain;
    this.sandbox = sandbox;
    this.packageName = packageName;
  }
}

/** `acme.my.salesforce.com`, `acme--dev.sandbox.my.salesforce.com`. */
export function orgHostName(facts: OrgFacts, suffix = 'my.salesforce.com'): string {
  const partition = facts.sandboxName === null ? '' : '.sandbox';
  const label = facts.sandboxName === null ? facts.myDomain : `${facts.myDomain}--${facts.sandboxName.toLowerCase()}`;
  return `${label}${partition}.${suffix}`;
}

function parseHost(hostName: string): Domain {
  const name = hostName.toLowerCase();
  const known = SUFFIXES.find(([suffix]) => name.endsWith(`.${suffix}`));
  if (known === undefined)
    throw ApexException.of('System.InvalidParameterValueException', `Invalid domain: ${hostName}`);
  const head = name.slice(0, -known[0].length - 1).split('.');
  const isSandbox = head[1] === 'sandbox';
  const parts = head[0]!.split('--');
  const sandbox = isSandbox ? (parts[1] ?? null) : null;
  return new Domain(hostName, known[1], parts[0]!, sandbox, (isSandbox ? parts[2] : parts[1]) ?? null);
}

export const domainTypeClass = libraryClass({
  name: 'System.DomainType',
  kind: 'enum',
  values: [
    'CMS_DOMAIN',
    'CONTENT_DOMAIN',
    'CUSTOMER_360_ADMIN_DOMAIN',
    'CUSTOMER_360_DOMAIN',
    'EXPERIENCE_CLOUD_SITES_BUILDER_DOMAIN',
    'EXPERIENCE_CLOUD_SITES_DOMAIN',
    'EXPERIENCE_CLOUD_SITES_LIVE_PREVIEW_DOMAIN',
    'EXPERIENCE_CLOUD_SITES_PREVIEW_DOMAIN',
    'LIGHTNING_CONTAINER_COMPONENT_DOMAIN',
    'LIGHTNING_DOMAIN',
    'ORG_MY_DOMAIN',
    'SALESFORCE_SITES_DOMAIN',
    'SETUP_DOMAIN',
    'VISUALFORCE_DOMAIN',
  ],
});

export const domainClass = libraryClass({
  name: 'System.Domain',
  members: {
    'System.DomainType getDomainType()': (self: Domain) => libraryEnum('System.DomainType', self.type),
    'String getMyDomainName()': (self: Domain) => self.myDomain,
    'String getPackageName()': (self: Domain) => self.packageName,
    'String getSandboxName()': (self: Domain) => self.sandbox,
    'String getSitesSubdomainName()': (self: Domain) => (self.type.includes('SITES') ? self.myDomain : null),
  },
  instance: Domain,
});

export const domainParserClass = libraryClass({
  name: 'System.DomainParser',
  members: {
    'static System.Domain parse(String hostName)': (hostName: string) =>
      parseHost(hostName.replace(/^https?:\/\//, '').replace(/[/:].*$/, '')),
    'static System.Domain parse(System.URL url)': (url: { readonly host: string }) => parseHost(url.host),
  },
});

export const domainCreatorClass = libraryClass({
  name: 'System.DomainCreator',
  members: {
    'static String getOrgMyDomainHostname()': () => orgHostName(host().facts()),
    'static String getLightningHostname()': () => orgHostName(host().facts(), 'lightning.force.com'),
    'static String getSetupHostname()': () => orgHostName(host().facts(), 'my.salesforce-setup.com'),
    'static String getContentHostname()': () => orgHostName(host().facts(), 'file.force.com'),
    'static String getVisualforceHostname(String packageName)': (packageName: string | null) => {
      const name = orgHostName(host().facts(), 'vf.force.com');
      const at = name.indexOf('.');
      return `${name.slice(0, at)}--${packageName ?? 'c'}${name.slice(at)}`;
    },
    'static String getExperienceCloudSitesHostname()': () => orgHostName(host().facts(), 'my.site.com'),
    'static String getSalesforceSitesHostname()': () => orgHostName(host().facts(), 'my.salesforce-sites.com'),
  },
});
