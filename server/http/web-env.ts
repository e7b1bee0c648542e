import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';

/** What every handler of the web process finds on its Hono context. */
export type WebEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** Names the request in the logs, in the answer's X-Request-Id and on error pages. */
    requestId: string;
    /** Admits this answer's inline scripts past the content security policy. */
    secureHeadersNonce: string;
    /** Writes lines that carry the request's id. */
    log: Logger;
    /** Whether a part of the page could not be made as it should be; it may still be shown, but not kept. */
    pageFailed?: boolean;
  };
};
