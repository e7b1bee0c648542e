import { buyBook } from '#tests/support/buy-book.ts';
import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';

const OUT = '/tmp/binding/shots';
test('look', async ({ browser, shop }) => {
  test.setTimeout(300_000);
  for (const [name, w, h] of [
    ['wide', 1280, 800],
    ['phone', 390, 844],
  ] as const) {
    const context = await browser.newContext({
      baseURL: shop.url,
      viewport: { width: w, height: h },
      hasTouch: name === 'phone',
      deviceScaleFactor: name === 'phone' ? 2 : 1,
    });
    const page = await context.newPage();
    const parent = await moveIn(context, { children: ['Maya'], address: true });
    await page.goto(await buyBook(context, parent, name === 'phone' ? 1 : 1));
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');
    const list = await (await context.request.get('/api/orders')).json();
    const id = list[0].id;
    const cdp = await context.newCDPSession(page);
    if (name === 'phone') {
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await cdp.send('Network.enable');
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 90_000,
      });
    }
    const begin = Date.now();
    await page.goto(`/orders/${id}/read`);
    await expect(page.locator('.room-book')).toHaveAttribute('aria-busy', 'false', {
      timeout: 60_000,
    });
    console.log(name, 'open cold ms', Date.now() - begin);
    const b2 = Date.now();
    await page.reload();
    await expect(page.locator('.room-book')).toHaveAttribute('aria-busy', 'false', {
      timeout: 60_000,
    });
    console.log(name, 'open warm ms', Date.now() - b2);
    console.log(
      name,
      'bytes',
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((e) => e.name.includes('/assets/'))
          .reduce((s, e) => s + (e as PerformanceResourceTiming).encodedBodySize, 0),
      ),
    );
    await page.waitForTimeout(3000);
    const shots =
      name === 'wide'
        ? [0, 1, 2, 3, 4, 7, 8, 10, 12, 14, 15, 16, 17, 18]
        : [0, 1, 2, 3, 4, 5, 6, 8, 16, 17, 18, 19, 20, 22, 23];
    for (let i = 0; i < (name === 'wide' ? 19 : 24); i++) {
      await page.waitForTimeout(name === 'phone' ? 2500 : 900);
      if (shots.includes(i)) await page.screenshot({ path: `${OUT}/${name}-${i}.png` });
      // frames of a turn
      const frames = page.evaluate(
        () =>
          new Promise<number[]>((done) => {
            const t: number[] = [];
            const go = (n: number) => {
              t.push(n);
              if (n - t[0]! < 450) requestAnimationFrame(go);
              else done(t);
            };
            requestAnimationFrame(go);
          }),
      );
      await page.keyboard.press('ArrowRight');
      if (name === 'wide' && i === 7) {
        await page.waitForTimeout(140);
        await page.screenshot({ path: `${OUT}/turning.png` });
      }
      const t = await frames;
      const d = t.slice(1).map((x, n) => x - t[n]!);
      if (i % 3 === 0)
        console.log(name, 'turn', i, 'frames', d.length, 'longest', Math.max(...d).toFixed(0));
    }
    await context.close();
  }
});
