trigger CaseNotification on Case(after update) {
  CustomerMailer.notifyOfCase(Trigger.new);
}
