/** What a project holds, as its metadata files state it: plain read-only data that `schema/`, the compiler and the org turn into behaviour. */

/** An XML element: text, child elements, or several of one name. Text is never converted to numbers or booleans. */
export type MetadataValue = string | MetadataNode | readonly MetadataValue[];
export interface MetadataNode {
  readonly [element: string]: MetadataValue;
}

export interface ApexSource {
  readonly kind: 'class' | 'trigger';
  readonly name: string;
  /** Path of the source as the file system names it. */
  readonly path: string;
  readonly source: string;
  /** From `-meta.xml`, else the project's sourceApiVersion. */
  readonly apiVersion: number;
  readonly status: 'Active' | 'Inactive' | 'Deleted';
  /** Index into `packageDirectories`: code of the package, or of its unpackaged metadata. */
  readonly packageDirectory: number;
  readonly isUnpackaged: boolean;
  /** null: made by a subscriber of the managed package that the project is. Absent: the project's. */
  readonly namespace?: null;
}

export interface ObjectMetadata {
  /** API name: `Account`, `Invoice__c`, `Rule__mdt`. */
  readonly name: string;
  readonly path: string;
  /** Elements of the object file itself; empty where only fields are in the project. */
  readonly properties: MetadataNode;
  readonly fields: readonly MetadataNode[];
  readonly recordTypes: readonly MetadataNode[];
  readonly validationRules: readonly MetadataNode[];
  readonly fieldSets: readonly MetadataNode[];
  readonly sharingReasons: readonly MetadataNode[];
  readonly businessProcesses: readonly MetadataNode[];
  /** Files of its parts by `fields.Total__c` in lower case; absent for what was deployed. */
  readonly partPaths?: ReadonlyMap<string, string>;
  /** null: made by a subscriber of the managed package that the project is. Absent: the project's. */
  readonly namespace?: null;
}

export interface CustomMetadataRecord {
  /** `Rule__mdt` */
  readonly type: string;
  readonly developerName: string;
  /** Absent: the project's. null: none, in the org of a package's subscriber. */
  readonly namespace?: string | null;
  readonly label: string;
  readonly isProtected: boolean;
  /** Field API name to value as text, number or boolean according to `xsi:type`; null for `xsi:nil`. */
  readonly values: Readonly<Record<string, string | number | boolean | null>>;
  readonly path: string;
}

export interface CustomLabel {
  readonly name: string;
  readonly value: string;
  readonly language: string;
  readonly isProtected: boolean;
  /** null: made by a subscriber of the managed package that the project is. Absent: the project's. */
  readonly namespace?: null;
}

/** A metadata component that is kept as it is: permission sets, custom permissions, flows, tabs, ... */
export interface MetadataComponent {
  /** Metadata API type: `PermissionSet`, `Flow`. */
  readonly type: string;
  readonly name: string;
  readonly path: string;
  readonly properties: MetadataNode;
  /** null: made by a subscriber of the managed package that the project is. Absent: the project's. */
  readonly namespace?: null;
}

export interface StaticResource {
  readonly name: string;
  readonly path: string;
  readonly contentType: string;
  readonly cacheControl: string;
  /** Files of a resource that stands unpacked in a folder, by path inside it; empty for a single file. */
  readonly files: readonly string[];
  /** null: made by a subscriber of the managed package that the project is. Absent: the project's. */
  readonly namespace?: null;
  /** The resource's bytes; of an unpacked folder its archive. */
  bytes(): Uint8Array;
}

/** A folder of LWC, Aura or other bundle. */
export interface Bundle {
  readonly type: 'LightningComponentBundle' | 'AuraDefinitionBundle';
  readonly name: string;
  readonly path: string;
  readonly files: readonly string[];
  /** Elements of `<name>.js-meta.xml`; empty without one. */
  readonly properties: MetadataNode;
  /** null: made by a subscriber of the managed package that the project is. Absent: the project's. */
  readonly namespace?: null;
  /** Content of one of `files`. */
  bytes(file: string): Uint8Array;
}

/** One component of any type as the Metadata API names it: what deployments bring and retrievals give. */
export interface Component {
  /** `ApexClass`, `CustomField`, `CustomLabel` */
  readonly type: string;
  /** `Account.Rating__c`, `Rule.Default` */
  readonly fullName: string;
  readonly node: MetadataNode;
  /** Content that belongs to the metadata, by its position in the component: `Foo.cls`, `foo.html`. */
  readonly files: Readonly<Record<string, Uint8Array>>;
}

export type ComponentKey = Pick<Component, 'type' | 'fullName'>;

export interface FlowInfo {
  readonly name: string;
  readonly path: string;
  readonly label: string;
  readonly status: string;
  readonly processType: string;
  /** Of a record- or event-triggered flow. */
  readonly trigger: { readonly object: string; readonly type: string; readonly recordTriggerType: string } | null;
  readonly properties: MetadataNode;
  /** null: made by a subscriber of the managed package that the project is. Absent: the project's. */
  readonly namespace?: null;
}

export interface PackageDirectory {
  readonly path: string;
  readonly isDefault: boolean;
  readonly packageName: string | null;
  readonly versionNumber: string | null;
  /** Classes that run when the package is installed or upgraded, and taken away. */
  readonly postInstallScript: string | null;
  readonly uninstallScript: string | null;
  readonly unpackagedMetadata: string | null;
  /** Permission sets and licences that Apex tests of the package run with. */
  readonly apexTestAccess: {
    readonly permissionSets: readonly string[];
    readonly permissionSetLicenses: readonly string[];
  };
}

export interface ProjectModel {
  readonly name: string | null;
  /** The folder with `sfdx-project.json`, else the first folder given. */
  readonly root: string;
  readonly namespace: string | null;
  /** Installed from its vendor: what is not global, and what is protected, is its own. */
  readonly isManaged: boolean;
  /** `67.0` */
  readonly sourceApiVersion: number;
  readonly packageDirectories: readonly PackageDirectory[];
  readonly classes: readonly ApexSource[];
  readonly triggers: readonly ApexSource[];
  /** By API name, merged over all folders. */
  readonly objects: readonly ObjectMetadata[];
  readonly globalValueSets: readonly MetadataComponent[];
  readonly standardValueSets: readonly MetadataComponent[];
  readonly customMetadata: readonly CustomMetadataRecord[];
  readonly labels: readonly CustomLabel[];
  readonly staticResources: readonly StaticResource[];
  readonly bundles: readonly Bundle[];
  readonly flows: readonly FlowInfo[];
  /** All the rest, by metadata type: `PermissionSet`, `CustomPermission`, `CustomTab`, `NamedCredential`, `ApexTestSuite`, ... */
  readonly components: readonly MetadataComponent[];
  /** Content hash of everything that was read. */
  readonly fingerprint: string;
}
