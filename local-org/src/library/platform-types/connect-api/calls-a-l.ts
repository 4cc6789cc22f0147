/** ConnectApi: types as the Apex Reference Guide lists them. */
export const CALLS_A_L = `
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
CdpActivation { new(); static ConnectApi.ActivationCollection getActivations(); static
  ConnectApi.ActivationCollection getActivationsPaginated(Integer, Integer, String, String); static
  ConnectApi.Activation createActivation(ConnectApi.ActivationDefinitionInput); static void
  deleteActivation(String); static ConnectApi.Activation getActivation(String); static ConnectApi.Activation
  updateActivation(String, ConnectApi.ActivationDefinitionInput) }
CdpDataStreams { new(); static ConnectApi.DataStreamActionResponse runDataStream(String, Boolean) }
CdpQuery { new(); static ConnectApi.CdpQueryMetadataOutput getAllMetadata(); static
  ConnectApi.CdpQueryMetadataOutput getAllMetadata(String, String, String); static ConnectApi.CdpQueryMetadataOutput
  getInsightsMetadata(); static ConnectApi.CdpQueryMetadataOutput getInsightsMetadata(String); static
  ConnectApi.CdpQueryMetadataOutput getProfileMetadata(); static ConnectApi.CdpQueryMetadataOutput
  getProfileMetadata(String); static ConnectApi.CdpQueryOutput queryANSISql(ConnectApi.CdpQueryInput); static
  ConnectApi.CdpQueryOutput queryANSISql(ConnectApi.CdpQueryInput, Integer, Integer, String); static
  ConnectApi.CdpQueryOutputV2 queryAnsiSqlV2(ConnectApi.CdpQueryInput); static ConnectApi.CdpQueryOutputV2
  queryAnsiSqlV2(ConnectApi.CdpQueryInput, String); static ConnectApi.CdpQueryOutputV2 nextBatchAnsiSqlV2(String);
  static ConnectApi.CdpQueryOutputV2 nextBatchAnsiSqlV2(String, String); static ConnectApi.QuerySqlOutput
  querySql(ConnectApi.QuerySqlInput); static ConnectApi.QuerySqlOutput querySql(ConnectApi.QuerySqlInput, String);
  static ConnectApi.QuerySqlOutput querySql(ConnectApi.QuerySqlInput, String, String); static
  ConnectApi.QuerySqlPageOutput querySqlRows(String, Long, Long); static ConnectApi.QuerySqlPageOutput
  querySqlRows(String, Long, Long, Boolean); static ConnectApi.QuerySqlPageOutput querySqlRows(String, Long, Long,
  String); static ConnectApi.QuerySqlPageOutput querySqlRows(String, Long, Long, Boolean, String); static
  ConnectApi.QuerySqlPageOutput querySqlRows(String, Long, Long, String, String); static
  ConnectApi.QuerySqlPageOutput querySqlRows(String, Long, Long, Boolean, String, String); static void
  cancelQuerySql(String); static void cancelQuerySql(String, String); static void cancelQuerySql(String, String,
  String); static ConnectApi.QuerySqlStatus querySqlStatus(String); static ConnectApi.QuerySqlStatus
  querySqlStatus(String, Integer); static ConnectApi.QuerySqlStatus querySqlStatus(String, String); static
  ConnectApi.QuerySqlStatus querySqlStatus(String, String, Integer); static ConnectApi.QuerySqlStatus
  querySqlStatus(String, String, String); static ConnectApi.QuerySqlStatus querySqlStatus(String, String, String,
  Integer); static ConnectApi.CdpQueryOutput queryCalculatedInsights(String, String, String, String, String,
  Integer, Integer); static ConnectApi.CdpQueryOutput queryCalculatedInsights(String, String, String, String,
  String, Integer, Integer, String); static ConnectApi.CdpQueryOutput queryProfileApi(String, String, String,
  Integer, Integer, String); static ConnectApi.CdpQueryOutput queryProfileApi(String, String, String, String,
  String, Integer, Integer, String); static ConnectApi.CdpQueryOutput queryProfileApi(String, String, String,
  String, String, String, Integer, Integer, String); static ConnectApi.CdpQueryOutput queryProfileApi(String,
  String, String, String, String, String, String, String, Integer, Integer, String); static
  ConnectApi.CdpQueryOutput queryProfileApi(String, String, String, String, String, String, String, String, Integer,
  Integer, String, String); static ConnectApi.CdpQueryDataOutput universalIdLookupBySourceId(String, String, String,
  String) }
CdpSegment { new(); static ConnectApi.CdpSegmentOutput createSegment(ConnectApi.CdpSegmentInput); static
  ConnectApi.CdpSegmentOutput createSegment(ConnectApi.CdpSegmentInput, String); static
  ConnectApi.CdpSegmentActionOutput deactivateSegmentByApiName(String); static ConnectApi.CdpSegmentActionOutput
  deactivateSegmentById(String); static void deleteSegment(String); static ConnectApi.CdpSegmentActionOutput
  executePublishAdhoc(String); static ConnectApi.CdpSegmentContainerOutput getSegment(String); static
  ConnectApi.CdpSegmentMemberOutput getSegmentMembers(Integer, Integer, String, String, String, List<String>);
  static ConnectApi.CdpSegmentContainerOutput getSegments(); static ConnectApi.CdpSegmentContainerOutput
  getSegmentsPaginated(Integer, Integer, String); static ConnectApi.CdpSegmentContainerOutput
  getSegmentsPaginated(Integer, Integer, String, String); static ConnectApi.CdpSegmentOutput updateSegment(String,
  ConnectApi.CdpSegmentInput) }
CommerceCart { new(); static ConnectApi.CartItem addItemToCart(String, String, String, ConnectApi.CartItemInput,
  String); static ConnectApi.CartItem addItemToCart(String, String, String, ConnectApi.CartItemInput, String,
  Boolean); static List<ConnectApi.BatchResult> addItemsToCart(String, String, String, List<ConnectApi.BatchInput>);
  static List<ConnectApi.BatchResult> addItemsToCart(String, String, String, List<ConnectApi.BatchInput>, String);
  static ConnectApi.CartItem addItemToCart(String, String, String, ConnectApi.CartItemInput); static
  ConnectApi.CartCouponCollection applyCartCoupon(String, String, String, ConnectApi.CartCouponInput); static
  ConnectApi.CartCouponCollection applyCartCoupon(String, String, String, ConnectApi.CartCouponInput, String);
  static ConnectApi.CartToWishlistResult copyCartToWishlist(String, String, String, ConnectApi.CartToWishlistInput);
  static ConnectApi.CalculateCartResult calculateCart(String, String, String); static ConnectApi.CalculateCartResult
  calculateCart(String, String, String, ConnectApi.ConnectApiCalculateCartInput); static ConnectApi.CartSummary
  createCart(String, ConnectApi.CartInput); static ConnectApi.CartSummary cloneCart(String, String, String, String);
  static void deleteCart(String, String, String); static void deleteCartCoupon(String, String, String, String);
  static void deleteCartCoupon(String, String, String, String, String); static void deleteCartItem(String, String,
  String, String); static void deleteInventoryReservation(String, String, String); static
  ConnectApi.CalculateCartResult evaluateShipping(String, String, String, ConnectApi.CartEvaluateShippingInput);
  static ConnectApi.CalculateCartResult evaluateTaxes(String, String, String, ConnectApi.CartEvaluateTaxInput);
  static ConnectApi.CartCouponCollection getCartCoupons(String, String, String); static
  ConnectApi.CartCouponCollection getCartCoupons(String, String, String, String); static
  ConnectApi.CartItemPromotionCollectionOutputRepresentation getCartItemPromotion(String, String, String,
  ConnectApi.CartItemPromotionCollectionInputRepresentation); static
  ConnectApi.CartItemPromotionCollectionOutputRepresentation getCartItemPromotion(String, String, String,
  ConnectApi.CartItemPromotionCollectionInputRepresentation, String); static ConnectApi.CartItemCollection
  getCartItems(String, String, String); static ConnectApi.CartItemCollection getCartItems(String, String, String,
  String); static ConnectApi.CartItemCollection getCartItems(String, String, String, String,
  ConnectApi.CartItemSortOrder); static ConnectApi.CartItemCollection getCartItems(String, String, String, String,
  Integer); static ConnectApi.CartItemCollection getCartItems(String, String, String, String, Integer,
  ConnectApi.CartItemSortOrder); static ConnectApi.CartItemCollection getCartItems(String, String, String, String,
  String, Integer, ConnectApi.CartItemSortOrder); static ConnectApi.CartItemCollection getCartItems(String, String,
  String, String, String, Integer, ConnectApi.CartItemSortOrder, String); static ConnectApi.CartItemCollection
  getCartItems(String, String, String, String, String, Integer, ConnectApi.CartItemSortOrder, String, Boolean,
  Boolean); static ConnectApi.CartItemCollection getCartItems(String, String, String, String, String, Integer,
  ConnectApi.CartItemSortOrder, String, Boolean, Boolean, Integer); static ConnectApi.CartPromotionCollection
  getCartPromotions(String, String, String); static ConnectApi.CartPromotionCollection getCartPromotions(String,
  String, String, String); static ConnectApi.CartSummary getCartSummary(String, String, String); static
  ConnectApi.CartSummary getCartSummary(String, String, String, String); static ConnectApi.CartSummary
  getOrCreateActiveCartSummary(String, String, String); static ConnectApi.CartSummary
  getOrCreateActiveCartSummary(String, String, String, String); static ConnectApi.ProductCartItem
  getProductCartItem(String, String, String, String, String); static ConnectApi.ProductCartItemCollection
  getProductCartItems(String, String, String, Integer, Integer, String); static ConnectApi.CommerceActionResult
  makeCartPrimary(String, String, String); static ConnectApi.PreserveCart preserveGuestCart(String, String, String,
  String); static ConnectApi.CartMessagesVisibilityResult setCartMessagesVisibility(String, String, String,
  ConnectApi.CartMessagesVisibilityInput); static ConnectApi.CartItem updateCartItem(String, String, String, String,
  ConnectApi.CartItemInput); static ConnectApi.CartItem updateCartItem(String, String, String, String,
  ConnectApi.CartItemInput, String); static ConnectApi.CartItem updateCartItem(String, String, String, String,
  ConnectApi.CartItemInput, String, Boolean); static ConnectApi.CartInventoryReservationOutputRepresentation
  upsertInventoryReservation(String, String, String, ConnectApi.CartInventoryReservationInputRepresentation) }
CommerceCatalogManagement { new(); static ConnectApi.CompositeCommerceProductOutputRepresentation
  compositeCommerceProductCreate(String, ConnectApi.CompositeCommerceProductInputRepresentation); static
  ConnectApi.CompositeCommerceProductOutputRepresentation compositeCommerceProductUpdate(String, String,
  ConnectApi.CompositeCommerceProductInputRepresentation); static
  ConnectApi.CompositeCommerceVariationOutputRepresentation compositeCommerceVariationCreate(String,
  ConnectApi.CompositeCommerceVariationInputRepresentation) }
Communities { new(); static ConnectApi.CommunityPage getCommunities(); static ConnectApi.CommunityPage
  getCommunities(ConnectApi.CommunityStatus); static ConnectApi.Community getCommunity(String) }
CommunityModeration { new(); static ConnectApi.ModerationFlags addFlagToComment(String, String); static
  ConnectApi.ModerationFlags addFlagToComment(String, String, ConnectApi.CommunityFlagType); static
  ConnectApi.ModerationFlags addFlagToComment(String, String, ConnectApi.CommunityFlagType,
  ConnectApi.CommunityFlagVisibility); static ConnectApi.ModerationFlags addFlagToComment(String, String,
  ConnectApi.CommunityFlagType, ConnectApi.CommunityFlagVisibility, String); static ConnectApi.ModerationFlags
  addFlagToComment(String, String, ConnectApi.CommunityFlagType, String); static ConnectApi.ModerationFlags
  addFlagToComment(String, String, ConnectApi.CommunityFlagVisibility); static ConnectApi.ModerationFlags
  addFlagToComment(String, String, ConnectApi.CommunityFlagVisibility, String); static ConnectApi.ModerationFlags
  addFlagToComment(String, String, String); static ConnectApi.ModerationCapability addFlagToFeedElement(String,
  String); static ConnectApi.ModerationCapability addFlagToFeedElement(String, String,
  ConnectApi.CommunityFlagType); static ConnectApi.ModerationCapability addFlagToFeedElement(String, String,
  ConnectApi.CommunityFlagType, ConnectApi.CommunityFlagVisibility); static ConnectApi.ModerationCapability
  addFlagToFeedElement(String, String, ConnectApi.CommunityFlagType, ConnectApi.CommunityFlagVisibility, String);
  static ConnectApi.ModerationCapability addFlagToFeedElement(String, String, ConnectApi.CommunityFlagType, String);
  static ConnectApi.ModerationCapability addFlagToFeedElement(String, String, ConnectApi.CommunityFlagVisibility);
  static ConnectApi.ModerationCapability addFlagToFeedElement(String, String, ConnectApi.CommunityFlagVisibility,
  String); static ConnectApi.ModerationCapability addFlagToFeedElement(String, String, String); static
  ConnectApi.ModerationFlags addFlagToFeedItem(String, String); static ConnectApi.ModerationFlags
  addFlagToFeedItem(String, String, ConnectApi.CommunityFlagVisibility); static ConnectApi.ModerationFlags
  getFlagsOnComment(String, String); static ConnectApi.ModerationFlags getFlagsOnComment(String, String,
  ConnectApi.CommunityFlagVisibility); static ConnectApi.ModerationFlags getFlagsOnComment(String, String,
  ConnectApi.CommunityFlagVisibility, Integer, String); static ConnectApi.ModerationFlags getFlagsOnComment(String,
  String, Integer, String); static ConnectApi.ModerationCapability getFlagsOnFeedElement(String, String); static
  ConnectApi.ModerationCapability getFlagsOnFeedElement(String, String, ConnectApi.CommunityFlagVisibility); static
  ConnectApi.ModerationCapability getFlagsOnFeedElement(String, String, ConnectApi.CommunityFlagVisibility, Integer,
  String); static ConnectApi.ModerationCapability getFlagsOnFeedElement(String, String, String, Integer); static
  ConnectApi.ModerationFlags getFlagsOnFeedItem(String, String); static ConnectApi.ModerationFlags
  getFlagsOnFeedItem(String, String, ConnectApi.CommunityFlagVisibility); static void removeFlagFromComment(String,
  String, String); static void removeFlagFromFeedElement(String, String, String); static void
  removeFlagFromFeedItem(String, String, String) }
Datacloud { new(); static ConnectApi.DatacloudCompanies getCompaniesFromOrder(String); static
  ConnectApi.DatacloudCompanies getCompaniesFromOrder(String, Integer, Integer); static ConnectApi.DatacloudCompany
  getCompany(String); static ConnectApi.DatacloudContact getContact(String); static ConnectApi.DatacloudContacts
  getContactsFromOrder(String); static ConnectApi.DatacloudContacts getContactsFromOrder(String, Integer, Integer);
  static ConnectApi.DatacloudOrder getOrder(String); static ConnectApi.DatacloudPurchaseUsage getUsage(String);
  static ConnectApi.DatacloudOrder postOrder(ConnectApi.DatacloudOrderInput) }
EinsteinLLM { new(); static ConnectApi.EinsteinPromptTemplateGenerationsRepresentation
  generateMessagesForPromptTemplate(String, ConnectApi.EinsteinPromptTemplateGenerationsInput) }
EmailMergeFieldService { new(); static ConnectApi.EmailMergeFieldInfo getMergeFields(List<String>) }
Exchanges { new(); static ConnectApi.PreviewCartToExchangeOrderOutputRepresentation
  previewCartToExchangeOrder(ConnectApi.PreviewCartToExchangeOrderInputRepresentation); static
  ConnectApi.SubmitCartToExchangeOrderOutputRepresentation
  submitCartToExchangeOrder(ConnectApi.SubmitCartToExchangeOrderInputRepresentation) }
ExtendedCommerceDelivery { new(); static ConnectApi.EstimateDeliveryDateOutputRepresentation
  estimateDeliveryDate(ConnectApi.EstimateDeliveryDateInputRepresentation, String) }
ExternalEmailService { new(); static ConnectApi.UserOauthInfo getUserOauthInfo(String) }
Knowledge { new(); static ConnectApi.KnowledgeArticleVersionCollection getTopViewedArticlesForTopic(String, String,
  Integer); static ConnectApi.KnowledgeArticleVersionCollection getTrendingArticles(String, Integer); static
  ConnectApi.KnowledgeArticleVersionCollection getTrendingArticlesForTopic(String, String, Integer); static void
  setTestGetTrendingArticles(String, Integer, ConnectApi.KnowledgeArticleVersionCollection); static void
  setTestGetTrendingArticlesForTopic(String, String, Integer, ConnectApi.KnowledgeArticleVersionCollection) }
`;
