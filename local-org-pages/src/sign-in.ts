/** Who uses the pages: one of the users that may sign in, remembered by the browser in a cookie. Only for pages on the loopback address: nobody is asked for a password. */
import type { IncomingMessage } from 'node:http';

/** `/sign-in/ID OR USERNAME` signs in and leads to the first page. */
export const SIGN_IN_PATH = '/sign-in/';

const COOKIE = 'local-org-user';

/** The Id in the cookie of a request; null without one. */
export function signedIn(message: IncomingMessage): string | null {
  const cookies = (message.headers.cookie ?? '').split(';').map((cookie) => cookie.trim().split('='));
  return cookies.find(([name]) => name === COOKIE)?.[1] ?? null;
}

/** The value of `Set-Cookie` that signs a user in until the browser is closed. */
export const signInCookie = (userId: string): string => `${COOKIE}=${userId}; Path=/; HttpOnly; SameSite=Strict`;
