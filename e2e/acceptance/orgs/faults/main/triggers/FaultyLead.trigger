trigger FaultyLead on Lead(before update) {
  for (Lead record : Trigger.new) {
    if (record.Title == 'broken') {
      throw new IllegalArgumentException('Nobody expected ' + record.Id);
    }
  }
}
