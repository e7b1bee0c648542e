import type { ShipTo } from '#vocabulary/ship-to.ts';
import { stateCode } from './state-codes.ts';

/** What the partner takes for a number to be called: with fewer digits it refuses the whole order. */
const PHONE = /^\+?[\d\s\-./()]{8,20}$/;

/** An address as an order bears it. The shop's own phone number goes along where there is none that the partner takes. */
export function orderAddress(to: ShipTo, shopPhone: string) {
  return {
    name: to.recipient,
    street1: to.addressLine1,
    street2: to.addressLine2,
    city: to.city,
    state_code: stateCode(to.countryCode, to.state),
    postcode: to.postalCode,
    country_code: to.countryCode,
    phone_number: PHONE.test(to.phoneNumber) ? to.phoneNumber : shopPhone,
    is_business: false,
  };
}

/**
 * Somewhere in each country for which the partner wants more than its name; it never gets a parcel. That these very ones
 * are taken has been tried at the sandbox alone.
 */
const somewhere: Record<string, { city: string; state: string; postalCode: string }> = {
  US: { city: 'Portland', state: 'OR', postalCode: '97201' },
  CA: { city: 'Ottawa', state: 'ON', postalCode: 'K1A 0A9' },
  AU: { city: 'Canberra', state: 'ACT', postalCode: '2600' },
  BR: { city: 'Brasilia', state: 'DF', postalCode: '70040-010' },
  CN: { city: 'Beijing', state: 'BJ', postalCode: '100000' },
  ES: { city: 'Madrid', state: 'M', postalCode: '28013' },
  IN: { city: 'New Delhi', state: 'DL', postalCode: '110001' },
  IT: { city: 'Roma', state: 'RM', postalCode: '00184' },
  JP: { city: 'Tokyo', state: '13', postalCode: '100-0001' },
  KR: { city: 'Seoul', state: '11', postalCode: '04524' },
  MX: { city: 'Ciudad de Mexico', state: 'CMX', postalCode: '06000' },
  GB: { city: 'London', state: '', postalCode: 'SW1A 1AA' },
  DE: { city: 'Berlin', state: '', postalCode: '10115' },
  FR: { city: 'Paris', state: '', postalCode: '75001' },
};
const anywhere = { city: 'Main City', state: '', postalCode: '10000' };

/** An address to ask a price for: where only the country is known, somewhere in it. */
export function askedAddress(to: Pick<ShipTo, 'countryCode'> & Partial<ShipTo>, shopPhone: string) {
  return orderAddress(
    {
      recipient: 'Reader',
      addressLine1: '1 Main Street',
      addressLine2: '',
      phoneNumber: '',
      ...(somewhere[to.countryCode] ?? anywhere),
      ...to,
    },
    shopPhone,
  );
}
