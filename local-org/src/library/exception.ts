/** System.Exception and every built-in exception. What code may override goes through the aliases on ApexException. */
import { ApexList, ApexMap } from '../runtime/collections.ts';
import { tx } from '../runtime/context.ts';
import { ApexException, type DmlFailure } from '../runtime/exception.ts';
import { type Implementation, libraryClass } from '../runtime/library.ts';
import { libraryClassNamed, libraryRuntimeType, setOf, STRING } from '../runtime/runtime-types.ts';
import { libraryEnum } from '../runtime/library-enums.ts';
import { fieldToken } from '../runtime/tokens.ts';

type Members = Record<string, Implementation>;

/** The constructors of a type; some keep the message to themselves. */
function constructors(typeName: string): Members {
  return {
    'new()': () => ApexException.of(typeName),
    'new(String message)': (message: string | null) => ApexException.of(typeName, message),
    'new(Exception cause)': (cause: ApexException | null) => ApexException.of(typeName, null, cause),
    'new(String message, Exception cause)': (message: string | null, cause: ApexException | null) =>
      ApexException.of(typeName, message, cause),
  };
}

function failure(self: ApexException, index: number): DmlFailure {
  const found = self.dml?.[index];
  if (found === undefined) throw ApexException.of('System.ListException', `List index out of bounds: ${index}`);
  return found;
}

function fieldsOf(self: ApexException, index: number): ApexList {
  const { fields, object } = failure(self, index);
  const type = object === undefined ? null : tx().org.schema.type(object);
  const tokens = fields.flatMap((name) => {
    const field = type?.field(name) ?? null;
    return field === null ? [] : [fieldToken(field)];
  });
  return new ApexList(libraryRuntimeType(libraryClassNamed('Schema.SObjectField')!), tokens);
}

/** What an exception of DML or of sending mail reports about each record; others compile it and have none. */
const OF_RECORDS: Members = {
  'Integer getNumDml()': (self: ApexException) => self.dml?.length ?? 0,
  'Integer getDmlIndex(Integer index)': (self: ApexException, index: number) => failure(self, index).index,
  'Id getDmlId(Integer index)': (self: ApexException, index: number) => failure(self, index).id,
  'String getDmlMessage(Integer index)': (self: ApexException, index: number) => failure(self, index).message,
  'String getDmlStatusCode(Integer index)': (self: ApexException, index: number) => failure(self, index).statusCode,
  'System.StatusCode getDmlType(Integer index)': (self: ApexException, index: number) =>
    libraryEnum('System.StatusCode', failure(self, index).statusCode),
  'List<String> getDmlFieldNames(Integer index)': (self: ApexException, index: number) =>
    new ApexList(STRING, [...failure(self, index).fields]),
  'List<Schema.SObjectField> getDmlFields(Integer index)': fieldsOf,
};

export const exceptionClass = libraryClass({
  name: 'System.Exception',
  kind: 'exception',
  instance: ApexException,
  members: {
    ...constructors('System.Exception'),
    'Exception getCause()': (self: ApexException) => self.getcause$0(),
    'Integer getLineNumber()': (self: ApexException) => self.getlinenumber$0(),
    'String getMessage()': (self: ApexException) => self.getmessage$0(),
    'String getStackTraceString()': (self: ApexException) => self.getstacktracestring$0(),
    'String getTypeName()': (self: ApexException) => self.gettypename$0(),
    'void initCause(Exception cause)': (self: ApexException, cause: ApexException | null) => self.initcause$1(cause),
    'void setMessage(String message)': (self: ApexException, message: string | null) => self.setmessage$1(message),
    ...OF_RECORDS,
  },
});

/** Fields the user may not see, by object: `details` of the exception. */
const OF_ACCESS: Members = {
  'Map<String,Set<String>> getInaccessibleFields()': (self: ApexException) =>
    self.details instanceof ApexMap ? self.details : new ApexMap(STRING, setOf(STRING)),
};

/** The message is for the client: `getMessage()` does not report it until `setMessage` is called. */
function handled(message: string | null): ApexException {
  const exception = ApexException.of('System.AuraHandledException');
  exception.details = message;
  return exception;
}

const OWN_MEMBERS: Readonly<Record<string, Members>> = {
  'System.DmlException': OF_ACCESS,
  'System.QueryException': OF_ACCESS,
  'System.AuraHandledException': { 'new(String message)': handled },
  // What pages show to who signs up.
  'Site.ExternalUserCreateException': {
    'List<String> getDisplayMessages()': (self: ApexException) => new ApexList(STRING, [self.getmessage$0()]),
  },
};

const SYSTEM = [
  'Assert',
  'Aura',
  'Async',
  'AuraHandled',
  'BigObject',
  'Callout',
  'DataWeaveScript',
  'Dml',
  'DuplicateMessage',
  'Email',
  'EmailTemplateRender',
  'ExternalObject',
  'FatalCursor',
  'FormulaEvaluation',
  'FormulaValidation',
  'Final',
  'Flow',
  'Handled',
  'IllegalArgument',
  'InvalidHeader',
  'InvalidParameterValue',
  'InvalidReadOnlyUserDml',
  'JSON',
  'License',
  'Limit',
  'List',
  'Math',
  'NoAccess',
  'NoDataFound',
  'NoSuchElement',
  'NullPointer',
  'PlatformCache',
  'Procedure',
  'Query',
  'RequiredFeatureMissing',
  'Search',
  'Security',
  'Serialization',
  'SObject',
  'String',
  'TouchHandled',
  'TransientCursor',
  'Type',
  'Unexpected',
  'UnsupportedOperation',
  'Visualforce',
  'Xml',
].map((name) => `System.${name}Exception`);

const OTHERS = [
  'Auth.AuthProviderPluginException',
  'Auth.ConnectedAppPluginException',
  'Auth.DiscoveryCustomErrorException',
  'Auth.JWTBearerTokenExchangeException',
  'Auth.JWTValidationException',
  'Auth.LoginDiscoveryException',
  'Auth.VerificationException',
  'Cache.BulkApiKeysLimitExceededException',
  'Cache.CacheBuilderExecutionException',
  'Cache.CacheException',
  'Cache.SessionCacheException',
  'Cache.SessionCacheNoSessionException',
  'Compression.ZipException',
  'Cache.InvalidCacheBuilderException',
  'Cache.InvalidParamException',
  'Cache.ItemSizeLimitExceededException',
  'Cache.PlatformCacheInvalidOperationException',
  'Canvas.CanvasRenderException',
  'CommerceExtension.ResolutionException',
  'CommerceTax.TaxApiException',
  'ConnectApi.ConnectApiException',
  'ConnectApi.NotFoundException',
  'ConnectApi.RateLimitException',
  'DataSource.DataSourceException',
  'DataSource.OAuthTokenExpiredException',
  'FormulaEval.FormulaEvaluationException',
  'FormulaEval.FormulaValidationException',
  'Reports.FeatureNotSupportedException',
  'Reports.InstanceAccessException',
  'Reports.InvalidFilterException',
  'Reports.InvalidReportMetadataException',
  'Reports.InvalidSnapshotDateException',
  'Reports.MetadataException',
  'Reports.ReportRunException',
  'Reports.UnsupportedOperationException',
  'Site.ExternalUserCreateException',
];

export const exceptionClasses = [...SYSTEM, ...OTHERS].map((name) =>
  libraryClass({
    name,
    kind: 'exception',
    extends: 'System.Exception',
    instance: ApexException,
    members: { ...constructors(name), ...OWN_MEMBERS[name] },
  }),
);
