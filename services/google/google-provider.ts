import type { GenericOAuthConfig } from 'better-auth/plugins/generic-oauth';

/** How the shop knows Google, or whoever `issuer` names: the sandbox's stand-in speaks the same protocol. */
export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string };

/**
 * Sign-in with Google by OpenID Connect discovery (specification, section 7: offline access, forced consent).
 * The id token's signature, issuer, audience and nonce are checked against the discovered keys.
 */
export function googleProvider(settings: GoogleSettings): GenericOAuthConfig<'google'> {
  return {
    providerId: 'google',
    name: 'Google',
    discoveryUrl: `${settings.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    scopes: ['openid', 'email', 'profile'],
    accessType: 'offline',
    prompt: 'consent',
    requireIdTokenVerification: true,
    // Signing out here leaves the visitor signed in at Google: the shop's button speaks for the shop only.
    disableProviderLogout: true,
    mapProfileToUser: (profile) => ({
      // Some providers write "true"; only the real thing counts as proof of the address.
      emailVerified: profile.email_verified === true,
      name: readableName(profile.name),
      // No picture of a stranger's server in our pages.
      image: undefined,
    }),
  };
}

/** What the provider calls a person, made fit for a profile: one line, at most 120 characters. */
function readableName(name: unknown): string {
  if (typeof name !== 'string') return '';
  return name
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 120);
}
