/** System: types as the Apex Reference Guide lists them, which do nothing here. */
import { platformTypes } from './declare.ts';

platformTypes(
  'System',
  `
Answers { static List<SObject> findSimilar(SObject); static void setBestReply(String, String) }
Cases { static String generateThreadingMessageId(Id); static Id
  getCaseIdFromEmailHeaders(List<Messaging.InboundEmail.Header>); static Id getCaseIdFromEmailThreadId(String); static
  Boolean reparentFeedToCaseId(Id, Id, Id) }
ExternalServiceTest { HttpResponse sendCallback(HttpRequest) }
Ideas { static List<SObject> findSimilar(SObject); static List<Id> getAllRecentReplies(String, String); static
  List<Id> getReadRecentReplies(String, String); static List<Id> getUnreadRecentReplies(String, String); static void
  markRead(String) }
QuickAction { static List<QuickAction.DescribeAvailableQuickActionResult> describeAvailableQuickActions(String);
  static List<QuickAction.DescribeQuickActionResult> describeQuickActions(List<String>); static
  QuickAction.QuickActionResult performQuickAction(QuickAction.QuickActionRequest); static
  QuickAction.QuickActionResult performQuickAction(QuickAction.QuickActionRequest, Boolean); static
  List<QuickAction.QuickActionResult> performQuickActions(List<QuickAction.QuickActionRequest>); static
  List<QuickAction.QuickActionResult> performQuickActions(List<QuickAction.QuickActionRequest>, Boolean); static
  QuickAction.QuickActionTemplateResult retrieveQuickActionTemplate(String, Id); static
  List<QuickAction.QuickActionTemplateResult> retrieveQuickActionTemplates(List<String>, Id) }
RemoteObjectController { static Map<String, Object> create(String, Map<String, Object>); static Map<String, Object>
  del(String, List<String>); static Map<String, Object> retrieve(String, List<String>, Map<String, Object>); static
  Map<String, Object> updat(String, List<String>, Map<String, Object>) }
SoqlStubProvider { new(); List<SObject> handleSoqlQuery(Schema.SObjectType, String, Map<String, Object>) }
UserManagement { static void deregisterVerificationMethod(Id, Auth.VerificationMethod); static String
  formatPhoneNumber(String, String); static String initPasswordlessLogin(Id, Auth.VerificationMethod); static String
  initRegisterVerificationMethod(Auth.VerificationMethod); static String
  initSelfRegistration(Auth.VerificationMethod, User); static String initVerificationMethod(Auth.VerificationMethod);
  static String initVerificationMethod(Auth.VerificationMethod, String, Map<String, String>); static void
  obfuscateUser(Id, String); static void obfuscateUser(Id); static PageReference
  registerVerificationMethod(Auth.VerificationMethod, String); static Boolean sendAsyncEmailConfirmation(String,
  String, String, String); static Auth.VerificationResult verifyPasswordlessLogin(Id, Auth.VerificationMethod, String,
  String, String); static String verifyRegisterVerificationMethod(String, Auth.VerificationMethod); static
  Auth.VerificationResult verifySelfRegistration(Auth.VerificationMethod, String, String, String); static
  Auth.VerificationResult verifyVerificationMethod(String, String, Auth.VerificationMethod) }
`,
);
