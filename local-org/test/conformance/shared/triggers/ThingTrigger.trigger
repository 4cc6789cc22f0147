trigger ThingTrigger on Thing__c(
  before insert,
  after insert,
  before update,
  after update,
  before delete,
  after delete,
  after undelete
) {
  ThingEvents.handle();
}
