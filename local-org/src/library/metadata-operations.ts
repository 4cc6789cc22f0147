/** `Metadata.Operations`. Source: Apex Reference Guide, "Operations Class". */
import { missingCall } from '../runtime/missing-calls.ts';
import { enqueueDeployment } from '../async/deployment.ts';
import { emptyList, listOfType } from '../host/apex-values.ts';
import { splitRecordName } from '../project/api-names.ts';
import { tx } from '../runtime/context.ts';
import type { ApexList } from '../runtime/collections.ts';
import { libraryClass } from '../runtime/library.ts';
import type { SObject } from '../runtime/sobject.ts';
import type { ApexEnum } from '../runtime/types.ts';
import { toId18 } from '../schema/ids.ts';
import type { FieldInfo } from '../schema/model.ts';
import { settingRecords } from '../soql/custom-setting-values.ts';
import { CustomMetadata, CustomMetadataValue, type DeployContainer } from './metadata.ts';

/** Records of custom metadata by their full names (`Rule.First`); what is not there is left out. */
function retrieve(type: ApexEnum, fullNames: ApexList): unknown {
  if (type.name !== 'CustomMetadata') throw missingCall(`Metadata.Operations.retrieve of ${type.name}`);
  return listOfType(
    'Metadata.Metadata',
    (fullNames.items as string[]).map(recordNamed).filter((record) => record !== null),
  );
}

function recordNamed(fullName: string): CustomMetadata | null {
  const dot = fullName.indexOf('.');
  const type = tx().org.schema.type(`${fullName.slice(0, dot).replace(/__mdt$/i, '')}__mdt`);
  if (type === null) return null;
  const { namespace, name } = splitRecordName(fullName.slice(dot + 1));
  const prefix = type.field('NamespacePrefix')!;
  const record = settingRecords(type, 'DeveloperName', name).find(
    ({ values }) => namespace === null || values[prefix.index] === namespace,
  );
  if (record === undefined) return null;
  const found = new CustomMetadata();
  found.fullName = fullName;
  found.label = record.values[type.field('MasterLabel')!.index] as string | null;
  found.values = emptyList(
    'Metadata.CustomMetadataValue',
    type.fields.filter((field) => field.isCustom && field.column !== null).map((field) => valueOf(record, field)),
  );
  return found;
}

function valueOf(record: SObject, field: FieldInfo): CustomMetadataValue {
  const value = new CustomMetadataValue();
  value.field = field.name;
  value.value = namedBy(field, record.values[field.index] ?? null);
  return value;
}

/** What refers to another record of metadata names it. */
function namedBy(field: FieldInfo, value: unknown): unknown {
  const target = field.relationship?.targets[0];
  if (typeof value !== 'string' || target === undefined || !target.endsWith('__mdt')) return value;
  const type = tx().org.schema.type(target)!;
  const [referred] = settingRecords(type, 'Id', toId18(value) ?? value);
  return referred?.values[type.field('DeveloperName')!.index] ?? null;
}

export const operationsClass = libraryClass({
  name: 'Metadata.Operations',
  members: {
    'static Id enqueueDeployment(Metadata.DeployContainer container, Metadata.DeployCallback callback)': (
      container: DeployContainer,
      callback: object | null,
    ) => enqueueDeployment(container, callback),
    'static List<Metadata.Metadata> retrieve(Metadata.MetadataType type, List<String> fullNames)': retrieve,
  },
});
