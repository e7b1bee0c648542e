import { Agent, request } from 'node:http';
import type { BenchShop } from './bench-shop.ts';

/** One request of the mix. */
type Asked = { method: 'GET' | 'POST' | 'PUT'; path: string; cookie?: string; body?: object };

const PER_SECOND = 150;

/**
 * An evening in the shop: 150 requests a second, 70 % pages, 25 % reads, 5 % writes, and a preview asked for each
 * second. Every request has its moment, whether or not the ones before have been answered, and its time counts from
 * that moment: a shop that stalls is not spared the requests that would have come meanwhile (coordinated omission).
 *
 * @param seconds how long
 * @param say gets the line of figures
 */
export async function benchMix(
  shop: BenchShop,
  seconds: number,
  say: (line: string) => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const draw = random(20_261_121);
  const times: number[] = [];
  const failures = new Map<string, number>();
  const running = new Set<Promise<void>>();
  const begun = performance.now();

  const send = (asked: Asked, due: number, counts: boolean) => {
    const answered = ask(shop.url, agent, asked).then((failure) => {
      if (counts) times.push(performance.now() - due);
      if (failure) {
        const what = `${failure} ${asked.path}`;
        failures.set(what, (failures.get(what) ?? 0) + 1);
      }
    });
    running.add(answered);
    void answered.finally(() => running.delete(answered));
  };

  const total = PER_SECOND * seconds;
  let sent = 0;
  let previews = 0;
  while (sent < total) {
    const now = performance.now() - begun;
    for (; sent < total && (sent * 1000) / PER_SECOND <= now; sent++) {
      send(choose(shop, draw), begun + (sent * 1000) / PER_SECOND, true);
    }
    for (; previews < seconds && previews * 1000 <= now; previews++) {
      send(askForPreview(shop, previews), begun + previews * 1000, false);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await Promise.all(running);
  agent.destroy();

  times.sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)]!)} ms`;
  const failed = [...failures].map(([what, count]) => `${count} x ${what}`);
  say(
    `the mix, ${seconds} s at ${PER_SECOND}/s: p50 ${at(0.5)}  p95 ${at(0.95)} (goal 150)  ` +
      `p99 ${at(0.99)} (goal 150)  errors: ${failed.join(', ') || 'none'}`,
  );
}

function choose({ families }: BenchShop, draw: () => number): Asked {
  const family = families[Math.floor(draw() * families.length)]!;
  const { cookie, childId } = family;
  const book = 1 + Math.floor(draw() * 8);
  const one = <Choice>(choices: Choice[]) => choices[Math.floor(draw() * choices.length)]!;
  const kind = draw();
  if (kind < 0.4) {
    return { method: 'GET', path: one(['/', '/books', `/book/${book}`, '/explore', '/help']) };
  }
  if (kind < 0.7) {
    return { method: 'GET', path: one(['/books', `/book/${book}`, '/profile', '/cart']), cookie };
  }
  if (kind < 0.95) {
    return one<Asked>([
      { method: 'GET', path: '/api/books' },
      { method: 'GET', path: `/api/books/${book}` },
      { method: 'GET', path: '/api/carts/me', cookie },
      { method: 'GET', path: '/api/children', cookie },
      { method: 'GET', path: '/api/favorites', cookie },
    ]);
  }
  const body = { book_id: book, child_id: childId };
  return { method: 'POST', path: '/api/cart_items', cookie, body };
}

function askForPreview({ families }: BenchShop, n: number): Asked {
  const { cookie, childId } = families[families.length - 1 - n]!;
  return {
    method: 'POST',
    path: '/api/functions/start_generate_book_preview',
    cookie,
    body: { book_id: 1 + (n % 8), child_id: childId },
  };
}

/** Resolves once all of the answer is there: with the status if it is none of success, or why there was no answer. */
function ask(
  url: string,
  agent: Agent,
  { method, path, cookie, body }: Asked,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    const headers: Record<string, string> = { 'accept-encoding': 'gzip, deflate, br' };
    if (cookie) headers.cookie = cookie;
    if (body) headers['content-type'] = 'application/json';
    const sent = request(url + path, { method, agent, headers }, (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      response.on('end', () => resolve(statusCode < 400 ? undefined : String(statusCode)));
      response.on('error', failed);
    });
    sent.on('error', failed);
    sent.end(body && JSON.stringify(body));
  });
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
