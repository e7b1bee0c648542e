import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings, readSharedSettings, SettingsError } from './settings.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'wonderling-settings-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = (env: Record<string, string> = {}) =>
  readSettings({ DATA_DIR: dataDir, SANDBOX_PORT: '4001', SANDBOX_SMTP_PORT: '4002', ...env });

/** The lines of the refusal; fails if there is none. */
function refusal(env: Record<string, string>): string[] {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message.split('\n');
  }
  throw new Error(`accepted ${JSON.stringify(env)}`);
}

const stripe = { STRIPE_SECRET_KEY: 'sk_live_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };
const mail = { SMTP_URL: 'smtps://shop:pass@mail.example.com:465' };
const store = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'wonderling',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const printing = {
  PRINTING_KEY: 'key',
  PRINTING_SECRET: 'print secret',
  PRINTING_PHONE: '+1 555 010 0199',
  PRINTING_MAIL: 'orders@example.com',
};
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const open = { HOST: '0.0.0.0', PUBLIC_URL: 'https://shop.example.com' };

describe('without any setting', () => {
  test('the shop is at 127.0.0.1:3000 with its own database', () => {
    const settings = read();
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
    });
    expect(settings.databaseUrl).toBeUndefined();
  });

  test('the limits are those of the specification of the doors, and no proxy is trusted', () => {
    const { limits, trustProxy, metrics } = read();
    expect(limits).toEqual({
      mailsPerAddress: { most: 5, seconds: 15 * 60 },
      mailsPerNetwork: { most: 300, seconds: 3600 },
      codesPerAddress: { most: 20, seconds: 24 * 3600 },
      codesPerNetwork: { most: 300, seconds: 3600 },
      uploads: { most: 20, seconds: 600 },
      checkouts: { most: 20, seconds: 600 },
      discountCodes: { most: 20, seconds: 600 },
      previewLinks: { most: 20, seconds: 600 },
      corrections: { most: 60, seconds: 600 },
      giftCardTries: { most: 30, seconds: 3600 },
      waitingPreviews: 5,
    });
    expect(trustProxy).toBe(0);
    expect(metrics).toEqual({ token: undefined, workerPort: undefined });
  });

  test('files are kept in the data folder; an object store is whole or not there', () => {
    expect(read().objectStore).toBeUndefined();
    expect(read(store).objectStore).toMatchObject({ bucket: 'wonderling', region: 'us-east-1' });
    expect(refusal({ ...store, S3_BUCKET: '' })).toEqual([
      'S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are set, but S3_BUCKET is not. Set all or none.',
    ]);
    expect(refusal({ ...store, S3_BUCKET: 'Wonder ling' })[0]).toMatch(/^S3_BUCKET must be/);
  });

  test('the sandbox plays everything, on the ports that the supervisor chose', () => {
    const settings = read();
    const all = { payments: true, mail: true, google: true, printing: true };
    expect(settings.sandbox).toMatchObject(all);
    expect(settings.printing).toMatchObject({
      apiUrl: 'http://127.0.0.1:4001/printing',
      secret: settings.sandbox?.printer.secret,
      product: '0850X0850.FC.PRE.CW.080CW444.MXX',
    });
    expect(settings.stripe).toMatchObject({
      ...settings.sandbox?.stripe,
      apiUrl: 'http://127.0.0.1:4001',
    });
    expect(settings.smtpUrl).toBe('smtp://127.0.0.1:4002');
    expect(settings.google?.issuer).toBe('http://127.0.0.1:3000/sandbox/google');
  });

  test('a secret is made once, for this user only, and the sandbox credentials follow from it', () => {
    const first = read();
    expect(first.appSecret).toMatch(/^[0-9a-f]{64}$/);
    expect(read()).toEqual(first);
    const file = path.join(dataDir, 'app-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toBe(first.appSecret);

    const another = read({ APP_SECRET: 'x'.repeat(32) });
    expect(another.stripe.secretKey).not.toBe(first.stripe.secretKey);
    expect(another.stripe.webhookSecret).not.toBe(first.stripe.webhookSecret);
    expect(another.stripe.secretKey).not.toContain(another.appSecret);
  });

  test('a new data folder is nothing to look around in for others', () => {
    const folder = path.join(dataDir, 'new');
    read({ DATA_DIR: folder });
    expect(statSync(folder).mode & 0o777).toBe(0o711 & ~process.umask());
  });

  test('an empty or blank value counts as unset', () => {
    const settings = read({
      PORT: '',
      HOST: ' ',
      PUBLIC_URL: '',
      STRIPE_SECRET_KEY: '',
      GOOGLE_CLIENT_ID: '',
    });
    expect(settings).toEqual(read());
  });
});

