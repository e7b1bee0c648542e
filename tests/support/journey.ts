import { test as base, expect, type TestInfo } from '@playwright/test';
import {
  OPEN_WITHIN_MS,
  type Processes,
  removeDataFolder,
  type StartedShop,
  startShop,
} from './start-shop.ts';
import { waitUntilAlive } from './when-alive.ts';

export { expect } from '@playwright/test';

/** Longer than a start may take: of one that Playwright gives up, the shop would live on. */
const SHOP_TIMEOUT_MS = OPEN_WITHIN_MS + 30_000;

/** What the configuration and a whole file decide. */
export type JourneyOptions = { processes: Processes };

/**
 * A journey through a real shop: the real processes under the real supervisor, on a free port, with a fresh data
 * folder and the demo shop in it. `page.goto('/')` opens its front page. The stories of one worker process share a
 * shop, so each has a family of its own (see move-in.ts).
 *
 * A file whose stories are about several processes says so: `test.use({ processes: 'two-of-each' })`.
 *
 * Every journey fails if a page on its way throws or complains in the console, except where the story is that something
 * breaks: `test.use({ isBroken: true })`.
 */
export const test = base.extend<
  {
    shop: StartedShop;
    /** Settings of a fresh shop, as an operator writes them. */
    settings: Record<string, string>;
    isBroken: boolean;
    noComplaints: undefined;
    alivePages: undefined;
  },
  JourneyOptions & { sharedShop: StartedShop }
>({
  processes: ['one-of-each', { option: true, scope: 'worker' }],
  sharedShop: [
    async ({ processes }, use) => {
      const shop = await startShop({ processes });
      await use(shop);
      await close(shop);
    },
    { scope: 'worker', timeout: SHOP_TIMEOUT_MS },
  ],
  shop: async ({ sharedShop }, use, testInfo) => {
    await use(sharedShop);
    await attachOutput(sharedShop, testInfo);
  },
  settings: [{}, { option: true }],
  baseURL: ({ shop }, use) => use(shop.url),
  isBroken: [false, { option: true }],
  alivePages: [
    async ({ context, javaScriptEnabled }, use) => {
      if (javaScriptEnabled !== false) await waitUntilAlive(context);
      await use(undefined);
    },
    { auto: true },
  ],
  noComplaints: [
    async ({ context, isBroken }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(String(error.error().stack)));
      context.on('console', (message) => {
        if (message.type() !== 'error') return;
        // The browser's own line about an answer of 4xx or a cut network: some stories are about just that.
        if (/^Failed to load resource/.test(message.text())) return;
        // A mail in the sandbox's inbox may run no scripts, and that holds for the test's own too.
        if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
        // The trace that is kept of a story asks again for pictures of this device, which our pages may not.
        if (message.text().startsWith("Connecting to 'blob:")) return;
        complaints.push(message.text());
      });
      await use(undefined);
      if (!isBroken) expect(complaints, 'complaints in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The same, for a story that needs a shop in which nobody has been before, or that breaks something in it, or one with
 * settings of its own: `test.use({ settings: { LIMIT_UPLOADS: '1/10m' } })`.
 */
export const testInFreshShop = test.extend({
  shop: [
    async ({ processes, settings }, use, testInfo) => {
      const shop = await startShop({ processes, env: settings });
      await use(shop);
      await attachOutput(shop, testInfo);
      await close(shop);
    },
    { scope: 'test', timeout: SHOP_TIMEOUT_MS },
  ],
});

function attachOutput(shop: StartedShop, testInfo: TestInfo) {
  return testInfo.attach('what the shop printed', {
    body: shop.output(),
    contentType: 'text/plain',
  });
}

async function close(shop: StartedShop) {
  await shop.stop();
  await removeDataFolder(shop);
}
