import routes from 'virtual:contract-routes';
import { OpenAPILink } from '@orpc/openapi-client/fetch';

/** What a call may say besides its input. */
export type CallContext = {
  /** How long the server may hold the answer back until there is news. */
  waitSeconds?: number;
};

/** Speaks to the shop over HTTP, as the contract says. */
export const shopLink = new OpenAPILink<CallContext>(routes, {
  url: () => new URL('/api', window.location.href),
  headers: ({ context: { waitSeconds } }) =>
    waitSeconds === undefined ? {} : { prefer: `wait=${waitSeconds}` },
});
