import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import type { Imprint } from '#bookmaking/binding/copy.ts';
import type { ObjectStore } from '#services/files/object-store.ts';
import type { PrinterAccount } from '#services/printing/printer-account.ts';
import { LEAST_MARGIN } from '#vocabulary/delivery.ts';
import { SAMPLE_MAKER } from '#vocabulary/sample-maker.ts';
import { deriveSecret, keepAppSecret } from './app-secret.ts';
import { cannotUse } from './data-folder.ts';
import { isLoopback } from './loopback.ts';

/** So many in so many seconds, counted from the first of them. */
export type Rate = { most: number; seconds: number };

/** What the operator decides; `.env.example` says what each setting means. */
export type Settings = {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Where backups are, and what was found when the last one was put to the proof. Absolute path. */
  backupDir: string;
  /** The shop's address as the browser sees it, without a slash at the end. */
  publicUrl: string;
  /** Where photos and books are kept; undefined: in the data folder. */
  objectStore: ObjectStore | undefined;
  /** undefined: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  smtpUrl: string;
  /** `apiUrl` is undefined for the real payment provider. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string | undefined };
  /** Who prints and sends the books. */
  printing: PrinterAccount;
  appSecret: string;
  /** Who makes the books, as they say it themselves; where nobody was named, samples that say so. */
  maker: Omit<Imprint, 'copyNumber'>;
  /** undefined: nobody can sign in with Google here, so no button offers it. */
  google: { clientId: string; clientSecret: string; issuer: string } | undefined;
  /** undefined: nothing of `sandbox/` is reachable. */
  sandbox: Sandbox | undefined;
  /** How many proxies of ours stand before the web process, each adding an address to X-Forwarded-For. */
  trustProxy: number;
  limits: {
    mailsPerAddress: Rate;
    mailsPerNetwork: Rate;
    codesPerAddress: Rate;
    codesPerNetwork: Rate;
    uploads: Rate;
    checkouts: Rate;
    discountCodes: Rate;
    previewLinks: Rate;
    corrections: Rate;
    giftCardTries: Rate;
    /** Of one family, at the same time. */
    waitingPreviews: number;
  };
  /** How long a family may look through a book that it has paid for, in ms. */
  checkingMs: number;
  /** What has to be left of a book once it is printed and sent, in cents. */
  leastMargin: number;
  metrics: {
    /** undefined: only a shop that nobody else can reach shows its figures. */
    token: string | undefined;
    /** Where the worker shows its own figures, on 127.0.0.1; undefined: nowhere. */
    workerPort: number | undefined;
  };
};

/** Settings that several processes of one shop have in common, the database's address among them. */
export type SharedSettings = Settings & { databaseUrl: string };

/** Which outside services the sandbox plays, the loopback ports it listens on, and its side of the credentials. */
export type Sandbox = {
  payments: boolean;
  mail: boolean;
  google: boolean;
  printing: boolean;
  /** Names of hosts under which it is shown to whoever comes, besides to this machine. */
  hosts: string[];
  /** The payment API, the sign-in provider and the pages under /sandbox/. */
  port: number;
  smtpPort: number;
  stripe: { secretKey: string; webhookSecret: string };
  googleClient: { clientId: string; clientSecret: string };
  /** `paceMs` is how long a print job stays in each state, in ms. */
  printer: { key: string; secret: string; paceMs: number };
};

/** One line for every setting that is wrong, each saying what to do. Never holds the value of a secret. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  constructor(lines: string[]) {
    super(lines.join('\n'));
  }
}

const projectFolder = path.resolve(import.meta.dirname, '../..');

/**
 * The process's environment with the file `.env` of the project folder beneath it: the environment wins. ENV_FILE names
 * another file, so that several shops can share one checkout, and tests never meet the operator's keys.
 */
export function readEnvironment(): NodeJS.ProcessEnv {
  const file = path.resolve(projectFolder, process.env.ENV_FILE || '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...written, ...dropEmpty(process.env) };
}

const address = (protocols: string[]) => (value: string) =>
  URL.canParse(value) &&
  protocols.includes(new URL(value).protocol) &&
  new URL(value).hostname !== '';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535);

