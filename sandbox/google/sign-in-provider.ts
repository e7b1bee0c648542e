import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';
import { sameSecret } from '#sandbox/secrets.ts';
import type { Store } from '#sandbox/store.ts';
import { knownAccounts, rememberAccount } from './accounts.ts';
import {
  RefusedRequest,
  readAuthorizationRequest,
  returnTo,
  UntrustedRequest,
} from './authorization-request.ts';
import { issueCode, redeemCode } from './codes.ts';
import { accountsPage, consentPage, untrustedPage } from './consent-page.ts';
import { loadSigningKey } from './signing-key.ts';
import { claimsAbout, holderOf, issueTokens, type TokenAnswer } from './tokens.ts';

const person = z.object({
  email: z.email({ error: 'Please type an e-mail address.' }).max(254),
  name: z.string().trim().min(1, 'Please type a name.').max(100),
});

/** A refusal of the token endpoint, in OAuth's words. */
class TokenRefusal extends Error {
  readonly error: string;

  constructor(error: string, description: string) {
    super(description);
    this.error = error;
  }
}

/**
 * An OpenID Connect provider with the habits of Google's, under `{publicUrl}/sandbox/google`: the authorization code
 * flow with PKCE, and a refresh token when the shop asks for offline access. Written on `jose` rather than taken as a
 * whole (`oidc-provider` was looked at): a full provider brings its own web framework and storage, knows offline access
 * only as a scope and not as Google's `access_type`, and would still need this page.
 * @param settings `publicUrl` is the shop's address for browsers, `ownUrl` this process's own
 */
export async function signInProvider(
  store: Store,
  settings: { publicUrl: string; ownUrl: string; clientId: string; clientSecret: string },
): Promise<Hono> {
  const { publicUrl, clientId } = settings;
  const issuer = `${publicUrl}/sandbox/google`;
  const by = { issuer, clientId, key: await loadSigningKey(store) };
  const provider = new Hono();

  provider.get('/', async (c) => c.html(accountsPage(await knownAccounts(store.pool))));

  provider.get('/.well-known/openid-configuration', cors(), (c) =>
    c.json(discovery(issuer, settings.ownUrl)),
  );

  provider.get('/jwks', cors(), (c) => c.json(by.key.published));

  provider.get('/authorize', async (c) => {
    const request = readAuthorizationRequest(c.req.query(), clientId, publicUrl);
    const known = await knownAccounts(store.pool);
    return c.html(consentPage(hereAgain(c), known, { email: request.login_hint ?? '', name: '' }));
  });

  provider.post('/authorize', async (c) => {
    const request = readAuthorizationRequest(c.req.query(), clientId, publicUrl);
    const answer = await c.req.parseBody();
    if (answer.answer !== 'continue') {
      throw new RefusedRequest(request, 'access_denied', 'The person pressed Cancel.');
    }
    const said = person.safeParse(answer);
    if (!said.success) {
      const typed = { email: String(answer.email ?? ''), name: String(answer.name ?? '') };
      const wrong = said.error.issues[0]!.message;
      const known = await knownAccounts(store.pool);
      return c.html(consentPage(hereAgain(c), known, { ...typed, wrong }), 422);
    }
    const account = await rememberAccount(store.pool, said.data.email, said.data.name);
    const code = await issueCode(store.pool, account, request);
    return c.redirect(returnTo(request, { code, scope: request.scope }), 303);
  });

  provider.post('/token', async (c) => {
    const form = z.record(z.string(), z.string()).parse(await c.req.parseBody());
    refuseOtherClients(c.req.header('authorization'), form, settings);
    c.header('cache-control', 'no-store');
    if (form.grant_type === 'authorization_code') return c.json(await tokensForCode(form));
    if (form.grant_type === 'refresh_token') return c.json(await tokensForRefresh(form));
    throw new TokenRefusal('unsupported_grant_type', 'Use authorization_code or refresh_token.');
  });

  provider.on(['GET', 'POST'], '/userinfo', async (c) => {
    const token = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const holder = token && (await holderOf(store.pool, 'access', token));
    if (holder) return c.json(claimsAbout(holder));
    c.header('www-authenticate', 'Bearer error="invalid_token"');
    return c.json({ error: 'invalid_token' }, 401);
  });

  provider.onError((error, c) => {
    if (error instanceof UntrustedRequest) return c.html(untrustedPage(error.message), 400);
    if (error instanceof RefusedRequest) {
      const why = { error: error.error, error_description: error.message };
      return c.redirect(returnTo(error.request, why), 303);
    }
    if (error instanceof TokenRefusal) {
      const status = error.error === 'invalid_client' ? 401 : 400;
      return c.json({ error: error.error, error_description: error.message }, status);
    }
    throw error;
  });

  async function tokensForCode(form: Record<string, string>): Promise<TokenAnswer> {
    // Not in one transaction with what follows: a code that was shown once is spent, even if it was shown wrongly.
    const grant = await redeemCode(store.pool, form.code ?? '');
    if (!grant || grant.redirect_uri !== form.redirect_uri) {
      throw new TokenRefusal('invalid_grant', 'The code is unknown, used or over.');
    }
    if (grant.code_challenge && grant.code_challenge !== challengeOf(form.code_verifier ?? '')) {
      throw new TokenRefusal('invalid_grant', 'The code verifier does not fit.');
    }
    return issueTokens(store.pool, by, grant, grant);
  }

  async function tokensForRefresh(form: Record<string, string>): Promise<TokenAnswer> {
    const holder = await holderOf(store.pool, 'refresh', form.refresh_token ?? '');
    if (!holder) throw new TokenRefusal('invalid_grant', 'The refresh token is unknown.');
    return issueTokens(store.pool, by, holder, { offline: false });
  }

  return provider;
}

/**
 * The browser is sent to the shop's address, but the shop itself comes straight to this process: it must be able to ask
 * before it serves, and not wait for itself.
 */
function discovery(issuer: string, ownUrl: string) {
  const inside = `${ownUrl}/sandbox/google`;
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${inside}/token`,
    userinfo_endpoint: `${inside}/userinfo`,
    jwks_uri: `${inside}/jwks`,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    claims_supported: ['aud', 'email', 'email_verified', 'exp', 'iat', 'iss', 'name', 'sub'],
    code_challenge_methods_supported: ['S256'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
  };
}

function hereAgain(c: Context): string {
  return `/sandbox/google/authorize${new URL(c.req.url).search}`;
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** The shop proves itself by Basic authentication or in the form (OpenID Connect Core, section 9). */
function refuseOtherClients(
  authorization: string | undefined,
  form: Record<string, string>,
  { clientId, clientSecret }: { clientId: string; clientSecret: string },
): void {
  const [id, secret] = basicCredentials(authorization) ?? [form.client_id, form.client_secret];
  if (id === clientId && sameSecret(secret ?? '', clientSecret)) return;
  throw new TokenRefusal('invalid_client', 'The client is not known, or its secret is wrong.');
}

function basicCredentials(authorization: string | undefined): string[] | undefined {
  const encoded = /^Basic (.+)$/i.exec(authorization ?? '')?.[1];
  if (!encoded) return undefined;
  const [id, secret] = Buffer.from(encoded, 'base64').toString().split(/:(.*)/s);
  return [decodeURIComponent(id ?? ''), decodeURIComponent(secret ?? '')];
}
