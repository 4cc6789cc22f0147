/** Actions that every org has. Source: Actions Developer Guide, "Email Simple Actions" and "Post to Chatter Actions". */
import { tx } from '../../runtime/context.ts';
import { SObject } from '../../runtime/sobject.ts';
import { flowHooks, type Inputs } from '../hooks.ts';
import { textValue } from '../flow-values.ts';

/** Outputs of each interview by name. */
type Action = (requests: readonly Inputs[]) => ReadonlyMap<string, unknown>[];

const STANDARD: Readonly<Record<string, Action>> = {
  emailsimple: (requests) => {
    flowHooks.sendMail!(requests);
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
