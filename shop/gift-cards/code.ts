import { createHmac, scrypt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '#vocabulary/gift-cards.ts';

const BASE = BigInt(CODE_LETTERS.length);

/**
 * The code of a card: always the same for who knows the secret, and 72 bits of chance for everybody else. It is kept nowhere, so
 * no table and no file of ours is money; the worker works it out anew for each letter (decision 139).
 * @param secret of this purpose alone, which is not in the database
 */
export function codeOf(secret: string, cardId: string): string {
  let rest = BigInt(`0x${createHmac('sha256', secret).update(cardId).digest('hex')}`);
  let code = '';
  for (let n = 0; n < CODE_LENGTH; n++) {
    code += CODE_LETTERS[Number(rest % BASE)];
    rest /= BASE;
  }
  return code;
}

/**
 * What a card is found by. Slow on purpose: the last four letters stand beside it, and of the other twelve a quick digest
 * could be tried through by whoever has the table. Without a salt, since a code is looked up and is chance already.
 */
export const digestOf = (code: string): Promise<string> =>
  new Promise((resolve, reject) =>
    scrypt(code, 'wonderling gift card', 32, (error, key) =>
      error ? reject(error) : resolve(key.toString('hex')),
    ),
  );