describe('a bad value is one line that says what is right', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['HOST', 'http://127.0.0.1'],
    ['HOST', '127.0.0.1:3000'],
    ['HOST', 'a b'],
    ['PUBLIC_URL', 'shop.example.com'],
    ['PUBLIC_URL', 'ftp://shop.example.com'],
    ['PUBLIC_URL', 'http://localhost:3000/shop'],
    ['PUBLIC_URL', 'http://me:pw@localhost:3000'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_URL', 'localhost:5432'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['APP_SECRET', 'short'],
    ['GOOGLE_ISSUER', 'accounts.google.com'],
    ['PRINTING_API_URL', 'api.lulu.com'],
    ['PRINTING_PRODUCT', 'hardcover'],
    ['PRINTING_PHONE', '555'],
    ['PRINTING_MAIL', 'orders'],
    ['SANDBOX_PRINTING_TIME', 'soon'],
  ])('%s=%s', (name, value) => {
    const pair = name.startsWith('GOOGLE') ? google : {};
    const lines = refusal({ ...pair, [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} must `));
  });

  test('a secret is never repeated', () => {
    const lines = refusal({
      STRIPE_SECRET_KEY: 'whsec_mixedup',
      STRIPE_WEBHOOK_SECRET: 'sk_live_mixedup',
    });
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain('mixedup');
  });

  test('all of them are told at once', () => {
    expect(refusal({ PORT: 'x', SMTP_URL: 'x' }).map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'SMTP_URL',
    ]);
  });

  test.each([
    ['STRIPE_SECRET_KEY', 'sk_live_abc', 'STRIPE_WEBHOOK_SECRET'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_abc', 'STRIPE_SECRET_KEY'],
    ['GOOGLE_CLIENT_ID', 'id', 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'secret', 'GOOGLE_CLIENT_ID'],
    ['GOOGLE_ISSUER', 'https://accounts.google.com', 'GOOGLE_CLIENT_ID'],
  ])('%s alone is half a pair', (name, value, missing) => {
    const lines = refusal({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${name} is set, but ${missing}`);
  });
});

test('who makes the books is named wholly, or as a sample that says so', () => {
  expect(read().maker.maker).toMatch(/^Sample maker/);
  const named = {
    MAKER_NAME: 'Books of Ours Inc.',
    MAKER_ADDRESS: '12 Main Street, Springfield',
    MAKER_MAIL: 'books@example.com',
  };
  expect(read({ ...named, EU_PERSON: 'Ada Byte, Amsterdam' }).maker).toEqual({
    maker: 'Books of Ours Inc.',
    address: '12 Main Street, Springfield',
    mail: 'books@example.com',
    personInEu: 'Ada Byte, Amsterdam',
  });
  expect(read(named).maker.personInEu).toBeNull();
  expect(refusal({ ...named, MAKER_MAIL: '' })).toEqual([
    'MAKER_MAIL is not set. Name the maker of the books wholly or not at all.',
  ]);
});

test('who prints is told wholly or not at all, and may be another address', () => {
  expect(read({ ...printing, PRINTING_API_URL: 'https://api.sandbox.lulu.com/' }).printing).toEqual(
    {
      apiUrl: 'https://api.sandbox.lulu.com',
      key: 'key',
      secret: 'print secret',
      product: '0850X0850.FC.PRE.CW.080CW444.MXX',
      phone: '+1 555 010 0199',
      mail: 'orders@example.com',
    },
  );
  expect(refusal({ ...printing, PRINTING_PHONE: '', PRINTING_MAIL: '' })).toEqual([
    'PRINTING_PHONE, PRINTING_MAIL are not set. The print partner needs all of them or none.',
  ]);
});

