import { makeSignature } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { Email } from 'postal-mime';
import { users } from '#database/tables/accounts.ts';
import { inTransaction } from '#database/transaction.ts';
import { type AuthParts, setUpBetterAuth } from '#server/auth/better-auth.ts';
import { createAccount } from '#shop/accounts/create-account.ts';
import { makeAdmin } from '#shop/accounts/make-admin.ts';
import type { TestMailbox } from './mailbox.ts';

/** Asks a shop a question: a Hono app's `request`, or `fetch` with the shop's address before the path. */
export type Ask = (path: string, init?: RequestInit) => Response | Promise<Response>;

/** A signed-in person. */
export type SignedInPerson = {
  /** For the request header `cookie`. */
  cookie: string;
  /** For the request header `authorization`, after "Bearer ". */
  token: string;
};

/**
 * Signs in as a person does: asks for the link, reads the mail, follows it, presses the button.
 * Slower than `beSignedIn`, and true to life in every step.
 */
export async function signInByMail(
  ask: Ask,
  mailbox: TestMailbox,
  person: { email: string; name?: string },
): Promise<SignedInPerson & { isNew: boolean; userId: string }> {
  await postJson(ask, '/api/auth/sign-in/magic-link', person);
  const { token } = readLink(await mailbox.newestFor(person.email));
  const answer = await postJson(ask, '/api/auth/magic-link/verify', { token });
  if (!answer.ok) throw new Error(`The link was refused: ${await answer.text()}`);
  const { user, isNew, token: bearer } = await answer.json();
  return { cookie: cookieOf(answer), token: bearer, isNew, userId: user.id };
}

/**
 * Makes a session without mail and link, for tests whose subject is something else. The account is made if the
 * address has none yet.
 */
export async function beSignedIn(
  parts: AuthParts,
  person: { email: string; name?: string; admin?: boolean },
): Promise<SignedInPerson & { userId: string }> {
  const { database } = parts;
  const [known] = await database.orm.select().from(users).where(eq(users.email, person.email));
  const userId =
    known?.id ??
    (await inTransaction(database, (tx) =>
      createAccount(tx, { email: person.email, name: person.name ?? 'Test Parent' }),
    ));
  if (person.admin) await inTransaction(database, (tx) => makeAdmin(tx, person.email));

  const context = await setUpBetterAuth(parts, async () => {}).$context;
  const session = await context.internalAdapter.createSession(userId);
  const token = `${session.token}.${await makeSignature(session.token, context.secret)}`;
  const cookie = `${context.authCookies.sessionToken.name}=${encodeURIComponent(token)}`;
  return { userId, token, cookie };
}

/** The link in a sign-in mail, taken apart. */
export function readLink(mail: Email): { href: string; token: string; to: string | null } {
  const href = /^https?:\S+\/auth\/callback\?\S+$/m.exec(mail.text ?? '')?.[0];
  if (!href) throw new Error('There is no link in this mail');
  const { searchParams } = new URL(href);
  return { href, token: searchParams.get('token') ?? '', to: searchParams.get('to') };
}

/** What a browser would send back of the cookies that an answer sets. */
export function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Posts JSON. */
export async function postJson(ask: Ask, path: string, body: unknown, headers = {}) {
  return ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** The six digits of a sign-in mail. */
export function readCode(mail: Email): string {
  const code = /: (\d{6})$/m.exec(mail.text ?? '')?.[1];
  if (!code) throw new Error('There is no code in this mail');
  return code;
}
