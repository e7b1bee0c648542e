import { expect, test } from 'vitest';
import { COUNTRY_NOT_DELIVERED } from '#vocabulary/sentences/checkout.ts';
import type { ShopRequest } from '#web/request-context.ts';
import { findWhereTo } from './where-to.ts';

const home = {
  address_line_1: '12 Willow Lane',
  address_line_2: '',
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
  country_code: 'US',
  phone_number: '',
};
const jena = { ...home, recipient: 'Grandma Ilse', city: 'Jena', state: '', country_code: 'DE' };
const stored = { id: 'a', user_id: 'u', ...home };
const own = { id: 'own', name: 'Ada', is_given_to: false, ship_to: jena };
const given = { id: 'given', name: 'Theo', is_given_to: true, ship_to: jena };
const brother = { ...given, id: 'brother', name: 'Tim' };

const oregon = { country_code: 'US', name: 'United States', days_least: 9, days_most: 14 };
const germany = { country_code: 'DE', name: 'Germany', days_least: null, days_most: null };

const lookUp = async (
  childIds: string[],
  mine: object | null | Error = stored,
  countries: object[] = [oregon, germany],
) => {
  const shop = {
    api: {
      addresses: { mine: async () => (mine instanceof Error ? Promise.reject(mine) : mine) },
      delivery: { list: async () => ({ countries, asked_at: null }) },
      children: { list: async () => [own, given, brother] },
    },
    viewer: { name: 'Hanna', timeZone: 'UTC' },
    report: () => {},
  } as unknown as ShopRequest;
  const { places, ...where } = await findWhereTo(shop, childIds);
  return { ...where, places: places.map(({ recipient, lines }) => `${recipient}: ${lines[1]}`) };
};
const HOME = 'Hanna: Portland, OR 97205';
const JENA = 'Grandma Ilse: 97205 Jena';

test.each([
  ['a child of the family lives at home', ['own'], [HOME]],
  ['a gift goes where the last one went', ['given'], [JENA, HOME]],
  ['one address is offered once', ['given', 'brother'], [JENA, HOME]],
  ['together with a gift, too, home comes first', ['own', 'given'], [HOME, JENA]],
])('%s', async (_, childIds, places) => {
  expect((await lookUp(childIds)).places).toEqual(places);
});

test('an address that is not whole, or could not be read, is none', async () => {
  expect(await lookUp(['own'], { ...stored, city: ' ' })).toMatchObject({
    places: [],
    home: 'missing',
  });
  expect(await lookUp(['own'], new Error('away'))).toMatchObject({ places: [], home: 'unknown' });
  expect(await lookUp(['given'], null)).toMatchObject({ places: [JENA], isGift: true });
});

test('an address that the label has no room for is there to be shortened', async () => {
  const long = 'Rua do Comendador Antonio Pereira 113';
  const { places, unfit } = await lookUp(['own'], { ...stored, address_line_1: long });
  expect(places).toEqual([]);
  expect(unfit).toMatchObject([
    { whose: 'Your address', isTooLong: true, address: { address_line_1: long } },
  ]);
  expect(unfit[0]?.why).toEqual([expect.stringContaining('this has 37')]);
});

test('an address in a country that is not delivered to is named with why; others stay', async () => {
  const { places, unfit, countries } = await lookUp(['given'], stored, [oregon]);
  expect(places).toEqual([HOME]);
  expect(unfit).toMatchObject([{ isTooLong: false, why: [COUNTRY_NOT_DELIVERED] }]);
  expect(countries.map(({ code }) => code)).toEqual(['US']);
});

test('the day that it comes is told where the printer has said so', async () => {
  const { countries } = await lookUp(['own']);
  expect(countries[0]).toEqual({ code: 'DE', name: 'Germany' });
  expect(countries[1]?.arrives).toMatch(/^[A-Z][a-z]+ \d+ to /);
});
