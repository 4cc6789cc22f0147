/** Notes how often a contact was written. */
trigger CountingContact on Contact(before update) {
  for (Contact person : Trigger.new) {
    person.Department = person.Department == null ? 'once' : 'again';
  }
}
