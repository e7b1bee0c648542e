import { findDelivery } from '#shop/delivery/delivery.ts';
import { countryName } from '#vocabulary/countries.ts';
import { os } from './implement.ts';

const DAY_MS = 86_400_000;

export const delivery = os.delivery.router({
  list: os.delivery.list.handler(async ({ context: { shop } }) => {
    const { countries, askedAt } = await findDelivery(shop.database.orm, shop.leastMargin);
    const checking = Math.ceil(shop.checkingMs / DAY_MS);
    return {
      countries: countries
        .map(({ countryCode, days }) => ({
          country_code: countryCode,
          name: countryName(countryCode),
          days_least: days && checking + days.least,
          days_most: days && checking + days.most,
        }))
        .sort((one, other) => one.name.localeCompare(other.name, 'en')),
      asked_at: askedAt?.toISOString() ?? null,
    };
  }),
});
