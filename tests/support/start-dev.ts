import path from 'node:path';
import type { Page } from '@playwright/test';
import { type CopiedCheckout, copyCheckout } from './copied-checkout.ts';
import { removeDataFolder, type StartedShop, startShop } from './start-shop.ts';

/** A shop that runs as under `npm run dev`, on a checkout of its own. */
export type DevShop = StartedShop &
  Pick<CopiedCheckout, 'edit' | 'folder'> & {
    /** Stops it and removes checkout and data. */
    close(): Promise<void>;
  };

/** Starts `npm run dev` on a fresh copy of our checkout, on a free port and with a data folder of its own. */
export async function startDev(): Promise<DevShop> {
  const checkout = await copyCheckout();
  try {
    const main = path.join(checkout.folder, 'dev/main.ts');
    const shop = await startShop({ main, cwd: checkout.folder });
    return {
      ...shop,
      ...checkout,
      async close() {
        await shop.stop();
        await removeDataFolder(shop);
        await checkout.remove();
      },
    };
  } catch (error) {
    await checkout.remove();
    throw error;
  }
}

/**
 * Opens a page and waits until it is alive: React has taken it over, and Vite's line for updates is there. In a
 * checkout that has never been opened, all packages and pages are prepared first, half a minute of a processor.
 */
export async function openAlive(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit', timeout: 180_000 });
  const connected = page.waitForEvent('console', {
    predicate: (message) => message.text() === '[vite] connected.',
    timeout: 180_000,
  });
  await connected;
  await page.waitForFunction(
    () => {
      const main = document.querySelector('#main');
      return main && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
    },
    undefined,
    { timeout: 180_000 },
  );
}