const SECONDS_IN = { s: 1, m: 60, h: 3600 };

/** '5/15m' is five in fifteen minutes. */
const rate = (usual: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8} *\/ *[1-9]\d{0,4} *[smh]$/)
    .default(usual)
    .transform((written): Rate => {
      const [, most, length, unit] = /^(\d+) *\/ *(\d+) *([smh])$/.exec(written)!;
      const seconds = Number(length) * SECONDS_IN[unit as keyof typeof SECONDS_IN];
      return { most: Number(most), seconds };
    });

/** '24h' is a day. */
const time = (usual: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,4} *[smh]$/)
    .default(usual)
    .transform((written) => {
      const [, length, unit] = /^(\d+) *([smh])$/.exec(written)!;
      return Number(length) * SECONDS_IN[unit as keyof typeof SECONDS_IN] * 1000;
    });
/** What stands on a line of a book. */
const oneLine = z
  .string()
  .trim()
  .max(160)
  .regex(/^[^\n]+$/)
  .optional();

const given = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .refine((host) => isIP(host) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host))
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  PUBLIC_URL: z
    .string()
    .refine(address(['http:', 'https:']))
    .refine((value) => isOrigin(value))
    .transform((value) => new URL(value).origin)
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(address(['postgres:', 'postgresql:']))
    .optional(),
  S3_ENDPOINT: z
    .string()
    .refine(address(['http:', 'https:']))
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z
    .string()
    .refine(address(['smtp:', 'smtps:']))
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/)
    .optional(),
  APP_SECRET: z.string().min(32).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z
    .string()
    .refine(address(['http:', 'https:']))
    .optional(),
  PRINTING_API_URL: z
    .string()
    .refine(address(['http:', 'https:']))
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://api.lulu.com'),
  PRINTING_KEY: z.string().optional(),
  PRINTING_SECRET: z.string().optional(),
  PRINTING_PRODUCT: z
    .string()
    .regex(/^\d{4}X\d{4}(\.\w+){5}$/)
    .default('0850X0850.FC.PRE.CW.080CW444.MXX'),
  PRINTING_PHONE: z
    .string()
    .regex(/^\+?[\d\s\-./()]{8,20}$/)
    .optional(),
  PRINTING_MAIL: z.email().optional(),
  MAKER_NAME: oneLine,
  MAKER_ADDRESS: oneLine,
  MAKER_MAIL: oneLine.refine((mail) => mail === undefined || mail.includes('@')),
  EU_PERSON: oneLine,
  TRUST_PROXY: z.string().regex(/^\d$/).transform(Number).default(0),
  LIMIT_MAILS_PER_ADDRESS: rate('5/15m'),
  LIMIT_MAILS_PER_NETWORK: rate('300/1h'),
  LIMIT_CODES_PER_ADDRESS: rate('20/24h'),
  LIMIT_CODES_PER_NETWORK: rate('300/1h'),
  LIMIT_UPLOADS: rate('20/10m'),
  LIMIT_CHECKOUTS: rate('20/10m'),
  LIMIT_DISCOUNT_CODES: rate('20/10m'),
  LIMIT_PREVIEW_LINKS: rate('20/10m'),
  LIMIT_CORRECTIONS: rate('60/10m'),
  LIMIT_GIFT_CARD_TRIES: rate('30/1h'),
  LIMIT_WAITING_PREVIEWS: z
    .string()
    .regex(/^[1-9]\d{0,5}$/)
    .transform(Number)
    .default(5),
  CHECKING_TIME: time('24h'),
  LEAST_MARGIN: z
    .string()
    .regex(/^\d{1,3}(\.\d{2})?$/)
    .transform((dollars) => Math.round(Number(dollars) * 100))
    .default(LEAST_MARGIN),
  SANDBOX_HOSTS: z
    .string()
    .toLowerCase()
    .transform((list) => list.split(',').map((host) => host.trim()))
    .refine((hosts) => hosts.every((host) => URL.parse(`http://${host}`)?.hostname === host))
    .default([]),
  SANDBOX_PRINTING_TIME: time('1h'),
  METRICS_TOKEN: z.string().min(16).optional(),
  WORKER_METRICS_PORT: port.optional(),
  // Not for the operator: the supervisor chooses both once and tells every process.
  SANDBOX_PORT: z.string().transform(Number).default(0),
  SANDBOX_SMTP_PORT: z.string().transform(Number).default(0),
});

