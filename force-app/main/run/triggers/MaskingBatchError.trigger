trigger MaskingBatchError on BatchApexErrorEvent(after insert) {
  BatchErrorHandler.handle(Trigger.new);
}
