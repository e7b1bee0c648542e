import { Hono } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Mode } from './mode.ts';

/** A hash in its quotes, or the answer's own nonce. */
type Inline = string | typeof NONCE;

/**
 * What a page may load and do: scripts only from here or by one of `inline`, no frames in either direction.
 *
 * @param formTargets origins besides our own that a form's redirect may end on (Google's sign-in, the payment page):
 *   Chromium applies `form-action` to redirects too
 * @param inline what admits the scripts and styles that stand in the page itself
 */
const policy = (formTargets: string[], inline: Inline[]) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", ...inline],
  styleSrc: ["'self'", ...inline],
  // React writes `style` attributes into the HTML (a cloth color, a skeleton's width).
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  workerSrc: ["'self'"],
  frameSrc: ["'none'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'", ...formTargets],
});

/** What the headers depend on. */
export type HeaderSettings = {
  /** The shop's own address; https switches strict transport on. */
  publicUrl: URL;
  /** See `policy`. */
  formTargets: string[];
  inline: Mode['inline'];
};

/** The headers that keep an answer to itself, with a nonce of its own for the inline scripts of each page. */
export const securityHeaders = (settings: HeaderSettings) => headersWith(settings, [NONCE]);

/**
 * The same as a list of names and values, for an answer that is kept and whose inline scripts are known: set anew for
 * every answer they took a quarter of what sending a kept one costs.
 *
 * @param hashes of its inline scripts, each as `'sha256-…'` in its quotes
 */
export async function cachedSecurityHeaders(
  settings: HeaderSettings,
  hashes: string[],
): Promise<Record<string, string>> {
  const app = new Hono().use(headersWith(settings, hashes)).get('/', (c) => c.body(null));
  return Object.fromEntries((await app.request('/')).headers);
}

function headersWith({ publicUrl, formTargets, inline }: HeaderSettings, admitted: Inline[]) {
  return secureHeaders({
    contentSecurityPolicy: policy(formTargets, inline === 'any' ? ["'unsafe-inline'"] : admitted),
    xFrameOptions: 'DENY',
    // The payment page and Google learn where a visitor came from, but not from which page.
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity:
      publicUrl.protocol === 'https:' ? 'max-age=15552000; includeSubDomains' : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    overwrite: false,
  });
}