type Given = z.output<typeof given>;

const NOT_A_RATE =
  'must be a number per time, such as 20/10m; s, m and h are seconds, minutes and hours';

const rules: Record<keyof Given, string> = {
  PORT: 'must be a whole number from 1 to 65535',
  HOST: 'must be an IP address or a host name, without protocol and port',
  DATA_DIR: 'must be a folder',
  BACKUP_DIR: 'must be a folder',
  PUBLIC_URL: 'must be the address of the site and nothing more, such as https://shop.example.com',
  DATABASE_URL: 'must look like postgres://user:password@host:5432/database',
  S3_ENDPOINT: 'must be the address of the object store, such as https://s3.example.com',
  S3_REGION: 'must be the region of the object store',
  S3_BUCKET: 'must be the name of a bucket: small letters, digits, dots and hyphens',
  S3_ACCESS_KEY_ID: 'must be the name of a key to the object store',
  S3_SECRET_ACCESS_KEY: 'must be the secret of that key',
  SMTP_URL: 'must look like smtp://user:password@host:587 or smtps://user:password@host:465',
  STRIPE_SECRET_KEY: 'must be a secret key of Stripe; it begins with sk_ or rk_',
  STRIPE_WEBHOOK_SECRET: "must be the signing secret of Stripe's webhook; it begins with whsec_",
  APP_SECRET: 'must have at least 32 characters; leave it empty to have one made',
  GOOGLE_CLIENT_ID: 'must be the client id of Google',
  GOOGLE_CLIENT_SECRET: 'must be the client secret of Google',
  GOOGLE_ISSUER: 'must be a web address, such as https://accounts.google.com',
  PRINTING_API_URL: "must be the address of the print partner's API, such as https://api.lulu.com",
  PRINTING_KEY: 'must be the client key of the print partner',
  PRINTING_SECRET: 'must be the client secret of the print partner',
  PRINTING_PRODUCT:
    'must name a book as the print partner does, such as 0850X0850.FC.PRE.CW.080CW444.MXX',
  PRINTING_PHONE: 'must be a phone number of 8 to 20 digits, spaces and signs',
  PRINTING_MAIL: 'must be a mail address',
  MAKER_NAME: 'must be a name, on one line',
  MAKER_ADDRESS: 'must be a postal address, on one line',
  MAKER_MAIL: 'must be a mail address',
  EU_PERSON: 'must be a name with postal and mail address, on one line',
  TRUST_PROXY: 'must be the number of proxies before the shop, 0 to 9',
  LIMIT_MAILS_PER_ADDRESS: NOT_A_RATE,
  LIMIT_MAILS_PER_NETWORK: NOT_A_RATE,
  LIMIT_CODES_PER_ADDRESS: NOT_A_RATE,
  LIMIT_CODES_PER_NETWORK: NOT_A_RATE,
  LIMIT_UPLOADS: NOT_A_RATE,
  LIMIT_CHECKOUTS: NOT_A_RATE,
  LIMIT_DISCOUNT_CODES: NOT_A_RATE,
  LIMIT_PREVIEW_LINKS: NOT_A_RATE,
  LIMIT_CORRECTIONS: NOT_A_RATE,
  LIMIT_GIFT_CARD_TRIES: NOT_A_RATE,
  LIMIT_WAITING_PREVIEWS: 'must be a whole number from 1 on',
  LEAST_MARGIN: 'must be an amount in dollars, such as 6 or 6.50',
  CHECKING_TIME: 'must be a time, such as 24h; s, m and h are seconds, minutes and hours',
  SANDBOX_HOSTS: 'must be host names without protocol and port, with commas between them',
  SANDBOX_PRINTING_TIME: 'must be a time, such as 10s; s, m and h are seconds, minutes and hours',
  METRICS_TOKEN: 'must have at least 16 characters',
  WORKER_METRICS_PORT: 'must be a whole number from 1 to 65535',
  SANDBOX_PORT: 'is chosen by the supervisor',
  SANDBOX_SMTP_PORT: 'is chosen by the supervisor',
};

