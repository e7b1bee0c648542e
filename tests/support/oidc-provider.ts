import { once } from 'node:events';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll } from 'vitest';

/** What a test lets the provider say about a person. */
export type Person = {
  sub: string;
  email: string;
  email_verified: boolean | string;
  name?: string;
  /** Overrides claims of the id token, to forge it. */
  forged?: JWTPayload;
  /** Signs the id token with a key that the provider does not publish. */
  forgedKey?: boolean;
};

/**
 * A sign-in provider that believes the test, for what the sandbox's provider never does: unproven addresses, forged
 * tokens, being away.
 */
export type TestProvider = {
  settings: { clientId: string; clientSecret: string; issuer: string };
  /** Answers 500 to everything while true. */
  away: boolean;
  /** Plays the person's consent: takes the shop's address for Google, answers where the browser is sent back to. */
  consent(authorizationUrl: string, person: Person): string;
};

/** Opens a provider for the test file that calls it, on a loopback port; it is closed when the file is done. */
export async function openTestProvider(): Promise<TestProvider> {
  const published = await generateKeyPair('RS256', { extractable: true });
  const unpublished = await generateKeyPair('RS256');
  const granted = new Map<string, { person: Person; nonce: string | null }>();
  const app = new Hono();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  if (!server.listening) await once(server, 'listening');
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  const { port } = server.address() as { port: number };
  const issuer = `http://127.0.0.1:${port}`;
  const provider: TestProvider = {
    settings: { clientId: 'test-shop', clientSecret: 'test-shop-secret', issuer },
    away: false,
    consent(authorizationUrl, person) {
      const asked = new URL(authorizationUrl).searchParams;
      const code = crypto.randomUUID();
      granted.set(code, { person, nonce: asked.get('nonce') });
      const back = new URL(asked.get('redirect_uri')!);
      back.searchParams.set('code', code);
      back.searchParams.set('state', asked.get('state')!);
      return back.href;
    },
  };

  app.use(async (c, next) => (provider.away ? c.text('away', 500) : next()));
  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
  );
  app.get('/jwks', async (c) =>
    c.json({ keys: [{ ...(await exportJWK(published.publicKey)), kid: '1', alg: 'RS256' }] }),
  );
  app.post('/token', async (c) => {
    const { code } = await c.req.parseBody();
    const grant = granted.get(String(code));
    granted.delete(String(code));
    if (!grant) return c.json({ error: 'invalid_grant' }, 400);
    const { forged, forgedKey, ...claims } = grant.person;
    const idToken = await new SignJWT({ ...claims, nonce: grant.nonce ?? undefined, ...forged })
      .setProtectedHeader({ alg: 'RS256', kid: '1' })
      .setIssuer(issuer)
      .setAudience(provider.settings.clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(forgedKey ? unpublished.privateKey : published.privateKey);
    return c.json({
      access_token: `access-${code}`,
      refresh_token: `refresh-${code}`,
      token_type: 'Bearer',
      expires_in: 3600,
      id_token: idToken,
    });
  });
  return provider;
}
