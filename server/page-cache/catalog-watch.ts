import type { Database } from '#database/connect.ts';
import { listBooks } from '#shop/catalog/list-books.ts';

/** How long a look at the shelf counts. What is kept is right again this long after a change, and a page's making. */
const LOOK_EVERY_MS = 500;

/** Tells whether the catalog is still what it was. */
export type CatalogWatch = {
  /**
   * A word for the catalog as it stands, another one after every change. At most half a second old. Throws what the
   * database throws.
   */
  shelf(): Promise<string>;
};

/**
 * Watches the catalog by reading it, at most twice a second and only while somebody asks. Whoever changes it, with
 * a verb or by hand in the database, tells nobody: a notification can be forgotten by its writer or lost with its
 * connection, and the whole shelf is one query of a millisecond.
 */
export function watchCatalog(database: Database): CatalogWatch {
  let looked = Number.NEGATIVE_INFINITY;
  let seen: Promise<string> | undefined;

  async function look(): Promise<string> {
    return JSON.stringify(await listBooks(database.orm));
  }

  return {
    shelf() {
      const now = performance.now();
      if (seen && now - looked < LOOK_EVERY_MS) return seen;
      looked = now;
      const looking = look();
      seen = looking;
      // A failed look is nobody's answer but its own askers'.
      looking.catch(() => {
        if (seen === looking) seen = undefined;
      });
      return looking;
    },
  };
}