/**
 * Reads and checks every setting. An empty value counts as unset. Makes the app's secret in the data folder if none
 * is given. The sandbox plays payments, mail, printing and Google sign-in where they are not set, but only for a shop that
 * nobody else can reach: on a loopback HOST, without a public PUBLIC_URL (but for a host of SANDBOX_HOSTS, where strangers
 * are shown a shop in which nothing is real), and while payments, mail or printing are not real.
 * Throws SettingsError.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const read = given.safeParse(dropEmpty(env));
  if (!read.success) {
    const names = new Set(read.error.issues.map((issue) => issue.path[0] as keyof Given));
    throw new SettingsError([...names].map((name) => `${name} ${rules[name]}.`));
  }
  const values = read.data;
  const problems = [
    ...incompletePairs(values),
    ...incompleteObjectStore(values),
    ...incompletePrinter(values),
    ...incompleteMaker(values),
    ...missingInPublic(values),
    ...openBesideRealPayments(values),
    ...halfHeartedTls(values),
  ];
  if (problems.length > 0) throw new SettingsError(problems);

  const dataDir = path.resolve(projectFolder, values.DATA_DIR);
  const appSecret = values.APP_SECRET ?? secretOf(dataDir);
  const publicUrl = values.PUBLIC_URL ?? originOf(values.HOST, values.PORT);
  const sandbox = chooseSandbox(values, appSecret);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    backupDir: path.resolve(projectFolder, values.BACKUP_DIR ?? path.join(dataDir, 'backups')),
    publicUrl,
    databaseUrl: values.DATABASE_URL,
    objectStore: chooseObjectStore(values),
    smtpUrl: values.SMTP_URL ?? `smtp://127.0.0.1:${sandbox?.smtpPort}`,
    stripe: chooseStripe(values, sandbox),
    printing: choosePrinter(values, sandbox),
    appSecret,
    maker: chooseMaker(values),
    google: chooseGoogle(values, sandbox, publicUrl),
    sandbox,
    trustProxy: values.TRUST_PROXY,
    limits: {
      mailsPerAddress: values.LIMIT_MAILS_PER_ADDRESS,
      mailsPerNetwork: values.LIMIT_MAILS_PER_NETWORK,
      codesPerAddress: values.LIMIT_CODES_PER_ADDRESS,
      codesPerNetwork: values.LIMIT_CODES_PER_NETWORK,
      uploads: values.LIMIT_UPLOADS,
      checkouts: values.LIMIT_CHECKOUTS,
      discountCodes: values.LIMIT_DISCOUNT_CODES,
      previewLinks: values.LIMIT_PREVIEW_LINKS,
      corrections: values.LIMIT_CORRECTIONS,
      giftCardTries: values.LIMIT_GIFT_CARD_TRIES,
      waitingPreviews: values.LIMIT_WAITING_PREVIEWS,
    },
    checkingMs: values.CHECKING_TIME,
    leastMargin: values.LEAST_MARGIN,
    metrics: { token: values.METRICS_TOKEN, workerPort: values.WORKER_METRICS_PORT },
  };
}

/**
 * The settings of one process among several: a web process, a worker, the command that makes a database ready. The
 * supervisor tells its own all of this; whoever starts them by himself has to. What one made up alone the others would
 * not know: with a secret of its own, a web process signs out whom another has signed in.
 * Throws SettingsError.
 */
export function readSharedSettings(env: NodeJS.ProcessEnv = process.env): SharedSettings {
  const missing = ['DATABASE_URL', 'APP_SECRET'].filter((name) => !env[name]?.trim());
  if (missing.length > 0) {
    throw new SettingsError(
      missing.map((name) => `${name} is not set. All processes of a shop must be given the same.`),
    );
  }
  const settings = readSettings(env);
  return { ...settings, databaseUrl: settings.databaseUrl! };
}

