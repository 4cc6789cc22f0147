/** Metadata namespace: building and deploying custom metadata records from Apex. Source: Apex Developer Guide, "Metadata". */
import { libraryClass } from '../runtime/library.ts';
import { ApexException } from '../runtime/exception.ts';
import { emptyList } from '../host/apex-values.ts';

export class CustomMetadataValue {
  field: string | null = null;
  value: unknown = null;
}

export class CustomMetadata {
  fullName: string | null = null;
  label: string | null = null;
  description: string | null = null;
  isProtected: boolean | null = null;
  values: object = emptyList('Metadata.CustomMetadataValue');
}

export class DeployContainer {
  readonly metadata: unknown[] = [];
}

export class DeployCallbackContext {
  readonly jobId: string | null;

  constructor(jobId: string | null = null) {
    this.jobId = jobId;
  }

  getcallbackjobid$0(): string | null {
    return this.jobId;
  }
}

export interface DeployProblem {
  readonly fullName: string;
  readonly problem: string | null;
}

/** Properties that are nothing but kept. */
class Bag {
  /** By lower-case property name. */
  readonly values: Record<string, unknown>;

  constructor(values: Record<string, unknown> = {}) {
    this.values = values;
  }

  jsonEntries(): readonly (readonly [string, unknown])[] {
    return Object.entries(this.values).map(([name, value]) => [BAG_NAMES.get(name) ?? name, value]);
  }
}

/** Names of properties as they are written, by their lower case. */
const BAG_NAMES = new Map<string, string>();

export class DeployMessage extends Bag {}

export class DeployDetails {
  componentSuccesses: object = emptyList('Metadata.DeployMessage');
  componentFailures: object = emptyList('Metadata.DeployMessage');

  jsonEntries(): readonly (readonly [string, unknown])[] {
    return [
      ['componentFailures', this.componentFailures],
      ['componentSuccesses', this.componentSuccesses],
    ];
  }
}

export class DeployResult extends Bag {}

const bag = (name: string): { get: (self: Bag) => unknown; set: (self: Bag, value: unknown) => void } => {
  const key = name.toLowerCase();
  BAG_NAMES.set(key, name);
  return {
    get: (self) => self.values[key] ?? null,
    set: (self, value) => {
      self.values[key] = value;
    },
  };
};

export const metadataClass = libraryClass({
  name: 'Metadata.Metadata',
  kind: 'abstract',
  members: {
    'property String fullName': {
      get: (self: CustomMetadata) => self.fullName,
      set: (self: CustomMetadata, value: string | null) => {
        self.fullName = value;
      },
    },
  },
});

export const customMetadataValueClass = libraryClass({
  name: 'Metadata.CustomMetadataValue',
  members: {
    'new()': () => new CustomMetadataValue(),
    'property String field': {
      get: (self: CustomMetadataValue) => self.field,
      set: (self: CustomMetadataValue, value: string | null) => {
        self.field = value;
      },
    },
    'property Object value': {
      get: (self: CustomMetadataValue) => self.value,
      set: (self: CustomMetadataValue, value: unknown) => {
        self.value = value;
      },
    },
  },
  instance: CustomMetadataValue,
});

export const customMetadataClass = libraryClass({
  name: 'Metadata.CustomMetadata',
  extends: 'Metadata.Metadata',
  members: {
    'new()': () => new CustomMetadata(),
    'property String label': {
      get: (self: CustomMetadata) => self.label,
      set: (self: CustomMetadata, value: string | null) => {
        self.label = value;
      },
    },
    'property String description': {
      get: (self: CustomMetadata) => self.description,
      set: (self: CustomMetadata, value: string | null) => {
        self.description = value;
      },
    },
    'property Boolean protected_x': {
      get: (self: CustomMetadata) => self.isProtected,
      set: (self: CustomMetadata, value: boolean | null) => {
        self.isProtected = value;
      },
    },
    'property List<Metadata.CustomMetadataValue> values': {
      get: (self: CustomMetadata) => self.values,
      set: (self: CustomMetadata, value: object) => {
        self.values = value;
      },
    },
  },
  instance: CustomMetadata,
});

export const deployContainerClass = libraryClass({
  name: 'Metadata.DeployContainer',
  members: {
    'new()': () => new DeployContainer(),
    'void addMetadata(Metadata.Metadata metadata)': (self: DeployContainer, metadata: unknown) => {
      if (metadata === null) throw ApexException.of('System.NullPointerException', 'Argument cannot be null.');
      self.metadata.push(metadata);
    },
    'List<Metadata.Metadata> getMetadata()': (self: DeployContainer) => emptyList('Metadata.Metadata', self.metadata),
    'Boolean removeMetadata(Metadata.Metadata metadata)': (self: DeployContainer, metadata: unknown) => {
      const at = self.metadata.indexOf(metadata);
      if (at >= 0) self.metadata.splice(at, 1);
      return at >= 0;
    },
    'Boolean removeMetadataByFullName(String fullName)': (self: DeployContainer, fullName: string) => {
      const at = self.metadata.findIndex((item) => (item as CustomMetadata).fullName === fullName);
      if (at >= 0) self.metadata.splice(at, 1);
      return at >= 0;
    },
  },
  instance: DeployContainer,
});

