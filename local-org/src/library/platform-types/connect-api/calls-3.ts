/** ConnectApi: types as the Apex Reference Guide lists them. */
export const CALLS_3 = `
CommerceBuyerExperience { new(); static ConnectApi.OrderToCartResult addOrderToCart(String, String,
  ConnectApi.OrderToCartInput); static ConnectApi.OrderToCartResult addOrderToCart(String, String,
  ConnectApi.OrderToCartInput, String); static ConnectApi.OrderSummaryAdjustmentAggregatesAsyncOutput
  calculateAdjustmentAggregates(String, ConnectApi.OrderSummaryAdjustmentAggregatesAsyncInput); static
  ConnectApi.CommerceAddressCollection getCommerceAccountAddress(String, String, Boolean, List<String>, List<String>,
  String, Integer, Object); static ConnectApi.CommerceAddressCollection getCommerceAccountAddress(String, String,
  List<String>, Boolean); static ConnectApi.CommerceAddressCollection getCommerceAccountAddress(String, String,
  Boolean, List<String>, Boolean); static ConnectApi.CommerceAddressCollection getCommerceAccountAddress(String,
  String, Boolean, List<String>, Boolean, List<String>, String, Integer, Object); static
  ConnectApi.OrderDeliveryGroupSummaryCollection getOrderDeliveryGroupSummaries(String, String, String); static
  ConnectApi.OrderDeliveryGroupSummaryCollection getOrderDeliveryGroupSummaries(String, String, String, Integer);
  static ConnectApi.OrderDeliveryGroupSummaryCollection getOrderDeliveryGroupSummaries(String, String, String,
  String); static ConnectApi.OrderDeliveryGroupSummaryCollection getOrderDeliveryGroupSummaries(String, String,
  String, List<String>); static ConnectApi.OrderDeliveryGroupSummaryCollection getOrderDeliveryGroupSummaries(String,
  String, String, String, List<String>); static ConnectApi.OrderDeliveryGroupSummaryCollection
  getOrderDeliveryGroupSummaries(String, String, String, List<String>, Integer); static
  ConnectApi.OrderDeliveryGroupSummaryCollection getOrderDeliveryGroupSummaries(String, String, String, List<String>,
  Object); static ConnectApi.OrderDeliveryGroupSummaryCollection getOrderDeliveryGroupSummaries(String, String,
  String, List<String>, Integer, Object); static ConnectApi.OrderItemSummaryCollection getOrderItemSummaries(String,
  String, String); static ConnectApi.OrderItemSummaryCollection getOrderItemSummaries(String, String, String,
  Integer); static ConnectApi.OrderItemSummaryCollection getOrderItemSummaries(String, String, String, String); static
  ConnectApi.OrderItemSummaryCollection getOrderItemSummaries(String, String, String, String, Integer); static
  ConnectApi.OrderItemSummaryCollection getOrderItemSummaries(String, String, String, String, String); static
  ConnectApi.OrderItemSummaryCollection getOrderItemSummaries(String, String, String, String, List<String>); static
  ConnectApi.OrderItemSummaryCollection getOrderItemSummaries(String, String, String, String, List<String>, Integer);
  static ConnectApi.OrderItemSummaryCollection getOrderItemSummaries(String, String, String, String, List<String>,
  String); static ConnectApi.OrderItemSummaryCollection getOrderItemSummaries(String, String, String, String,
  List<String>, Object); static ConnectApi.OrderItemSummaryCollection getOrderItemSummaries(String, String, String,
  String, List<String>, Integer, Object); static ConnectApi.OrderItemSummaryCollection getOrderItemSummaries(String,
  String, String, String, List<String>, String, Integer, Object, Boolean); static
  ConnectApi.OrderItemSummaryAdjustmentCollection getOrderItemSummaryAdjustments(String, String,
  ConnectApi.OrderItemSummaryAdjustmentCollectionInput); static ConnectApi.OrderItemSummaryAdjustmentCollection
  getOrderItemSummaryAdjustments(String, String, ConnectApi.OrderItemSummaryAdjustmentCollectionInput, String); static
  ConnectApi.OrderShipmentItemCollection getOrderShipmentItems(String, String); static
  ConnectApi.OrderShipmentItemCollection getOrderShipmentItems(String, String, String); static
  ConnectApi.OrderShipmentItemCollection getOrderShipmentItems(String, String, String, List<String>); static
  ConnectApi.OrderShipmentItemCollection getOrderShipmentItems(String, String, String, List<String>, String, Integer);
  static ConnectApi.OrderShipmentItemCollection getOrderShipmentItems(String, String, String, List<String>, String,
  Integer, Object); static ConnectApi.OrderShipmentCollection getOrderShipments(String, String); static
  ConnectApi.OrderShipmentCollection getOrderShipments(String, String, String); static
  ConnectApi.OrderShipmentCollection getOrderShipments(String, String, String, List<String>); static
  ConnectApi.OrderShipmentCollection getOrderShipments(String, String, String, List<String>, Integer, String); static
  ConnectApi.OrderShipmentCollection getOrderShipments(String, String, String, List<String>, Integer, String, Object);
  static ConnectApi.OrderSummaryCollectionRepresentation getOrderSummaries(String); static
  ConnectApi.OrderSummaryCollectionRepresentation getOrderSummaries(String, String); static
  ConnectApi.OrderSummaryCollectionRepresentation getOrderSummaries(String, String, List<String>); static
  ConnectApi.OrderSummaryCollectionRepresentation getOrderSummaries(String, String, List<String>, Integer, String);
  static ConnectApi.OrderSummaryCollectionRepresentation getOrderSummaries(String, String, List<String>, Integer,
  String, Object); static ConnectApi.OrderSummaryCollectionRepresentation getOrderSummaries(String, String,
  List<String>, Integer, String, Object, String, String); static ConnectApi.OrderSummaryCollectionRepresentation
  getOrderSummaries(String, String, List<String>, Integer, String, Object, String, String, Boolean); static
  ConnectApi.OrderSummaryCollectionRepresentation getOrderSummaries(String, String, List<String>, Integer, String,
  Object, String, String, Boolean, Boolean); static ConnectApi.OrderSummaryAdjustmentCollection
  getOrderSummaryAdjustments(String, String); static ConnectApi.OrderSummaryAdjustmentCollection
  getOrderSummaryAdjustments(String, String, String); static ConnectApi.OrderSummaryLookupOutput
  lookupOrderSummary(String, String, List<String>, Boolean, Boolean, Boolean, Boolean, String,
  ConnectApi.OrderSummaryLookupInput); static ConnectApi.OrderSummaryLookupOutput lookupOrderSummary(String, String,
  List<String>, ConnectApi.OrderSummaryLookupInput); static ConnectApi.OrderSummaryLookupOutput
  lookupOrderSummary(String, String, ConnectApi.OrderSummaryLookupInput) }
CommerceCart { new(); static ConnectApi.CartItem addItemToCart(String, String, String, ConnectApi.CartItemInput,
  String); static ConnectApi.CartItem addItemToCart(String, String, String, ConnectApi.CartItemInput, String,
  Boolean); static List<ConnectApi.BatchResult> addItemsToCart(String, String, String, List<ConnectApi.BatchInput>);
  static List<ConnectApi.BatchResult> addItemsToCart(String, String, String, List<ConnectApi.BatchInput>, String);
  static ConnectApi.CartItem addItemToCart(String, String, String, ConnectApi.CartItemInput); static
  ConnectApi.CartCouponCollection applyCartCoupon(String, String, String, ConnectApi.CartCouponInput); static
  ConnectApi.CartCouponCollection applyCartCoupon(String, String, String, ConnectApi.CartCouponInput, String); static
  ConnectApi.CartToWishlistResult copyCartToWishlist(String, String, String, ConnectApi.CartToWishlistInput); static
  ConnectApi.CalculateCartResult calculateCart(String, String, String); static ConnectApi.CalculateCartResult
  calculateCart(String, String, String, ConnectApi.ConnectApiCalculateCartInput); static ConnectApi.CartSummary
  createCart(String, ConnectApi.CartInput); static ConnectApi.CartSummary cloneCart(String, String, String, String);
  static void deleteCart(String, String, String); static void deleteCartCoupon(String, String, String, String); static
  void deleteCartCoupon(String, String, String, String, String); static void deleteCartItem(String, String, String,
  String); static void deleteInventoryReservation(String, String, String); static ConnectApi.CalculateCartResult
  evaluateShipping(String, String, String, ConnectApi.CartEvaluateShippingInput); static
  ConnectApi.CalculateCartResult evaluateTaxes(String, String, String, ConnectApi.CartEvaluateTaxInput); static
  ConnectApi.CartCouponCollection getCartCoupons(String, String, String); static ConnectApi.CartCouponCollection
  getCartCoupons(String, String, String, String); static ConnectApi.CartItemPromotionCollectionOutputRepresentation
  getCartItemPromotion(String, String, String, ConnectApi.CartItemPromotionCollectionInputRepresentation); static
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
  upsertInventoryReservation(String, String, String, ConnectApi.CartInventoryReservationInputRepresentation); static
  ConnectApi.CartFromQuoteOutput createCartFromQuote(String, String, ConnectApi.CartFromQuoteInput); static
  ConnectApi.CreateQuoteFromCartOutput createQuoteFromCart(String, String, ConnectApi.CreateQuoteFromCartInput) }
CommerceCatalog { new(); static ConnectApi.NavigationMenuItemCollection getCategoryMenuItems(String, Boolean, Boolean,
  String, String, Integer, Integer); static ConnectApi.ProductDetail getProduct(String, String, String, List<String>,
  Boolean, List<String>, Boolean, Boolean, Boolean); static ConnectApi.ProductDetail getProduct(String, String,
  String, List<String>, Boolean, List<String>, Boolean, Boolean, Boolean, Boolean, Boolean); static
  ConnectApi.ProductDetail getProduct(String, String, String, List<String>, Boolean, List<String>, Boolean, Boolean,
  Boolean, Boolean, Boolean, Boolean); static ConnectApi.ProductDetail getProduct(String, String, String,
  List<String>, Boolean, List<String>, Boolean, Boolean, Boolean, Boolean, Boolean, Boolean, Boolean); static
  ConnectApi.ProductDetail getProduct(String, String, String, List<String>, List<String>, Boolean, Boolean, Boolean,
  Boolean, Boolean, Boolean, Boolean); static ConnectApi.ProductDetail getProduct(String, String, String,
  List<String>, List<String>, Boolean, Boolean, Boolean, Boolean, Boolean, Boolean, Boolean, String); static
  ConnectApi.ProductDetail getProduct(String, String, String, List<String>, List<String>, Boolean, Boolean, Boolean,
  Boolean, Boolean, Boolean, Boolean, Boolean, String); static ConnectApi.ProductCategoryDetail
  getProductCategory(String, String, String, List<String>, Boolean, List<String>, Boolean); static
  ConnectApi.ProductCategoryDetailCollection getProductCategoryChildren(String, String, String, List<String>, Boolean,
  List<String>, Boolean); static ConnectApi.ProductCategoryPath getProductCategoryPath(String, String); static
  ConnectApi.ProductChildCollection getProductChildCollection(String, String, String, List<String>, List<String>,
  Boolean, Boolean, Boolean, Boolean, String, Integer); static ConnectApi.ProductChildCollection
  getProductChildCollection(String, String, String, List<String>, List<String>, Boolean, Boolean, Boolean, Boolean,
  Boolean, Boolean, Boolean, String, Integer, String); static ConnectApi.ProductOverviewCollection getProducts(String,
  String, List<String>, List<String>, List<String>, Boolean); static ConnectApi.ProductOverviewCollection
  getProducts(String, String, List<String>, List<String>, List<String>, Boolean, Boolean, Boolean, Boolean, Boolean);
  static ConnectApi.ProductOverviewCollection getProducts(String, String, List<String>, List<String>, List<String>,
  Boolean, Boolean, Boolean, Boolean, Boolean, String) }
CommerceCatalogManagement { new(); static ConnectApi.CompositeCommerceProductOutputRepresentation
  compositeCommerceProductCreate(String, ConnectApi.CompositeCommerceProductInputRepresentation); static
  ConnectApi.CompositeCommerceProductOutputRepresentation compositeCommerceProductUpdate(String, String,
  ConnectApi.CompositeCommerceProductInputRepresentation); static
  ConnectApi.CompositeCommerceVariationOutputRepresentation compositeCommerceVariationCreate(String,
  ConnectApi.CompositeCommerceVariationInputRepresentation) }
CommercePromotions { new(); static ConnectApi.CouponCodeRedemptionCollection
  decreaseRedemption(ConnectApi.CouponCodeRedemptionInput); static ConnectApi.PromotionEvaluation
  evaluate(ConnectApi.PromotionEvaluateInput); static ConnectApi.CouponCodeRedemptionCollection
  increaseRedemption(ConnectApi.CouponCodeRedemptionInput) }
CommerceQuotes { new(); static ConnectApi.CreateQuoteFromProductOutput createQuoteFromProduct(String, String,
  ConnectApi.CreateQuoteFromProductInput); static ConnectApi.CommerceQuoteDetail getQuoteDetail(String, String,
  String, String); static ConnectApi.CommerceQuoteCollection getQuotes(String, String, String, Object, Integer,
  String, String, String); static ConnectApi.UpdateQuoteOutput updateQuote(String, String,
  ConnectApi.UpdateQuoteInput) }
CommerceSearch { new(); static ConnectApi.SortRulesCollection getSortRules(String); static
  ConnectApi.ProductSearchSuggestionsResults getSuggestions(String, String, String, Integer); static
  ConnectApi.ProductSearchSuggestionsResults getSuggestions(String, String, String, Integer, Boolean, Integer); static
  ConnectApi.ProductSearchSuggestionsResults getSuggestions(String, String, String, Integer, Boolean, Integer,
  List<String>); static ConnectApi.ProductSearchSuggestionsResults getSuggestions(String, String, String, Integer,
  Boolean, Integer, List<String>, Boolean, String); static ConnectApi.ProductSearchResults searchProducts(String,
  String, ConnectApi.ProductSearchInput) }
CommerceSearchConnectFamily { new(); static ConnectApi.CommerceProductSearchResults searchProducts(String, String,
  List<String>, String, String, String, List<String>, String, Integer, Integer, String, List<String>, Boolean,
  Boolean) }
CommerceSearchSettings { new(); static ConnectApi.CommerceSearchIndex createCommerceSearchIndex(String, String);
  static ConnectApi.CommerceSearchIndexLogCollection getCommerceSearchIndexLogs(String); static
  ConnectApi.CommerceSearchIndexCollection getCommerceSearchIndexes(String); static ConnectApi.CommerceSearchIndex
  getSingleCommerceSearchIndex(String, String) }
CommerceStorePricing { new(); static ConnectApi.ProductPrice getProductPrice(String, String, String); static
  ConnectApi.ProductPrice getProductPrice(String, String, String, List<String>); static ConnectApi.PricingResult
  getProductPrices(String, String, List<String>, String); static ConnectApi.PricingResult getProductPrices(String,
  String, ConnectApi.PricingInput); static ConnectApi.PricingResult getProductPrices(String, String,
  ConnectApi.PricingInput, String) }
CommerceWishlist { new(); static ConnectApi.WishlistItem addItemToWishlist(String, String,
  ConnectApi.WishlistItemInput); static ConnectApi.WishlistItem addItemToWishlist(String, String, String,
  ConnectApi.WishlistItemInput); static ConnectApi.WishlistToCartResult addWishlistToCart(String, String); static
  ConnectApi.WishlistToCartResult addWishlistToCart(String, String, String); static ConnectApi.WishlistToCartResult
  addWishlistToCartWithCartId(String, String, String); static ConnectApi.WishlistToCartResult
  addWishlistToCartWithCartId(String, String, String, String); static ConnectApi.Wishlist createWishlist(String,
  ConnectApi.WishlistInput); static ConnectApi.Wishlist createWishlist(String, String, ConnectApi.WishlistInput);
  static void deleteWishlist(String, String); static void deleteWishlist(String, String, String); static
  ConnectApi.Wishlist getWishlist(String, String, String, String, Object); static ConnectApi.Wishlist
  getWishlist(String, String, String, String, Integer, Object); static ConnectApi.WishlistItemCollection
  getWishlistItems(String, String, String, String, String, Object); static ConnectApi.WishlistItemCollection
  getWishlistItems(String, String, String, String, String, Integer, Object); static ConnectApi.WishlistsSummary
  getWishlistSummaries(String, String, Boolean); static ConnectApi.WishlistsSummary getWishlistSummaries(String,
  String, Boolean, String, Object); static ConnectApi.WishlistsSummary getWishlistSummaries(String, String, Boolean,
  Integer, String, Object); static void removeWishlistItem(String, String, String, String); static
  ConnectApi.WishlistSummary updateWishlist(String, String, ConnectApi.WishlistUpdateInput); static
  ConnectApi.WishlistSummary updateWishlist(String, String, String, ConnectApi.WishlistUpdateInput) }
Communities { new(); static ConnectApi.CommunityPage getCommunities(); static ConnectApi.CommunityPage
  getCommunities(ConnectApi.CommunityStatus); static ConnectApi.Community getCommunity(String); static Object
  getCommunityTemplates() }
CommunityModeration { new(); static ConnectApi.ModerationFlags addFlagToComment(String, String); static
  ConnectApi.ModerationFlags addFlagToComment(String, String, ConnectApi.CommunityFlagType); static
  ConnectApi.ModerationFlags addFlagToComment(String, String, ConnectApi.CommunityFlagType,
  ConnectApi.CommunityFlagVisibility); static ConnectApi.ModerationFlags addFlagToComment(String, String,
  ConnectApi.CommunityFlagType, ConnectApi.CommunityFlagVisibility, String); static ConnectApi.ModerationFlags
  addFlagToComment(String, String, ConnectApi.CommunityFlagType, String); static ConnectApi.ModerationFlags
  addFlagToComment(String, String, ConnectApi.CommunityFlagVisibility); static ConnectApi.ModerationFlags
  addFlagToComment(String, String, ConnectApi.CommunityFlagVisibility, String); static ConnectApi.ModerationFlags
  addFlagToComment(String, String, String); static ConnectApi.ModerationCapability addFlagToFeedElement(String,
  String); static ConnectApi.ModerationCapability addFlagToFeedElement(String, String, ConnectApi.CommunityFlagType);
  static ConnectApi.ModerationCapability addFlagToFeedElement(String, String, ConnectApi.CommunityFlagType,
  ConnectApi.CommunityFlagVisibility); static ConnectApi.ModerationCapability addFlagToFeedElement(String, String,
  ConnectApi.CommunityFlagType, ConnectApi.CommunityFlagVisibility, String); static ConnectApi.ModerationCapability
  addFlagToFeedElement(String, String, ConnectApi.CommunityFlagType, String); static ConnectApi.ModerationCapability
  addFlagToFeedElement(String, String, ConnectApi.CommunityFlagVisibility); static ConnectApi.ModerationCapability
  addFlagToFeedElement(String, String, ConnectApi.CommunityFlagVisibility, String); static
  ConnectApi.ModerationCapability addFlagToFeedElement(String, String, String); static ConnectApi.ModerationFlags
  addFlagToFeedItem(String, String); static ConnectApi.ModerationFlags addFlagToFeedItem(String, String,
  ConnectApi.CommunityFlagVisibility); static ConnectApi.ModerationFlags getFlagsOnComment(String, String); static
  ConnectApi.ModerationFlags getFlagsOnComment(String, String, ConnectApi.CommunityFlagVisibility); static
  ConnectApi.ModerationFlags getFlagsOnComment(String, String, ConnectApi.CommunityFlagVisibility, Integer, String);
  static ConnectApi.ModerationFlags getFlagsOnComment(String, String, Integer, String); static
  ConnectApi.ModerationCapability getFlagsOnFeedElement(String, String); static ConnectApi.ModerationCapability
  getFlagsOnFeedElement(String, String, ConnectApi.CommunityFlagVisibility); static ConnectApi.ModerationCapability
  getFlagsOnFeedElement(String, String, ConnectApi.CommunityFlagVisibility, Integer, String); static
  ConnectApi.ModerationCapability getFlagsOnFeedElement(String, String, String, Integer); static
  ConnectApi.ModerationFlags getFlagsOnFeedItem(String, String); static ConnectApi.ModerationFlags
  getFlagsOnFeedItem(String, String, ConnectApi.CommunityFlagVisibility); static void removeFlagFromComment(String,
  String, String); static void removeFlagFromFeedElement(String, String, String); static void
  removeFlagFromFeedItem(String, String, String); static ConnectApi.ModerationFlags removeFlagsOnFeedItem(String,
  String, String) }
ContentHub { new(); static ConnectApi.RepositoryFolderItem addRepositoryItem(String, String,
  ConnectApi.ContentHubItemInput); static ConnectApi.RepositoryFolderItem addRepositoryItem(String, String, String,
  ConnectApi.ContentHubItemInput); static ConnectApi.RepositoryFolderItem addRepositoryItem(String, String,
  ConnectApi.ContentHubItemInput, ConnectApi.BinaryInput); static ConnectApi.RepositoryFolderItem
  addRepositoryItem(String, String, String, ConnectApi.ContentHubItemInput, ConnectApi.BinaryInput); static void
  deleteRepositoryFile(String, String, String); static void deleteRepositoryFile(String, String); static void
  deleteRepositoryFolder(String, String, String); static void deleteRepositoryFolder(String, String); static
  ConnectApi.ContentHubAllowedItemTypeCollection getAllowedItemTypes(String, String); static
  ConnectApi.ContentHubAllowedItemTypeCollection getAllowedItemTypes(String, String, Object); static
  ConnectApi.ContentHubAllowedItemTypeCollection getAllowedItemTypes(String, String, String); static
  ConnectApi.ContentHubAllowedItemTypeCollection getAllowedItemTypes(String, String, String, Object); static
  ConnectApi.FilePreview getFilePreview(String, String, ConnectApi.FilePreviewFormat); static ConnectApi.FilePreview
  getFilePreview(String, String, ConnectApi.FilePreviewFormat, Integer, Integer); static ConnectApi.FilePreview
  getFilePreview(String, String, String, ConnectApi.FilePreviewFormat); static ConnectApi.FilePreview
  getFilePreview(String, String, String, ConnectApi.FilePreviewFormat, Integer, Integer); static
  ConnectApi.ContentHubItemTypeDetail getItemType(String, String); static ConnectApi.ContentHubItemTypeDetail
  getItemType(String, String, String); static ConnectApi.FilePreviewCollection getPreviews(String, String); static
  ConnectApi.FilePreviewCollection getPreviews(String, String, String); static
  ConnectApi.ContentHubRepositoryCollection getRepositories(); static ConnectApi.ContentHubRepositoryCollection
  getRepositories(String); static ConnectApi.ContentHubRepositoryCollection getRepositories(Integer, Integer); static
  ConnectApi.ContentHubRepositoryCollection getRepositories(String, Integer, Integer); static
  ConnectApi.ContentHubRepository getRepository(String); static ConnectApi.ContentHubRepository getRepository(String,
  String); static ConnectApi.RepositoryFileDetail getRepositoryFile(String, String); static
  ConnectApi.RepositoryFileDetail getRepositoryFile(String, String, Boolean); static ConnectApi.RepositoryFileDetail
  getRepositoryFile(String, String, String); static ConnectApi.RepositoryFileDetail getRepositoryFile(String, String,
  String, Boolean); static ConnectApi.RepositoryFolderDetail getRepositoryFolder(String, String); static
  ConnectApi.RepositoryFolderDetail getRepositoryFolder(String, String, String); static
  ConnectApi.RepositoryFolderItemsCollection getRepositoryFolderItems(String, String); static
  ConnectApi.RepositoryFolderItemsCollection getRepositoryFolderItems(String, String, String); static
  ConnectApi.RepositoryFolderItemsCollection getRepositoryFolderItems(String, String, Integer, Integer); static
  ConnectApi.RepositoryFolderItemsCollection getRepositoryFolderItems(String, String, String, Integer, Integer);
  static void setTestAddRepositoryItem(String, String, ConnectApi.ContentHubItemInput,
  ConnectApi.RepositoryFolderItem); static void setTestAddRepositoryItem(String, String, String,
  ConnectApi.ContentHubItemInput, ConnectApi.RepositoryFolderItem); static void setTestAddRepositoryItem(String,
  String, ConnectApi.ContentHubItemInput, ConnectApi.BinaryInput, ConnectApi.RepositoryFolderItem); static void
  setTestAddRepositoryItem(String, String, String, ConnectApi.ContentHubItemInput, ConnectApi.BinaryInput,
  ConnectApi.RepositoryFolderItem); static void setTestGetAllowedItemTypes(String, String,
  ConnectApi.ContentHubAllowedItemTypeCollection); static void setTestGetAllowedItemTypes(String, String,
  ConnectApi.ContentHubItemType, ConnectApi.ContentHubAllowedItemTypeCollection); static void
  setTestGetAllowedItemTypes(String, String, String, ConnectApi.ContentHubAllowedItemTypeCollection); static void
  setTestGetAllowedItemTypes(String, String, String, ConnectApi.ContentHubItemType,
  ConnectApi.ContentHubAllowedItemTypeCollection); static void setTestGetFilePreview(String, String,
  ConnectApi.FilePreviewFormat, ConnectApi.FilePreview); static void setTestGetFilePreview(String, String,
  ConnectApi.FilePreviewFormat, Integer, Integer, ConnectApi.FilePreview); static void setTestGetFilePreview(String,
  String, String, ConnectApi.FilePreviewFormat, ConnectApi.FilePreview); static void setTestGetFilePreview(String,
  String, String, ConnectApi.FilePreviewFormat, Integer, Integer, ConnectApi.FilePreview); static void
  setTestGetItemType(String, String, ConnectApi.ContentHubItemTypeDetail); static void setTestGetItemType(String,
  String, String, ConnectApi.ContentHubItemTypeDetail); static void setTestGetPreviews(String, String,
  ConnectApi.FilePreviewCollection); static void setTestGetPreviews(String, String, String,
  ConnectApi.FilePreviewCollection); static void setTestGetRepositories(ConnectApi.ContentHubRepositoryCollection);
  static void setTestGetRepositories(String, ConnectApi.ContentHubRepositoryCollection); static void
  setTestGetRepositories(Integer, Integer, ConnectApi.ContentHubRepositoryCollection); static void
  setTestGetRepositories(String, Integer, Integer, ConnectApi.ContentHubRepositoryCollection); static void
  setTestGetRepository(String, ConnectApi.ContentHubRepository); static void setTestGetRepository(String, String,
  ConnectApi.ContentHubRepository); static void setTestGetRepositoryFile(String, String,
  ConnectApi.RepositoryFileDetail); static void setTestGetRepositoryFile(String, String, Boolean,
  ConnectApi.RepositoryFileDetail); static void setTestGetRepositoryFile(String, String, String,
  ConnectApi.RepositoryFileDetail); static void setTestGetRepositoryFile(String, String, String, Boolean,
  ConnectApi.RepositoryFileDetail); static void setTestGetRepositoryFolder(String, String,
  ConnectApi.RepositoryFolderDetail); static void setTestGetRepositoryFolder(String, String, String,
  ConnectApi.RepositoryFolderDetail); static void setTestGetRepositoryFolderItems(String, String,
  ConnectApi.RepositoryFolderItemsCollection); static void setTestGetRepositoryFolderItems(String, String, String,
  ConnectApi.RepositoryFolderItemsCollection); static void setTestGetRepositoryFolderItems(String, String, Integer,
  Integer, ConnectApi.RepositoryFolderItemsCollection); static void setTestGetRepositoryFolderItems(String, String,
  String, Integer, Integer, ConnectApi.RepositoryFolderItemsCollection); static void
  setTestUpdateRepositoryFile(String, String, String, ConnectApi.ContentHubItemInput, ConnectApi.BinaryInput,
  ConnectApi.RepositoryFileDetail); static void setTestUpdateRepositoryFile(String, String,
  ConnectApi.ContentHubItemInput, ConnectApi.RepositoryFileDetail); static void setTestUpdateRepositoryFile(String,
  String, ConnectApi.ContentHubItemInput, ConnectApi.BinaryInput, ConnectApi.RepositoryFileDetail); static void
  setTestUpdateRepositoryFile(String, String, String, ConnectApi.ContentHubItemInput,
  ConnectApi.RepositoryFileDetail); static ConnectApi.RepositoryFileDetail updateRepositoryFile(String, String,
  ConnectApi.ContentHubItemInput); static ConnectApi.RepositoryFileDetail updateRepositoryFile(String, String,
  ConnectApi.ContentHubItemInput, ConnectApi.BinaryInput); static ConnectApi.RepositoryFileDetail
  updateRepositoryFile(String, String, String, ConnectApi.ContentHubItemInput); static ConnectApi.RepositoryFileDetail
  updateRepositoryFile(String, String, String, ConnectApi.ContentHubItemInput, ConnectApi.BinaryInput) }
ConversationApplicationDefinition { new(); static ConnectApi.ConversationApplicationDefinitionDetailRespresentation
  getConversationApplicationDefinition(String) }
Datacloud { new(); static ConnectApi.DatacloudCompanies getCompaniesFromOrder(String); static
  ConnectApi.DatacloudCompanies getCompaniesFromOrder(String, Integer, Integer); static ConnectApi.DatacloudCompany
  getCompany(String); static ConnectApi.DatacloudContact getContact(String); static ConnectApi.DatacloudContacts
  getContactsFromOrder(String); static ConnectApi.DatacloudContacts getContactsFromOrder(String, Integer, Integer);
  static ConnectApi.DatacloudOrder getOrder(String); static ConnectApi.DatacloudPurchaseUsage getUsage(String); static
  ConnectApi.DatacloudOrder postOrder(ConnectApi.DatacloudOrderInput) }
EinsteinLLM { new(); static ConnectApi.EinsteinPromptTemplateGenerationsRepresentation
  generateMessagesForPromptTemplate(String, ConnectApi.EinsteinPromptTemplateGenerationsInput); static
  ConnectApi.EinsteinPromptRecordCollectionOutputRepresentation getPromptTemplates(String, String, Integer, Integer,
  List<String>, String, String, Boolean) }
EmailMergeFieldService { new(); static ConnectApi.EmailMergeFieldInfo getMergeFields(List<String>) }
EmployeeProfiles { new(); static void deleteBannerPhoto(String); static void deletePhoto(String); static
  ConnectApi.BannerPhoto getBannerPhoto(String); static ConnectApi.Photo getPhoto(String); static
  ConnectApi.BannerPhoto setBannerPhoto(String, String, Integer); static ConnectApi.BannerPhoto setBannerPhoto(String,
  ConnectApi.BinaryInput); static ConnectApi.BannerPhoto setBannerPhotoWithAttributes(String,
  ConnectApi.BannerPhotoInput); static ConnectApi.BannerPhoto setBannerPhotoWithAttributes(String,
  ConnectApi.BannerPhotoInput, ConnectApi.BinaryInput); static ConnectApi.Photo setPhoto(String, String, Integer);
  static ConnectApi.Photo setPhoto(String, ConnectApi.BinaryInput); static ConnectApi.Photo
  setPhotoWithAttributes(String, ConnectApi.PhotoInput); static ConnectApi.Photo setPhotoWithAttributes(String,
  ConnectApi.PhotoInput, ConnectApi.BinaryInput) }
Exchanges { new(); static ConnectApi.PreviewCartToExchangeOrderOutputRepresentation
  previewCartToExchangeOrder(ConnectApi.PreviewCartToExchangeOrderInputRepresentation); static
  ConnectApi.SubmitCartToExchangeOrderOutputRepresentation
  submitCartToExchangeOrder(ConnectApi.SubmitCartToExchangeOrderInputRepresentation) }
ExtendedCommerceDelivery { new(); static ConnectApi.EstimateDeliveryDateOutputRepresentation
  estimateDeliveryDate(ConnectApi.EstimateDeliveryDateInputRepresentation, String) }
ExternalEmailService { new(); static ConnectApi.UserOauthInfo getUserOauthInfo(String) }
ExternalEmailServices { new(); static Object getUserOauthInfo(String) }
ExternalManagedAccount { new(); static ConnectApi.ExternalManagedAccountCollectionOutput
  getCommunitiesExternalManagedAccounts(String); static ConnectApi.ExternalManagedAccountCollectionOutput
  getCommunitiesExternalManagedAccounts(String, Boolean); static ConnectApi.ExternalManagedAccountCollectionOutput
  getExternalManagedAccounts(String); static ConnectApi.ExternalManagedAccountCollectionOutput
  getExternalManagedAccounts(String, Boolean) }
FieldService { new(); static ConnectApi.ShiftsFromPattern createShiftsFromPattern(ConnectApi.ShiftsFromPatternInput,
  String); static ConnectApi.ShiftsFromPattern previewShiftsFromPattern(ConnectApi.ShiftsFromPatternInput, String) }
FlowApprovalProcesses { new(); static ConnectApi.FlowApprovalProcessCollection
  getFlowApprovalProcessWithStatus(String, List<String>) }
FulfillmentOrder { new(); static ConnectApi.FulfillmentOrderCancelLineItemsOutputRepresentation
  cancelFulfillmentOrderLineItems(String, ConnectApi.FulfillmentOrderLineItemsToCancelInputRepresentation); static
  ConnectApi.FulfillmentOrderOutputRepresentation
  createFulfillmentOrders(ConnectApi.FulfillmentOrderInputRepresentation); static
  ConnectApi.FulfillmentOrderInvoiceOutputRepresentation createInvoice(String,
  ConnectApi.FulfillmentOrderInvoiceInputRepresentation); static
  ConnectApi.MultipleFulfillmentOrderOutputRepresentation
  createMultipleFulfillmentOrder(ConnectApi.MultipleFulfillmentOrderInputRepresentation); static
  ConnectApi.MultipleFulfillmentOrderInvoicesOutputRepresentation
  createMultipleInvoices(ConnectApi.MultipleFulfillmentOrderInvoicesInputRepresentation) }
IBusinessObjectivesAndRecsFamily { new(); static ConnectApi.RecRepresentation
  createRecommendations(ConnectApi.BusObjRecommendationInputRepresentation); static
  ConnectApi.BusinessObjectivesSummaryOutputRepresentation getBusinessObjectives(String, String, String, Boolean,
  Boolean); static ConnectApi.RecommendationsOutputRepresentation getRecommendations(String, String, String, String,
  String, String, String, String); static ConnectApi.BusObjSummaryOutputRepresentation
  patchBusinessObjective(ConnectApi.BusinessObjectivesInputRepresentation); static ConnectApi.RecRepresentation
  patchRecommendations(ConnectApi.BusObjRecommendationInputRepresentation); static ConnectApi.RecRepresentation
  updateRecommendations(ConnectApi.BusObjRecommendationInputRepresentation) }
Knowledge { new(); static ConnectApi.KnowledgeArticleVersionCollection getTopViewedArticlesForTopic(String, String,
  Integer); static ConnectApi.KnowledgeArticleVersionCollection getTrendingArticles(String, Integer); static
  ConnectApi.KnowledgeArticleVersionCollection getTrendingArticlesForTopic(String, String, Integer); static void
  setTestGetTrendingArticles(String, Integer, ConnectApi.KnowledgeArticleVersionCollection); static void
  setTestGetTrendingArticlesForTopic(String, String, Integer, ConnectApi.KnowledgeArticleVersionCollection) }
LightningScheduler { new(); static ConnectApi.ServiceAppointmentOutput
  createServiceAppointment(ConnectApi.CreateServiceAppointmentInput); static ConnectApi.ServiceAppointmentOutput
  updateServiceAppointment(ConnectApi.UpdateServiceAppointmentInput) }
ManagedContent { new(); static ConnectApi.ManagedContentDocumentClone cloneManagedContentDocument(String,
  ConnectApi.ManagedContentDocumentCloneInput); static ConnectApi.ManagedContentDocument
  createManagedContent(ConnectApi.ManagedContentDocumentInput); static ConnectApi.ManagedContentProviderInstance
  createManagedContentProvider(ConnectApi.ManagedContentProviderInstanceInput); static
  ConnectApi.ManagedContentDocument createManagedContentWithMedia(ConnectApi.ManagedContentDocumentInput,
  ConnectApi.BinaryInput); static void deleteManagedContentProviderInstance(String); static void
  deleteManagedContentVariant(String); static ConnectApi.ManagedContentVersionCollection getAllContent(String,
  Integer, Integer, String, String, Boolean, String, String); static ConnectApi.ManagedContentVersionCollection
  getAllContent(String, Integer, Integer, String, String, Boolean, String, String, Boolean); static
  ConnectApi.ManagedContentChannelCollection getAllDeliveryChannels(Integer, Integer); static
  ConnectApi.ManagedContentVersionCollection getAllManagedContent(String, Integer, Integer, String, String); static
  ConnectApi.ManagedContentVersionCollection getAllManagedContent(String, Integer, Integer, String, String, Boolean);
  static ConnectApi.ManagedContentVersionCollection getContentByContentKeys(String, List<String>, Integer, Integer,
  String, String, Boolean, String, String, Boolean); static ConnectApi.ManagedContentVersionCollection
  getContentByIds(String, List<String>, Integer, Integer, String, String, Boolean, String, String); static
  ConnectApi.ManagedContentVersionCollection getContentByIds(String, List<String>, Integer, Integer, String, String,
  Boolean, String, String, Boolean); static ConnectApi.ManagedContentVersionCollection
  getManagedContentByContentKeys(String, List<String>, Integer, Integer, String, String, Boolean); static
  ConnectApi.ManagedContentVersionCollection getManagedContentByIds(String, List<String>, Integer, Integer, String,
  String); static ConnectApi.ManagedContentVersionCollection getManagedContentByIds(String, List<String>, Integer,
  Integer, String, String, Boolean); static ConnectApi.ManagedContentVersionCollection
  getManagedContentByTopics(String, List<String>, Integer, Integer, String, String); static
  ConnectApi.ManagedContentVersionCollection getManagedContentByTopics(String, List<String>, Integer, Integer, String,
  String, Boolean); static ConnectApi.ManagedContentVersionCollection getManagedContentByTopicsAndContentKeys(String,
  List<String>, List<String>, Integer, Integer, String, String, Boolean); static
  ConnectApi.ManagedContentVersionCollection getManagedContentByTopicsAndIds(String, List<String>, List<String>,
  Integer, Integer, String, String); static ConnectApi.ManagedContentVersionCollection
  getManagedContentByTopicsAndIds(String, List<String>, List<String>, Integer, Integer, String, String, Boolean);
  static ConnectApi.ManagedContentProviderCollection getManagedContentProviders(); static
  ConnectApi.ManagedContentSpace getManagedContentSpace(String); static ConnectApi.MCSFolderShareCollection
  getMCSFolderShares(String); static ConnectApi.MCSFolderShareTargetCollection getMCSFolderShareTargets(String);
  static ConnectApi.MCSFolderShareCollection patchMCSFolderShares(String,
  ConnectApi.MCSFolderShareCollectionUpdateInput); static ConnectApi.ManagedContentPublishOutput
  publish(ConnectApi.ManagedContentPublishInput); static ConnectApi.ManagedContentVariant
  replaceManagedContentVariant(String, ConnectApi.ManagedContentVariantUpdateInput); static
  ConnectApi.ManagedContentVariant replaceManagedContentVariantWithMedia(String,
  ConnectApi.ManagedContentVariantUpdateInput, ConnectApi.BinaryInput); static
  ConnectApi.ManagedContentUnpublishOutput unpublish(ConnectApi.ManagedContentUnpublishInput); static Object
  createManagedContentVersion(String, Object, ConnectApi.BinaryInput); static Object
  createManagedContentVersion(String, Object); static void deleteManagedContent(String, String); static void
  deleteManagedContentSpace(String); static ConnectApi.ManagedContentProviderCollection
  getManagedContentProvidersForSpace(String); static Object updateManagedContent(String, String, Object); static
  ConnectApi.ManagedContentProviderInstance updateManagedContentProviderInstance(String, Object) }
ManagedContentChannels { new(); static void deleteManagedContentChannel(String); static
  ConnectApi.ManagedContentChannel getManagedContentChannel(String); static
  ConnectApi.ManagedContentChannelsRepresentation getManagedContentChannels(Integer, Integer, Boolean); static
  ConnectApi.ManagedContentChannel patchManagedContentChannel(String,
  ConnectApi.ManagedContentChannelUpdateRepresentation); static ConnectApi.ManagedContentChannel
  postManagedContentChannel(ConnectApi.ManagedContentChannelCreateRepresentation) }
ManagedContentDelivery { new(); static ConnectApi.ManagedContentDeliveryChannelRepresentation getChannel(String);
  static ConnectApi.ManagedContentDeliveryChannelsRepresentation getChannels(Integer, Integer); static
  ConnectApi.ManagedContentCollectionItems getCollectionItemsForChannel(String, String, String); static
  ConnectApi.ManagedContentCollectionItems getCollectionItemsForChannel(String, String, String, Integer, Integer);
  static ConnectApi.ManagedContentCollectionItems getCollectionItemsForSite(String, String, String); static
  ConnectApi.ManagedContentCollectionItems getCollectionItemsForSite(String, String, String, Integer, Integer); static
  ConnectApi.ManagedContentDeliveryDocument getManagedContentForChannel(String, String, Boolean); static
  ConnectApi.ManagedContentDeliveryDocument getManagedContentForChannel(String, String, String, Boolean); static
  ConnectApi.ManagedContentDeliveryDocument getManagedContentForChannel(String, String, String, Boolean, Integer,
  Boolean, Boolean); static ConnectApi.ManagedContentDeliveryDocument getManagedContentForSite(String, String,
  Boolean); static ConnectApi.ManagedContentDeliveryDocument getManagedContentForSite(String, String, String,
  Boolean); static ConnectApi.ManagedContentDeliveryDocument getManagedContentForSite(String, String, String, Boolean,
  Integer, Boolean, Boolean); static ConnectApi.ManagedContentDeliveryDocumentCollection
  getManagedContentsForChannel(String, List<String>, List<String>, String, String, String, String, Boolean, Integer,
  Boolean, Boolean, Integer, Integer, Boolean); static ConnectApi.ManagedContentDeliveryDocumentCollection
  getManagedContentsForSite(String, List<String>, List<String>, String, String, String, String, Boolean, Integer,
  Boolean, Boolean, Integer, Integer, Boolean); static ConnectApi.ManagedContentChannelDetail
  getManagedContentChannel(String); static ConnectApi.ManagedContentDeliveryChannelRepresentation
  getManagedContentDeliveryChannel(String); static ConnectApi.ManagedContentDeliveryDocumentCollection
  getManagedContentsForChannel(String, List<String>, List<String>, String, String, String, String, Boolean, Integer,
  Boolean, Boolean, Integer, Integer); static ConnectApi.ManagedContentDeliveryDocumentCollection
  getManagedContentsForSite(String, List<String>, List<String>, String, String, String, String, Boolean, Integer,
  Boolean, Boolean, Integer, Integer) }
ManagedContentSpaces { new(); static ConnectApi.ManagedContentSpace getManagedContentSpace(String); static
  ConnectApi.ManagedContentSpaceChannelsRepresentation getManagedContentSpaceChannels(String, Integer, Integer);
  static ConnectApi.ManagedContentSpaceCollectionRepresentation getManagedContentSpaces(Integer, Integer, String);
  static ConnectApi.ManagedContentSpace patchManagedContentSpace(String, ConnectApi.ManagedContentSpaceUpdateInput);
  static ConnectApi.ManagedContentSpaceChannelsRepresentation patchManagedContentSpaceChannels(String,
  ConnectApi.ManagedContentSpaceChannelsInputRepresentation); static ConnectApi.ManagedContentSpace
  postManagedContentSpace(ConnectApi.ManagedContentSpaceInput); static
  ConnectApi.ManagedContentSpaceCollectionRepresentation getManagedContentSpaces(Integer, Integer, String, String,
  Boolean, Object); static ConnectApi.ManagedContentSpaceCollectionRepresentation
  getManagedContentSpacesByBusinessUnitStatus(Integer, Integer, String, String, Boolean, Object, String) }
ManagedTopics { new(); static ConnectApi.ManagedTopic createManagedTopic(String, String, ConnectApi.ManagedTopicType);
  static ConnectApi.ManagedTopic createManagedTopic(String, String, ConnectApi.ManagedTopicType, String); static
  ConnectApi.ManagedTopic createManagedTopicByName(String, String, ConnectApi.ManagedTopicType); static
  ConnectApi.ManagedTopic createManagedTopicByName(String, String, ConnectApi.ManagedTopicType, String); static void
  deleteManagedTopic(String, String); static ConnectApi.ManagedTopic getManagedTopic(String, String); static
  ConnectApi.ManagedTopic getManagedTopic(String, String, Integer); static ConnectApi.ManagedTopicCollection
  getManagedTopics(String); static ConnectApi.ManagedTopicCollection getManagedTopics(String,
  ConnectApi.ManagedTopicType); static ConnectApi.ManagedTopicCollection getManagedTopics(String,
  ConnectApi.ManagedTopicType, Integer); static ConnectApi.ManagedTopicCollection getManagedTopics(String,
  ConnectApi.ManagedTopicType, Integer, Integer); static ConnectApi.ManagedTopicCollection getManagedTopics(String,
  ConnectApi.ManagedTopicType, List<String>, Integer); static ConnectApi.ManagedTopicCollection
  getManagedTopics(String, ConnectApi.ManagedTopicType, String, Integer); static ConnectApi.ManagedTopicCollection
  reorderManagedTopics(String, ConnectApi.ManagedTopicPositionCollectionInput) }
MarketingIntegration { new(); static ConnectApi.Form getForm(String, String); static ConnectApi.Form saveForm(String,
  ConnectApi.FormInput); static ConnectApi.FormSubmission submitForm(String, String, ConnectApi.FormSubmissionInput) }
Mentions { new(); static ConnectApi.MentionCompletionPage getMentionCompletions(String, String, String); static
  ConnectApi.MentionCompletionPage getMentionCompletions(String, String, String, ConnectApi.MentionCompletionType,
  Integer, Integer); static ConnectApi.MentionValidations getMentionValidations(String, String, List<String>,
  ConnectApi.FeedItemVisibilityType); static void setTestGetMentionCompletions(String, String, String,
  ConnectApi.MentionCompletionPage); static void setTestGetMentionCompletions(String, String, String,
  ConnectApi.MentionCompletionType, Integer, Integer, ConnectApi.MentionCompletionPage) }
Missions { new(); static ConnectApi.UserMissionActivitiesJob exportUserMissionsActivities(String, String); static
  ConnectApi.UserMissionActivitiesJob purgeUserMissionsActivities(String, String); static
  ConnectApi.UserMissionActivityStatus updateUserMissionActivityCount(ConnectApi.UserMissionActivityType, Integer,
  String, String); static ConnectApi.UserMissionActivityCollection getUserMissionsProgress(String, String); static
  ConnectApi.UserMissionActivitiesJob purgeUserMissionsActivities(String) }
`;