function incompletePairs(values: Given): string[] {
  const pairs: [keyof Given, keyof Given][] = [
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ];
  const problems: string[] = [];
  for (const [one, other] of pairs) {
    if (values[one] === undefined && values[other] === undefined) continue;
    if (values[one] === undefined)
      problems.push(`${other} is set, but ${one} is not. Set both or neither.`);
    if (values[other] === undefined)
      problems.push(`${one} is set, but ${other} is not. Set both or neither.`);
  }
  if (values.GOOGLE_ISSUER && !values.GOOGLE_CLIENT_ID && !values.GOOGLE_CLIENT_SECRET) {
    problems.push(
      'GOOGLE_ISSUER is set, but GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are not. Set all or none.',
    );
  }
  return problems;
}

/** Half an object store would mean that photos are kept somewhere else than the operator believes. */
function incompleteObjectStore(values: Given): string[] {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  const given = names.filter((name) => values[name] !== undefined);
  return [
    `${given.join(', ')} ${given.length > 1 ? 'are' : 'is'} set, but ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not. Set all or none.`,
  ];
}

/** Whoever orders books must be able to be called and written to. */
function incompletePrinter(values: Given): string[] {
  const names = ['PRINTING_KEY', 'PRINTING_SECRET', 'PRINTING_PHONE', 'PRINTING_MAIL'] as const;
  const isMeant = values.PRINTING_KEY !== undefined || values.PRINTING_SECRET !== undefined;
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === 0 || !isMeant) return [];
  const are = missing.length > 1 ? 'are' : 'is';
  return [`${missing.join(', ')} ${are} not set. The print partner needs all of them or none.`];
}

/** A book that names its maker by halves helps nobody who looks for him. */
function incompleteMaker(values: Given): string[] {
  const names = ['MAKER_NAME', 'MAKER_ADDRESS', 'MAKER_MAIL'] as const;
  const missing = names.filter((name) => values[name] === undefined);
  const isMeant = missing.length < names.length || values.EU_PERSON !== undefined;
  if (missing.length === 0 || !isMeant) return [];
  return [
    `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set. Name the maker of the books wholly or not at all.`,
  ];
}

function chooseMaker({
  MAKER_NAME,
  MAKER_ADDRESS,
  MAKER_MAIL,
  EU_PERSON,
}: Given): Settings['maker'] {
  if (!MAKER_NAME || !MAKER_ADDRESS || !MAKER_MAIL) return SAMPLE_MAKER;
  return {
    maker: MAKER_NAME,
    address: MAKER_ADDRESS,
    mail: MAKER_MAIL,
    personInEu: EU_PERSON ?? null,
  };
}

function chooseObjectStore(values: Given): ObjectStore | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    region: values.S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** Strangers must never meet the sandbox: in it everybody signs in as anybody, and no money moves. */
function missingInPublic(values: Given): string[] {
  if (!isPublic(values)) return [];
  const missing: string[] = [];
  if (!values.STRIPE_SECRET_KEY) missing.push('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET');
  if (!values.SMTP_URL) missing.push('SMTP_URL');
  if (!values.PRINTING_KEY)
    missing.push('PRINTING_KEY, PRINTING_SECRET, PRINTING_PHONE, PRINTING_MAIL');
  if (!values.PUBLIC_URL) missing.push('PUBLIC_URL');
  if (missing.length === 0) return [];
  const why = isLoopback(values.HOST) ? `PUBLIC_URL ${values.PUBLIC_URL}` : `HOST ${values.HOST}`;
  return [
    `${why} opens the shop to others, so it needs real settings: set ${missing.join(', ')}, or keep the shop on 127.0.0.1.`,
  ];
}

/** Whether strangers are meant to come in, other than to be shown a sandbox. */
function isPublic({ HOST, PUBLIC_URL, SANDBOX_HOSTS }: Given): boolean {
  if (!isLoopback(HOST)) return true;
  if (PUBLIC_URL === undefined) return false;
  const { hostname } = new URL(PUBLIC_URL);
  return !isLoopback(hostname) && !SANDBOX_HOSTS.includes(hostname);
}

