/** What the post writes in place of a state's name, for the countries where the partner insists on it. */
const codes: Record<string, string> = {
  US: `AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
    DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas,
    KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi,
    MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York,
    NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island,
    SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington,
    WV West Virginia, WI Wisconsin, WY Wyoming`,
  CA: `AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova Scotia,
    NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon`,
  AU: `ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland, SA South Australia,
    TAS Tasmania, VIC Victoria, WA Western Australia`,
};

const byName = new Map(
  Object.entries(codes).flatMap(([country, list]) =>
    list.split(',').map((entry) => {
      const [code, ...name] = entry.trim().split(/\s+/);
      return [`${country} ${plain(name.join(' '))}`, code!] as const;
    }),
  ),
);

/**
 * The code of a state as a family writes it: 'Oregon' is 'OR', 'or.' too. What is not known stays as it was written, and
 * the partner decides.
 */
export function stateCode(countryCode: string, state: string): string {
  const code = byName.get(`${countryCode} ${plain(state)}`);
  if (code) return code;
  return /^\s*[a-z]{2,3}\.?\s*$/i.test(state) ? plain(state).toUpperCase() : state.trim();
}

/** Without accents, dots and the difference of large and small letters. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\s]/gu, '')
    .trim()
    .toLowerCase();
}
