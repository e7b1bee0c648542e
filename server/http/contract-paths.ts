import { isContractProcedure } from '@orpc/contract';
import { TrieRouter } from 'hono/router/trie-router';
import { contract } from '#contract/contract.ts';
import { signIn } from '#contract/sign-in.ts';

/** A call of the contract, by its method and its path as Hono writes it: '/api/children/:id'. */
export type ContractPath = { method: string; path: string };

/** Every call of both APIs. */
export const contractPaths: ContractPath[] = pathsOf({ contract, signIn });

function pathsOf(router: object): ContractPath[] {
  return Object.values(router).flatMap((part) => {
    if (!isContractProcedure(part)) return pathsOf(part);
    const { method = 'POST', path = '' } = part['~orpc'].route;
    return { method, path: `/api${path.replace(/\{(\w+)\}/g, ':$1')}` };
  });
}

const methods = new TrieRouter<string>();
for (const { method, path } of contractPaths) methods.add('ALL', path, method);

/** With which methods an address of the API may be called: none where the contract has no such path. */
export const methodsOfCall = (path: string): string[] => [
  ...new Set(methods.match('ALL', path)[0].map(([method]) => method)),
];
