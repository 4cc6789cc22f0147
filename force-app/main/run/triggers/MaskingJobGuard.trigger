trigger MaskingJobGuard on Masking_Job__c(before insert, before update, before delete, after undelete) {
  AuditGuard.refuseForeign(Trigger.isDelete ? Trigger.old : Trigger.new);
}
