import isoCountries from 'i18n-iso-countries/index.js';
import { countryName } from '#vocabulary/countries.ts';

/** A country as a form offers it. */
export type Country = { code: string; name: string };

/** All countries of ISO 3166-1 by their names. For loaders: the list of codes is no matter of the browser's. */
export const countries: Country[] = Object.keys(isoCountries.getAlpha2Codes())
  .map((code) => ({ code, name: countryName(code) }))
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));
