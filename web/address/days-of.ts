import type { DeliveryTold } from '#contract/delivery.ts';
import { arrivalInWords, type Days } from '#vocabulary/delivery.ts';

/** From paying until a book comes, over all countries that the printer has answered for; undefined where there is none. */
export function daysOver(countries: DeliveryTold['countries']): Days | undefined {
  const all = countries.flatMap((country) => daysOf(country) ?? []);
  if (all.length === 0) return undefined;
  return {
    least: Math.min(...all.map(({ least }) => least)),
    most: Math.max(...all.map(({ most }) => most)),
  };
}

/** The same for one country. */
export const daysOf = ({
  days_least: least,
  days_most: most,
}: DeliveryTold['countries'][number]): Days | undefined =>
  least === null || most === null ? undefined : { least, most };

/**
 * The days on which a book comes to this country; undefined where nobody can tell.
 * @param from the day on which was paid, as `dayIn` writes it
 */
export function arrivalIn(
  told: DeliveryTold | undefined,
  countryCode: string | undefined,
  from: Date,
): string | undefined {
  const country = told?.countries.find(({ country_code }) => country_code === countryCode);
  const days = country && daysOf(country);
  return days && arrivalInWords(from, days);
}
