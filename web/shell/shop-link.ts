import routes from 'virtual:contract-routes';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { CallContext } from './shop-client.ts';

/** Speaks to the shop over HTTP, as the contract says. */
export const shopLink = new OpenAPILink<CallContext>(routes, {
  url: () => new URL('/api', window.location.href),
  headers: ({ context: { waitSeconds } }) =>
    waitSeconds === undefined ? {} : { prefer: `wait=${waitSeconds}` },
});
