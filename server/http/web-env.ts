import type { HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Caller } from '#shop/accounts/caller.ts';
import type { Visit } from '#shop/accounts/find-caller.ts';

/** Who wants a page, with what every page shows of him, and Set-Cookie lines that keep his session alive. */
export type PageVisit = Pick<Visit, 'lines' | 'hearts'> & {
  caller: Caller | null;
  cookies: string[];
};

/** A visitor, of whom nothing is known. */
export const NO_VISIT: PageVisit = { caller: null, lines: [], hearts: [], cookies: [] };

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
    /** Who wants this page, where that has been asked already. */
    visit?: PageVisit;
    /** Whether a part of the page could not be made as it should be; it may still be shown, but not kept. */
    pageFailed?: boolean;
  };
};
