/** ConnectApi: types as the Apex Reference Guide lists them. */
export const CALLS_1 = `
ActionLinks { new(); static ConnectApi.ActionLinkGroupDefinition createActionLinkGroupDefinition(String,
  ConnectApi.ActionLinkGroupDefinitionInput); static void deleteActionLinkGroupDefinition(String, String); static
  ConnectApi.PlatformAction getActionLink(String, String); static ConnectApi.ActionLinkDiagnosticInfo
  getActionLinkDiagnosticInfo(String, String); static ConnectApi.PlatformActionGroup getActionLinkGroup(String,
  String); static ConnectApi.ActionLinkGroupDefinition getActionLinkGroupDefinition(String, String) }
Announcements { new(); static void deleteAnnouncement(String, String); static ConnectApi.Announcement
  getAnnouncement(String, String); static ConnectApi.AnnouncementPage getAnnouncements(String, String); static
  ConnectApi.AnnouncementPage getAnnouncements(String, String, Integer, Integer); static ConnectApi.Announcement
  postAnnouncement(String, ConnectApi.AnnouncementInput); static ConnectApi.Announcement updateAnnouncement(String,
  String, Datetime) }
BotVersionActivation { new(); static ConnectApi.BotVersionActivationInfo getVersionActivationInfo(String); static
  ConnectApi.BotVersionActivationInfo updateVersionStatus(String, Object, ConnectApi.BotVersionActivationInput) }
CdpActivation { new(); static ConnectApi.ActivationCollection getActivations(); static ConnectApi.ActivationCollection
  getActivationsPaginated(Integer, Integer, String, String); static ConnectApi.Activation
  createActivation(ConnectApi.ActivationDefinitionInput); static void deleteActivation(String); static
  ConnectApi.Activation getActivation(String); static ConnectApi.Activation updateActivation(String,
  ConnectApi.ActivationDefinitionInput) }
CdpActivationExternalPlatform { new(); static ConnectApi.ActivationExternalPlatformCollection
  getActivationExternalPlatforms(); static ConnectApi.ActivationExternalPlatformCollection
  getActivationExternalPlatformsPaginated(Integer, Integer, String) }
CdpActivationTarget { new(); static ConnectApi.ActivationTarget
  createActivationTarget(ConnectApi.ActivationTargetInput); static ConnectApi.ActivationTarget
  getActivationTarget(String); static ConnectApi.ActivationTargetCollection getActivationTargets(); static
  ConnectApi.ActivationTargetCollection getActivationTargetsPaginated(Integer, Integer, String, String); static
  ConnectApi.ActivationTarget updateActivationTarget(String, ConnectApi.ActivationTargetInput) }
CdpAudienceDMO { new(); static ConnectApi.AudienceDMOCollection getActivationData(String) }
CdpCalculatedInsight { new(); static ConnectApi.CdpCalculatedInsightOutput cloneCalculatedInsight(String); static
  ConnectApi.CdpCalculatedInsightOutput createCalculatedInsight(ConnectApi.CdpCalculatedInsightInput); static
  ConnectApi.CdpCalculatedInsightOutput createCalculatedInsight(ConnectApi.CdpCalculatedInsightInput, Boolean); static
  void deleteCalculatedInsight(String); static void deleteCalculatedInsight(String, Boolean); static
  ConnectApi.CdpCalculatedInsightOutput deployCalculatedInsightFromPackage(String); static
  ConnectApi.CdpCalculatedInsightStandardActionResponseRepresentation disableCalculatedInsight(String); static
  ConnectApi.CdpCalculatedInsightStandardActionResponseRepresentation enableCalculatedInsight(String); static
  ConnectApi.CdpCalculatedInsightOutput getCalculatedInsight(String); static ConnectApi.CdpCalculatedInsightPage
  getCalculatedInsights(String, Integer, Integer, String, String); static ConnectApi.CdpCalculatedInsightPage
  getCalculatedInsights(String, Integer, Integer, String, String, String); static
  ConnectApi.CdpCalculatedInsightStandardActionResponseRepresentation refreshStatusCalculatedInsight(String); static
  Object runCalculatedInsight(String); static ConnectApi.CdpCalculatedInsightOutput updateCalculatedInsight(String,
  ConnectApi.CdpCalculatedInsightInput); static ConnectApi.CdpCalculatedInsightOutput updateCalculatedInsight(String,
  ConnectApi.CdpCalculatedInsightInput, Boolean); static
  ConnectApi.CdpCalculatedInsightStandardActionResponseRepresentation validateCalculatedInsight(Object) }
CdpConnection { new(); static ConnectApi.ConnectionDbSchemaCollection getDatabaseSchemas(String, Object) }
CdpDataSpace { new(); static ConnectApi.DataSpaceCollectionRepresentation getAllDataSpaces(Integer, Integer, String);
  static ConnectApi.DataSpaceInfoRepresentation getDataSpace(String) }
CdpDataStreams { new(); static ConnectApi.DataStreamActionResponse runDataStream(String, Boolean) }
CdpIdentityResolution { new(); static ConnectApi.CdpIdentityResolutionOutput
  createIdentityResolution(ConnectApi.CdpIdentityResolutionConfigInput); static void deleteIdentityResolution(String);
  static ConnectApi.CdpIdentityResolutionOutput getIdentityResolution(String); static
  ConnectApi.CdpIdentityResolutionsOutput getIdentityResolutions(); static
  ConnectApi.CdpIdentityResolutionRunNowOutput runIdentityResolutionNow(String,
  ConnectApi.CdpIdentityResolutionRunNowInput); static ConnectApi.CdpIdentityResolutionOutput
  updateIdentityResolution(String, ConnectApi.CdpIdentityResolutionConfigPatchInput) }
CdpMachineLearning { new(); static ConnectApi.CdpMlPredictResult predict(ConnectApi.CdpMlBasePredictInput) }
CdpQuery { new(); static ConnectApi.CdpQueryMetadataOutput getAllMetadata(); static ConnectApi.CdpQueryMetadataOutput
  getAllMetadata(String, String, String); static ConnectApi.CdpQueryMetadataOutput getInsightsMetadata(); static
  ConnectApi.CdpQueryMetadataOutput getInsightsMetadata(String); static ConnectApi.CdpQueryMetadataOutput
  getProfileMetadata(); static ConnectApi.CdpQueryMetadataOutput getProfileMetadata(String); static
  ConnectApi.CdpQueryOutput queryANSISql(ConnectApi.CdpQueryInput); static ConnectApi.CdpQueryOutput
  queryANSISql(ConnectApi.CdpQueryInput, Integer, Integer, String); static ConnectApi.CdpQueryOutputV2
  queryAnsiSqlV2(ConnectApi.CdpQueryInput); static ConnectApi.CdpQueryOutputV2
  queryAnsiSqlV2(ConnectApi.CdpQueryInput, String); static ConnectApi.CdpQueryOutputV2 nextBatchAnsiSqlV2(String);
  static ConnectApi.CdpQueryOutputV2 nextBatchAnsiSqlV2(String, String); static ConnectApi.QuerySqlOutput
  querySql(ConnectApi.QuerySqlInput); static ConnectApi.QuerySqlOutput querySql(ConnectApi.QuerySqlInput, String);
  static ConnectApi.QuerySqlOutput querySql(ConnectApi.QuerySqlInput, String, String); static
  ConnectApi.QuerySqlPageOutput querySqlRows(String, Long, Long); static ConnectApi.QuerySqlPageOutput
  querySqlRows(String, Long, Long, Boolean); static ConnectApi.QuerySqlPageOutput querySqlRows(String, Long, Long,
  String); static ConnectApi.QuerySqlPageOutput querySqlRows(String, Long, Long, Boolean, String); static
  ConnectApi.QuerySqlPageOutput querySqlRows(String, Long, Long, String, String); static ConnectApi.QuerySqlPageOutput
  querySqlRows(String, Long, Long, Boolean, String, String); static void cancelQuerySql(String); static void
  cancelQuerySql(String, String); static void cancelQuerySql(String, String, String); static ConnectApi.QuerySqlStatus
  querySqlStatus(String); static ConnectApi.QuerySqlStatus querySqlStatus(String, Integer); static
  ConnectApi.QuerySqlStatus querySqlStatus(String, String); static ConnectApi.QuerySqlStatus querySqlStatus(String,
  String, Integer); static ConnectApi.QuerySqlStatus querySqlStatus(String, String, String); static
  ConnectApi.QuerySqlStatus querySqlStatus(String, String, String, Integer); static ConnectApi.CdpQueryOutput
  queryCalculatedInsights(String, String, String, String, String, Integer, Integer); static ConnectApi.CdpQueryOutput
  queryCalculatedInsights(String, String, String, String, String, Integer, Integer, String); static
  ConnectApi.CdpQueryOutput queryProfileApi(String, String, String, Integer, Integer, String); static
  ConnectApi.CdpQueryOutput queryProfileApi(String, String, String, String, String, Integer, Integer, String); static
  ConnectApi.CdpQueryOutput queryProfileApi(String, String, String, String, String, String, Integer, Integer, String);
  static ConnectApi.CdpQueryOutput queryProfileApi(String, String, String, String, String, String, String, String,
  Integer, Integer, String); static ConnectApi.CdpQueryOutput queryProfileApi(String, String, String, String, String,
  String, String, String, Integer, Integer, String, String); static ConnectApi.CdpQueryDataOutput
  universalIdLookupBySourceId(String, String, String, String); static ConnectApi.CdpQueryMetadataOutput
  getAllMetadata(String, String, String, String); static ConnectApi.CdpQueryOutput getDataGraphData(String, String);
  static ConnectApi.CdpQueryOutput getDataGraphData(String, String, String); static ConnectApi.CdpQueryOutput
  getDataGraphData(String, String, Boolean); static ConnectApi.CdpQueryOutput getDataGraphData(String, String, String,
  Boolean); static ConnectApi.CdpQueryOutput getDataGraphDataWithLookupKeys(String, String); static
  ConnectApi.CdpQueryOutput getDataGraphDataWithLookupKeys(String, String, String); static ConnectApi.CdpQueryOutput
  getDataGraphDataWithLookupKeys(String, String, String, Boolean); static ConnectApi.CdpDgMetadata
  getDataGraphMetadata(); static ConnectApi.CdpDgMetadata getDataGraphMetadata(String); static
  ConnectApi.CdpDgMetadata getDataGraphMetadata(String, String); static ConnectApi.CdpQueryMetadataOutput
  getInsightsMetadata(String, String); static ConnectApi.CdpQueryMetadataEntitiesOutput getMetadataEntities(); static
  ConnectApi.CdpQueryMetadataEntitiesOutput getMetadataEntities(String, String); static
  ConnectApi.CdpQueryMetadataEntitiesOutput getMetadataEntities(String, String, String); static
  ConnectApi.CdpQueryMetadataOutput getProfileMetadata(String, String); static ConnectApi.CdpQueryOutput
  queryANSISql(ConnectApi.CdpQueryInput, Integer, Integer, String, String); static ConnectApi.CdpQueryOutput
  queryCalculatedInsights(String, String, String, String, String, Integer, Integer, String, String); static
  ConnectApi.CdpQueryOutput queryProfileApi(String, String, String, String, String, String, String, String, Integer,
  Integer, String, String, String); static ConnectApi.CdpQueryDataOutput universalIdLookupBySourceId(String, String,
  String, String, String) }
CdpSegment { new(); static ConnectApi.CdpSegmentOutput createSegment(ConnectApi.CdpSegmentInput); static
  ConnectApi.CdpSegmentOutput createSegment(ConnectApi.CdpSegmentInput, String); static
  ConnectApi.CdpSegmentActionOutput deactivateSegmentByApiName(String); static ConnectApi.CdpSegmentActionOutput
  deactivateSegmentById(String); static void deleteSegment(String); static ConnectApi.CdpSegmentActionOutput
  executePublishAdhoc(String); static ConnectApi.CdpSegmentContainerOutput getSegment(String); static
  ConnectApi.CdpSegmentMemberOutput getSegmentMembers(Integer, Integer, String, String, String, List<String>); static
  ConnectApi.CdpSegmentContainerOutput getSegments(); static ConnectApi.CdpSegmentContainerOutput
  getSegmentsPaginated(Integer, Integer, String); static ConnectApi.CdpSegmentContainerOutput
  getSegmentsPaginated(Integer, Integer, String, String); static ConnectApi.CdpSegmentOutput updateSegment(String,
  ConnectApi.CdpSegmentInput); static void deleteSegment(String, String); static ConnectApi.CdpSegmentActionOutput
  executeCountAsync(String, Object); static ConnectApi.CdpSegmentActionOutput executeCountAsync(String); static
  ConnectApi.CdpSegmentContainerOutput getSegmentById(String); static ConnectApi.CdpSegmentContainerOutput
  getSegmentsFilteredPaginated(Integer, Integer, String, String); static ConnectApi.CdpSegmentContainerOutput
  getSegmentsFilteredPaginated(Integer, Integer, String, String, String); static ConnectApi.CdpSegmentOutput
  updateSegment(String, ConnectApi.CdpSegmentInput, String) }
Chatter { new(); static void deleteSubscription(String, String); static ConnectApi.FollowerPage getFollowers(String,
  String); static ConnectApi.FollowerPage getFollowers(String, String, Integer, Integer); static
  ConnectApi.Subscription getSubscription(String, String); static ConnectApi.DigestJobRepresentation
  submitDigestJob(ConnectApi.DigestPeriod) }
ChatterFavorites { new(); static ConnectApi.FeedFavorite addFavorite(String, String, String); static
  ConnectApi.FeedFavorite addRecordFavorite(String, String, String); static void deleteFavorite(String, String,
  String); static ConnectApi.FeedFavorite getFavorite(String, String, String); static ConnectApi.FeedFavorites
  getFavorites(String, String); static ConnectApi.FeedElementPage getFeedElements(String, String, String); static
  ConnectApi.FeedElementPage getFeedElements(String, String, String, Integer, Integer, String, Integer,
  ConnectApi.FeedSortOrder); static ConnectApi.FeedElementPage getFeedElements(String, String, String, String,
  Integer, ConnectApi.FeedSortOrder); static ConnectApi.FeedItemPage getFeedItems(String, String, String); static
  ConnectApi.FeedItemPage getFeedItems(String, String, String, Integer, String, Integer, ConnectApi.FeedSortOrder);
  static ConnectApi.FeedItemPage getFeedItems(String, String, String, String, Integer, ConnectApi.FeedSortOrder);
  static void setTestGetFeedElements(String, String, String, ConnectApi.FeedElementPage); static void
  setTestGetFeedElements(String, String, String, Integer, Integer, String, Integer, ConnectApi.FeedSortOrder,
  ConnectApi.FeedElementPage); static void setTestGetFeedElements(String, String, String, String, Integer,
  ConnectApi.FeedSortOrder, ConnectApi.FeedElementPage); static void setTestGetFeedItems(String, String, String,
  ConnectApi.FeedItemPage); static void setTestGetFeedItems(String, String, String, Integer, String, Integer,
  ConnectApi.FeedSortOrder, ConnectApi.FeedItemPage); static void setTestGetFeedItems(String, String, String, String,
  Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedItemPage); static ConnectApi.FeedFavorite updateFavorite(String,
  String, String, Boolean) }
`;
