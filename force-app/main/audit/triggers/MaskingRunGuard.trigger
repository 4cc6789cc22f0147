trigger MaskingRunGuard on Masking_Run__c(before insert, before update, before delete, after undelete) {
  AuditGuard.refuseForeign(Trigger.isDelete ? Trigger.old : Trigger.new);
}
