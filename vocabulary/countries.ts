/**
 * Countries whose addresses cannot do without a state, province, county or the like, by their two letters (ISO 3166-1).
 * Google's address data ask for one there ("require" with an S: google/libaddressinput, cpp/src/region_data_constants.cc
 * of June 2025); docs/decisions/094 says why these are named here.
 */
export const COUNTRIES_WITH_STATES = [
  'AE',
  'AS',
  'AU',
  'BR',
  'CA',
  'CN',
  'CO',
  'CR',
  'ES',
  'FM',
  'HK',
  'HN',
  'ID',
  'IN',
  'IQ',
  'IT',
  'JM',
  'JP',
  'KN',
  'KR',
  'KY',
  'MH',
  'MP',
  'MX',
  'NR',
  'PF',
  'PG',
  'PW',
  'RU',
  'SO',
  'SV',
  'TW',
  'UM',
  'US',
  'VE',
  'VI',
  'VN',
];

/** Whether an address in this country needs a state (readings: 'State'). */
export const needsState = (countryCode: string): boolean =>
  COUNTRIES_WITH_STATES.includes(countryCodeOf(countryCode));

/** The two letters of a country as it is stored: 'uk' is what Britons type for GB. */
export function countryCodeOf(typed: string): string {
  const code = typed.toUpperCase();
  return code === 'UK' ? 'GB' : code;
}

const names = new Intl.DisplayNames('en-US', { type: 'region' });

/** A country's name in English. On the server alone: browsers do not agree on all of them, and a page would jump. */
export const countryName = (countryCode: string): string => names.of(countryCode) ?? countryCode;
