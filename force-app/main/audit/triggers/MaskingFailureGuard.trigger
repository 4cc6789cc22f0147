trigger MaskingFailureGuard on Masking_Failure__c(before insert, before update, before delete, after undelete) {
  AuditGuard.refuseForeign(Trigger.isDelete ? Trigger.old : Trigger.new);
}
