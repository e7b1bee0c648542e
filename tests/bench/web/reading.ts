import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { findBrowser } from '#tests/support/browser.ts';
import { signIn } from '#tests/support/move-in.ts';
import type { StartedShop } from '#tests/support/start-shop.ts';
import { countFrames, type Frames } from './frames.ts';
import { SLOW_LINE, SLOWDOWN } from './slow-phone.ts';
import { untilSeen } from './until-seen.ts';

const OPENINGS = 5;
const TURNS = 8;
const READS_MS = 4_000;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const DESK = { viewport: { width: 1280, height: 800 } };

/**
 * The reading room: how long it takes until the first page of a bought book is painted, on a slow phone and line, and how many
 * frames a turn has. A square that turns on an empty page, in the same browser at the same time, says what this machine can do.
 */
export async function benchReading(shop: StartedShop): Promise<void> {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: ['--disable-gpu'],
  });
  try {
    const order = await boughtBook(browser, shop);
    await benchOpening(browser, shop, order);
    for (const [who, slowdown, device] of [
      ['at 1280', 1, DESK],
      ['on a slow phone', SLOWDOWN, PHONE],
    ] as const) {
      const context = await family(browser, shop, device);
      const page = await context.newPage();
      if (slowdown > 1) await slowDown(context, page, { isLineSlow: false });
      const turned = await turnPages(page, `/orders/${order}/read`);
      const side = await page.locator('.room-book').evaluate((book) => book.clientHeight);
      say(`a page ${who}`, turned);
      say(`a plain square of its size ${who}`, await turnSquare(page, side));
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

/** The demo family's book, once it is made. */
async function boughtBook(browser: Browser, shop: StartedShop): Promise<string> {
  const context = await family(browser, shop, DESK);
  const find = async () => {
    const orders: { id: string; book_status: string; making: unknown }[] = await (
      await context.request.get('/api/orders')
    ).json();
    return orders.find(({ book_status, making }) => book_status === 'made' && making)?.id;
  };
  await expect.poll(find, { timeout: 60_000 }).toBeTruthy();
  const id = (await find())!;
  await context.close();
  return id;
}

async function family(browser: Browser, shop: StartedShop, device: object) {
  const context = await browser.newContext({ ...device, baseURL: shop.url });
  await signIn(context, 'parent@example.com');
  return context;
}

async function slowDown(context: BrowserContext, page: Page, { isLineSlow = true } = {}) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (!isLineSlow) return;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
}

const isPainted = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('.room-book')?.getAttribute('aria-busy') === 'false',
    undefined,
    { polling: 'raf' },
  );

/** From the press, or from an address, in a browser that has never been here and then in one that has. */
async function benchOpening(browser: Browser, shop: StartedShop, order: string): Promise<void> {
  const took: Record<string, number[]> = {};
  const note = (way: string, ms: number) => {
    took[way] = [...(took[way] ?? []), Math.round(ms)];
  };
  for (let n = 0; n < OPENINGS; n++) {
    const context = await family(browser, shop, PHONE);
    const page = await context.newPage();
    await slowDown(context, page);
    await page.goto(`/orders/${order}`);
    await page.waitForLoadState('networkidle');
    // Somebody reads what the page says.
    await page.waitForTimeout(READS_MS);
    const press = () => page.getByRole('link', { name: 'Read it now' }).tap();
    note("from the order's page", await untilSeen(page, press));
    await isPainted(page);
    const reload = () => page.reload({ waitUntil: 'commit' });
    note('by its address, again', await untilSeen(page, reload));
    await context.close();

    const first = await family(browser, shop, PHONE);
    const fresh = await first.newPage();
    await slowDown(first, fresh);
    const go = () => fresh.goto(`/orders/${order}/read`, { waitUntil: 'commit' });
    note('by its address, in a new browser', await untilSeen(fresh, go));
    await first.close();
  }
  for (const [way, times] of Object.entries(took)) {
    const sorted = times.sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)];
    console.log(`opened ${way.padEnd(34)} median ${median} ms (goal 2000; ${sorted.join(', ')})`);
  }
}

/** What a turn is, without a book: 300 ms of a plain square, of as many CSS px. Without a graphics card its size decides. */
async function turnSquare(page: Page, side: number): Promise<Frames[]> {
  await page.goto('about:blank');
  await page.setContent(
    `<div style="perspective:2600px"><div id="square" style="width:${side}px;height:${side}px;background:teal"></div></div>`,
  );
  const turns: Frames[] = [];
  for (let n = 0; n < TURNS; n++) {
    turns.push(
      await countFrames(page, () =>
        page.evaluate(async () => {
          const over = [{ transform: 'rotateY(0deg)' }, { transform: 'rotateY(-180deg)' }];
          await document.querySelector('#square')!.animate(over, 300).finished;
        }),
      ),
    );
  }
  return turns;
}

async function turnPages(page: Page, path: string): Promise<Frames[]> {
  await page.goto(path);
  await isPainted(page);
  const turns: Frames[] = [];
  for (let n = 0; n < TURNS; n++) {
    // What is next is painted while nothing moves: a reader looks at a page for longer than this.
    await page.waitForTimeout(READS_MS);
    turns.push(
      await countFrames(page, async () => {
        await page.keyboard.press('ArrowRight');
        await page.waitForFunction(() => document.getAnimations().length > 0);
        await page.waitForFunction(() => document.getAnimations().length === 0);
      }),
    );
  }
  return turns;
}

function say(what: string, turns: readonly Frames[]): void {
  const sum = (of: (frames: Frames) => number) =>
    turns.reduce((all, frames) => all + of(frames), 0);
  const sorted = (of: (frames: Frames) => number) =>
    turns.map((frames) => Math.round(of(frames))).sort((a, b) => a - b);
  const longest = sorted(({ longest }) => longest);
  const start = sorted(({ start }) => start);
  const drawn = sum(({ drawn }) => drawn);
  const due = sum(({ due }) => due);
  console.log(
    `${what.padEnd(34)} ${Math.round((100 * drawn) / due)} % of ${Math.round(due / turns.length)} frames; ` +
      `the first after ${start[Math.floor(start.length / 2)]} ms; ` +
      `the longest of a turn ${longest[Math.floor(longest.length / 2)]} ms (${longest.join(', ')})`,
  );
}
