/** Automation of a customer that quotes what it sees, in errors and in exceptions. */
trigger Talkative on Contact(before update) {
  for (Contact person : Trigger.new) {
    Contact before = Trigger.oldMap.get(person.Id);
    if (before.Department == 'refused') {
      person.addError('No change for ' + before.Email + ' and ' + before.LastName);
    } else if (before.Department == 'refused field') {
      person.Email.addError('Not a better one than ' + before.Email);
    } else if (before.Department == 'thrown') {
      throw new IllegalArgumentException('Cannot work on ' + before.Email);
    }
  }
}
