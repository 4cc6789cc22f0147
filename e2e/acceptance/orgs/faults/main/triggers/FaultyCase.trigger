trigger FaultyCase on Case(before update) {
  for (Case record : Trigger.new) {
    if (record.SuppliedCompany == 'broken') {
      throw new IllegalArgumentException('Nobody expected ' + record.Id);
    }
  }
}
