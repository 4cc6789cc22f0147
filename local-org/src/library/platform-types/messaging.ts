/** Messaging: types as the Apex Reference Guide lists them. */
import type { ApexSet } from '../../runtime/collections.ts';
import { sendNotification } from '../../messaging/notifications.ts';
import { required } from '../../runtime/args.ts';
import { platformTypes, storedValue } from './declare.ts';

const text = (notification: object, name: string): string | null => storedValue(notification, name) as string | null;

function send(notification: object, users: ApexSet | null): void {
  sendNotification(
    {
      typeId: text(notification, 'notificationTypeId'),
      senderId: text(notification, 'senderId'),
      title: text(notification, 'title'),
      body: text(notification, 'body'),
      targetId: text(notification, 'targetId'),
      targetPageRef: text(notification, 'targetPageRef'),
    },
    [...required(users)].map(String),
  );
}

platformTypes(
  'Messaging',
  `
InboundEmail.AuthenticationResultField { String name; String value; new() }
PushNotificationPayload { new(); static Map<String, Object> apple(String, String, Integer, Map<String, Object>);
  static Map<String, Object> apple(String, String, String, List<String>, String, String, Integer, Map<String,
  Object>) }
PushNotification { new(); new(Map<String, Object> payload); void send(String, Set<String>); void
  setPayload(Map<String, Object>); void setTtl(Integer) }
CustomNotification { new(); new(String notificationTypeId, String senderId, String title, String body, String
  targetId, String targetPageRef); void send(Set<String>); void setNotificationTypeId(String); void
  setTitle(String); void setBody(String); void setTargetId(String); void setTargetPageRef(String);
  void setSenderId(String); void setActionGroup(String) }
RenderEmailTemplateError { String FieldName; String Message; Integer Offset; StatusCode StatusCode; new(); String
  getFieldName(); String getMessage(); Integer getOffset(); StatusCode getStatusCode() }
enum AttachmentRetrievalOption { METADATA_ONLY METADATA_WITH_BODY NONE }
InboundEmail.AuthenticationResult { List<Messaging.InboundEmail.AuthenticationResultField>
  authenticationResultFields; String method; String result; new() }
EmailAttachment { Blob Body; String ContentId; String ContentType; String FileName; new(); Blob getBody(); String
  getContentId(); String getContentType(); String getFileName(); void setBody(Blob); void setContentId(String); void
  setContentType(String); void setFileName(String) }
ActionResult { new(); Messaging.ActionError getErrorCode(); String getMessage(); Boolean isSuccess() }
ActionResult.Builder { new(); Messaging.ActionResult build(); Messaging.ActionResult.Builder
  withErrorCode(Messaging.ActionError); Messaging.ActionResult.Builder withMessage(String);
  Messaging.ActionResult.Builder withSuccess(Boolean) }
enum ActionError { ACCESS_DENIED ACTION_NOT_IMPLEMENTED INTERNAL_ERROR INVALID_ACTION_PARAMETERS INVALID_STATE }
interface NotificationActionHandler { Messaging.ActionResult executeAction(Messaging.ActionableNotification) }
ActionableNotification { new(); String getActionIdentifier(); String getNotificationTypeId(); String getRecipientId();
  String getSenderId(); String getTargetId(); String getTargetPageRef() }
ActionableNotification.Builder { new(); Messaging.ActionableNotification build();
  Messaging.ActionableNotification.Builder withNotificationTypeId(String); Messaging.ActionableNotification.Builder
  withRecipientId(String); Messaging.ActionableNotification.Builder withSenderId(String) }
`,
  {
    own: {
      CustomNotification: { 'void send(Set<String> argument0)': send },
      PushNotification: { 'void send(String argument0, Set<String> argument1)': () => undefined },
    },
  },
);
