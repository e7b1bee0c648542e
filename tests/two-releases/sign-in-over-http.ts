import { setTimeout as wait } from 'node:timers/promises';
import { postJson } from '#tests/support/sign-in.ts';

const MAIL_WITHIN_MS = 20_000;

/** Asks a shop for a sign-in link, and answers the token in the mail that its sandbox has got. */
export async function readMailOf(shopUrl: string, email: string): Promise<string> {
  const ask = (path: string, init?: RequestInit) => fetch(shopUrl + path, init);
  const asked = await postJson(ask, '/api/auth/sign-in/magic-link', { email, name: 'A family' });
  if (!asked.ok) throw new Error(`A sign-in was answered ${asked.status}`);
  const deadline = Date.now() + MAIL_WITHIN_MS;
  for (;;) {
    const inbox = await (await ask(`/sandbox/inbox.json?to=${encodeURIComponent(email)}`)).text();
    const token = /auth\/callback\?[^\s"\\]*token=([\w.-]+)/.exec(inbox)?.[1];
    if (token) return token;
    if (Date.now() > deadline) throw new Error('No sign-in mail has come');
    await wait(100);
  }
}

/** Follows the link; answers the session's token. */
export async function verifyLink(shopUrl: string, token: string): Promise<string> {
  const ask = (path: string, init?: RequestInit) => fetch(shopUrl + path, init);
  const answer = await postJson(ask, '/api/auth/magic-link/verify', { token });
  if (!answer.ok) throw new Error(`A sign-in link was answered ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
}
