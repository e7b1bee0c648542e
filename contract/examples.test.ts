import { isContractProcedure } from '@orpc/contract';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { contract } from './contract.ts';
import { examples } from './examples.ts';
import { signIn } from './sign-in.ts';

type Shown = { input?: unknown; output?: unknown };
const shownOf = examples as Record<string, Record<string, Shown>>;

const calls = Object.entries({ sign_in: signIn, ...contract }).flatMap(([area, calls]) =>
  Object.entries(calls).flatMap(([name, call]) =>
    isContractProcedure(call)
      ? [{ name: `${area}.${name}`, call, shown: shownOf[area]?.[name] }]
      : [],
  ),
);

/** Answered as a file: there is nothing to write down. */
const FILES = [
  ...[
    'account.export',
    'child_photos.show',
    'book_previews.document',
    'orders.book',
    'orders.card',
  ],
  ...['shared_previews.document', 'shared_previews.picture', 'admin.ordersAsCsv'],
];

describe.each(calls)('the example of $name', ({ name, call, shown }) => {
  const { inputSchema, outputSchema } = call['~orpc'];

  test('can be sent', () => {
    expect(shown?.input !== undefined).toBe(inputSchema !== undefined);
    (inputSchema as z.ZodType | undefined)?.parse(shown?.input);
  });

  test('is what is answered', () => {
    const isTold = outputSchema !== undefined && !FILES.includes(name);
    expect(shown?.output !== undefined).toBe(isTold);
    if (isTold) expect((outputSchema as z.ZodType).parse(shown?.output)).toEqual(shown?.output);
  });
});
