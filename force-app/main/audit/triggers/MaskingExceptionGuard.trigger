trigger MaskingExceptionGuard on Masking_Exception__c(before insert, before update, before delete, after undelete) {
  AuditGuard.refuseForeign(Trigger.isDelete ? Trigger.old : Trigger.new);
}
