import { count, desc, eq } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { webhookDeliveries, webhookEndpoints } from '#database/tables/webhooks.ts';

/** An event on its way to an endpoint, or there. */
export type Delivery = typeof webhookDeliveries.$inferSelect;

/** A page of what was sent or is to be, newest first, each with the address, and how many there are over all pages. */
export async function listDeliveries(
  db: Reads,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ deliveries: { delivery: Delivery; url: string }[]; total: number }> {
  const deliveries = await db
    .select({ delivery: webhookDeliveries, url: webhookEndpoints.url })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .orderBy(desc(webhookDeliveries.createdAt), webhookDeliveries.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ rows: count() }).from(webhookDeliveries);
  return { deliveries, total: counted!.rows };
}
