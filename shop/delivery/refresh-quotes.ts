import { PAGES_INSIDE } from '#bookmaking/binding/openings.ts';
import type { Database } from '#database/connect.ts';
import { deliveryQuotes } from '#database/tables/printing.ts';
import { inTransaction } from '#database/transaction.ts';
import {
  PrinterAway,
  PrinterRefused,
  type PrintPartner,
  type ShippingOption,
} from '#shop/print-partner.ts';
import { COUNTRIES_ASKED_ABOUT } from '#vocabulary/delivery.ts';
import { allQuotes } from './queries.ts';

/** How long a quote counts as today's. */
const A_DAY_MS = 86_400_000;
/** Asked about an hour earlier: the clock comes by once an hour, and no quote should be older than a day. */
const EARLY_MS = 3_600_000;

type Asked =
  | { cost: number; level: string; days: { least: number; most: number } }
  | 'refused'
  | undefined;

/**
 * Asks the partner about every country whose quote is a day old, the oldest first, and keeps each answer as it comes. Once the
 * partner is away, the rest stays as it is, and serves on.
 * @returns how many countries were asked about, and whether the partner went away meanwhile
 */
export async function refreshQuotes(
  database: Database,
  partner: Pick<PrintPartner, 'quote' | 'findShippingOptions'>,
  now: Date,
): Promise<{ asked: number; isAway: boolean }> {
  const known = new Map(
    (await allQuotes(database.orm)).map((quote) => [quote.countryCode, quote.quotedAt.getTime()]),
  );
  const since = (code: string) => known.get(code) ?? 0;
  const due = COUNTRIES_ASKED_ABOUT.filter(
    (code) => since(code) <= now.getTime() - A_DAY_MS + EARLY_MS,
  ).sort((one, other) => since(one) - since(other));
  let asked = 0;
  for (const countryCode of due) {
    const answer = await ask(partner, countryCode).catch((error) => {
      if (error instanceof PrinterAway) return 'away' as const;
      throw error;
    });
    if (answer === 'away') return { asked, isAway: true };
    await keep(database, countryCode, answer, now);
    asked += 1;
  }
  return { asked, isAway: false };
}

/**
 * One book to this country by the cheapest way; undefined where the partner has none. One that it will not quote (our made-up
 * address may be to blame) stays as it was.
 */
async function ask(
  partner: Pick<PrintPartner, 'quote' | 'findShippingOptions'>,
  countryCode: string,
): Promise<Asked> {
  const to = { countryCode };
  const lines = [{ interiorPages: PAGES_INSIDE, quantity: 1 }];
  try {
    const ways = await partner.findShippingOptions({ to, lines, level: 'MAIL' });
    const way = ways.toSorted(byPrice)[0];
    if (!way) return undefined;
    const { cents } = await partner.quote({ to, lines, level: way.level });
    return { cost: cents, level: way.level, days: way.days };
  } catch (error) {
    if (error instanceof PrinterRefused) return 'refused';
    throw error;
  }
}

/** Of two that cost the same the one that can be followed. */
const byPrice = (one: ShippingOption, other: ShippingOption) =>
  one.cents - other.cents || Number(other.isTraceable) - Number(one.isTraceable);

async function keep(database: Database, countryCode: string, said: Asked, quotedAt: Date) {
  const answer = said === 'refused' ? undefined : said;
  const quote = {
    cost: answer?.cost ?? null,
    shippingLevel: answer?.level ?? null,
    daysLeast: answer?.days.least ?? null,
    daysMost: answer?.days.most ?? null,
    quotedAt,
  };
  await inTransaction(database, (tx) =>
    tx
      .insert(deliveryQuotes)
      .values({ countryCode, ...quote })
      .onConflictDoUpdate({
        target: deliveryQuotes.countryCode,
        set: said === 'refused' ? { quotedAt } : quote,
      }),
  );
}
