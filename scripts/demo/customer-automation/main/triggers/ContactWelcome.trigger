trigger ContactWelcome on Contact(after update) {
  CustomerMailer.welcome(Trigger.new);
}
