/** ConnectApi: types as the Apex Reference Guide lists them. */
export const CALLS_2 = `
ChatterFeeds { new(); static ConnectApi.ChatterStream createStream(String, ConnectApi.ChatterStreamInput); static void
  deleteComment(String, String); static void deleteFeedElement(String, String); static void deleteFeedItem(String,
  String); static void deleteLike(String, String); static void deleteStream(String, String); static ConnectApi.Comment
  getComment(String, String); static List<ConnectApi.BatchResult> getCommentBatch(String, List<String>); static
  ConnectApi.FeedElement getCommentInContext(String, String, Integer); static ConnectApi.CommentPage
  getCommentsForFeedElement(String, String); static ConnectApi.CommentPage getCommentsForFeedElement(String, String,
  Boolean); static ConnectApi.CommentPage getCommentsForFeedElement(String, String, Boolean,
  ConnectApi.FeedCommentSortOrder); static ConnectApi.CommentsCapability getCommentsForFeedElement(String, String,
  ConnectApi.FeedCommentSortOrder); static ConnectApi.CommentsCapability getCommentsForFeedElement(String, String,
  ConnectApi.FeedCommentSortOrder, Boolean); static ConnectApi.CommentPage getCommentsForFeedElement(String, String,
  String, Integer); static ConnectApi.CommentPage getCommentsForFeedElement(String, String, String, Integer, Boolean);
  static ConnectApi.CommentPage getCommentsForFeedElement(String, String, String, Integer, Boolean,
  ConnectApi.FeedCommentSortOrder); static ConnectApi.CommentPage getCommentsForFeedItem(String, String); static
  ConnectApi.CommentPage getCommentsForFeedItem(String, String, String, Integer); static
  ConnectApi.ExtensionDefinitions getExtensions(String, String, Integer); static ConnectApi.Feed getFeed(String,
  ConnectApi.FeedType); static ConnectApi.Feed getFeed(String, ConnectApi.FeedType, ConnectApi.FeedSortOrder); static
  ConnectApi.Feed getFeed(String, ConnectApi.FeedType, String); static ConnectApi.Feed getFeed(String,
  ConnectApi.FeedType, String, ConnectApi.FeedSortOrder); static ConnectApi.FeedDirectory getFeedDirectory(String);
  static ConnectApi.FeedElement getFeedElement(String, String); static ConnectApi.FeedElement getFeedElement(String,
  String, Boolean); static ConnectApi.FeedElement getFeedElement(String, String, Boolean,
  ConnectApi.FeedCommentSortOrder); static ConnectApi.FeedElement getFeedElement(String, String,
  ConnectApi.FeedCommentSortOrder); static ConnectApi.FeedElement getFeedElement(String, String, Integer, Integer);
  static ConnectApi.FeedElement getFeedElement(String, String, Integer, Integer, Boolean); static
  ConnectApi.FeedElement getFeedElement(String, String, Integer, Integer, Boolean, ConnectApi.FeedCommentSortOrder);
  static ConnectApi.FeedElement getFeedElement(String, String, Integer, Integer, ConnectApi.FeedCommentSortOrder);
  static List<ConnectApi.BatchResult> getFeedElementBatch(String, List<String>); static ConnectApi.PollCapability
  getFeedElementPoll(String, String); static ConnectApi.FeedElementPage getFeedElementsFromBundle(String, String);
  static ConnectApi.FeedElementPage getFeedElementsFromBundle(String, String, String, Integer, Integer, Integer);
  static ConnectApi.FeedElementPage getFeedElementsFromFeed(String, ConnectApi.FeedType); static
  ConnectApi.FeedElementPage getFeedElementsFromFeed(String, ConnectApi.FeedType, Integer, ConnectApi.FeedDensity,
  String, Integer, ConnectApi.FeedSortOrder); static ConnectApi.FeedElementPage getFeedElementsFromFeed(String,
  ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder,
  ConnectApi.FeedFilter); static ConnectApi.FeedElementPage getFeedElementsFromFeed(String, ConnectApi.FeedType,
  Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedFilter, Boolean); static
  ConnectApi.FeedElementPage getFeedElementsFromFeed(String, ConnectApi.FeedType, Integer, ConnectApi.FeedDensity,
  String, Integer, ConnectApi.FeedSortOrder, String); static ConnectApi.FeedElementPage
  getFeedElementsFromFeed(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedSortOrder); static
  ConnectApi.FeedElementPage getFeedElementsFromFeed(String, ConnectApi.FeedType, String); static
  ConnectApi.FeedElementPage getFeedElementsFromFeed(String, ConnectApi.FeedType, String, Integer,
  ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder); static ConnectApi.FeedElementPage
  getFeedElementsFromFeed(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String, Integer,
  ConnectApi.FeedSortOrder, Boolean); static ConnectApi.FeedElementPage getFeedElementsFromFeed(String,
  ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder,
  ConnectApi.FeedFilter); static ConnectApi.FeedElementPage getFeedElementsFromFeed(String, ConnectApi.FeedType,
  String, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedFilter, Boolean);
  static ConnectApi.FeedElementPage getFeedElementsFromFeed(String, ConnectApi.FeedType, String, Integer,
  ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String); static ConnectApi.FeedElementPage
  getFeedElementsFromFeed(String, ConnectApi.FeedType, String, Integer, Integer, ConnectApi.FeedDensity, String,
  Integer, ConnectApi.FeedSortOrder, Boolean); static ConnectApi.FeedElementPage getFeedElementsFromFeed(String,
  ConnectApi.FeedType, String, Integer, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder,
  Boolean, ConnectApi.FeedFilter); static ConnectApi.FeedElementPage getFeedElementsFromFeed(String,
  ConnectApi.FeedType, String, Integer, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder,
  Boolean, ConnectApi.FeedFilter, Boolean); static ConnectApi.FeedElementPage getFeedElementsFromFeed(String,
  ConnectApi.FeedType, String, Integer, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder,
  Boolean, String); static ConnectApi.FeedElementPage getFeedElementsFromFeed(String, ConnectApi.FeedType, String,
  Integer, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, Boolean, String, Boolean);
  static ConnectApi.FeedElementPage getFeedElementsFromFeed(String, ConnectApi.FeedType, String, String, Integer,
  ConnectApi.FeedSortOrder); static ConnectApi.FeedElementPage getFeedElementsFromFilterFeed(String, String, String);
  static ConnectApi.FeedElementPage getFeedElementsFromFilterFeed(String, String, String, Integer, Integer,
  ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder); static ConnectApi.FeedElementPage
  getFeedElementsFromFilterFeed(String, String, String, String, Integer, ConnectApi.FeedSortOrder); static
  ConnectApi.FeedElementPage getFeedElementsFromFilterFeedUpdatedSince(String, String, String, Integer, Integer,
  ConnectApi.FeedDensity, String, Integer, String); static ConnectApi.FeedElementPage
  getFeedElementsUpdatedSince(String, ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String, Integer, String);
  static ConnectApi.FeedElementPage getFeedElementsUpdatedSince(String, ConnectApi.FeedType, Integer,
  ConnectApi.FeedDensity, String, Integer, String, ConnectApi.FeedFilter); static ConnectApi.FeedElementPage
  getFeedElementsUpdatedSince(String, ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String, Integer, String,
  String); static ConnectApi.FeedElementPage getFeedElementsUpdatedSince(String, ConnectApi.FeedType, String, Integer,
  ConnectApi.FeedDensity, String, Integer, String); static ConnectApi.FeedElementPage
  getFeedElementsUpdatedSince(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String, Integer,
  String, Boolean); static ConnectApi.FeedElementPage getFeedElementsUpdatedSince(String, ConnectApi.FeedType, String,
  Integer, Integer, ConnectApi.FeedDensity, String, Integer, String, Boolean); static ConnectApi.FeedElementPage
  getFeedElementsUpdatedSince(String, ConnectApi.FeedType, String, Integer, Integer, ConnectApi.FeedDensity, String,
  Integer, String, Boolean, ConnectApi.FeedFilter); static ConnectApi.FeedElementPage
  getFeedElementsUpdatedSince(String, ConnectApi.FeedType, String, Integer, Integer, ConnectApi.FeedDensity, String,
  Integer, String, Boolean, String); static ConnectApi.FeedElementPage getFeedElementsUpdatedSince(String,
  ConnectApi.FeedType, String, Integer, Integer, ConnectApi.FeedDensity, String, Integer, String,
  ConnectApi.FeedFilter); static ConnectApi.FeedElementPage getFeedElementsUpdatedSince(String, ConnectApi.FeedType,
  String, Integer, Integer, ConnectApi.FeedDensity, String, Integer, String, String); static ConnectApi.FeedItem
  getFeedItem(String, String); static List<ConnectApi.BatchResult> getFeedItemBatch(String, List<String>); static
  ConnectApi.FeedItemPage getFeedItemsFromFeed(String, ConnectApi.FeedType); static ConnectApi.FeedItemPage
  getFeedItemsFromFeed(String, ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String, Integer,
  ConnectApi.FeedSortOrder); static ConnectApi.FeedItemPage getFeedItemsFromFeed(String, ConnectApi.FeedType, String,
  Integer, ConnectApi.FeedSortOrder); static ConnectApi.FeedItemPage getFeedItemsFromFeed(String, ConnectApi.FeedType,
  String); static ConnectApi.FeedItemPage getFeedItemsFromFeed(String, ConnectApi.FeedType, String, Integer,
  ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder); static ConnectApi.FeedItemPage
  getFeedItemsFromFeed(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String, Integer,
  ConnectApi.FeedSortOrder, Boolean); static ConnectApi.FeedItemPage getFeedItemsFromFeed(String, ConnectApi.FeedType,
  String, String, Integer, ConnectApi.FeedSortOrder); static ConnectApi.FeedItemPage
  getFeedItemsFromFilterFeed(String, String, String); static ConnectApi.FeedItemPage
  getFeedItemsFromFilterFeed(String, String, String, Integer, ConnectApi.FeedDensity, String, Integer,
  ConnectApi.FeedSortOrder); static ConnectApi.FeedItemPage getFeedItemsFromFilterFeed(String, String, String, String,
  Integer, ConnectApi.FeedSortOrder); static ConnectApi.FeedItemPage getFeedItemsFromFilterFeedUpdatedSince(String,
  String, String, Integer, ConnectApi.FeedDensity, String, Integer, String); static ConnectApi.FeedItemPage
  getFeedItemsUpdatedSince(String, ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String, Integer, String);
  static ConnectApi.FeedItemPage getFeedItemsUpdatedSince(String, ConnectApi.FeedType, String, Integer,
  ConnectApi.FeedDensity, String, Integer, String); static ConnectApi.FeedItemPage getFeedItemsUpdatedSince(String,
  ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String, Integer, String, Boolean); static
  ConnectApi.FeedPoll getFeedPoll(String, String); static ConnectApi.Feed getFeedWithFeedElements(String,
  ConnectApi.FeedType, Integer); static ConnectApi.Feed getFeedWithFeedElements(String, ConnectApi.FeedType, Integer,
  Integer); static ConnectApi.Feed getFilterFeed(String, String, String); static ConnectApi.Feed getFilterFeed(String,
  String, String, ConnectApi.FeedSortOrder); static ConnectApi.FeedDirectory getFilterFeedDirectory(String, String);
  static ConnectApi.ChatterLike getLike(String, String); static ConnectApi.ChatterLikePage getLikesForComment(String,
  String); static ConnectApi.ChatterLikePage getLikesForComment(String, String, Integer, Integer); static
  ConnectApi.ChatterLikePage getLikesForFeedElement(String, String); static ConnectApi.ChatterLikePage
  getLikesForFeedElement(String, String, Integer, Integer); static ConnectApi.ChatterLikePage
  getLikesForFeedItem(String, String); static ConnectApi.ChatterLikePage getLikesForFeedItem(String, String, Integer,
  Integer); static ConnectApi.LinkMetadataCollection getLinkMetadata(String, String); static
  ConnectApi.PinnedFeedElements getPinnedFeedElementsFromFeed(String, ConnectApi.FeedType, String); static
  ConnectApi.ReadByPage getReadByForFeedElement(String, String); static ConnectApi.ReadByPage
  getReadByForFeedElement(String, String, String, Integer); static ConnectApi.RelatedFeedPosts getRelatedPosts(String,
  String, ConnectApi.RelatedFeedPostType, Integer); static ConnectApi.ChatterStream getStream(String, String); static
  ConnectApi.ChatterStream getStream(String, String, Boolean); static ConnectApi.ChatterStreamPage getStreams(String);
  static ConnectApi.ChatterStreamPage getStreams(String, ConnectApi.SortOrder); static ConnectApi.ChatterStreamPage
  getStreams(String, Integer, Integer); static ConnectApi.ChatterStreamPage getStreams(String, Integer, Integer,
  ConnectApi.SortOrder); static ConnectApi.ChatterStreamPage getStreams(String, Integer, Integer,
  ConnectApi.SortOrder, Boolean); static ConnectApi.SupportedEmojis getSupportedEmojis(); static
  ConnectApi.CommentPage getThreadsForFeedComment(String, String); static ConnectApi.CommentsCapability
  getThreadsForFeedComment(String, String, Boolean); static ConnectApi.CommentPage getThreadsForFeedComment(String,
  String, String, Integer); static ConnectApi.FeedElementPage getTopUnansweredQuestions(String); static
  ConnectApi.FeedElementPage getTopUnansweredQuestions(String, ConnectApi.FeedFilter); static
  ConnectApi.FeedElementPage getTopUnansweredQuestions(String, ConnectApi.FeedFilter, Integer); static
  ConnectApi.FeedElementPage getTopUnansweredQuestions(String, Integer); static ConnectApi.VotePage
  getVotesForComment(String, String, ConnectApi.UpDownVoteValue); static ConnectApi.VotePage
  getVotesForComment(String, String, ConnectApi.UpDownVoteValue, Integer, Integer); static ConnectApi.VotePage
  getVotesForFeedElement(String, String, ConnectApi.UpDownVoteValue); static ConnectApi.VotePage
  getVotesForFeedElement(String, String, ConnectApi.UpDownVoteValue, Integer, Integer); static
  ConnectApi.FeedEntityIsEditable isCommentEditableByMe(String, String); static ConnectApi.FeedEntityIsEditable
  isFeedElementEditableByMe(String, String); static ConnectApi.FeedModifiedInfo isModified(String,
  ConnectApi.FeedType, String, String); static ConnectApi.ChatterLike likeComment(String, String); static
  ConnectApi.ChatterLike likeFeedElement(String, String); static ConnectApi.ChatterLike likeFeedItem(String, String);
  static ConnectApi.Comment postComment(String, String, ConnectApi.CommentInput, ConnectApi.BinaryInput); static
  ConnectApi.Comment postComment(String, String, String); static ConnectApi.Comment postCommentToFeedElement(String,
  String, ConnectApi.CommentInput, ConnectApi.BinaryInput); static ConnectApi.Comment postCommentToFeedElement(String,
  String, String); static ConnectApi.FeedElement postFeedElement(String, ConnectApi.FeedElementInput); static
  ConnectApi.FeedElement postFeedElement(String, ConnectApi.FeedElementInput, ConnectApi.BinaryInput); static
  ConnectApi.FeedElement postFeedElement(String, String, ConnectApi.FeedElementType, String); static
  List<ConnectApi.BatchResult> postFeedElementBatch(String, List<ConnectApi.BatchInput>); static ConnectApi.FeedItem
  postFeedItem(String, ConnectApi.FeedType, String, ConnectApi.FeedItemInput, ConnectApi.BinaryInput); static
  ConnectApi.FeedItem postFeedItem(String, ConnectApi.FeedType, String, String); static ConnectApi.FeedElement
  publishDraftFeedElement(String, String, ConnectApi.FeedElementInput); static ConnectApi.FeedElementPage
  searchFeedElements(String, String); static ConnectApi.FeedElementPage searchFeedElements(String, String, Boolean);
  static ConnectApi.FeedElementPage searchFeedElements(String, String, ConnectApi.FeedSortOrder); static
  ConnectApi.FeedElementPage searchFeedElements(String, String, Integer, String, Integer, ConnectApi.FeedSortOrder);
  static ConnectApi.FeedElementPage searchFeedElements(String, String, String, Integer); static
  ConnectApi.FeedElementPage searchFeedElements(String, String, String, Integer, Boolean); static
  ConnectApi.FeedElementPage searchFeedElements(String, String, String, Integer, ConnectApi.FeedSortOrder); static
  ConnectApi.FeedElementPage searchFeedElementsInFeed(String, ConnectApi.FeedType, Integer, ConnectApi.FeedDensity,
  String, Integer, ConnectApi.FeedSortOrder, String); static ConnectApi.FeedElementPage
  searchFeedElementsInFeed(String, ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String, Integer,
  ConnectApi.FeedSortOrder, String, ConnectApi.FeedFilter); static ConnectApi.FeedElementPage
  searchFeedElementsInFeed(String, ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String, Integer,
  ConnectApi.FeedSortOrder, String, String); static ConnectApi.FeedElementPage searchFeedElementsInFeed(String,
  ConnectApi.FeedType, String, Integer, ConnectApi.FeedSortOrder, String); static ConnectApi.FeedElementPage
  searchFeedElementsInFeed(String, ConnectApi.FeedType, String); static ConnectApi.FeedElementPage
  searchFeedElementsInFeed(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String, Integer,
  ConnectApi.FeedSortOrder, String); static ConnectApi.FeedElementPage searchFeedElementsInFeed(String,
  ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String,
  Boolean); static ConnectApi.FeedElementPage searchFeedElementsInFeed(String, ConnectApi.FeedType, String, Integer,
  ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String, Boolean, ConnectApi.FeedFilter); static
  ConnectApi.FeedElementPage searchFeedElementsInFeed(String, ConnectApi.FeedType, String, Integer,
  ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String, Boolean, String); static
  ConnectApi.FeedElementPage searchFeedElementsInFeed(String, ConnectApi.FeedType, String, Integer,
  ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String, ConnectApi.FeedFilter); static
  ConnectApi.FeedElementPage searchFeedElementsInFeed(String, ConnectApi.FeedType, String, Integer,
  ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String, String); static
  ConnectApi.FeedElementPage searchFeedElementsInFeed(String, ConnectApi.FeedType, String, String, Integer,
  ConnectApi.FeedSortOrder, String); static ConnectApi.FeedElementPage searchFeedElementsInFeed(String,
  ConnectApi.FeedType, String, String); static ConnectApi.FeedElementPage searchFeedElementsInFilterFeed(String,
  String, String, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String); static
  ConnectApi.FeedElementPage searchFeedElementsInFilterFeed(String, String, String, String, Integer,
  ConnectApi.FeedSortOrder, String); static ConnectApi.FeedElementPage searchFeedElementsInFilterFeed(String, String,
  String, String); static ConnectApi.FeedItemPage searchFeedItems(String, String); static ConnectApi.FeedItemPage
  searchFeedItems(String, String, ConnectApi.FeedSortOrder); static ConnectApi.FeedItemPage searchFeedItems(String,
  String, Integer, String, Integer, ConnectApi.FeedSortOrder); static ConnectApi.FeedItemPage searchFeedItems(String,
  String, String, Integer); static ConnectApi.FeedItemPage searchFeedItems(String, String, String, Integer,
  ConnectApi.FeedSortOrder); static ConnectApi.FeedItemPage searchFeedItemsInFeed(String, ConnectApi.FeedType,
  Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String); static ConnectApi.FeedItemPage
  searchFeedItemsInFeed(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedSortOrder, String); static
  ConnectApi.FeedItemPage searchFeedItemsInFeed(String, ConnectApi.FeedType, String); static ConnectApi.FeedItemPage
  searchFeedItemsInFeed(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String, Integer,
  ConnectApi.FeedSortOrder, String); static ConnectApi.FeedItemPage searchFeedItemsInFeed(String, ConnectApi.FeedType,
  String, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String, Boolean); static
  ConnectApi.FeedItemPage searchFeedItemsInFeed(String, ConnectApi.FeedType, String, String, Integer,
  ConnectApi.FeedSortOrder, String); static ConnectApi.FeedItemPage searchFeedItemsInFeed(String, ConnectApi.FeedType,
  String, String); static ConnectApi.FeedItemPage searchFeedItemsInFilterFeed(String, String, String, Integer,
  ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String); static ConnectApi.FeedItemPage
  searchFeedItemsInFilterFeed(String, String, String, String, Integer, ConnectApi.FeedSortOrder, String); static
  ConnectApi.FeedItemPage searchFeedItemsInFilterFeed(String, String, String, String); static
  ConnectApi.ChatterStreamPage searchStreams(String, String); static ConnectApi.ChatterStreamPage
  searchStreams(String, String, ConnectApi.SortOrder); static ConnectApi.ChatterStreamPage searchStreams(String,
  String, Integer, Integer); static ConnectApi.ChatterStreamPage searchStreams(String, String, Integer, Integer,
  ConnectApi.SortOrder); static ConnectApi.ChatterStreamPage searchStreams(String, String, Integer, Integer,
  ConnectApi.SortOrder, Boolean); static ConnectApi.VerifiedCapability setCommentIsVerified(String, String, Boolean);
  static ConnectApi.VerifiedCapability setCommentIsVerifiedByAnonymized(String, String, Boolean, Boolean); static
  ConnectApi.UpDownVoteCapability setCommentVote(String, String, ConnectApi.UpDownVoteCapabilityInput); static
  ConnectApi.StatusCapability setFeedCommentStatus(String, String, ConnectApi.StatusCapabilityInput); static
  ConnectApi.CloseCapability setFeedElementIsClosed(String, String, Boolean); static ConnectApi.UpDownVoteCapability
  setFeedElementVote(String, String, ConnectApi.UpDownVoteCapabilityInput); static ConnectApi.StatusCapability
  setFeedEntityStatus(String, String, ConnectApi.StatusCapabilityInput); static ConnectApi.MuteCapability
  setIsMutedByMe(String, String, Boolean); static ConnectApi.ReadByCapability setIsReadByMe(String, String, Boolean);
  static ConnectApi.ReadByCapability setIsReadByMe(String, String, ConnectApi.ReadByCapabilityInput); static void
  setTestGetFeedElementsFromFeed(String, ConnectApi.FeedType, ConnectApi.FeedElementPage); static void
  setTestGetFeedElementsFromFeed(String, ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String, Integer,
  ConnectApi.FeedSortOrder, ConnectApi.FeedElementPage); static void setTestGetFeedElementsFromFeed(String,
  ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder,
  ConnectApi.FeedFilter, Boolean, ConnectApi.FeedElementPage); static void setTestGetFeedElementsFromFeed(String,
  ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder,
  ConnectApi.FeedFilter, ConnectApi.FeedElementPage); static void setTestGetFeedElementsFromFeed(String,
  ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String,
  ConnectApi.FeedElementPage); static void setTestGetFeedElementsFromFeed(String, ConnectApi.FeedType, String,
  Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedElementPage); static void setTestGetFeedElementsFromFeed(String,
  ConnectApi.FeedType, String, ConnectApi.FeedElementPage); static void setTestGetFeedElementsFromFeed(String,
  ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, Boolean,
  ConnectApi.FeedElementPage); static void setTestGetFeedElementsFromFeed(String, ConnectApi.FeedType, String,
  Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedElementPage); static void
  setTestGetFeedElementsFromFeed(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String,
  Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedFilter, Boolean, ConnectApi.FeedElementPage); static void
  setTestGetFeedElementsFromFeed(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String,
  Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedFilter, ConnectApi.FeedElementPage); static void
  setTestGetFeedElementsFromFeed(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String,
  Integer, ConnectApi.FeedSortOrder, String, ConnectApi.FeedElementPage); static void
  setTestGetFeedElementsFromFeed(String, ConnectApi.FeedType, String, Integer, Integer, ConnectApi.FeedDensity,
  String, Integer, ConnectApi.FeedSortOrder, Boolean, ConnectApi.FeedElementPage); static void
  setTestGetFeedElementsFromFeed(String, ConnectApi.FeedType, String, Integer, Integer, ConnectApi.FeedDensity,
  String, Integer, ConnectApi.FeedSortOrder, Boolean, ConnectApi.FeedFilter, Boolean, ConnectApi.FeedElementPage);
  static void setTestGetFeedElementsFromFeed(String, ConnectApi.FeedType, String, Integer, Integer,
  ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, Boolean, ConnectApi.FeedFilter,
  ConnectApi.FeedElementPage); static void setTestGetFeedElementsFromFeed(String, ConnectApi.FeedType, String,
  Integer, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, Boolean, String, Boolean,
  ConnectApi.FeedElementPage); static void setTestGetFeedElementsFromFeed(String, ConnectApi.FeedType, String,
  Integer, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, Boolean, String,
  ConnectApi.FeedElementPage); static void setTestGetFeedElementsFromFeed(String, ConnectApi.FeedType, String, String,
  Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedElementPage); static void
  setTestGetFeedElementsFromFilterFeed(String, String, String, ConnectApi.FeedElementPage); static void
  setTestGetFeedElementsFromFilterFeed(String, String, String, Integer, Integer, ConnectApi.FeedDensity, String,
  Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedElementPage); static void
  setTestGetFeedElementsFromFilterFeed(String, String, String, String, Integer, ConnectApi.FeedSortOrder,
  ConnectApi.FeedElementPage); static void setTestGetFeedElementsFromFilterFeedUpdatedSince(String, String, String,
  Integer, Integer, ConnectApi.FeedDensity, String, Integer, String, ConnectApi.FeedElementPage); static void
  setTestGetFeedElementsUpdatedSince(String, ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String, Integer,
  String, ConnectApi.FeedElementPage); static void setTestGetFeedElementsUpdatedSince(String, ConnectApi.FeedType,
  Integer, ConnectApi.FeedDensity, String, Integer, String, ConnectApi.FeedFilter, ConnectApi.FeedElementPage); static
  void setTestGetFeedElementsUpdatedSince(String, ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String,
  Integer, String, String, ConnectApi.FeedElementPage); static void setTestGetFeedElementsUpdatedSince(String,
  ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String, Integer, String, Boolean,
  ConnectApi.FeedElementPage); static void setTestGetFeedElementsUpdatedSince(String, ConnectApi.FeedType, String,
  Integer, ConnectApi.FeedDensity, String, Integer, String, ConnectApi.FeedElementPage); static void
  setTestGetFeedElementsUpdatedSince(String, ConnectApi.FeedType, String, Integer, Integer, ConnectApi.FeedDensity,
  String, Integer, String, Boolean, ConnectApi.FeedElementPage); static void
  setTestGetFeedElementsUpdatedSince(String, ConnectApi.FeedType, String, Integer, Integer, ConnectApi.FeedDensity,
  String, Integer, String, Boolean, ConnectApi.FeedFilter, ConnectApi.FeedElementPage); static void
  setTestGetFeedElementsUpdatedSince(String, ConnectApi.FeedType, String, Integer, Integer, ConnectApi.FeedDensity,
  String, Integer, String, Boolean, String, ConnectApi.FeedElementPage); static void
  setTestGetFeedElementsUpdatedSince(String, ConnectApi.FeedType, String, Integer, Integer, ConnectApi.FeedDensity,
  String, Integer, String, ConnectApi.FeedFilter, ConnectApi.FeedElementPage); static void
  setTestGetFeedElementsUpdatedSince(String, ConnectApi.FeedType, String, Integer, Integer, ConnectApi.FeedDensity,
  String, Integer, String, String, ConnectApi.FeedElementPage); static void setTestGetFeedItemsFromFeed(String,
  ConnectApi.FeedType, ConnectApi.FeedItemPage); static void setTestGetFeedItemsFromFeed(String, ConnectApi.FeedType,
  Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedItemPage); static void
  setTestGetFeedItemsFromFeed(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedSortOrder,
  ConnectApi.FeedItemPage); static void setTestGetFeedItemsFromFeed(String, ConnectApi.FeedType, String,
  ConnectApi.FeedItemPage); static void setTestGetFeedItemsFromFeed(String, ConnectApi.FeedType, String, Integer,
  ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, Boolean, ConnectApi.FeedItemPage); static void
  setTestGetFeedItemsFromFeed(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String, Integer,
  ConnectApi.FeedSortOrder, ConnectApi.FeedItemPage); static void setTestGetFeedItemsFromFeed(String,
  ConnectApi.FeedType, String, String, Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedItemPage); static void
  setTestGetFeedItemsFromFilterFeed(String, String, String, ConnectApi.FeedItemPage); static void
  setTestGetFeedItemsFromFilterFeed(String, String, String, Integer, ConnectApi.FeedDensity, String, Integer,
  ConnectApi.FeedSortOrder, ConnectApi.FeedItemPage); static void setTestGetFeedItemsFromFilterFeed(String, String,
  String, String, Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedItemPage); static void
  setTestGetFeedItemsFromFilterFeedUpdatedSince(String, String, String, Integer, ConnectApi.FeedDensity, String,
  Integer, String, ConnectApi.FeedItemPage); static void setTestGetFeedItemsUpdatedSince(String, ConnectApi.FeedType,
  Integer, ConnectApi.FeedDensity, String, Integer, String, ConnectApi.FeedItemPage); static void
  setTestGetFeedItemsUpdatedSince(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String,
  Integer, String, Boolean, ConnectApi.FeedItemPage); static void setTestGetFeedItemsUpdatedSince(String,
  ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String, Integer, String, ConnectApi.FeedItemPage);
  static void setTestGetRelatedPosts(String, String, ConnectApi.RelatedFeedPostType, Integer,
  ConnectApi.RelatedFeedPosts); static void setTestGetTopUnansweredQuestions(String, ConnectApi.FeedElementPage);
  static void setTestGetTopUnansweredQuestions(String, ConnectApi.FeedFilter, ConnectApi.FeedElementPage); static void
  setTestGetTopUnansweredQuestions(String, ConnectApi.FeedFilter, Integer, ConnectApi.FeedElementPage); static void
  setTestGetTopUnansweredQuestions(String, Integer, ConnectApi.FeedElementPage); static void
  setTestSearchFeedElements(String, String, Boolean, ConnectApi.FeedElementPage); static void
  setTestSearchFeedElements(String, String, ConnectApi.FeedElementPage); static void setTestSearchFeedElements(String,
  String, ConnectApi.FeedSortOrder, ConnectApi.FeedElementPage); static void setTestSearchFeedElements(String, String,
  Integer, String, Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedElementPage); static void
  setTestSearchFeedElements(String, String, String, Integer, Boolean, ConnectApi.FeedElementPage); static void
  setTestSearchFeedElements(String, String, String, Integer, ConnectApi.FeedElementPage); static void
  setTestSearchFeedElements(String, String, String, Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedElementPage);
  static void setTestSearchFeedElementsInFeed(String, ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String,
  Integer, ConnectApi.FeedSortOrder, String, ConnectApi.FeedElementPage); static void
  setTestSearchFeedElementsInFeed(String, ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String, Integer,
  ConnectApi.FeedSortOrder, String, ConnectApi.FeedFilter, ConnectApi.FeedElementPage); static void
  setTestSearchFeedElementsInFeed(String, ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String, Integer,
  ConnectApi.FeedSortOrder, String, String, ConnectApi.FeedElementPage); static void
  setTestSearchFeedElementsInFeed(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedSortOrder, String,
  ConnectApi.FeedElementPage); static void setTestSearchFeedElementsInFeed(String, ConnectApi.FeedType, String,
  ConnectApi.FeedElementPage); static void setTestSearchFeedElementsInFeed(String, ConnectApi.FeedType, String,
  Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String, Boolean,
  ConnectApi.FeedElementPage); static void setTestSearchFeedElementsInFeed(String, ConnectApi.FeedType, String,
  Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String, Boolean, ConnectApi.FeedFilter,
  ConnectApi.FeedElementPage); static void setTestSearchFeedElementsInFeed(String, ConnectApi.FeedType, String,
  Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String, Boolean, String,
  ConnectApi.FeedElementPage); static void setTestSearchFeedElementsInFeed(String, ConnectApi.FeedType, String,
  Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String, ConnectApi.FeedElementPage);
  static void setTestSearchFeedElementsInFeed(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity,
  String, Integer, ConnectApi.FeedSortOrder, String, ConnectApi.FeedFilter, ConnectApi.FeedElementPage); static void
  setTestSearchFeedElementsInFeed(String, ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String,
  Integer, ConnectApi.FeedSortOrder, String, String, ConnectApi.FeedElementPage); static void
  setTestSearchFeedElementsInFeed(String, ConnectApi.FeedType, String, String, Integer, ConnectApi.FeedSortOrder,
  String, ConnectApi.FeedElementPage); static void setTestSearchFeedElementsInFeed(String, ConnectApi.FeedType,
  String, String, ConnectApi.FeedElementPage); static void setTestSearchFeedElementsInFilterFeed(String, String,
  String, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String,
  ConnectApi.FeedElementPage); static void setTestSearchFeedElementsInFilterFeed(String, String, String, String,
  Integer, ConnectApi.FeedSortOrder, String, ConnectApi.FeedElementPage); static void
  setTestSearchFeedElementsInFilterFeed(String, String, String, String, ConnectApi.FeedElementPage); static void
  setTestSearchFeedItems(String, String, ConnectApi.FeedItemPage); static void setTestSearchFeedItems(String, String,
  ConnectApi.FeedSortOrder, ConnectApi.FeedItemPage); static void setTestSearchFeedItems(String, String, Integer,
  String, Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedItemPage); static void setTestSearchFeedItems(String,
  String, String, Integer, ConnectApi.FeedItemPage); static void setTestSearchFeedItems(String, String, String,
  Integer, ConnectApi.FeedSortOrder, ConnectApi.FeedItemPage); static void setTestSearchFeedItemsInFeed(String,
  ConnectApi.FeedType, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String,
  ConnectApi.FeedItemPage); static void setTestSearchFeedItemsInFeed(String, ConnectApi.FeedType, String, Integer,
  ConnectApi.FeedSortOrder, String, ConnectApi.FeedItemPage); static void setTestSearchFeedItemsInFeed(String,
  ConnectApi.FeedType, String, ConnectApi.FeedItemPage); static void setTestSearchFeedItemsInFeed(String,
  ConnectApi.FeedType, String, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String,
  Boolean, ConnectApi.FeedItemPage); static void setTestSearchFeedItemsInFeed(String, ConnectApi.FeedType, String,
  Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String, ConnectApi.FeedItemPage); static
  void setTestSearchFeedItemsInFeed(String, ConnectApi.FeedType, String, String, Integer, ConnectApi.FeedSortOrder,
  String, ConnectApi.FeedItemPage); static void setTestSearchFeedItemsInFeed(String, ConnectApi.FeedType, String,
  String, ConnectApi.FeedItemPage); static void setTestSearchFeedItemsInFilterFeed(String, String, String, Integer,
  ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder, String, ConnectApi.FeedItemPage); static void
  setTestSearchFeedItemsInFilterFeed(String, String, String, String, Integer, ConnectApi.FeedSortOrder, String,
  ConnectApi.FeedItemPage); static void setTestSearchFeedItemsInFilterFeed(String, String, String, String,
  ConnectApi.FeedItemPage); static void setTestSearchStreams(String, String, ConnectApi.ChatterStreamPage); static
  void setTestSearchStreams(String, String, ConnectApi.SortOrder, ConnectApi.ChatterStreamPage); static void
  setTestSearchStreams(String, String, Integer, Integer, ConnectApi.ChatterStreamPage); static void
  setTestSearchStreams(String, String, Integer, Integer, ConnectApi.SortOrder, Boolean, ConnectApi.ChatterStreamPage);
  static void setTestSearchStreams(String, String, Integer, Integer, ConnectApi.SortOrder,
  ConnectApi.ChatterStreamPage); static ConnectApi.FeedElement shareFeedElement(String, String,
  ConnectApi.FeedElementType, String); static ConnectApi.FeedItem shareFeedItem(String, ConnectApi.FeedType, String,
  String); static ConnectApi.FeedItem updateBookmark(String, String, Boolean); static ConnectApi.Comment
  updateComment(String, String, ConnectApi.CommentInput); static ConnectApi.DirectMessageCapability
  updateDirectMessage(String, String, ConnectApi.DirectMessageCapabilityInput); static ConnectApi.FeedElement
  updateFeedElement(String, String, ConnectApi.FeedElementInput); static ConnectApi.BookmarksCapability
  updateFeedElementBookmarks(String, String, Boolean); static ConnectApi.BookmarksCapability
  updateFeedElementBookmarks(String, String, ConnectApi.BookmarksCapabilityInput); static List<ConnectApi.BatchResult>
  updateFeedElementReadByCapabilityBatch(String, List<String>, Boolean); static List<ConnectApi.BatchResult>
  updateFeedElementReadByCapabilityBatch(String, List<String>, ConnectApi.ReadByCapabilityInput); static
  ConnectApi.ChatterLikePage updateLikeForComment(String, String, Boolean); static ConnectApi.ChatterLikePage
  updateLikeForFeedElement(String, String, Boolean); static ConnectApi.PinCapability updatePinnedFeedElements(String,
  ConnectApi.FeedType, String, ConnectApi.PinCapabilityInput); static ConnectApi.ChatterStream updateStream(String,
  String, ConnectApi.ChatterStreamInput); static ConnectApi.PollCapability voteOnFeedElementPoll(String, String,
  String); static ConnectApi.FeedPoll voteOnFeedPoll(String, String, String); static void
  setTestGetFeedItemsFromFilterFeedUpdatedSince(String, String, String, Integer, ConnectApi.FeedDensity, String,
  Integer, ConnectApi.FeedSortOrder, String, ConnectApi.FeedItemPage); static void
  setTestSearchFeedItemsInFilterFeed(String, ConnectApi.FeedType, String, String, String, Integer,
  ConnectApi.FeedSortOrder, String, ConnectApi.FeedItemPage); static void setTestSearchFeedItemsInFilterFeed(String,
  ConnectApi.FeedType, String, String, Integer, ConnectApi.FeedDensity, String, Integer, ConnectApi.FeedSortOrder,
  String, ConnectApi.FeedItemPage) }
ChatterGroups { new(); static ConnectApi.GroupMember addMember(String, String, String); static ConnectApi.GroupMember
  addMemberWithRole(String, String, String, ConnectApi.GroupMembershipType); static ConnectApi.GroupRecord
  addRecord(String, String, String); static ConnectApi.ChatterGroupDetail createGroup(String,
  ConnectApi.ChatterGroupInput); static void deleteBannerPhoto(String, String); static void deleteGroup(String,
  String); static void deleteMember(String, String); static void deletePhoto(String, String); static
  ConnectApi.Subscription follow(String, String, String); static ConnectApi.AnnouncementPage getAnnouncements(String,
  String); static ConnectApi.AnnouncementPage getAnnouncements(String, String, Integer, Integer); static
  ConnectApi.BannerPhoto getBannerPhoto(String, String); static ConnectApi.FollowingPage getFollowings(String,
  String); static ConnectApi.FollowingPage getFollowings(String, String, Integer); static ConnectApi.FollowingPage
  getFollowings(String, String, Integer, Integer); static ConnectApi.FollowingPage getFollowings(String, String,
  String); static ConnectApi.FollowingPage getFollowings(String, String, String, Integer); static
  ConnectApi.FollowingPage getFollowings(String, String, String, Integer, Integer); static
  ConnectApi.ChatterGroupDetail getGroup(String, String); static List<ConnectApi.BatchResult> getGroupBatch(String,
  List<String>); static ConnectApi.GroupMembershipRequest getGroupMembershipRequest(String, String); static
  ConnectApi.GroupMembershipRequests getGroupMembershipRequests(String, String); static
  ConnectApi.GroupMembershipRequests getGroupMembershipRequests(String, String,
  ConnectApi.GroupMembershipRequestStatus); static ConnectApi.ChatterGroupPage getGroups(String); static
  ConnectApi.ChatterGroupPage getGroups(String, ConnectApi.GroupArchiveStatus, Integer, Integer); static
  ConnectApi.ChatterGroupPage getGroups(String, Integer, Integer); static ConnectApi.GroupMember getMember(String,
  String); static ConnectApi.GroupMemberPage getMembers(String, String); static ConnectApi.GroupMemberPage
  getMembers(String, String, Integer, Integer); static List<ConnectApi.BatchResult> getMembershipBatch(String,
  List<String>); static ConnectApi.GroupChatterSettings getMyChatterSettings(String, String); static ConnectApi.Photo
  getPhoto(String, String); static ConnectApi.GroupRecord getRecord(String, String); static ConnectApi.GroupRecordPage
  getRecords(String, String); static ConnectApi.GroupRecordPage getRecords(String, String, Integer, Integer); static
  ConnectApi.Invitations inviteUsers(String, ConnectApi.InviteInput); static ConnectApi.Announcement
  postAnnouncement(String, String, ConnectApi.AnnouncementInput); static void removeRecord(String, String); static
  ConnectApi.GroupMembershipRequest requestGroupMembership(String, String); static ConnectApi.ChatterGroupPage
  searchGroups(String, String); static ConnectApi.ChatterGroupPage searchGroups(String, String,
  ConnectApi.GroupArchiveStatus, Integer, Integer); static ConnectApi.ChatterGroupPage searchGroups(String, String,
  Integer, Integer); static ConnectApi.BannerPhoto setBannerPhoto(String, String, ConnectApi.BinaryInput); static
  ConnectApi.BannerPhoto setBannerPhoto(String, String, String, Integer); static ConnectApi.BannerPhoto
  setBannerPhotoWithAttributes(String, String, ConnectApi.BannerPhotoInput); static ConnectApi.BannerPhoto
  setBannerPhotoWithAttributes(String, String, ConnectApi.BannerPhotoInput, ConnectApi.BinaryInput); static
  ConnectApi.Photo setPhoto(String, String, ConnectApi.BinaryInput); static ConnectApi.Photo setPhoto(String, String,
  String, Integer); static ConnectApi.Photo setPhotoWithAttributes(String, String, ConnectApi.PhotoInput); static
  ConnectApi.Photo setPhotoWithAttributes(String, String, ConnectApi.PhotoInput, ConnectApi.BinaryInput); static void
  setTestSearchGroups(String, String, ConnectApi.ChatterGroupPage); static void setTestSearchGroups(String, String,
  ConnectApi.GroupArchiveStatus, Integer, Integer, ConnectApi.ChatterGroupPage); static void
  setTestSearchGroups(String, String, Integer, Integer, ConnectApi.ChatterGroupPage); static
  ConnectApi.ChatterGroupDetail updateGroup(String, String, ConnectApi.ChatterGroupInput); static
  ConnectApi.GroupMember updateGroupMember(String, String, ConnectApi.GroupMembershipType); static
  ConnectApi.GroupChatterSettings updateMyChatterSettings(String, String, ConnectApi.GroupEmailFrequency); static
  ConnectApi.GroupMembershipRequest updateRequestStatus(String, String, ConnectApi.GroupMembershipRequestStatus);
  static ConnectApi.GroupMembershipRequest updateRequestStatus(String, String,
  ConnectApi.GroupMembershipRequestStatus, String); static ConnectApi.ChatterGroupDetail
  createGroup(ConnectApi.ChatterGroupInput) }
ChatterMessages { new(); static ConnectApi.ChatterConversation getConversation(String, String); static
  ConnectApi.ChatterConversation getConversation(String, String, String, Integer); static
  ConnectApi.ChatterConversation getConversation(String); static ConnectApi.ChatterConversation
  getConversation(String, String, Integer); static ConnectApi.ChatterConversationPage getConversations(); static
  ConnectApi.ChatterConversationPage getConversations(String); static ConnectApi.ChatterConversationPage
  getConversations(String, String, Integer); static ConnectApi.ChatterConversationPage getConversations(String,
  Integer); static ConnectApi.ChatterMessage getMessage(String, String); static ConnectApi.ChatterMessage
  getMessage(String); static ConnectApi.ChatterMessagePage getMessages(); static ConnectApi.ChatterMessagePage
  getMessages(String); static ConnectApi.ChatterMessagePage getMessages(String, String, Integer); static
  ConnectApi.ChatterMessagePage getMessages(String, Integer); static ConnectApi.UnreadConversationCount
  getUnreadCount(); static ConnectApi.UnreadConversationCount getUnreadCount(String); static
  ConnectApi.ChatterConversationSummary markConversationRead(String, String, Boolean); static
  ConnectApi.ChatterConversationSummary markConversationRead(String, Boolean); static ConnectApi.ChatterMessage
  replyToMessage(String, String, String); static ConnectApi.ChatterMessage replyToMessage(String, String); static
  ConnectApi.ChatterConversation searchConversation(String, String, String, Integer, String); static
  ConnectApi.ChatterConversation searchConversation(String, String, String); static ConnectApi.ChatterConversation
  searchConversation(String, String, Integer, String); static ConnectApi.ChatterConversation
  searchConversation(String, String); static ConnectApi.ChatterConversationPage searchConversations(String, String,
  Integer, String); static ConnectApi.ChatterConversationPage searchConversations(String, String); static
  ConnectApi.ChatterConversationPage searchConversations(String, Integer, String); static
  ConnectApi.ChatterConversationPage searchConversations(String); static ConnectApi.ChatterMessagePage
  searchMessages(String, String, Integer, String); static ConnectApi.ChatterMessagePage searchMessages(String,
  String); static ConnectApi.ChatterMessagePage searchMessages(String, Integer, String); static
  ConnectApi.ChatterMessagePage searchMessages(String); static ConnectApi.ChatterMessage sendMessage(String, String,
  String); static ConnectApi.ChatterMessage sendMessage(String, String) }
ChatterUsers { new(); static void deletePhoto(String, String); static ConnectApi.UserActivitiesJob
  exportUserActivities(String, String); static ConnectApi.Subscription follow(String, String, String); static
  ConnectApi.UserChatterSettings getChatterSettings(String, String); static ConnectApi.FollowerPage
  getFollowers(String, String); static ConnectApi.FollowerPage getFollowers(String, String, Integer, Integer); static
  ConnectApi.FollowingPage getFollowings(String, String); static ConnectApi.FollowingPage getFollowings(String,
  String, Integer); static ConnectApi.FollowingPage getFollowings(String, String, Integer, Integer); static
  ConnectApi.FollowingPage getFollowings(String, String, String); static ConnectApi.FollowingPage
  getFollowings(String, String, String, Integer); static ConnectApi.FollowingPage getFollowings(String, String,
  String, Integer, Integer); static ConnectApi.UserGroupPage getGroups(String, String); static
  ConnectApi.UserGroupPage getGroups(String, String, Integer, Integer); static ConnectApi.Photo getPhoto(String,
  String); static ConnectApi.Reputation getReputation(String, String); static ConnectApi.UserDetail getUser(String,
  String); static List<ConnectApi.BatchResult> getUserBatch(String, List<String>); static
  ConnectApi.UserGroupDetailPage getUserGroups(String, String); static ConnectApi.UserGroupDetailPage
  getUserGroups(String, String, Integer, Integer); static ConnectApi.UserPage getUsers(String); static
  ConnectApi.UserPage getUsers(String, Integer, Integer); static ConnectApi.UserActivitiesJob
  purgeUserActivities(String, String); static ConnectApi.UserGroupDetailPage searchUserGroupDetails(String, String,
  String); static ConnectApi.UserGroupDetailPage searchUserGroupDetails(String, String, String, Integer, Integer);
  static ConnectApi.UserGroupPage searchUserGroups(String, String, String); static ConnectApi.UserGroupPage
  searchUserGroups(String, String, String, Integer, Integer); static ConnectApi.UserPage searchUsers(String, String);
  static ConnectApi.UserPage searchUsers(String, String, Integer, Integer); static ConnectApi.UserPage
  searchUsers(String, String, String, Integer, Integer); static ConnectApi.Photo setPhoto(String, String,
  ConnectApi.BinaryInput); static ConnectApi.Photo setPhoto(String, String, String, Integer); static ConnectApi.Photo
  setPhotoWithAttributes(String, String, ConnectApi.PhotoInput); static ConnectApi.Photo
  setPhotoWithAttributes(String, String, ConnectApi.PhotoInput, ConnectApi.BinaryInput); static void
  setTestSearchUsers(String, String, ConnectApi.UserPage); static void setTestSearchUsers(String, String, Integer,
  Integer, ConnectApi.UserPage); static void setTestSearchUsers(String, String, String, Integer, Integer,
  ConnectApi.UserPage); static ConnectApi.UserChatterSettings updateChatterSettings(String, String,
  ConnectApi.GroupEmailFrequency); static ConnectApi.UserDetail updateUser(String, String, ConnectApi.UserInput) }
Clm { new(); static ConnectApi.ContractOutputRepresentation createContract(ConnectApi.ContractInputRepresentation);
  static ConnectApi.ContractOutputRepresentation updateContract(ConnectApi.ContractInputRepresentation) }
`;
