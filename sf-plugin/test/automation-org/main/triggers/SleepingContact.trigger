trigger SleepingContact on Contact(before update) {
  for (Contact record : Trigger.new) {
    record.Title = 'Nobody switched this on';
  }
}
