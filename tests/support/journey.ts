import { test as base } from '@playwright/test';
import { removeDataFolder, type StartedShop, startShop } from './start-shop.ts';

export { expect } from '@playwright/test';

/**
 * A journey through a shop of its own: the real processes under the real supervisor, on a free port, with a fresh data
 * folder and the demo shop in it. `page.goto('/')` opens its front page.
 */
export const test = base.extend<{ shop: StartedShop }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
  shop: async ({}, use, testInfo) => {
    const shop = await startShop();
    await use(shop);
    await shop.stop();
    await testInfo.attach('what the shop printed', {
      body: shop.output(),
      contentType: 'text/plain',
    });
    await removeDataFolder(shop);
  },
  baseURL: ({ shop }, use) => use(shop.url),
});
