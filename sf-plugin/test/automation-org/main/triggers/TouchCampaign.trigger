// On an object without Email fields: no trigger TouchContact on Contact.
trigger TouchCampaign on Campaign(before update) {
  for (Campaign record : Trigger.new) {
    record.Description = 'Touched by a trigger';
  }
}
