/** Where families print on letter paper; everywhere else it is A4. */
const LETTER_COUNTRIES = ['US', 'CA'];

/** The paper of a family's printer, by where it lives; letter paper where nobody knows, as most of the shop's families have. */
export const paperIn = (countryCode: string | null): 'letter' | 'a4' =>
  countryCode === null || LETTER_COUNTRIES.includes(countryCode) ? 'letter' : 'a4';
