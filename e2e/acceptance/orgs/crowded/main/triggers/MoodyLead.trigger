/** Refuses another lead each time it is asked, unless there were few of them at first: the platform gives up after the third time. */
trigger MoodyLead on Lead(before update) {
  if (Mood.isBadFor(Trigger.size)) {
    Trigger.new[0].addError('Not now');
  }
}
