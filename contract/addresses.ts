/** The family's one address (specification, sections 3, 5 and 7: addresses). */
import { z } from 'zod';
import { ADDRESS_INCOMPLETE } from '#vocabulary/sentences/checkout.ts';
import { signedInCall } from './named-failures.ts';
import { typed, uuid } from './wire-values.ts';

const addressFields = {
  address_line_1: typed(200).trim(),
  address_line_2: typed(200).trim().default(''),
  city: typed(120).trim(),
  state: typed(120).trim(),
  postal_code: typed(20).trim(),
  country_code: typed(2).trim().toUpperCase(),
  phone_number: typed(40).trim().default(''),
};

export const address = z.object({
  id: uuid,
  user_id: uuid,
  address_line_1: z.string(),
  address_line_2: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  country_code: z.string(),
  phone_number: z.string(),
});
export type Address = z.infer<typeof address>;

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
    .errors({
      ADDRESS_INCOMPLETE: { status: 422, message: ADDRESS_INCOMPLETE },
      COUNTRY_UNKNOWN: {
        status: 422,
        message: 'Please use a two-letter country code, for example US',
      },
    })
    .route({
      method: 'PUT',
      path: '/addresses/me',
      tags: ['addresses'],
      summary: 'Write my address, new or changed',
    })
    .input(z.strictObject(addressFields))
    .output(address),
};
