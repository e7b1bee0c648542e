import { beforeEach, expect, test } from 'vitest';
import { deliveryQuotes } from '#database/tables/printing.ts';
import { inTransaction } from '#database/transaction.ts';
import { checkOutBook, payAgain } from '#shop/checkout/check-out.ts';
import { saveAddress } from '#shop/family/save-address.ts';
import { correctBook } from '#shop/orders/correct-book.ts';
import { listOrders } from '#shop/orders/list-orders.ts';
import { settlePayment } from '#shop/orders/settle-payment.ts';
import {
  PrinterAway,
  PrinterRefused,
  type QuoteRequest,
  type ShippingOption,
} from '#shop/print-partner.ts';
import { giveAddress, HOME, newCaller, newChild, TODAY } from '#tests/support/family.ts';
import { openTill } from '#tests/support/open-till.ts';
import { COUNTRIES_ASKED_ABOUT } from '#vocabulary/delivery.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { findDelivery } from './delivery.ts';
import { refreshQuotes } from './refresh-quotes.ts';

// The cheapest of the two titles costs 2999.
const { database, till, GOOSE } = await openTill();
const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(TODAY.getTime() + hours * HOUR_MS);

beforeEach(async () => {
  await database.orm.delete(deliveryQuotes);
});

const mail: ShippingOption = {
  level: 'MAIL',
  cents: 569,
  isTraceable: false,
  days: { least: 8, most: 13 },
};

/** A partner that answers by country: with what a book costs, or not at all. */
function partner(costs: Record<string, number | 'away' | 'refuses' | 'no way'> = {}) {
  const asked: string[] = [];
  const costOf = ({ to }: QuoteRequest) => costs[to.countryCode] ?? 2399;
  return {
    asked,
    findShippingOptions: async (request: QuoteRequest): Promise<ShippingOption[]> => {
      asked.push(request.to.countryCode);
      if (costOf(request) === 'away') throw new PrinterAway('away');
      if (costOf(request) === 'refuses') throw new PrinterRefused(['no such country']);
      if (costOf(request) === 'no way') return [];
      return [{ ...mail, level: 'EXPRESS', cents: 4000, days: { least: 3, most: 4 } }, mail];
    },
    quote: async (request: QuoteRequest) => {
      expect(request).toMatchObject({ level: 'MAIL', lines: [{ interiorPages: 32, quantity: 1 }] });
      return { cents: Number(costOf(request)) };
    },
  };
}
const delivered = async () =>
  (await findDelivery(database.orm)).countries.map(({ countryCode }) => countryCode);

test('before the partner has said anything, books go to every country it is asked about', async () => {
  const { countries, askedAt } = await findDelivery(database.orm);
  expect(countries).toEqual(
    COUNTRIES_ASKED_ABOUT.map((countryCode) => ({ countryCode, days: null })),
  );
  expect(askedAt).toBeNull();
});

test('a country is delivered to as long as enough of the cheapest title is left', async () => {
  const costs = { US: 2399, CA: 2400, DE: 2999, JP: 'refuses', IN: 'no way' } as const;
  await refreshQuotes(database, partner(costs), TODAY);
  const { countries, askedAt } = await findDelivery(database.orm);
  expect(countries).toContainEqual({ countryCode: 'US', days: { least: 8, most: 13 } });
  const codes = countries.map(({ countryCode }) => countryCode);
  expect(COUNTRIES_ASKED_ABOUT.filter((code) => !codes.includes(code)).sort()).toEqual([
    'CA',
    'DE',
    'IN',
    'JP',
  ]);
  expect(askedAt).toEqual(TODAY);
  expect((await findDelivery(database.orm, 599)).countries).toHaveLength(codes.length + 1);
});

test('a quote is kept for a day, and then asked for anew', async () => {
  const first = partner();
  expect(await refreshQuotes(database, first, TODAY)).toEqual({
    asked: COUNTRIES_ASKED_ABOUT.length,
    isAway: false,
  });
  const soon = partner();
  expect(await refreshQuotes(database, soon, later(22))).toMatchObject({ asked: 0 });
  const dearer = partner({ US: 2500 });
  await refreshQuotes(database, dearer, later(24));
  expect(dearer.asked).toHaveLength(COUNTRIES_ASKED_ABOUT.length);
  expect(await delivered()).not.toContain('US');
});

