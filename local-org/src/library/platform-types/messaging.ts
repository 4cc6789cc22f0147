/** Messaging: what some members of its types do. */
import type { ApexSet } from '../../runtime/collections.ts';
import { sendNotification } from '../../messaging/notifications.ts';
import { required } from '../../runtime/args.ts';
import { storedValue, type Options } from './declare.ts';

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

export const MESSAGING: Options = {
  own: {
    CustomNotification: { 'void send(Set<String> argument0)': send },
    PushNotification: { 'void send(String argument0, Set<String> argument1)': () => undefined },
  },
};
