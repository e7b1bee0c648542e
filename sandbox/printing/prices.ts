/**
 * What printing and sending cost here, in cents of a dollar. Printing and handling are near what the partner's sheet says
 * for a hardcover of 8.5 inches; the carriers' prices are made up, from cheap to dear, and no tax is added.
 */
const BASE = 1075;
const PER_PAGE = 21;
const HANDLING = 75;

type Zone = { cents: number; days: [number, number] };

/** The cheapest way to each country: what one book costs, and how long it is on its way once it is printed. */
const zones: Record<string, Zone> = {
  US: { cents: 469, days: [5, 10] },
  GB: { cents: 449, days: [4, 8] },
  DE: { cents: 499, days: [4, 8] },
  FR: { cents: 509, days: [4, 8] },
  NL: { cents: 499, days: [4, 8] },
  BE: { cents: 519, days: [4, 8] },
  AT: { cents: 519, days: [5, 9] },
  IE: { cents: 539, days: [5, 9] },
  ES: { cents: 549, days: [5, 10] },
  IT: { cents: 559, days: [5, 10] },
  PL: { cents: 529, days: [5, 10] },
  CA: { cents: 539, days: [6, 12] },
  SE: { cents: 649, days: [5, 10] },
  DK: { cents: 629, days: [5, 10] },
  CH: { cents: 899, days: [6, 11] },
  NO: { cents: 929, days: [6, 12] },
  AU: { cents: 569, days: [7, 14] },
  NZ: { cents: 999, days: [9, 18] },
  JP: { cents: 1149, days: [8, 15] },
  KR: { cents: 1199, days: [8, 15] },
  SG: { cents: 1099, days: [8, 15] },
  MX: { cents: 1049, days: [10, 20] },
  BR: { cents: 1499, days: [14, 30] },
  IN: { cents: 1299, days: [12, 24] },
  ZA: { cents: 1699, days: [14, 28] },
};
const elsewhere: Zone = { cents: 1899, days: [14, 35] };
/** Where no carrier goes. */
const unreachable = new Set([
  'AF',
  'AQ',
  'BY',
  'CU',
  'IR',
  'KP',
  'LY',
  'RU',
  'SO',
  'SS',
  'SY',
  'YE',
]);

/** Days until a book leaves the printer. */
const PRINTING_DAYS: [number, number] = [3, 5];

/** The ways of sending: how much dearer than the cheapest, and how much faster. */
const ways = {
  MAIL: { times: 1, faster: 1, isTraceable: false },
  PRIORITY_MAIL: { times: 1.5, faster: 0.8, isTraceable: true },
  GROUND: { times: 1.9, faster: 0.7, isTraceable: true },
  EXPEDITED: { times: 3.2, faster: 0.4, isTraceable: true },
  EXPRESS: { times: 4.6, faster: 0.25, isTraceable: true },
} as const;
export type Way = keyof typeof ways;
export const wayNames = Object.keys(ways) as Way[];
export const isWay = (name: string): name is Way => name in ways;

/** A copy more costs so much of the first one's way. */
const COPY_MORE = 0.35;

export type Copies = { page_count: number; quantity: number }[];

/** @returns undefined where the way does not lead to that country */
export function shippingTo(country: string, way: Way, copies: Copies) {
  if (unreachable.has(country)) return undefined;
  const zone = zones[country] ?? elsewhere;
  const { times, faster, isTraceable } = ways[way];
  const more = copies.reduce((sum, { quantity }) => sum + quantity, 0) - 1;
  const [least, most] = zone.days;
  return {
    cents: Math.round(zone.cents * times * (1 + COPY_MORE * more)),
    isTraceable,
    days: [
      PRINTING_DAYS[0] + Math.max(1, Math.round(least * faster)),
      PRINTING_DAYS[1] + Math.max(2, Math.round(most * faster)),
    ] as const,
  };
}

/** What one copy costs to print. @param dearer by so many percent, where the day is made a dear one */
export const printing = (pages: number, dearer: number): number =>
  Math.round((BASE + PER_PAGE * pages) * (1 + dearer / 100));

export const handling = HANDLING;

/** The partner's way of writing an amount. */
export const dollars = (cents: number): string => (cents / 100).toFixed(2);
