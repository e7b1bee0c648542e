import { randomBytes } from 'node:crypto';
import { webhookEndpoints } from '#database/tables/webhooks.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { noteAct } from '#shop/audit/note-act.ts';
import type { EventType } from '#vocabulary/webhooks.ts';
import type { Endpoint } from './endpoint.ts';

/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32;

/**
 * Enters an address that is told of these events from now on.
 * @param url looked at by the caller
 * @returns with the secret that signs what is sent there: the only time that anybody is told it
 */
export async function makeEndpoint(
  tx: Transaction,
  by: Caller,
  { url, events }: { url: string; events: EventType[] },
): Promise<{ endpoint: Endpoint; secret: string }> {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  const [made] = await tx.insert(webhookEndpoints).values({ url, events, secret }).returning();
  await noteAct(tx, by, 'webhook_made', { subject: made!.id });
  const { secret: _, ...endpoint } = made!;
  return { endpoint, secret };
}
