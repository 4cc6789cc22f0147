/** CommerceBuyGrp: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'CommerceBuyGrp',
  `
BuyerGroupResponse { new(Set<String> buyerGroupIds); Set<String> getBuyerGroupIds(); void
  setBuyerGroupIds(Set<String>); void setError(String, String) }
BuyerGroupEvaluationService { new(); CommerceBuyGrp.BuyerGroupResponse
  getBuyerGroupIds(CommerceBuyGrp.BuyerGroupRequest) }
BuyerGroupRequest { String guest_uuid_essential_; Boolean isGuestUser; String locale; new(); String getAccountId();
  Map<String, Object> getRequestContextParameters(); String getStoreId() }
`,
);
