import type { BoundPage } from '#bookmaking/binding/bound-page.ts';
import { NAMES } from '#bookmaking/binding/openings.ts';
import type { DrawnPage } from '#contract/orders.ts';
import { isDisplayFace, loadFace } from '#web/book/live/load-face.ts';
import { shop } from '#web/shell/shop-client.ts';
import type { OpenCopy } from './open-copy.ts';
import type { Stop } from './stops.ts';

/**
 * A bought copy from the pages that were kept when it was made, whatever hand draws today. They come one at a time, so that
 * nobody waits for 34 of them, nor for what draws.
 *
 * @param known pages that are here already
 */
export function keptCopy(orderId: string, known: readonly DrawnPage[]): OpenCopy {
  const here = new Map<string, BoundPage>();
  const coming = new Map<string, Promise<void>>();

  const arrive = (page: DrawnPage) => {
    const bound = asBound(page);
    here.set(bound.name, bound);
    // Its picture takes longer to be painted than a face to come.
    for (const { style } of bound.text) if (isDisplayFace(style)) void loadFace(style);
  };
  const ask = async (page: string) => {
    const { data, error } = await shop.orders.bookPage({ order_id: orderId, page });
    if (error) throw error;
    arrive(data);
  };
  const bringPage = (name: string): Promise<void> => {
    if (here.has(name)) return Promise.resolve();
    const asked = coming.get(name) ?? ask(name);
    coming.set(name, asked);
    // What a bad line swallowed is asked for again.
    asked.catch(() => coming.delete(name));
    return asked;
  };
  known.forEach(arrive);

  return {
    seenAt(stop) {
      const pages = namesAt(stop).map((name) => here.get(name));
      return pages.every((page) => page !== undefined) ? pages : undefined;
    },
    async bring(stop) {
      await Promise.all(namesAt(stop).map(bringPage));
    },
  };
}

const namesAt = ({ opening, half }: Stop): readonly string[] =>
  half === undefined ? NAMES[opening] : [NAMES[opening][half] as string];

/** As it was kept: the API says no more of its words than that they are some. */
const asBound = ({ page, shows, lettering, ...drawn }: DrawnPage): BoundPage =>
  ({
    ...drawn,
    name: page,
    shows: shows ?? undefined,
    lettering: lettering ?? undefined,
  }) as BoundPage;
