trigger FaultyContact on Contact(before update) {
  for (Contact record : Trigger.new) {
    if (record.Department == 'broken') {
      throw new IllegalArgumentException('Nobody expected ' + record.Id);
    }
  }
}
