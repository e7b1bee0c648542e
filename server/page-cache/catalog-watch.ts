import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#database/connect.ts';
import { listBooks } from '#shop/catalog/list-books.ts';
import { findDelivery } from '#shop/delivery/delivery.ts';

/** How long a look at the shelf counts. What is kept is right again this long after a change, and a page's making. */
const LOOK_EVERY_MS = 500;
/** How long a look is waited for where there was one before: a database that says nothing must not hold up what is kept. */
const PATIENCE_MS = 1_000;
/** No process is kept running for it. */
const UNHELD = { ref: false };

/** Tells whether the catalog, and where it is delivered to, is still what it was. */
export type CatalogWatch = {
  /**
   * A word for the catalog as it stands, another one after every change. At most half a second old; while the database
   * is away, as it was last seen. Undefined if it was never seen.
   */
  shelf(): Promise<string | undefined>;
};

/**
 * Watches the catalog by reading it, at most twice a second and only while somebody asks. Whoever changes it, with
 * a verb or by hand in the database, tells nobody: a notification can be forgotten by its writer or lost with its
 * connection, and the whole shelf is three queries of a millisecond each.
 * @param leastMargin of what is delivered, in cents
 */
export function watchCatalog(database: Database, leastMargin?: number): CatalogWatch {
  let begun = Number.NEGATIVE_INFINITY;
  let looking: Promise<string | undefined> | undefined;
  let seen: string | undefined;

  async function look(): Promise<string | undefined> {
    try {
      const { countries, askedAt } = await findDelivery(database.orm, leastMargin);
      // Of the moment the pages say no more than the day, and each of the day's fifty answers moves it.
      const delivery = [countries, askedAt?.toISOString().slice(0, 10)];
      seen = JSON.stringify([await listBooks(database.orm), delivery]);
    } catch {
      // What fails here fails for whoever needs the database, and is told there.
    }
    return seen;
  }

  return {
    shelf() {
      const now = performance.now();
      if (!looking || now - begun >= LOOK_EVERY_MS) {
        begun = now;
        const isKnown = seen !== undefined;
        looking = isKnown ? Promise.race([look(), wait(PATIENCE_MS, seen, UNHELD)]) : look();
      }
      return looking;
    },
  };
}
