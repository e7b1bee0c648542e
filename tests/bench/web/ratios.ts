import autocannon from 'autocannon';
import { startYardstick, type Yardstick } from './bare-yardstick.ts';
import type { BenchShop } from './bench-shop.ts';
import { processorMsOfWeb } from './processor-time.ts';

/** What the load tool asks for, over and over, on 20 connections. */
type Load = Pick<autocannon.Options, 'method' | 'headers' | 'body' | 'requests'> & { path: string };

const CONNECTIONS = 20;
const SECONDS = 3;
/** Others use the machine too, and not evenly: each figure is measured this often beside the yardstick. */
const ROUNDS = 3;
/**
 * What is kept ready is asked for as it is. The load tool reads every body as text, and over a compressed one it takes
 * longer than the shop over the answer: 1.4 ms for the 94 KB of a script, 0.17 ms for the shelf.
 */
const PLAIN = {};
const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

/** Pages as a family sees them, with their goals: what is everybody's, what has its children on it, what is all its own. */
const SIGNED_IN: readonly [path: string, goal: number][] = [
  ['/explore', 0.015],
  ['/theme/hello-world', 0.015],
  ['/activity/activity-hello-1', 0.015],
  ['/books', 0.01],
  ['/book/1', 0.01],
  ['/', 0.005],
  ['/profile', 0.005],
  ['/orders', 0.005],
  ['/cart', 0.005],
];

/** Requests a second of the shop's addresses, each as a ratio to a bare server's in the same seconds. */
export async function benchRatios(shop: BenchShop): Promise<void> {
  const yardstick = await startYardstick();
  const [family] = shop.families;
  const asFamily = { ...AS_A_BROWSER, cookie: family!.cookie };
  await fire(shop.url, addToItsOwnCart(shop), 1);
  try {
    const against = (name: string, goal: number, load: Load) =>
      measure(yardstick, shop, { name, goal, load });
    await against('GET /api/books', 0.15, { path: '/api/books', headers: PLAIN });
    await against('/books for a visitor', 0.1, { path: '/books', headers: PLAIN });
    await against('/ for a visitor', 0.1, { path: '/', headers: PLAIN });
    for (const [path, goal] of SIGNED_IN) {
      await against(`${path} signed in`, goal, { path, headers: asFamily });
    }
    await against('add to cart, each its own', 0.018, addToItsOwnCart(shop));
    await against('read the cart', 0.05, { path: '/api/carts/me', headers: asFamily });
    const scripts = await scriptsOfHome(shop);
    for (const { path, bytes } of [scripts[0]!, scripts[Math.floor(scripts.length / 2)]!]) {
      const name = `a script of ${(bytes / 1024).toFixed(1)} KB`;
      await against(name, 0.3, { path, headers: PLAIN });
    }
  } finally {
    yardstick.stop();
  }
}

async function measure(
  yardstick: Yardstick,
  shop: BenchShop,
  { name, goal, load }: { name: string; goal: number; load: Load },
): Promise<void> {
  await fire(shop.url, load, 1);
  const rounds: { ratio: number; perSecond: number; p99: number; webMs: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bare = await fire(yardstick.url, { path: '/' }, SECONDS);
    const before = processorMsOfWeb(shop);
    const ours = await fire(shop.url, load, SECONDS);
    const webMs = (processorMsOfWeb(shop) - before) / ours.total;
    rounds.push({ ratio: ours.perSecond / bare.perSecond, webMs, ...ours });
  }
  rounds.sort((a, b) => a.ratio - b.ratio);
  const { ratio, perSecond, p99, webMs } = rounds[Math.floor(ROUNDS / 2)]!;
  const word = ratio >= goal ? 'reached' : 'MISSED';
  console.log(
    `${name.padEnd(30)} ${ratio.toFixed(3)} of a bare server (goal ${goal}: ${word})  ` +
      `${Math.round(perSecond)}/s  p99 ${p99} ms  ${webMs.toFixed(3)} ms of web's processor`,
  );
}

async function fire(url: string, load: Load, seconds: number) {
  const { path: address, ...rest } = load;
  const result = await autocannon({
    url: url + address,
    connections: CONNECTIONS,
    duration: seconds,
    ...rest,
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${address}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  const { average: perSecond, total } = result.requests;
  return { perSecond, total, p99: result.latency.p99 };
}

/** Every request is of another family, so no two wait for one cart. */
function addToItsOwnCart({ families }: BenchShop): Load {
  let next = 0;
  return {
    path: '/api/cart_items',
    requests: [
      {
        method: 'POST',
        path: '/api/cart_items',
        setupRequest: (request) => {
          const { cookie, childId } = families[next++ % families.length]!;
          return {
            ...request,
            headers: { ...AS_A_BROWSER, cookie, 'content-type': 'application/json' },
            body: JSON.stringify({ book_id: 1, child_id: childId }),
          };
        },
      },
    ],
  };
}

/** The hashed scripts that `/` loads, the smallest first. */
async function scriptsOfHome(shop: BenchShop): Promise<{ path: string; bytes: number }[]> {
  const html = await (await fetch(shop.url)).text();
  const paths = new Set(
    Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, found]) => found!),
  );
  const scripts = await Promise.all(
    Array.from(paths, async (path) => {
      const body = await (await fetch(shop.url + path)).arrayBuffer();
      return { path, bytes: body.byteLength };
    }),
  );
  return scripts.sort((one, other) => one.bytes - other.bytes);
}
