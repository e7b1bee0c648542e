import { isLoopback } from './loopback.ts';

/**
 * Whether a shop is there for its own machine alone, by the address that its browsers know: while somebody tries it or works
 * on it. It shows its figures without a token, and may call this machine and the network around it.
 */
export const isOnlyHere = (publicUrl: string): boolean => isLoopback(new URL(publicUrl).hostname);