/** Where money moves, nobody from outside may read the mails or settle payments, whatever else is played. */
function openBesideRealPayments({ SANDBOX_HOSTS, STRIPE_SECRET_KEY }: Given): string[] {
  if (SANDBOX_HOSTS.length === 0 || STRIPE_SECRET_KEY === undefined) return [];
  return ['SANDBOX_HOSTS opens the sandbox to others, and STRIPE_SECRET_KEY is real. Unset one.'];
}

/** The driver knows no "TLS if there is some": it insists on it, and says so in a page of warnings. */
function halfHeartedTls({ DATABASE_URL }: Given): string[] {
  const mode = DATABASE_URL && new URL(DATABASE_URL).searchParams.get('sslmode');
  if (mode !== 'prefer' && mode !== 'allow') return [];
  return [
    `DATABASE_URL has sslmode=${mode}, which leaves open whether others can listen in. Set sslmode=verify-full for TLS, or sslmode=disable to go without.`,
  ];
}

function chooseSandbox(values: Given, appSecret: string): Sandbox | undefined {
  const payments = values.STRIPE_SECRET_KEY === undefined;
  const mail = values.SMTP_URL === undefined;
  const printing = values.PRINTING_KEY === undefined;
  if (isPublic(values) || !(payments || mail || printing)) return undefined;
  const secret = (purpose: string) => deriveSecret(appSecret, `sandbox ${purpose}`);
  return {
    payments,
    mail,
    google: values.GOOGLE_CLIENT_ID === undefined,
    printing,
    hosts: values.SANDBOX_HOSTS,
    port: values.SANDBOX_PORT,
    smtpPort: values.SANDBOX_SMTP_PORT,
    stripe: {
      secretKey: `sk_test_${secret('payment key')}`,
      webhookSecret: `whsec_${secret('payment events')}`,
    },
    googleClient: { clientId: 'wonderling-sandbox', clientSecret: secret('google client') },
    printer: {
      key: 'wonderling-sandbox',
      secret: secret('print client'),
      paceMs: values.SANDBOX_PRINTING_TIME,
    },
  };
}

function chooseStripe(values: Given, sandbox: Sandbox | undefined): Settings['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiUrl: undefined };
  if (!sandbox) throw new SettingsError(['STRIPE_SECRET_KEY is not set.']);
  return { ...sandbox.stripe, apiUrl: `http://127.0.0.1:${sandbox.port}` };
}

/** A number and an address that belong to nobody, for parcels that nobody sends. */
const SAMPLE_PHONE = '+1 555 010 0100';
const SAMPLE_MAIL = 'orders@wonderling.example';

function choosePrinter(values: Given, sandbox: Sandbox | undefined): PrinterAccount {
  const { PRINTING_KEY: key, PRINTING_SECRET: secret, PRINTING_PRODUCT: product } = values;
  const phone = values.PRINTING_PHONE ?? SAMPLE_PHONE;
  const mail = values.PRINTING_MAIL ?? SAMPLE_MAIL;
  if (key && secret) return { apiUrl: values.PRINTING_API_URL, key, secret, product, phone, mail };
  if (!sandbox) throw new SettingsError(['PRINTING_KEY is not set.']);
  const apiUrl = `http://127.0.0.1:${sandbox.port}/printing`;
  return { apiUrl, key: sandbox.printer.key, secret: sandbox.printer.secret, product, phone, mail };
}

function chooseGoogle(
  values: Given,
  sandbox: Sandbox | undefined,
  publicUrl: string,
): Settings['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values;
  if (clientId && clientSecret) {
    return {
      clientId,
      clientSecret,
      issuer: values.GOOGLE_ISSUER ?? 'https://accounts.google.com',
    };
  }
  if (!sandbox?.google) return undefined;
  return { ...sandbox.googleClient, issuer: `${publicUrl}/sandbox/google` };
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { username, password, pathname, search, hash } = new URL(value);
  return pathname === '/' && !(username || password || search || hash);
}

/** The address of a server on this host and port, http://host:port, with an IPv6 address in brackets. */
export function originOf(host: string, port: number): string {
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

function secretOf(dataDir: string): string {
  try {
    return keepAppSecret(dataDir);
  } catch (error) {
    throw new SettingsError([cannotUse(dataDir, error)]);
  }
}

function dropEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}
