trigger HappenedTrigger on Happened__e(after insert) {
  List<Thing__c> things = new List<Thing__c>();
  for (Happened__e event : Trigger.new) {
    things.add(new Thing__c(Name = event.What__c));
  }
  insert things;
}
