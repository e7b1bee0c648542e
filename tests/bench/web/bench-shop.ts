import path from 'node:path';
import { removeDataFolder, type StartedShop, startShop } from '#tests/support/start-shop.ts';
import { inviteFamilies, type VisitingFamily } from './families.ts';

/** A shop as `npm start` opens it, with families that are signed in. */
export type BenchShop = StartedShop & {
  families: VisitingFamily[];
  close(): Promise<void>;
};

const FAMILIES = 3_000;

/** Opens a shop of its own on a free port, with an embedded database and everything an operator's start has. */
export async function openBenchShop(): Promise<BenchShop> {
  const cache = path.resolve(import.meta.dirname, '../../../node_modules/.cache/node');
  const shop = await startShop({ env: { NODE_COMPILE_CACHE: cache } });
  const families = await inviteFamilies(shop, FAMILIES);
  return {
    ...shop,
    families,
    async close() {
      await shop.stop();
      await removeDataFolder(shop);
    },
  };
}
