/** TxnSecurity: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'TxnSecurity',
  `
Event { String action; Map<String, String> data; String entityId; String entityName; String organizationId; String
  resourceType; Datetime timeStamp; String userId; new(String organizationId, String userId, String entityName, String
  action, String resourceType, String entityId, Datetime timeStamp, Map<String, String> data) }
interface PolicyCondition { Boolean evaluate(TxnSecurity.Event) }
interface EventCondition { Boolean evaluate(SObject) }
interface AsyncCondition { }
`,
);
