/** Database: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Database',
  `
QueryLocatorChunkIterator { new(); Boolean hasNext(); List<SObject> next() }
MergeRequest { List<Datacloud.AdditionalInformationMap> AdditionalInformationMap; SObject MasterRecord; List<String>
  RecordToMergeIds; new(); List<Datacloud.AdditionalInformationMap> getAdditionalInformationMap(); SObject
  getMasterRecord(); List<String> getRecordToMergeIds(); void
  setAdditionalInformationMap(List<Datacloud.AdditionalInformationMap>); void setMasterRecord(SObject); void
  setRecordToMergeIds(List<String>) }
DeletedRecord { Date DeletedDate; Id Id; new(); Date getDeletedDate(); Id getId() }
GetDeletedResult { List<Database.DeletedRecord> DeletedRecords; Date EarliestDateAvailable; Date LatestDateCovered;
  new(); List<Database.DeletedRecord> getDeletedRecords(); Date getEarliestDateAvailable(); Date
  getLatestDateCovered() }
GetUpdatedResult { List<Id> Ids; Date LatestDateCovered; new(); List<Id> getIds(); Date getLatestDateCovered() }
`,
);
