import { createHmac } from 'node:crypto';
import { constantTimeEqual } from 'better-auth/crypto';
import { parse } from 'hono/utils/cookie';

/**
 * The session token that a request carries, from its cookie or its bearer header, if our own secret signed it.
 * Checked before the database is asked, so that guessing costs nobody a query.
 */
export function readSessionToken(
  headers: Headers,
  cookieName: string,
  secret: string,
): string | undefined {
  const signed = fromBearer(headers) ?? fromCookie(headers, cookieName);
  if (!signed) return undefined;
  const end = signed.lastIndexOf('.');
  if (end < 1) return undefined;
  const token = signed.slice(0, end);
  return constantTimeEqual(signed.slice(end + 1), signatureOf(token, secret)) ? token : undefined;
}

/**
 * The same as the sign-in library's own, which asks Web Crypto and waits for another thread: a twelfth of web's time for
 * a call of somebody who is signed in.
 */
const signatureOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(token).digest('base64');

/** Whether the request signs in by bearer token: then no cookie speaks for it. */
export function fromBearer(headers: Headers): string | undefined {
  return /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

function fromCookie(headers: Headers, name: string): string | undefined {
  return parse(headers.get('cookie') ?? '', name)[name];
}
