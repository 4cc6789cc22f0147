trigger TouchContact on Contact(before update) {
  for (Contact record : Trigger.new) {
    record.Description = 'Touched by a trigger';
  }
}
