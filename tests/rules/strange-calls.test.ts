import { expect, test } from 'vitest';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { sendCalls } from '#tests/strange-calls/send-calls.ts';
import { giveAddress, newChild } from '#tests/support/family.ts';
import { person } from '#tests/support/full-family.ts';
import { serveShop } from '#tests/support/serve-shop.ts';
import { seedNumber, someTimes } from '#tests/support/some-of.ts';

/** A few of `npm run strange-calls`, so that it cannot rot. */
test('calls that nearly fit are never a mistake of ours', async () => {
  const shop = await serveShop();
  await shelveTitles(shop.database);
  const [parent, admin] = [await person(shop), await person(shop, { admin: true })];
  await newChild(shop.database, parent.caller);
  await giveAddress(shop.database, parent.caller);
  const count = someTimes(2000);
  const callers = [undefined, parent, parent, admin];
  const { sent, tally, wrong } = await sendCalls(shop.url, { callers, count, seed: seedNumber() });
  const ours = shop
    .logged()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line));
  expect([...wrong, ...ours]).toEqual([]);
  expect(tally.get(200) ?? 0, 'some of them fit').toBeGreaterThan(sent / 20);
});
