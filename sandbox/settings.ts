import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const environment = z.object({
  DATABASE_URL: z.string().min(1),
  SANDBOX_PORT: port,
  SANDBOX_SMTP_PORT: port,
  PUBLIC_URL: address,
  WEBHOOK_URL: address,
  SHOP_URL: address,
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(1),
  PRINTING_KEY: z.string().min(1),
  PRINTING_SECRET: z.string().min(1),
  SANDBOX_PRINTING_MS: z.coerce.number().int().min(1),
});

/** What the supervisor tells the sandbox. */
export type SandboxSettings = {
  databaseUrl: string;
  /** Loopback port of the payment API, the sign-in provider and the pages. */
  port: number;
  /** Loopback port that takes the shop's mail. */
  smtpPort: number;
  /** The shop's address as the browser sees it, without a slash at the end. */
  publicUrl: string;
  /** Where payment events go: the shop's webhook at its inner address. */
  webhookUrl: string;
  /** That address: whatever the shop calls by its public one is found there. Without a slash at the end. */
  innerUrl: string;
  stripe: { secretKey: string; webhookSecret: string };
  google: { clientId: string; clientSecret: string };
  /** `paceMs` is how long a print job stays in each state, in ms, unless somebody presses. */
  printing: { key: string; secret: string; paceMs: number };
};

/**
 * Turns the environment into settings. The sandbox is a process of its own, so it has its own small reader; nothing
 * else under `sandbox/` looks at the environment.
 * @throws Error with one line that names every setting that is missing or wrong
 */
export function readSandboxSettings(env: NodeJS.ProcessEnv): SandboxSettings {
  const read = environment.safeParse(env);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The sandbox cannot start. ${wrong.join('; ')}`);
  }
  const { data } = read;
  return {
    databaseUrl: data.DATABASE_URL,
    port: data.SANDBOX_PORT,
    smtpPort: data.SANDBOX_SMTP_PORT,
    publicUrl: data.PUBLIC_URL,
    webhookUrl: data.WEBHOOK_URL,
    innerUrl: data.SHOP_URL,
    stripe: { secretKey: data.STRIPE_SECRET_KEY, webhookSecret: data.STRIPE_WEBHOOK_SECRET },
    google: { clientId: data.GOOGLE_CLIENT_ID, clientSecret: data.GOOGLE_CLIENT_SECRET },
    printing: {
      key: data.PRINTING_KEY,
      secret: data.PRINTING_SECRET,
      paceMs: data.SANDBOX_PRINTING_MS,
    },
  };
}
