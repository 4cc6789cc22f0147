trigger EndlessHappened on Happened__e(after insert) {
  if (EndlessEvents.isOn) {
    EventBus.publish(new Happened__e());
  }
}
