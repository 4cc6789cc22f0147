/** SOAP carries its token in the message. */
import type { ApiServer } from '../api.ts';
import type { ApiRequest, Session } from '../http.ts';
import { API_DISABLED, mayUseApi } from '../sessions.ts';
import { nodeAt, SoapFault, textAt, type SoapMessage } from './envelope.ts';

/** Throws SoapFault where neither header nor message has a valid token, and for users who may not use the API. */
export function soapSession(api: ApiServer, request: ApiRequest, message: SoapMessage): Session {
  const header = nodeAt(message.header, 'SessionHeader');
  const token = header === null ? null : textAt(header, 'sessionId');
  const session = (token === null ? null : api.sessions.find(token.trim())) ?? request.session;
  if (session === null)
    throw new SoapFault(
      'sf:INVALID_SESSION_ID',
      'Invalid Session ID found in SessionHeader: Illegal Session. Session not found, missing session hash',
    );
  if (!mayUseApi(api.org, session)) throw new SoapFault(`sf:${API_DISABLED.code}`, API_DISABLED.message);
  return session;
}
