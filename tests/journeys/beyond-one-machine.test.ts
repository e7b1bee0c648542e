import { existsSync } from 'node:fs';
import path from 'node:path';
import { untilGone } from '#database/embedded/postmaster.ts';
import {
  addAChild,
  addTheAddress,
  lookInside,
  makeAnAccount,
  openTheBookFor,
  pay,
  putIntoTheCart,
} from '#tests/support/first-sale.ts';
import { inDatabaseOf } from '#tests/support/in-database-of.ts';
import { expect, test } from '#tests/support/journey.ts';
import { goByHeader, orderOf, toast } from '#tests/support/on-screen.ts';
import { portrait } from '#tests/support/portrait.ts';
import { linesOf } from '#tests/support/shop-log.ts';
import type { StartedShop } from '#tests/support/start-shop.ts';
import { MACHINES } from '#tests/support/two-of-each/open.ts';

// Two web and two worker processes; each new connection of the browser ends at the other web process.
test.use({ processes: 'two-of-each' });
// One after the other, in one such shop: opening it is what costs.
test.describe.configure({ mode: 'default' });

test('a first sale, of which one web process knows no more than the other, and one of them dies on the way @all', async ({
  page,
  shop,
}) => {
  await makeAnAccount(page);
  await addAChild(page);
  await test.step('a photo is shown, whichever process is asked for it', async () => {
    await page.getByRole('button', { name: 'Edit Milo' }).click();
    const picker = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload Photo' }).click();
    await (await picker).setFiles({
      name: 'holiday.jpg',
      mimeType: 'image/jpeg',
      buffer: await portrait(),
    });
    await expect(toast(page, 'Photo Uploaded')).toBeVisible();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(toast(page, 'Success', 'Child updated successfully')).toBeVisible();
    const [milo] = await (await page.request.get('/api/children')).json();
    for (let n = 0; n < 4; n++) {
      const { status, type } = await askAnew(shop.url + milo.photo_url);
      expect([status, type]).toEqual([200, 'image/jpeg']);
    }
  });
  await openTheBookFor(page);
  await lookInside(page);

  const asked = (pid: number) => askedOf(shop, pid);
  const [busier, other] = shop.pidsOf('web server').sort((a, b) => asked(b) - asked(a));
  expect(asked(other!), 'requests that each has answered').toBeGreaterThan(0);
  process.kill(busier!, 'SIGKILL');
  // A connection that it took while it was dying would break, and the page ask to be refreshed.
  expect(await untilGone(busier!, 10_000)).toBe(true);
  await putIntoTheCart(page);
  await addTheAddress(page);
  const paid = await pay(page);
  await expect(paid.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');
  await goByHeader(paid, 'My Orders');
  await expect(orderOf(paid, 'Milo')).toContainText('Completed');
  const opens = orderOf(paid, 'Milo').getByRole('link', { name: 'Open book' });
  await expect(async () => {
    await paid.reload();
    await expect(opens).toBeVisible({ timeout: 500 });
  }).toPass();
  const book = await paid.request.get((await opens.getAttribute('href'))!);
  expect(book.headers()['content-type']).toBe('application/pdf');

  const kept = path.join(shop.dataDir, MACHINES);
  expect(existsSync(kept), 'something is kept by a process alone').toBe(false);
});

test('a price that is changed by hand is right in every process within a second', async ({
  shop,
}) => {
  const priceIn = async (n: number) => {
    const { text } = await askAnew(`${shop.url}${n % 2 ? '/book/2' : '/api/books'}`);
    return text.includes('41.17') || text.includes('4117');
  };
  const seen = () => Promise.all(Array.from({ length: 8 }, (_, n) => priceIn(n)));
  expect(await seen()).not.toContain(true);
  await inDatabaseOf(shop, ({ pool }) => pool.query('update books set price = 4117 where id = 2'));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await seen()).not.toContain(false);
});

/** Asks over a new connection, which the balancer gives to the next process. */
async function askAnew(url: string) {
  const answer = await fetch(url, { headers: { connection: 'close' } });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    text: await answer.text(),
  };
}

/** How many requests a web process has answered, by its log. */
const askedOf = (shop: StartedShop, pid: number) => linesOf(shop, pid, 'request').length;
