import { createORPCClient, createSafeClient, DynamicLink } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '#contract/contract.ts';
import { again } from '#web/line/again.ts';
import type { CallContext } from './shop-link.ts';

/**
 * The shop's API in the browser, for what no form can do: typed by its contract, and answering as `safe` does on the
 * server. What a form can do is done by the action of a page. The code behind it is fetched with the first call.
 */
export const shop = createSafeClient(
  createORPCClient<ContractRouterClient<Contract, CallContext>>(
    new DynamicLink<CallContext>(
      async () => (await again(() => import('./shop-link.ts'))).shopLink,
    ),
  ),
);
