import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';
import { contract } from '#contract/contract.ts';

const NAME = 'virtual:contract-routes';

/** For those who read the reference page; a call needs its method and path only. */
const FOR_READERS = new Set(['summary', 'tags']);

/**
 * Lets the browser import where each call of the contract is found, without the contract itself, whose checks would
 * bring zod along: 0.6 KB instead of 70.
 */
export const contractRoutes = (): Plugin => ({
  name: 'contract-routes',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? `export default ${routesOnly()}` : undefined),
});

const routesOnly = () =>
  JSON.stringify(minifyContractRouter(contract), (key, value) =>
    FOR_READERS.has(key) ? undefined : value,
  );