test('.env.example names every setting, and its values are the defaults', () => {
  const example = parseEnv(
    readFileSync(path.join(import.meta.dirname, '../../.env.example'), 'utf8'),
  );
  const names = [
    ...['PORT', 'HOST', 'DATA_DIR', 'PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL'],
    ...['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'APP_SECRET'],
    ...['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER'],
    ...Object.keys(store),
    'S3_REGION',
    ...['TRUST_PROXY', 'LIMIT_MAILS_PER_ADDRESS', 'LIMIT_MAILS_PER_NETWORK', 'LIMIT_UPLOADS'],
    ...['LIMIT_CODES_PER_ADDRESS', 'LIMIT_CODES_PER_NETWORK'],
    ...[
      'LIMIT_CHECKOUTS',
      'LIMIT_DISCOUNT_CODES',
      'LIMIT_PREVIEW_LINKS',
      'LIMIT_WAITING_PREVIEWS',
      'METRICS_TOKEN',
      'WORKER_METRICS_PORT',
    ],
    ...['SANDBOX_HOSTS', 'BACKUP_DIR', 'CHECKING_TIME', 'LIMIT_CORRECTIONS', 'LEAST_MARGIN'],
    'LIMIT_GIFT_CARD_TRIES',
    ...['MAKER_NAME', 'MAKER_ADDRESS', 'MAKER_MAIL', 'EU_PERSON'],
    ...Object.keys(printing),
    ...['PRINTING_API_URL', 'PRINTING_PRODUCT', 'SANDBOX_PRINTING_TIME'],
  ];
  expect(new Set(Object.keys(example))).toEqual(new Set(names));
  expect(read({ ...(example as Record<string, string>), DATA_DIR: dataDir })).toEqual(read());
});

describe('who may meet the sandbox', () => {
  test.each([
    ['nothing is real', {}, { payments: true, mail: true, google: true }],
    ['payments are real', stripe, { payments: false, mail: true, google: true }],
    ['mail is real', mail, { payments: true, mail: false, google: true }],
    ['Google is real', google, { payments: true, mail: true, google: false }],
    ['printing is real', printing, { payments: true, mail: true, printing: false }],
    ['printing alone is not', { ...stripe, ...mail }, { payments: false, printing: true }],
  ])('on loopback, when %s, it plays the rest', (_, env, expected) => {
    expect(read(env).sandbox).toMatchObject(expected);
  });

  test.each(['127.0.0.1', '127.9.9.9', '::1', 'localhost'])('HOST %s is loopback', (HOST) => {
    expect(read({ HOST }).sandbox).toBeDefined();
  });

  test('with real payments, mail and printing it is off, and Google is not offered unless it is set', () => {
    const settings = read({ ...stripe, ...mail, ...printing });
    expect(settings.sandbox).toBeUndefined();
    expect(settings.google).toBeUndefined();
    expect(settings.stripe).toEqual({
      secretKey: 'sk_live_abc',
      webhookSecret: 'whsec_abc',
      apiUrl: undefined,
    });
    expect(read({ ...stripe, ...mail, ...printing, ...google }).google).toEqual({
      clientId: 'id',
      clientSecret: 'secret',
      issuer: 'https://accounts.google.com',
    });
  });

  test.each(['0.0.0.0', '::', '192.168.1.7', '1.127.0.0', 'shop.example.com', '::ffff:10.0.0.1'])(
    'HOST %s without real settings is refused in one line',
    (HOST) => {
      const lines = refusal({ HOST, PUBLIC_URL: 'http://localhost:3000' });
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`HOST ${HOST}`);
      expect(lines[0]).toContain('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, SMTP_URL');
    },
  );

  test.each([
    ['mail', { ...open, ...stripe, ...printing }, 'SMTP_URL'],
    ['payments', { ...open, ...mail, ...printing }, 'STRIPE_SECRET_KEY'],
    ['printing', { ...open, ...stripe, ...mail }, 'PRINTING_KEY'],
    ['a public address', { HOST: '0.0.0.0', ...stripe, ...mail, ...printing }, 'PUBLIC_URL'],
  ])('an open HOST also needs %s', (_, env, missing) => {
    const lines = refusal(env);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(missing);
  });

  test('an open HOST with real settings is served as set, without the sandbox', () => {
    const settings = read({ ...open, ...stripe, ...mail, ...printing });
    expect(settings.sandbox).toBeUndefined();
    expect(settings.google).toBeUndefined();
    expect(settings.publicUrl).toBe('https://shop.example.com');
  });

  // A shop behind a proxy listens on loopback too; its public address gives it away.
  test('a public PUBLIC_URL on a loopback HOST counts as open', () => {
    expect(refusal({ PUBLIC_URL: 'https://shop.example.com' })[0]).toContain(
      'https://shop.example.com',
    );
    expect(read({ PUBLIC_URL: 'http://localhost:3000/' }).publicUrl).toBe('http://localhost:3000');
  });
});

