import type { GoogleSettings } from '#services/google/google-provider.ts';
import { Refused } from '#shop/refused.ts';
import { type AuthParts, type BetterAuth, setUpBetterAuth } from './better-auth.ts';

/**
 * Sign-in with Google. The library looks a provider up only once, while it is set up, and leaves it out for ever if
 * that fails. So it is set up when the first visitor presses the button, and again after a failure: neither our start
 * nor the rest of sign-in waits for somebody else's server.
 */
export function prepareGoogle(parts: AuthParts, settings: GoogleSettings) {
  let ready: Promise<BetterAuth> | undefined;

  async function lookUp(): Promise<BetterAuth> {
    const auth = setUpBetterAuth(parts, async () => {}, settings);
    const { socialProviders } = await auth.$context;
    if (socialProviders.some((provider) => provider.id === 'google')) return auth;
    const cause = new Error(`${settings.issuer} did not say where its sign-in pages are`);
    throw new Refused('GOOGLE_FAILED', { cause });
  }

  function withGoogle(): Promise<BetterAuth> {
    if (!ready) {
      const attempt = lookUp();
      ready = attempt;
      attempt.catch(() => {
        ready = undefined;
      });
    }
    return ready;
  }

  return {
    /**
     * Where to send the visitor's browser, and the cookie that ties the answer to this browser.
     * Throws GOOGLE_FAILED; the next visitor tries again.
     * @param to the page wanted after signing in, a path of our own
     */
    async begin(to: string): Promise<{ url: string; cookies: string[] }> {
      const auth = await withGoogle();
      const page = (path: string) => {
        const url = new URL(path, parts.publicUrl);
        if (to !== '/') url.searchParams.set('to', to);
        return url.href;
      };
      const { response, headers } = await auth.api.signInSocial({
        body: {
          provider: 'google',
          callbackURL: page('/auth/callback'),
          errorCallbackURL: page('/login'),
          disableRedirect: true,
        },
        headers: new Headers(),
        returnHeaders: true,
      });
      return { url: response.url!, cookies: headers.getSetCookie() };
    },

    /**
     * Takes the browser back from the provider: a redirect to /auth/callback, signed in, or to /login?error=google.
     */
    async finish(request: Request): Promise<Response> {
      try {
        const answer = await (await withGoogle()).handler(request);
        const target = answer.headers.get('location');
        if (answer.status >= 500) throw new Error(`The sign-in library answered ${answer.status}`);
        // Without a target it has refused what nobody's Google sends.
        const url = new URL(target ?? '/login?error=refused', parts.publicUrl);
        if (url.pathname !== '/login') return answer;
        parts.log.warn({ reason: url.searchParams.get('error') }, 'google sign-in failed');
        return goTo(loginAfterFailure(url.searchParams.get('to')));
      } catch (error) {
        const reason = error instanceof Refused ? error.code : (error as Error).name;
        parts.log.error({ reason }, 'google sign-in failed');
        return goTo(loginAfterFailure(null));
      }
    },
  };
}

export type Google = ReturnType<typeof prepareGoogle>;

function loginAfterFailure(to: string | null): string {
  const query = new URLSearchParams({ error: 'google' });
  if (to) query.set('to', to);
  return `/login?${query}`;
}

const goTo = (location: string) => new Response(null, { status: 302, headers: { location } });
