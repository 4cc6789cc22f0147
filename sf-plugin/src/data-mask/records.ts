/**
 * The configuration of Salesforce Data Mask as its metadata: records of three custom metadata types, as the CLI retrieves them. Which
 * types and fields there are was read off configurations that others published; Salesforce documents none of it.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';

export type RecordType = 'DataMask_Configuration' | 'Masking_Object' | 'Masking_Field';

export interface DataMaskRecord {
  readonly type: RecordType;
  /** Developer name, by which other records refer to it. */
  readonly name: string;
  readonly label: string;
  /** Value of a field without its prefix and suffix (`API_Name`); null for none. */
  value(field: string): string | null;
}

/** Source format and metadata format. */
const FILE = /^datamask__(DataMask_Configuration|Masking_Object|Masking_Field)\.(.+?)\.md(?:-meta\.xml)?$/;

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'values' });

/** Every record of Data Mask in a folder and the folders in it. Throws what the file system throws. */
export async function readRecords(folder: string): Promise<readonly DataMaskRecord[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => FILE.test(path.basename(name)));
  return Promise.all(
    names.sort().map(async (name) => {
      const [, type, developerName] = FILE.exec(path.basename(name))!;
      return readRecord(type as RecordType, developerName, await readFile(path.join(folder, name), 'utf8'));
    }),
  );
}

interface Content {
  readonly label?: string;
  readonly values?: readonly { readonly field?: string; readonly value?: unknown }[];
}

function readRecord(type: RecordType, name: string, text: string): DataMaskRecord {
  const { CustomMetadata: content = {} } = parser.parse(text) as { readonly CustomMetadata?: Content };
  const values = new Map((content.values ?? []).map(({ field, value }) => [field, textOf(value)]));
  return {
    type,
    name,
    label: content.label ?? name,
    value: (field) => values.get(`datamask__${field}__c`) ?? null,
  };
}

/** An element with attributes may be an object; an empty one has no content. */
function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
