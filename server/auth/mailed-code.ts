import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Orm } from '#database/connect.ts';
import { signInCodes, verifications } from '#database/tables/accounts.ts';

/** After so many wrong codes the letter is worth nothing any more, its link included. */
const MOST_WRONG = 5;

/**
 * The one key of a letter, in two dresses: the link's token, and six digits for who reads the letter on another device.
 * The token is made from address, digits and salt by a secret that only the shop has, so that the digits alone find it
 * again. The database keeps the salt and the token's digest: whoever reads it has neither link nor code.
 */
export type MailedKey = { token: string; code: string; salt: string };

/** A fresh key for an address. */
export function drawKey(secret: string, email: string): MailedKey {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const salt = randomBytes(16).toString('base64url');
  return { code, salt, token: tokenOf(secret, email, code, salt) };
}

const tokenOf = (secret: string, email: string, code: string, salt: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([email, code, salt]))
    .digest('hex');

const mailing = new AsyncLocalStorage<MailedKey>();

/** Lets the sign-in library make a link of this key: it asks for its token with nothing but the address. */
export const withKey = <Result>(key: MailedKey, work: () => Promise<Result>): Promise<Result> =>
  mailing.run(key, work);

/** The token of the key that is being mailed. */
export function tokenBeingMailed(): string {
  const key = mailing.getStore();
  if (!key) throw new Error('A link is made of a key that was drawn for it');
  return key.token;
}

/** Keeps what finds the key's link again, for as long as the link works. */
export async function noteKey(
  orm: Orm,
  email: string,
  key: MailedKey,
  expiresAt: Date,
): Promise<void> {
  await orm
    .insert(signInCodes)
    .values({ email, salt: key.salt, link: linkOf(key.token), expiresAt });
}

/**
 * The tokens that this code may stand for: one for each letter to this address that is still good, the newest first.
 * Each of those letters has then been tried once more; the update counts before anybody knows whether the code is right,
 * so that parallel guesses cannot be more than five.
 */
export async function tokensOfCode(
  orm: Orm,
  secret: string,
  { email, code }: { email: string; code: string },
  now: Date,
): Promise<string[]> {
  const tried = await orm
    .update(signInCodes)
    .set({ tries: sql`${signInCodes.tries} + 1` })
    .where(
      and(
        eq(signInCodes.email, email),
        gt(signInCodes.expiresAt, now),
        lt(signInCodes.tries, MOST_WRONG),
      ),
    )
    .returning();
  return tried
    .sort((one, other) => other.expiresAt.getTime() - one.expiresAt.getTime())
    .map(({ salt }) => tokenOf(secret, email, code, salt));
}

/** Ends the letters to this address that have been guessed at too often: neither code nor link works any more. */
export async function endGuessedKeys(orm: Orm, email: string): Promise<void> {
  const guessed = await orm
    .delete(signInCodes)
    .where(and(eq(signInCodes.email, email), gte(signInCodes.tries, MOST_WRONG)))
    .returning();
  if (guessed.length === 0) return;
  const links = guessed.map(({ link }) => link);
  await orm.delete(verifications).where(inArray(verifications.identifier, links));
}

/** Under what the sign-in library keeps a link: by the digest of its token. */
const linkOf = (token: string): string =>
  `magic-link:${createHash('sha256').update(token).digest('base64url')}`;
