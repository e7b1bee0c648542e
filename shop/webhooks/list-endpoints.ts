import { asc, getTableColumns } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { webhookEndpoints } from '#database/tables/webhooks.ts';
import type { Endpoint } from './endpoint.ts';

const { secret: _, ...shown } = getTableColumns(webhookEndpoints);

/** Everybody who is told of what happens, whoever was entered first first. */
export const listEndpoints = (db: Reads): Promise<Endpoint[]> =>
  db
    .select(shown)
    .from(webhookEndpoints)
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));
