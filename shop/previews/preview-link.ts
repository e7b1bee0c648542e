import { createHash, randomBytes } from 'node:crypto';

/** 24 letters that fit into an address: 144 bits, which nobody guesses. */
export const newToken = (): string => randomBytes(18).toString('base64url');

/** What is kept of a token. It needs no salt and no slow hash: there is nothing in it to be guessed. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
