/** LxScheduler: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'LxScheduler',
  `
SchedulerResources { new(); static String getAppointmentCandidates(LxScheduler.GetAppointmentCandidatesInput); static
  String getAppointmentSlots(LxScheduler.GetAppointmentSlotsInput); static void setAppointmentCandidatesMock(String);
  static void setAppointmentSlotsMock(String) }
ServiceResourceInfo { new(String userId, String userName, String email, String serviceResourceId, List<String>
  territoryIds, String resourceType); String getEmail(); String getResourceType(); String getServiceResourceId();
  List<String> getTerritoryIds(); String getUserId(); String getUserName() }
GetAppointmentSlotsInputBuilder { new(); LxScheduler.GetAppointmentSlotsInput build();
  LxScheduler.GetAppointmentSlotsInputBuilder setAccountId(String); LxScheduler.GetAppointmentSlotsInputBuilder
  setAllowConcurrentScheduling(Boolean); LxScheduler.GetAppointmentSlotsInputBuilder setApiVersion(Double);
  LxScheduler.GetAppointmentSlotsInputBuilder setCorrelationId(String); LxScheduler.GetAppointmentSlotsInputBuilder
  setEndTime(String); LxScheduler.GetAppointmentSlotsInputBuilder setEngagementChannelTypeIds(List<String>);
  LxScheduler.GetAppointmentSlotsInputBuilder setPrimaryResourceId(String);
  LxScheduler.GetAppointmentSlotsInputBuilder setRequiredResourceIds(List<String>);
  LxScheduler.GetAppointmentSlotsInputBuilder setSchedulingPolicyId(String);
  LxScheduler.GetAppointmentSlotsInputBuilder setStartTime(String); LxScheduler.GetAppointmentSlotsInputBuilder
  setTerritoryIds(List<String>); LxScheduler.GetAppointmentSlotsInputBuilder setWorkType(LxScheduler.WorkType);
  LxScheduler.GetAppointmentSlotsInputBuilder setWorkTypeGroupId(String) }
GetAppointmentSlotsInput { new() }
interface ServiceResourceScheduleHandler { List<LxScheduler.ServiceResourceSchedule>
  getUnavailableTimeslots(LxScheduler.ServiceAppointmentRequestInfo) }
GetAppointmentCandidatesInputBuilder { new(); LxScheduler.GetAppointmentCandidatesInput build();
  LxScheduler.GetAppointmentCandidatesInputBuilder setAccountId(String);
  LxScheduler.GetAppointmentCandidatesInputBuilder setAllowConcurrent(Boolean);
  LxScheduler.GetAppointmentCandidatesInputBuilder setApiVersion(Double);
  LxScheduler.GetAppointmentCandidatesInputBuilder setCorrelationId(String);
  LxScheduler.GetAppointmentCandidatesInputBuilder setEndTime(String);
  LxScheduler.GetAppointmentCandidatesInputBuilder setEngagementChannelTypeIds(List<String>);
  LxScheduler.GetAppointmentCandidatesInputBuilder setFilterByResources(List<String>);
  LxScheduler.GetAppointmentCandidatesInputBuilder setResourceLimitApptDistribution(Integer);
  LxScheduler.GetAppointmentCandidatesInputBuilder setSchedulingPolicyId(String);
  LxScheduler.GetAppointmentCandidatesInputBuilder setStartTime(String);
  LxScheduler.GetAppointmentCandidatesInputBuilder setTerritoryIds(List<String>);
  LxScheduler.GetAppointmentCandidatesInputBuilder setWorkType(LxScheduler.WorkType);
  LxScheduler.GetAppointmentCandidatesInputBuilder setWorkTypeGroupId(String) }
ServiceAppointmentRequestInfo { new(Datetime startDate, Datetime endDate, List<LxScheduler.ServiceResourceInfo>
  ServiceResources, String SchedulingPolicyId, String workTypeGroupId, String accountId, String primaryResourceId,
  String workTypeId, String correlationId); String getAccountId(); String getCorrelationId(); Datetime getEndDate();
  String getPrimaryResourceId(); String getSchedulingPolicyId(); List<LxScheduler.ServiceResourceInfo>
  getServiceResources(); Datetime getStartDate(); String getWorkTypeGroupId(); String getWorkTypeId() }
GetAppointmentCandidatesInput { new() }
ServiceResourceSchedule { String serviceResourceId; Set<LxScheduler.UnavailableTimeslot> unavailableTimeslots;
  new(String serviceResourceId, Set<LxScheduler.UnavailableTimeslot> unavailableTimeslots) }
WorkType { new() }
SkillRequirement { new() }
SkillRequirementBuilder { new(); LxScheduler.SkillRequirement build(); LxScheduler.SkillRequirementBuilder
  setSkillId(String); LxScheduler.SkillRequirementBuilder setSkillLevel(Double) }
UnavailableTimeslot { Datetime timeMax; Datetime timeMin; new(Datetime timeMin, Datetime timeMax) }
WorkTypeBuilder { new(); LxScheduler.WorkType build(); LxScheduler.WorkTypeBuilder
  setBlockTimeAfterAppointmentInMinutes(Integer); LxScheduler.WorkTypeBuilder
  setBlockTimeBeforeAppointmentInMinutes(Integer); LxScheduler.WorkTypeBuilder setDurationInMinutes(Integer);
  LxScheduler.WorkTypeBuilder setId(String); LxScheduler.WorkTypeBuilder setOperatingHoursId(String);
  LxScheduler.WorkTypeBuilder setSkillRequirements(List<LxScheduler.SkillRequirement>); LxScheduler.WorkTypeBuilder
  setTimeFrameEndInMinutes(Integer); LxScheduler.WorkTypeBuilder setTimeFrameStartInMinutes(Integer) }
`,
);
