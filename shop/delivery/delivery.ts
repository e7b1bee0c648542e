import type { Reads } from '#database/connect.ts';
import { COUNTRIES_ASKED_ABOUT, type Days, LEAST_MARGIN } from '#vocabulary/delivery.ts';
import { allQuotes, lowestPrice } from './queries.ts';

/** Where the shop delivers, and how long that takes. */
export type Delivery = {
  countries: {
    countryCode: string;
    /** From the order at the printer until it arrives; null where the partner has not been heard of yet. */
    days: Days | null;
  }[];
  /** When the partner was last asked about all of them; null while some are still waiting for a first answer. */
  askedAt: Date | null;
};

/**
 * Where the shop delivers: to the countries for which the partner's last quote leaves enough of the cheapest title, however
 * old that quote is. A country that no answer has come for yet is delivered to: better one parcel that earns less than a shop
 * that sells nothing because its partner was away on the first evening.
 *
 * @param leastMargin in cents
 */
export async function findDelivery(db: Reads, leastMargin = LEAST_MARGIN): Promise<Delivery> {
  const [quotes, price] = [await allQuotes(db), await lowestPrice(db)];
  const quoteOf = new Map(quotes.map((quote) => [quote.countryCode, quote]));
  const countries = COUNTRIES_ASKED_ABOUT.flatMap((countryCode) => {
    const quote = quoteOf.get(countryCode);
    if (!quote) return [{ countryCode, days: null }];
    const { cost, daysLeast, daysMost } = quote;
    if (cost === null || price === null || price - cost < leastMargin) return [];
    const days =
      daysLeast === null || daysMost === null ? null : { least: daysLeast, most: daysMost };
    return [{ countryCode, days }];
  });
  const asked = COUNTRIES_ASKED_ABOUT.map((code) => quoteOf.get(code)?.quotedAt);
  const isComplete = asked.every((moment) => moment !== undefined);
  const oldest = Math.min(...asked.map((moment) => moment?.getTime() ?? 0));
  return { countries, askedAt: isComplete ? new Date(oldest) : null };
}
