import { NONCE, secureHeaders } from 'hono/secure-headers';

/**
 * What a page may load and do: scripts only from here or by one of `inline`, no frames in either direction.
 *
 * @param formTargets origins besides our own that a form's redirect may end on (Google's sign-in, the payment page):
 *   Chromium applies `form-action` to redirects too
 * @param inline what admits the scripts and styles that stand in the page itself
 */
const policy = <Source>(formTargets: string[], inline: Source[]) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", ...inline],
  styleSrc: ["'self'", ...inline],
  // React writes `style` attributes into the HTML (a cloth colour, a skeleton's width).
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  workerSrc: ["'self'"],
  frameSrc: ["'none'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'", ...formTargets],
});

/**
 * The headers that keep a page to itself, with a nonce of its own for the inline scripts of each answer.
 *
 * @param options.publicUrl the shop's own address; https switches strict transport on
 * @param options.formTargets see `policy`
 */
export function securityHeaders(options: { publicUrl: URL; formTargets: string[] }) {
  return secureHeaders({
    contentSecurityPolicy: policy(options.formTargets, [NONCE]),
    xFrameOptions: 'DENY',
    // The payment page and Google learn where a visitor came from, but not from which page.
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity:
      options.publicUrl.protocol === 'https:' ? 'max-age=15552000; includeSubDomains' : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    overwrite: false,
  });
}

/**
 * The same policy for a page whose inline scripts are known beforehand: a Content-Security-Policy's value.
 *
 * @param hashes of its inline scripts, each as `'sha256-…'` in its quotes
 */
export function policyOfHashes(formTargets: string[], hashes: string[]): string {
  return Object.entries(policy(formTargets, hashes))
    .map(([name, sources]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      ...sources,
    ])
    .map((words) => words.join(' '))
    .join('; ');
}
