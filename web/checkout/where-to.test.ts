import { expect, test } from 'vitest';
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

const lookUp = async (childIds: string[], mine: object | null | Error = stored) => {
  const shop = {
    api: {
      addresses: { mine: async () => (mine instanceof Error ? Promise.reject(mine) : mine) },
      children: { list: async () => [own, given, brother] },
    },
    viewer: { name: 'Hanna' },
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