test.each(['prefer', 'allow'])('sslmode=%s is refused in one line', (mode) => {
  const lines = refusal({ DATABASE_URL: `postgres://shop:hidden@db:5432/shop?sslmode=${mode}` });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`sslmode=${mode}`);
  expect(lines[0]).not.toContain('hidden');
  const DATABASE_URL = 'postgres://shop:hidden@db:5432/shop?sslmode=verify-full';
  expect(read({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

describe('SANDBOX_HOSTS', () => {
  const demo = { PUBLIC_URL: 'https://demo.example.com', SANDBOX_HOSTS: 'demo.example.com' };

  test('lets a shop in which nothing is real be shown at that address, and at no other', () => {
    expect(read(demo).sandbox?.hosts).toEqual(['demo.example.com']);
    expect(read({ SANDBOX_HOSTS: 'Demo.Example.com, 192.168.1.7' }).sandbox?.hosts).toEqual([
      'demo.example.com',
      '192.168.1.7',
    ]);
    expect(refusal({ ...demo, PUBLIC_URL: 'https://shop.example.com' })).toHaveLength(1);
    expect(refusal({ ...demo, HOST: '0.0.0.0' })).toHaveLength(1);
    expect(read().sandbox?.hosts).toEqual([]);
  });

  test('does not stand beside real payments', () => {
    expect(refusal({ ...stripe, SANDBOX_HOSTS: 'demo.example.com' })).toEqual([
      'SANDBOX_HOSTS opens the sandbox to others, and STRIPE_SECRET_KEY is real. Unset one.',
    ]);
  });

  test.each(['https://demo.example.com', 'demo.example.com:3000', 'demo.example.com/', ','])(
    '%s is refused in one line',
    (SANDBOX_HOSTS) => {
      expect(refusal({ SANDBOX_HOSTS })).toEqual([
        'SANDBOX_HOSTS must be host names without protocol and port, with commas between them.',
      ]);
    },
  );
});

describe('limits', () => {
  test('are a number per time', () => {
    expect(read({ LIMIT_UPLOADS: '7 / 30s' }).limits.uploads).toEqual({ most: 7, seconds: 30 });
    expect(read({ LIMIT_CHECKOUTS: '40/2h' }).limits.checkouts.seconds).toBe(7200);
    expect(read({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  });

  test.each([
    ['LIMIT_UPLOADS', '0/10m'],
    ['LIMIT_UPLOADS', '20'],
    ['LIMIT_MAILS_PER_ADDRESS', '5 in 15 minutes'],
    ['LIMIT_WAITING_PREVIEWS', '0'],
    ['TRUST_PROXY', 'loopback'],
    ['METRICS_TOKEN', 'short'],
    ['WORKER_METRICS_PORT', '70000'],
  ])('%s=%s is refused in one line', (name, value) => {
    const lines = refusal({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} must`));
  });
});

describe('a process among several', () => {
  const shared = {
    DATABASE_URL: 'postgres://shop@db.example.com/shop',
    APP_SECRET: 'a secret that every process is given',
  };

  test('has the settings that it is given', () => {
    const settings = readSharedSettings({ ...shared, DATA_DIR: dataDir });
    expect(settings).toMatchObject({
      databaseUrl: shared.DATABASE_URL,
      appSecret: shared.APP_SECRET,
    });
  });

  test('makes no secret up that the others would not know', () => {
    const alone = { DATA_DIR: dataDir, APP_SECRET: ' ' };
    expect(() => readSharedSettings(alone)).toThrow(
      'DATABASE_URL is not set. All processes of a shop must be given the same.\n' +
        'APP_SECRET is not set. All processes of a shop must be given the same.',
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
