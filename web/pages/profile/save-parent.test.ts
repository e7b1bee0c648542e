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
  for (const [name, text] of Object.entries({ ...typed, ...changes })) form.set(name, text);
  return form;
};
const saveAddress = vi.fn(async () => ({}));
const shop = {
  api: { addresses: { save: saveAddress } },
  viewer: { name: 'Hanna' },
} as unknown as ShopRequest;

test('blanks around a line do not count, the country code is two capitals, line 2 and phone are optional', async () => {
  expect(await saveParent(shop, formWith({ city: ' Portland ' }))).toBeUndefined();
  const { name: _, ...address } = typed;
  expect(saveAddress).toHaveBeenCalledExactlyOnceWith({ ...address, country_code: 'US' });
});

test.each(['name', 'address_line_1', 'city', 'state', 'postal_code', 'country_code'] as const)(
  'a missing %s is asked for, and what was typed stays',
  async (field) => {
    const refused = await saveParent(shop, formWith({ [field]: '  ' }));
    expect(Object.keys(refused!.errors)).toEqual([field]);
    expect(refused!.typed).toEqual({ ...typed, [field]: '  ' });
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

test('what is required and how long it may be comes from the contract', () => {
  const { country_code, phone_number } = parentConstraints;
  expect(country_code).toEqual({ required: true, maxLength: 2 });
  expect(phone_number).toEqual({ required: false, maxLength: 40 });
});
