/** The standard objects: an index of the notation's texts at once, each object parsed when it is first asked for. */
import type { TypeDraft } from './draft.ts';
import { parseObject } from './notation.ts';
import { ACCOUNTS } from './standard/accounts.ts';
import { ACTIVITIES } from './standard/activities.ts';
import { AUTOMATION } from './standard/automation.ts';
import { CHATTER } from './standard/chatter.ts';
import { CONTENT } from './standard/content.ts';
import { MARKETING } from './standard/marketing.ts';
import { PAYMENTS } from './standard/payments.ts';
import { SELLING } from './standard/selling.ts';
import { SERVICE } from './standard/service.ts';
import { SETUP } from './standard/setup.ts';
import { USERS } from './standard/users.ts';

const FILES = [ACCOUNTS, SELLING, MARKETING, SERVICE, ACTIVITIES, CONTENT, CHATTER, PAYMENTS, USERS, AUTOMATION, SETUP];

let texts: ReadonlyMap<string, string> | null = null;

/** Text of every standard object by name. */
function standardTexts(): ReadonlyMap<string, string> {
  if (texts === null) {
    const found = new Map<string, string>();
    for (const file of FILES) {
      for (const text of file.split(/\n(?=@)/)) {
        if (text[0] === '@') found.set(text.slice(1, text.indexOf(' ')), text);
      }
    }
    texts = found;
  }
  return texts;
}

export function standardNames(): string[] {
  return [...standardTexts().keys()];
}

/** A fresh draft of the standard object, to be customised by a project. */
export function standardDraft(name: string): TypeDraft {
  return parseObject(standardTexts().get(name)!);
}

/** Content of the catalogue, for fingerprints. */
export function catalogueText(): string {
  return FILES.join('');
}
