/** Sfdc_Enablement: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'Sfdc_Enablement',
  `
LearningEvaluationResult { new(); Double getLearningItemProgress(); Sfdc_Enablement.LearningItemProgressStatus
  getLearningItemProgressStatus(); void setLearningItemProgress(Double); void
  setLearningItemProgressStatus(Sfdc_Enablement.LearningItemProgressStatus) }
LearningItemEvaluationHandler { new(); Sfdc_Enablement.LearningEvaluationResult
  evaluate(Sfdc_Enablement.LearningEvaluation) }
LearningItemSerializeDeserializer { new(); String deserialize(String); String serialize(String) }
enum LearningItemProgressStatus { NotStarted InProgress Completed }
LearningEvaluation { new(); Map<String, Object> getDetails(); String getLearningItemId(); void setDetails(Map<String,
  Object>); void setLearningItemId(String) }
`,
);
