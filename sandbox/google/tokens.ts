import { SignJWT } from 'jose';
import { fingerprint, newId } from '#sandbox/secrets.ts';
import type { Queries } from '#sandbox/store.ts';
import type { Account } from './accounts.ts';
import type { SigningKey } from './signing-key.ts';

const ACCESS_LASTS_SECONDS = 3_600;

/** The body of the token endpoint's answer. */
export type TokenAnswer = {
  access_token: string;
  expires_in: number;
  scope: string;
  token_type: 'Bearer';
  id_token: string;
  refresh_token?: string;
};

/** Who holds a token, and for what. */
export type Holder = Account & { scope: string };

/**
 * Makes the tokens of a sign-in: an access token, an id token, and a refresh token if `offline` asks for one.
 * @param nonce the shop's nonce, repeated in the id token
 */
export async function issueTokens(
  db: Queries,
  by: { issuer: string; clientId: string; key: SigningKey },
  holder: Holder,
  { offline, nonce }: { offline: boolean; nonce?: string | null },
): Promise<TokenAnswer> {
  const accessToken = await issue(db, 'access', holder);
  return {
    access_token: accessToken,
    expires_in: ACCESS_LASTS_SECONDS - 1,
    scope: holder.scope,
    token_type: 'Bearer',
    id_token: await signIdToken(by, holder, nonce),
    ...(offline && { refresh_token: await issue(db, 'refresh', holder) }),
  };
}

/** Whose token this is; undefined if it is unknown, of another kind or over. */
export async function holderOf(
  db: Queries,
  kind: 'access' | 'refresh',
  token: string,
): Promise<Holder | undefined> {
  const found = await db.query<Holder>(
    `select sub, email, name, scope from sandbox.google_tokens join sandbox.google_accounts using (sub)
     where token_hash = $1 and kind = $2 and (expires_at is null or expires_at > now())`,
    [fingerprint(token), kind],
  );
  return found.rows[0];
}

/** The claims that Google makes about a person. */
export function claimsAbout({ sub, email, name }: Account) {
  const [given, ...rest] = name.split(' ');
  return {
    sub,
    email,
    email_verified: true,
    name,
    given_name: given,
    ...(rest.length > 0 && { family_name: rest.join(' ') }),
  };
}

async function issue(db: Queries, kind: 'access' | 'refresh', { sub, scope }: Holder) {
  const token = newId(kind === 'access' ? 'ya29.' : '1//');
  await db.query(
    `insert into sandbox.google_tokens (token_hash, kind, sub, scope, expires_at)
     values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [fingerprint(token), kind, sub, scope, kind === 'access' ? ACCESS_LASTS_SECONDS : null],
  );
  return token;
}

function signIdToken(
  { issuer, clientId, key }: { issuer: string; clientId: string; key: SigningKey },
  holder: Holder,
  nonce: string | null | undefined,
): Promise<string> {
  return new SignJWT({ ...claimsAbout(holder), azp: clientId, ...(nonce && { nonce }) })
    .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key.privateKey);
}
