/**
 * `npm run screens`: pictures of every screen of the shop and of its demo family, at both widths, into docs/screens/;
 * `npm run screens -- reading order` takes only these anew.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser, provideBrowser } from '#tests/support/browser.ts';
import { removeDataFolder, startShop } from '#tests/support/start-shop.ts';
import { allScreens } from './all-screens.ts';
import { enterAs } from './enter-as.ts';
import { listOfScreens } from './list-of-screens.ts';
import type { Viewer } from './screen.ts';
import { type PictureWidth, pictureWidths, takePicture } from './take-picture.ts';

const asked = process.argv.slice(2);
const folder = path.resolve(import.meta.dirname, '../../docs/screens');

await provideBrowser();
const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env } as Record<string, string>,
  args: ['--disable-gpu'],
});
const failed: string[] = [];
let bytes = 0;
try {
  if (asked.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // Two widths side by side: while one waits for its shop, the other draws. In one shop for both, one family signed in twice
  // at once and got each other's links, and proposed two corrections of one order.
  await Promise.all(pictureWidths.map(takeAll));
  await writeFile(path.join(folder, 'README.md'), listOfScreens());
} finally {
  await browser.close();
}
console.log(`${Math.round(bytes / 1024)} KB of pictures in docs/screens/`);
for (const failure of failed) console.error(`Not taken: ${failure}`);
process.exit(failed.length === 0 ? 0 : 1);

async function takeAll(width: PictureWidth): Promise<void> {
  const shop = await startShop();
  try {
    await takeIn(shop.url, width);
  } finally {
    await shop.stop();
    await removeDataFolder(shop);
  }
}

async function takeIn(baseURL: string, width: PictureWidth): Promise<void> {
  for (const [viewer, all] of Object.entries(allScreens)) {
    const screens = all.filter(({ name }) => asked.length === 0 || asked.includes(name));
    if (screens.length === 0) continue;
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: 844 },
      locale: 'en-US',
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    // Nobody counts these times; a page that does not come must not hold up the others for long.
    context.setDefaultTimeout(20_000);
    await enterAs(context, viewer as Viewer);
    const page = await context.newPage();
    for (const screen of screens) {
      try {
        await screen.open(page);
        const picture = await takePicture(page);
        bytes += picture.length;
        await writeFile(path.join(folder, `${screen.name}-${width}.webp`), picture);
      } catch (error) {
        failed.push(`${screen.name} at ${width}: ${error}`);
      }
    }
    await context.close();
  }
}
