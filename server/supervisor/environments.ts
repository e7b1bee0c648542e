import { originOf, type Settings } from '#server/settings/settings.ts';

/** What web and worker are told: every setting as it was decided, so that they decide nothing anew. */
export function shopEnvironment(
  env: NodeJS.ProcessEnv,
  settings: Settings,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  return {
    ...env,
    NODE_ENV: 'production',
    PORT: String(settings.port),
    HOST: settings.host,
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    APP_SECRET: settings.appSecret,
    DATABASE_URL: databaseUrl,
  };
}

/** What the sandbox is told: its own side of the credentials, and none of the shop's secrets. */
export function sandboxEnvironment(
  env: NodeJS.ProcessEnv,
  settings: Settings,
  databaseUrl: string,
): NodeJS.ProcessEnv {
  const { sandbox } = settings;
  if (!sandbox) throw new Error('the sandbox is off');
  const { APP_SECRET, SMTP_URL, GOOGLE_ISSUER, METRICS_TOKEN, S3_SECRET_ACCESS_KEY, ...rest } = env;
  return {
    ...rest,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: settings.publicUrl,
    WEBHOOK_URL: `${originOf(settings.host, settings.port)}/api/webhooks/stripe`,
    SHOP_URL: originOf(settings.host, settings.port),
    SANDBOX_PORT: String(sandbox.port),
    SANDBOX_SMTP_PORT: String(sandbox.smtpPort),
    STRIPE_SECRET_KEY: sandbox.stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: sandbox.stripe.webhookSecret,
    GOOGLE_CLIENT_ID: sandbox.googleClient.clientId,
    GOOGLE_CLIENT_SECRET: sandbox.googleClient.clientSecret,
    PRINTING_KEY: sandbox.printer.key,
    PRINTING_SECRET: sandbox.printer.secret,
    SANDBOX_PRINTING_MS: String(sandbox.printer.paceMs),
  };
}
