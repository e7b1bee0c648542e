/** The family's one address (specification, sections 3, 5 and 7: addresses). */
import { z } from 'zod';
import { countryCodeOf } from '#vocabulary/countries.ts';
import {
  ADDRESS_INCOMPLETE,
  ADDRESS_TOO_LONG,
  COUNTRY_NOT_DELIVERED,
} from '#vocabulary/sentences/checkout.ts';
import { LONGEST_RECIPIENT } from '#vocabulary/text-lengths.ts';
import { signedInCall } from './named-failures.ts';
import { typed, uuid } from './wire-values.ts';

const COUNTRY_UNKNOWN = 'Please choose a country from the list';

const required = (most: number) => typed(most, undefined, ADDRESS_INCOMPLETE).trim();

/** What is said of an address, whoever's it is. */
export const addressFields = {
  address_line_1: required(200),
  address_line_2: typed(200).trim().default(''),
  city: required(120),
  /** Empty where addresses have none. */
  state: typed(120).trim().default(''),
  postal_code: required(20),
  /** The two letters of ISO 3166-1; 'UK' is understood, and kept as GB. */
  country_code: typed(2, COUNTRY_UNKNOWN, ADDRESS_INCOMPLETE).trim().overwrite(countryCodeOf),
  phone_number: typed(40).trim().default(''),
};

/** An address that a book can be sent to, asked for line by line (specification, section 5: Address form). */
export const filledAddress = z.strictObject({
  ...addressFields,
  address_line_1: addressFields.address_line_1.min(1, 'Please fill in the street and number'),
  city: addressFields.city.min(1, 'Please fill in the city'),
  postal_code: addressFields.postal_code.min(1, 'Please fill in the postal code'),
  country_code: addressFields.country_code.min(1, 'Please choose the country'),
});

/** The same, and the name above it: where the books of an order are to go. */
export const filledShipTo = z.strictObject({
  recipient: typed(LONGEST_RECIPIENT).trim().min(1, 'Please fill in who the package is for'),
  ...filledAddress.shape,
});

/** An address as it is sent; whether it is whole is looked at by the shop. */
export const newAddress = z.strictObject(addressFields);

/** What is said of an address without the state that its country has. */
export const STATE_MISSING = 'Please fill in the state';

/** How an address may be refused. */
export const addressRefusals = {
  ADDRESS_INCOMPLETE: { status: 422, message: ADDRESS_INCOMPLETE },
  COUNTRY_UNKNOWN: { status: 422, message: COUNTRY_UNKNOWN },
} as const;

/** Why a book cannot be sent to an address that is right otherwise: by whoever prints it. */
export const deliveryRefusals = {
  ADDRESS_TOO_LONG: {
    status: 422,
    message: ADDRESS_TOO_LONG,
    data: z.object({
      /** Field name -> the sentences to show beside it. */
      fields: z.record(z.string(), z.array(z.string())),
    }),
  },
  COUNTRY_NOT_DELIVERED: { status: 422, message: COUNTRY_NOT_DELIVERED },
} as const;

const told = {
  address_line_1: z.string(),
  address_line_2: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country_code: z.string(),
  phone_number: z.string(),
};
export const address = z.object({ id: uuid, user_id: uuid, ...told });
export type Address = z.infer<typeof address>;

/** Where an order goes, as it was when it was placed. */
export const shipTo = z.object({ recipient: z.string(), ...told });
export type ShipTo = z.infer<typeof shipTo>;
export const shipToFieldNames = Object.keys(shipTo.shape) as (keyof ShipTo)[];

export const addresses = {
  mine: signedInCall
    .route({
      method: 'GET',
      path: '/addresses/me',
      tags: ['addresses'],
      summary: 'My address, or null if there is none yet',
    })
    .output(address.nullable()),
  save: signedInCall
    .errors(addressRefusals)
    .route({
      method: 'PUT',
      path: '/addresses/me',
      tags: ['addresses'],
      summary: 'Write my address, new or changed',
    })
    .input(newAddress)
    .output(address),
};
