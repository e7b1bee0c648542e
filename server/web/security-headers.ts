import { NONCE, secureHeaders } from 'hono/secure-headers';

/**
 * The headers that keep a page to itself: scripts only from here or with this answer's nonce, no
 * frames in either direction, no guessing of types.
 *
 * @param options.publicUrl the shop's own address; https switches strict transport on
 * @param options.formTargets origins besides our own that a form's redirect may end on (Google's
 *   sign-in, the payment page): Chromium applies `form-action` to redirects too
 */
export function securityHeaders(options: { publicUrl: URL; formTargets: string[] }) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: ["'self'", NONCE],
      // React writes `style` attributes into the HTML (a cloth colour, a skeleton's width).
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      workerSrc: ["'self'"],
      frameSrc: ["'none'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'", ...options.formTargets],
    },
    xFrameOptions: 'DENY',
    // The payment page and Google learn where a visitor came from, but not from which page.
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity:
      options.publicUrl.protocol === 'https:' ? 'max-age=15552000; includeSubDomains' : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    overwrite: false,
  });
}
