import { expect, test } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import { sandboxEnvironment, shopEnvironment } from './environments.ts';

const databaseUrl = 'postgres://shop:word@127.0.0.1:20000/shop';
const operators = {
  PATH: '/usr/bin',
  NODE_ENV: 'development',
  HOST: '::1',
  APP_SECRET: 'the operator chose this very secret',
  SMTP_URL: 'smtps://shop:mailword@mail.example.com',
  GOOGLE_CLIENT_ID: 'real client',
  GOOGLE_CLIENT_SECRET: 'real google secret',
  GOOGLE_ISSUER: 'https://accounts.example.com',
  PRINTING_KEY: 'real print key',
  PRINTING_SECRET: 'real print secret',
  PRINTING_PHONE: '+1 555 010 0199',
  PRINTING_MAIL: 'print@example.com',
  METRICS_TOKEN: 'what opens the figures',
  SANDBOX_PORT: '20001',
  SANDBOX_SMTP_PORT: '20002',
};
const settings = readSettings(operators);

test('web and worker read the very settings that the supervisor decided on', () => {
  const env = shopEnvironment(operators, settings, databaseUrl);
  expect(env.NODE_ENV).toBe('production');
  expect(readSettings(env)).toEqual({ ...settings, databaseUrl });
});

test('the sandbox gets its own credentials, and none of the real ones', () => {
  const env = sandboxEnvironment(operators, settings, databaseUrl);
  const all = JSON.stringify(env);
  for (const secret of [
    'very secret',
    'mailword',
    'real client',
    'real google',
    'accounts.example',
    'real print',
    'opens the figures',
  ]) {
    expect(all).not.toContain(secret);
  }
  expect(env).toMatchObject({
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://[::1]:3000',
    WEBHOOK_URL: 'http://[::1]:3000/api/webhooks/stripe',
    SHOP_URL: 'http://[::1]:3000',
    SANDBOX_PORT: '20001',
    SANDBOX_SMTP_PORT: '20002',
    STRIPE_SECRET_KEY: settings.stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: settings.stripe.webhookSecret,
    PRINTING_KEY: 'wonderling-sandbox',
    SANDBOX_PRINTING_MS: '3600000',
  });
});
