trigger ThingNames on Thing__c(before insert) {
  new ThingNames().run(Trigger.new);
}
