import { safe } from '@orpc/client';
import { countryName } from '#vocabulary/countries.ts';
import { dayIn } from '#vocabulary/day.ts';
import { COUNTRIES_ASKED_ABOUT } from '#vocabulary/delivery.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { arrivalIn } from './days-of.ts';

/** A country as a form offers it. */
export type Country = {
  code: string;
  name: string;
  /** The days on which a book comes that is paid for today; undefined where nobody can tell. */
  arrives?: string;
};

/**
 * The countries that books are sent to, by their names. For loaders.
 * @param saved the country of an address that is there already: it can stay, whether books are sent there or not
 */
export async function findCountries(
  { api, viewer, report }: ShopRequest,
  saved?: string,
): Promise<Country[]> {
  const { data, error } = await safe(api.delivery.list());
  if (error) report(error);
  const today = dayIn(viewer?.timeZone ?? 'UTC', new Date());
  const countries: Country[] = data
    ? data.countries.map(({ country_code: code, name }) => {
        const arrives = arrivalIn(data, code, today);
        return { code, name, ...(arrives && { arrives }) };
      })
    : COUNTRIES_ASKED_ABOUT.map((code) => ({ code, name: countryName(code) }));
  if (saved && !countries.some(({ code }) => code === saved)) {
    countries.push({ code: saved, name: countryName(saved) });
  }
  return countries.sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
