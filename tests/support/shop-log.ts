import type { StartedShop } from './start-shop.ts';

/** What a process of a shop has logged so far with these words as its message, a JSON line each. */
export const linesOf = (shop: StartedShop, pid: number, message: string): string[] =>
  shop
    .output()
    .split('\n')
    .filter((line) => line.includes(`"pid":${pid},`) && line.includes(`"msg":"${message}"`));
