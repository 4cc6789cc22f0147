/** Actions that every org has. Source: Actions Developer Guide, "Email Simple Actions" and "Post to Chatter Actions". */
import { itemsOf } from '../../host/values.ts';
import { SingleEmailMessage } from '../../messaging/email.ts';
import { sendEmail } from '../../messaging/send.ts';
import { ApexList } from '../../runtime/collections.ts';
import { tx } from '../../runtime/context.ts';
import { STRING } from '../../runtime/runtime-types.ts';
import { SObject } from '../../runtime/sobject.ts';
import { FlowFault } from '../fault.ts';
import { textValue } from '../values.ts';

/** Inputs of one interview by lower-case name. */
export type Inputs = ReadonlyMap<string, unknown>;
/** Outputs of each interview by name. */
type Action = (requests: readonly Inputs[]) => ReadonlyMap<string, unknown>[];

const STANDARD: Readonly<Record<string, Action>> = {
  emailsimple: (requests) => {
    const messages = requests.map(messageOf);
    sendEmail(messages, true);
    return requests.map(() => new Map());
  },
  chatterpost: (requests) => {
    const { org } = tx();
    const type = org.schema.type('FeedItem')!;
    const posts = requests.map((inputs) => {
      const post = new SObject(type);
      const put = (name: string, value: unknown): void => {
        post.values[type.field(name)!.index] = value;
      };
      put('ParentId', inputs.get('subjectnameorid') ?? tx().user.id);
      put('Body', textValue(inputs.get('text')));
      return post;
    });
    org.dml.execute('insert', posts, { access: 'system', sharing: 'without', allOrNone: true });
    return posts.map((post) => new Map([['feedItemId', post.id]]));
  },
};

/** null: no action of this type is built. */
export function standardAction(type: string): Action | null {
  return STANDARD[type.toLowerCase()] ?? null;
}

function messageOf(inputs: Inputs): SingleEmailMessage {
  const message = new SingleEmailMessage();
  const given = [inputs.get('emailaddresses'), inputs.get('emailaddressesarray')];
  const addresses = given.flatMap((value) =>
    value instanceof ApexList ? [...itemsOf(value)!].map(textValue) : textValue(value).split(','),
  );
  const recipients = addresses.map((address) => address.trim()).filter((address) => address !== '');
  if (recipients.length === 0 && inputs.get('recipientid') === undefined)
    throw new FlowFault('REQUIRED_FIELD_MISSING: Recipients are missing');
  message.set('toAddresses', new ApexList(STRING, recipients));
  message.set('subject', textValue(inputs.get('emailsubject')));
  message.set(
    textValue(inputs.get('sendrichbody')) === 'true' ? 'htmlBody' : 'plainTextBody',
    textValue(inputs.get('emailbody')),
  );
  if (inputs.get('recipientid') !== undefined) message.set('targetObjectId', inputs.get('recipientid'));
  return message;
}
