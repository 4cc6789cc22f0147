trigger ThingDoubles on Thing__c(before update) {
  for (Thing__c thing : Trigger.new)
    SeenByTriggers.doubles.add(thing.Double__c);
}
