import { eq } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { deliveryQuotes } from '#database/tables/printing.ts';

/**
 * What the print partner asks for one copy with everything, sent to a country: its last quote, in integer cents.
 * @returns null where it does not deliver, or has not been heard of yet
 */
export async function costOfOne(db: Reads, countryCode: string): Promise<number | null> {
  const [quote] = await db
    .select({ cost: deliveryQuotes.cost })
    .from(deliveryQuotes)
    .where(eq(deliveryQuotes.countryCode, countryCode));
  return quote?.cost ?? null;
}
