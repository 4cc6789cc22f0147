/** KbManagement: types as the Apex Reference Guide lists them. */
import { platformTypes } from './declare.ts';

platformTypes(
  'KbManagement',
  `
PublishingService { new(); static void archiveOnlineArticle(String, Datetime); static void
  assignDraftArticleTask(String, String, String, Datetime, Boolean); static void assignDraftTranslationTask(String,
  String, String, Datetime, Boolean); static void cancelScheduledArchivingOfArticle(String); static void
  cancelScheduledPublicationOfArticle(String); static void completeTranslation(String); static void
  deleteArchivedArticle(String); static void deleteArchivedArticleVersion(String, Integer); static void
  deleteDraftArticle(String); static void deleteDraftTranslation(String); static String editArchivedArticle(String);
  static String editOnlineArticle(String, Boolean); static String editPublishedTranslation(String, String, Boolean);
  static void publishArticle(String, Boolean); static String restoreOldVersion(String, Integer); static void
  scheduleForPublication(String, Datetime); static void setTranslationToIncomplete(String); static String
  submitForTranslation(String, String, String, Datetime) }
`,
);
