import { count } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { makings } from '#database/tables/makings.ts';
import type { MakingStage } from '#vocabulary/making.ts';

/** How many paid books are in each stage; one without books is left out. */
export const countStages = (db: Reads): Promise<{ stage: MakingStage; books: number }[]> =>
  db.select({ stage: makings.stage, books: count() }).from(makings).groupBy(makings.stage);
