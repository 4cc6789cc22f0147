/** embeddedai: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'embeddedai',
  `
ApexMap { String key; String value; new(String key, String value) }
RecordApexRepresentation { String objectType; List<embeddedai.ApexMap> recordData;
  List<embeddedai.RecordApexRepresentation> relatedRecordData; new(String objectType, List<embeddedai.ApexMap>
  recordData, List<embeddedai.RecordApexRepresentation> relatedRecordData); static embeddedai.RecordApexRepresentation
  toRecordApexRep(String) }
`,
);
