import { oc } from '@orpc/contract';
import { createRouterClient, implement, ORPCError } from '@orpc/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Refused } from '#shop/refused.ts';
import { nameFailures } from './name-failures.ts';

const contract = {
  buy: oc
    .errors({
      CART_EMPTY: { status: 422, message: 'Nothing is in it.' },
      PHOTO_REFUSED: { status: 409, message: 'No.', data: z.object({ details: z.string() }) },
    })
    .input(z.string()),
};

/** How a call ends that is refused this way. */
async function endOf(refused: Error): Promise<unknown> {
  const os = implement(contract).use(nameFailures);
  const buy = os.buy.handler(() => {
    throw refused;
  });
  return createRouterClient({ buy })
    .buy('book')
    .catch((error: unknown) => error);
}

test('a refusal is the failure of its code, in the words of the contract', async () => {
  const cause = new Refused('CART_EMPTY');
  const failure = await endOf(cause);
  expect(failure).toBeInstanceOf(ORPCError);
  expect(failure).toMatchObject({
    defined: true,
    code: 'CART_EMPTY',
    status: 422,
    message: 'Nothing is in it.',
    cause,
  });
});

test('a refusal with words and data of its own keeps them', async () => {
  const data = { details: 'too dark' };
  const failure = await endOf(new Refused('PHOTO_REFUSED', { data, message: 'It is too dark.' }));
  expect(failure).toMatchObject({ defined: true, message: 'It is too dark.', data });
});

test('a refusal that the call does not declare is an error like any unknown one', async () => {
  const cause = new Refused('LINE_FULL');
  const failure = await endOf(cause);
  expect(failure).not.toBeInstanceOf(ORPCError);
  expect(failure).toMatchObject({
    message: 'The contract does not say that buy may be refused',
    cause,
  });
});

test('any other error is left as it is', async () => {
  const mistake = new Error('a mistake');
  expect(await endOf(mistake)).toBe(mistake);
});
