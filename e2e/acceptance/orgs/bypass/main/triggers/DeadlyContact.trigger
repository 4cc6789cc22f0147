/** Ends the transaction unless a record is alone, so that the platform reports a chunk that died. */
trigger DeadlyContact on Contact(before update) {
  for (Contact person : Trigger.new) {
    while (person.Department == 'deadly' && Trigger.size > 1) {
      Integer found = [SELECT COUNT() FROM Account];
    }
  }
}