test('while the partner is away the last quotes serve on, with their age', async () => {
  await refreshQuotes(database, partner({ CA: 2999 }), TODAY);
  const before = await delivered();
  const away = await refreshQuotes(database, partner({ CA: 2999, GB: 'away' }), later(48));
  expect(away.isAway).toBe(true);
  expect(away.asked).toBeLessThan(COUNTRIES_ASKED_ABOUT.length);
  expect(await delivered()).toEqual(before);
  expect((await findDelivery(database.orm)).askedAt).toEqual(TODAY);
  // Who was not reached is asked first the next time.
  const back = partner();
  await refreshQuotes(database, back, later(49));
  expect(back.asked[0]).toBe('GB');
  expect((await findDelivery(database.orm)).askedAt).toEqual(later(48));
});

const GRANDMA: ShipTo = {
  recipient: 'Grandma Ilse',
  addressLine1: 'Lindenweg 3',
  addressLine2: '',
  city: 'Jena',
  state: '',
  postalCode: '07743',
  countryCode: 'DE',
  phoneNumber: '',
};

async function buyer() {
  const caller = await newCaller(database);
  const zoe = await newChild(database, caller);
  const buy = (shipTo?: ShipTo) =>
    checkOutBook(till, caller, { bookId: GOOSE, childIds: [zoe.id], shipTo }, TODAY);
  return { caller, buy };
}
const refused = (code: string) => expect.objectContaining({ code });

test('a country that is not delivered to is refused at the checkout, and another door is open', async () => {
  await refreshQuotes(database, partner({ DE: 2999 }), TODAY);
  const { caller, buy } = await buyer();
  // It stays a legal address of a profile.
  const { recipient: _, ...german } = GRANDMA;
  await inTransaction(database, (tx) => saveAddress(tx, caller, german));
  await expect(buy()).rejects.toEqual(refused('COUNTRY_NOT_DELIVERED'));
  await expect(buy(GRANDMA)).rejects.toEqual(refused('COUNTRY_NOT_DELIVERED'));
  await expect(buy({ ...GRANDMA, countryCode: 'BR', state: 'SP' })).rejects.toEqual(
    refused('COUNTRY_NOT_DELIVERED'),
  );
  expect(await buy(HOME)).toContain('/sandbox/pay/');
});

test('an order that failed is not paid for again where nothing is delivered by now', async () => {
  const { caller, buy } = await buyer();
  await buy(GRANDMA);
  const [order] = (await listOrders(database.orm, caller, { page: 1 })).orders;
  await inTransaction(database, (tx) => settlePayment(tx, order!.transactionId, 'expired'));
  await refreshQuotes(database, partner({ DE: 2999 }), TODAY);
  await expect(payAgain(till, caller, order!.id, TODAY)).rejects.toEqual(
    refused('COUNTRY_NOT_DELIVERED'),
  );
});

test('a line that the label has no room for is refused by its name, also where it was saved before', async () => {
  const { caller, buy } = await buyer();
  const long = 'Rua do Comendador Antonio Pereira 113';
  await expect(buy({ ...GRANDMA, addressLine1: long, city: long })).rejects.toMatchObject({
    code: 'ADDRESS_TOO_LONG',
    data: {
      fields: {
        address_line_1: [expect.stringContaining('room for 30 characters here, and this has 37')],
        city: [expect.stringContaining('this has 37')],
      },
    },
  });
  await giveAddress(database, caller, { addressLine2: long });
  await expect(buy()).rejects.toMatchObject({
    data: { fields: { address_line_2: [expect.any(String)] } },
  });
  expect(await buy(GRANDMA)).toContain('/sandbox/pay/');
});

test('a street of a paid order is corrected in its own country, whatever that costs by now', async () => {
  const { caller, buy } = await buyer();
  await buy(GRANDMA);
  const [order] = (await listOrders(database.orm, caller, { page: 1 })).orders;
  await inTransaction(database, (tx) => settlePayment(tx, order!.transactionId, 'completed'));
  await refreshQuotes(database, partner({ DE: 2999, FR: 2999 }), TODAY);
  const correct = (changes: Partial<ShipTo>) =>
    inTransaction(database, (tx) =>
      correctBook(
        tx,
        caller,
        order!.id,
        { shipTo: { ...GRANDMA, ...changes } },
        { now: new Date() },
      ),
    );
  expect(await correct({ addressLine1: 'Lindenweg 4' })).toBe(true);
  await expect(correct({ addressLine1: 'x'.repeat(31) })).rejects.toEqual(
    refused('ADDRESS_TOO_LONG'),
  );
  await expect(correct({ countryCode: 'FR' })).rejects.toEqual(refused('COUNTRY_NOT_DELIVERED'));
  expect(await correct({ countryCode: 'US', state: 'OR' })).toBe(true);
});
