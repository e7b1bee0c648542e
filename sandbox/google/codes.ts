import { fingerprint, newId } from '#sandbox/secrets.ts';
import type { Queries } from '#sandbox/store.ts';
import type { Account } from './accounts.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

const CODE_LASTS_SECONDS = 60;

/** What a code stands for until it is redeemed. */
export type Grant = Account & {
  redirect_uri: string;
  scope: string;
  nonce: string | null;
  code_challenge: string | null;
  offline: boolean;
};

/** Makes a code that the shop can redeem once, within a minute. */
export async function issueCode(
  db: Queries,
  account: Account,
  request: AuthorizationRequest,
): Promise<string> {
  const code = newId('4/');
  await db.query(
    `insert into sandbox.google_codes
       (code_hash, sub, redirect_uri, scope, nonce, code_challenge, offline, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8))`,
    [
      fingerprint(code),
      account.sub,
      request.redirect_uri,
      request.scope,
      request.nonce ?? null,
      request.code_challenge ?? null,
      request.access_type === 'offline',
      CODE_LASTS_SECONDS,
    ],
  );
  return code;
}

/** Takes a code out of the world: of two that come with it, one gets the grant. */
export async function redeemCode(db: Queries, code: string): Promise<Grant | undefined> {
  const redeemed = await db.query<Grant>(
    `with used as (delete from sandbox.google_codes where code_hash = $1 returning *)
     select used.*, email, name from used join sandbox.google_accounts using (sub)
     where expires_at > now()`,
    [fingerprint(code)],
  );
  return redeemed.rows[0];
}
