import { expect, test, vi } from 'vitest';
import type { ShopRequest } from '#web/request-context.ts';
import { keepAddress, readShipTo } from './read-sheet.ts';

const home = {
  address_line_1: '12 Willow Lane',
  address_line_2: '',
  city: 'Portland',
  state: 'OR',
  postal_code: '97205',
  country_code: 'US',
  phone_number: '',
};
const formWith = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.set(name, text);
  return form;
};

test('what was shown is what is sent, under the name that was typed', () => {
  const form = formWith({ ship_to: JSON.stringify(home), recipient: ' Grandma Ilse ' });
  expect(readShipTo(form)).toEqual({ shipTo: { ...home, recipient: 'Grandma Ilse' } });
});

test('a parcel without a name is refused, and nothing else with it', () => {
  const form = formWith({ ship_to: JSON.stringify(home), recipient: ' \u200b ' });
  expect(readShipTo(form)).toEqual({
    refused: {
      typed: { recipient: ' \u200b ' },
      errors: { recipient: 'Please fill in who the parcel is for' },
    },
  });
});

test.each(['', 'no address', '7'])('with "%s" it is what was typed', (ship_to) => {
  const typed = { ...home, country_code: 'uk', state: '', recipient: 'Ada' };
  expect(readShipTo(formWith({ ...typed, ship_to }))).toEqual({
    shipTo: { ...typed, country_code: 'GB' },
  });
});

test('every line that is missing has its sentence, and the state where addresses have one', () => {
  const form = formWith({ ...home, ship_to: '', recipient: '', city: ' ', state: '' });
  expect(readShipTo(form)).toMatchObject({
    refused: {
      typed: { address_line_1: '12 Willow Lane' },
      errors: {
        recipient: 'Please fill in who the parcel is for',
        city: 'Please fill in the city',
        state: 'Please fill in the state',
      },
    },
  });
});

test('a typed address is kept where that was ticked; a family without a name gets the one on the parcel', async () => {
  const change = vi.fn(async (_said: object) => ({}));
  const shopOf = (name: string) =>
    ({ api: { profiles: { change } }, viewer: { name } }) as unknown as ShopRequest;
  const shipTo = { ...home, recipient: 'Nora' };
  const ticked = { ship_to: '', keep_address: 'yes' };
  await keepAddress(shopOf('Hanna'), formWith({ ship_to: '' }), shipTo);
  await keepAddress(
    shopOf('Hanna'),
    formWith({ ...ticked, ship_to: JSON.stringify(home) }),
    shipTo,
  );
  expect(change).not.toHaveBeenCalled();
  await keepAddress(shopOf('Hanna'), formWith(ticked), shipTo);
  expect(change).toHaveBeenLastCalledWith({ name: undefined, address: home });
  await keepAddress(shopOf(' '), formWith(ticked), shipTo);
  expect(change).toHaveBeenLastCalledWith({ name: 'Nora', address: home });
});
