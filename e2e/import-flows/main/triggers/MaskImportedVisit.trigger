trigger MaskImportedVisit on Visit__c(before insert, before update) {
  MaskRecordsAction.maskBeforeSave(Trigger.new, Trigger.oldMap);
}
