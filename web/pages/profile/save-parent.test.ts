import { expect, test, vi } from 'vitest';
import type { ShopRequest } from '#web/request-context.ts';
import { parentConstraints, saveParent } from './save-parent.ts';

const typed = {
  name: 'Hanna',
  address_line_1: '12 Willow Lane',
  address_line_2: '',
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
  country_code: 'us',
  phone_number: '',
};
const formWith = (changes: Partial<typeof typed>) => {
  const form = new FormData();
  form.set('intent', 'save-parent');
  for (const [name, text] of Object.entries({ ...typed, ...changes })) form.set(name, text);
  return form;
};
const change = vi.fn(async (_said: object) => ({}));
/** @param address what is stored already */
const shopWith = (address: object | null) =>
  ({
    api: { addresses: { mine: async () => address }, profiles: { change } },
    report: () => {},
  }) as unknown as ShopRequest;
const shop = shopWith(null);
const nothing = Object.fromEntries(Object.keys(typed).map((field) => [field, '']));

test('blanks around a line do not count, the country is two capitals, line 2 and phone are optional', async () => {
  expect(await saveParent(shop, formWith({ city: ' Portland ' }))).toBeUndefined();
  const { name, ...address } = typed;
  expect(change).toHaveBeenCalledExactlyOnceWith({
    name,
    address: { ...address, country_code: 'US' },
  });
});

test.each(['name', 'address_line_1', 'city', 'state', 'postal_code', 'country_code'] as const)(
  'a missing %s is asked for, and what was typed stays',
  async (field) => {
    // The second of them cannot be seen.
    const refused = await saveParent(shop, formWith({ [field]: ' \u200b ' }));
    expect(Object.keys(refused!.errors)).toEqual([field]);
    expect(refused!.typed).toEqual({ ...typed, [field]: ' \u200b ' });
    expect(refused!.toast).toEqual({
      title: 'Validation Error',
      description:
        field === 'name'
          ? 'Please tell us your name'
          : 'Please fill in all required address fields',
      variant: 'destructive',
    });
  },
);

test('a name is changed without an address', async () => {
  const form = formWith({ ...nothing, name: 'Hanna' });
  expect(await saveParent(shop, form)).toBeUndefined();
  expect(change).toHaveBeenCalledExactlyOnceWith({ name: 'Hanna', address: undefined });
});

test.each([
  ['is begun', null, { phone_number: '555 0100' }],
  ['is there already', { city: 'Portland' }, {}],
])('an address that %s has to be whole', async (_what, stored, begun) => {
  const refused = await saveParent(
    shopWith(stored),
    formWith({ ...nothing, name: 'Hanna', ...begun }),
  );
  expect(Object.keys(refused!.errors)).toEqual([
    'address_line_1',
    'city',
    'postal_code',
    'country_code',
  ]);
  expect(change).not.toHaveBeenCalled();
});

test('a state is asked for only where addresses have one', async () => {
  const form = formWith({ state: '', country_code: 'DE' });
  expect(await saveParent(shop, form)).toBeUndefined();
  expect(await saveParent(shop, formWith({ state: '' }))).toMatchObject({
    errors: { state: 'Please fill in the state' },
  });
});

test.each([
  [{}, 'Failed to save address information'],
  [{ ...nothing, name: 'Hanna' }, 'Failed to update profile'],
])('what could not be saved has the words of the specification', async (changes, words) => {
  change.mockRejectedValueOnce(new Error('the database is away'));
  const refused = await saveParent(shop, formWith({ ...changes }));
  expect(refused!.toast).toMatchObject({ title: 'Error', description: words });
});

test('what is required and how long it may be comes from the contract', () => {
  const { city, country_code, phone_number } = parentConstraints;
  expect(city).toEqual({ required: true, maxLength: 120 });
  expect(country_code).toEqual({ required: true, maxLength: 2 });
  expect(phone_number).toEqual({ required: false, maxLength: 40 });
});
