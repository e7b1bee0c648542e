import { once } from 'node:events';
import type { Server } from 'node:http';
import { Writable } from 'node:stream';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll } from 'vitest';
import { sessions, users } from '#database/tables/accounts.ts';
import type { AuthParts } from '#server/auth/better-auth.ts';
import { signInRoutes } from '#server/auth/routes.ts';
import { openSignIn, type SignIn } from '#server/auth/sign-in.ts';
import type { WebEnv } from '#server/http/web-env.ts';
import { openLog } from '#server/logging/log.ts';
import { openLimits } from '#server/rate-limits/rate-limits.ts';
import type { GoogleSettings } from '#services/google/google-provider.ts';
import { sendMailOver } from '#services/mail/smtp.ts';
import { NO_LIMITS } from './compose-api.ts';
import { openTestMailbox, type TestMailbox } from './mailbox.ts';
import type { Ask } from './sign-in.ts';
import { openTestDatabase } from './test-database.ts';

/** The sign-in part of the shop alone, on a database and a mailbox of its own. */
export type SignInShop = AuthParts & {
  mailbox: TestMailbox;
  signIn: SignIn;
  ask: Ask;
  /** How many sessions somebody has. */
  sessionsOf(email: string): Promise<number>;
  /** All that was logged so far. */
  logged(): string;
};

/** Opens it for the test file that calls it, at its top level. */
export async function openSignInShop(
  options: { publicUrl?: string; smtpUrl?: string; google?: GoogleSettings } = {},
): Promise<SignInShop> {
  const mailbox = await openTestMailbox();
  const testDatabase = await openTestDatabase();
  let lines = '';
  const keep = new Writable({
    write(chunk, _encoding, done) {
      lines += chunk;
      done();
    },
  });
  const log = openLog('test', keep);
  const parts: AuthParts = {
    database: testDatabase.connect(),
    publicUrl: options.publicUrl ?? 'http://127.0.0.1:3000',
    appSecret: 'Kq3vR8wZs1Lx7Tn5Bd0Gy2Hc9Jm4Fp6A',
    log,
  };
  const sendMail = sendMailOver(options.smtpUrl ?? mailbox.smtpUrl, 'shop@wonderling.example');
  const limits = openLimits(parts.database.pool, parts.appSecret, NO_LIMITS);
  const signIn = openSignIn({ ...parts, sendMail, limits, google: options.google });
  const app = new Hono<WebEnv>();
  app.use(async (c, next) => {
    c.set('log', log);
    await next();
  });
  app.route('/', signInRoutes({ signIn, publicUrl: parts.publicUrl, trustProxy: 0 }));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  if (!server.listening) await once(server, 'listening');
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const { port } = server.address() as { port: number };
  // Over a real connection, whatever the shop's address is said to be: requests made by hand differ from those that a
  // server reads (a POST without a body, for one).
  const ask: Ask = (path, init) => {
    const { pathname, search } = new URL(path, parts.publicUrl);
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { redirect: 'manual', ...init });
  };
  const sessionsOf = async (email: string) => {
    const { orm } = parts.database;
    const theirs = await orm
      .select()
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(users.email, email));
    return theirs.length;
  };
  return { ...parts, mailbox, signIn, ask, sessionsOf, logged: () => lines };
}
