import { constantTimeEqual, makeSignature } from 'better-auth/crypto';
import { parse } from 'hono/utils/cookie';

/**
 * The session token that a request carries, from its cookie or its bearer header, if our own secret signed it.
 * Checked before the database is asked, so that guessing costs nobody a query.
 */
export async function readSessionToken(
  headers: Headers,
  cookieName: string,
  secret: string,
): Promise<string | undefined> {
  const signed = fromBearer(headers) ?? fromCookie(headers, cookieName);
  if (!signed) return undefined;
  const end = signed.lastIndexOf('.');
  if (end < 1) return undefined;
  const token = signed.slice(0, end);
  const expected = await makeSignature(token, secret);
  return constantTimeEqual(signed.slice(end + 1), expected) ? token : undefined;
}

/** Whether the request signs in by bearer token: then no cookie speaks for it. */
export function fromBearer(headers: Headers): string | undefined {
  return /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

function fromCookie(headers: Headers, name: string): string | undefined {
  return parse(headers.get('cookie') ?? '', name)[name];
}
