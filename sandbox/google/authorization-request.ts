import { z } from 'zod';

const parameters = z.object({
  client_id: z.string(),
  redirect_uri: z.url(),
  response_type: z.string().default(''),
  scope: z.string().default(''),
  state: z.string().optional(),
  nonce: z.string().optional(),
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
  access_type: z.enum(['online', 'offline']).default('online'),
  prompt: z.string().default(''),
  login_hint: z.string().optional(),
});

/** What the shop asks for when it sends a browser to sign in. */
export type AuthorizationRequest = z.infer<typeof parameters>;

/** A request that must not be sent back to where it says it came from: shown as a page instead. */
export class UntrustedRequest extends Error {}

/** A request that came from the shop but cannot be granted: told to the shop in the redirect. */
export class RefusedRequest extends Error {
  readonly request: AuthorizationRequest;
  readonly error: string;

  constructor(request: AuthorizationRequest, error: string, description: string) {
    super(description);
    this.request = request;
    this.error = error;
  }
}

/**
 * Reads and checks the parameters of the authorization endpoint (OpenID Connect Core, section 3.1.2; PKCE, RFC 7636).
 * @param shopUrl only addresses of the shop may be returned to, as if they were registered
 * @throws UntrustedRequest, RefusedRequest
 */
export function readAuthorizationRequest(
  query: Record<string, string>,
  clientId: string,
  shopUrl: string,
): AuthorizationRequest {
  const read = parameters.safeParse(query);
  if (!read.success) {
    const wrong = read.error.issues.map(({ path }) => path.join('.')).join(', ');
    throw new UntrustedRequest(`Missing or malformed: ${wrong}.`);
  }
  const request = read.data;
  if (request.client_id !== clientId) throw new UntrustedRequest('The client is not known here.');
  if (new URL(request.redirect_uri).origin !== new URL(shopUrl).origin) {
    throw new UntrustedRequest('The address to return to is not one of the shop.');
  }
  if (request.response_type !== 'code') {
    throw new RefusedRequest(request, 'unsupported_response_type', 'Only "code" is supported.');
  }
  if (!request.scope.split(' ').includes('openid')) {
    throw new RefusedRequest(request, 'invalid_scope', 'The scope must contain "openid".');
  }
  if (request.code_challenge && request.code_challenge_method !== 'S256') {
    throw new RefusedRequest(request, 'invalid_request', 'code_challenge_method must be S256.');
  }
  if (request.prompt.split(' ').includes('none')) {
    throw new RefusedRequest(request, 'interaction_required', 'Signing in here takes a person.');
  }
  return request;
}

/** The shop's address with an answer in its query. */
export function returnTo(request: AuthorizationRequest, answer: Record<string, string>): string {
  const url = new URL(request.redirect_uri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (request.state !== undefined) url.searchParams.set('state', request.state);
  return url.href;
}
