trigger LeadConversions on Lead(after update) {
  SeenByTriggers.runs++;
  for (Lead lead : Trigger.new)
    if (lead.IsConverted && !Trigger.oldMap.get(lead.Id).IsConverted)
      SeenByTriggers.converted.add(lead);
}