export const deployCallbackContextClass = libraryClass({
  name: 'Metadata.DeployCallbackContext',
  members: {
    'new()': () => new DeployCallbackContext(),
    'Id getCallbackJobId()': (self: DeployCallbackContext) => self.getcallbackjobid$0(),
  },
  instance: DeployCallbackContext,
});

export const deployCallbackClass = libraryClass({
  name: 'Metadata.DeployCallback',
  kind: 'interface',
  members: {
    'void handleResult(Metadata.DeployResult result, Metadata.DeployCallbackContext context)': (
      self: { handleresult$2(result: object, context: object): void },
      result: object,
      context: object,
    ) => self.handleresult$2(result, context),
  },
});

export const deployStatusClass = libraryClass({
  name: 'Metadata.DeployStatus',
  kind: 'enum',
  values: ['Pending', 'InProgress', 'Succeeded', 'SucceededPartial', 'Failed', 'Canceling', 'Canceled'],
});

export const deployProblemTypeClass = libraryClass({
  name: 'Metadata.DeployProblemType',
  kind: 'enum',
  values: ['Info', 'Warning', 'Error'],
});

export const deployMessageClass = libraryClass({
  name: 'Metadata.DeployMessage',
  members: {
    'new()': () => new DeployMessage(),
    'property Boolean changed': bag('changed'),
    'property Integer columnNumber': bag('columnNumber'),
    'property String componentType': bag('componentType'),
    'property Boolean created': bag('created'),
    'property Datetime createdDate': bag('createdDate'),
    'property Boolean deleted': bag('deleted'),
    'property String fileName': bag('fileName'),
    'property String fullName': bag('fullName'),
    'property String id': bag('id'),
    'property Integer lineNumber': bag('lineNumber'),
    'property String problem': bag('problem'),
    'property Metadata.DeployProblemType problemType': bag('problemType'),
    'property Boolean success': bag('success'),
  },
  instance: DeployMessage,
});

export const deployDetailsClass = libraryClass({
  name: 'Metadata.DeployDetails',
  members: {
    'new()': () => new DeployDetails(),
    'property List<Metadata.DeployMessage> componentFailures': {
      get: (self: DeployDetails) => self.componentFailures,
      set: (self: DeployDetails, value: object) => {
        self.componentFailures = value;
      },
    },
    'property List<Metadata.DeployMessage> componentSuccesses': {
      get: (self: DeployDetails) => self.componentSuccesses,
      set: (self: DeployDetails, value: object) => {
        self.componentSuccesses = value;
      },
    },
  },
  instance: DeployDetails,
});

export const deployResultClass = libraryClass({
  name: 'Metadata.DeployResult',
  members: {
    'new()': () => new DeployResult(),
    'property String canceledBy': bag('canceledBy'),
    'property String canceledByName': bag('canceledByName'),
    'property Boolean checkOnly': bag('checkOnly'),
    'property Datetime completedDate': bag('completedDate'),
    'property String createdBy': bag('createdBy'),
    'property String createdByName': bag('createdByName'),
    'property Datetime createdDate': bag('createdDate'),
    'property Metadata.DeployDetails details': bag('details'),
    'property Boolean done': bag('done'),
    'property String errorMessage': bag('errorMessage'),
    'property System.StatusCode errorStatusCode': bag('errorStatusCode'),
    'property Id id': bag('id'),
    'property Boolean ignoreWarnings': bag('ignoreWarnings'),
    'property Datetime lastModifiedDate': bag('lastModifiedDate'),
    'property Integer numberComponentErrors': bag('numberComponentErrors'),
    'property Integer numberComponentsDeployed': bag('numberComponentsDeployed'),
    'property Integer numberComponentsTotal': bag('numberComponentsTotal'),
    'property Boolean rollbackOnError': bag('rollbackOnError'),
    'property Datetime startDate': bag('startDate'),
    'property String stateDetail': bag('stateDetail'),
    'property Metadata.DeployStatus status': bag('status'),
    'property Boolean success': bag('success'),
  },
  instance: DeployResult,
});

export const metadataTypeClass = libraryClass({
  name: 'Metadata.MetadataType',
  kind: 'enum',
  values: ['CustomMetadata', 'Layout', 'AnalyticSnapshot'],
});
