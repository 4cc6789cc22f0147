trigger MaskingAuditEntryGuard on Masking_Audit_Entry__c(before insert, before update, before delete, after undelete) {
  AuditGuard.refuseForeign(Trigger.isDelete ? Trigger.old : Trigger.new);
}
