/** Where books are sent, and how long that takes (readings: What is sold, and what becomes of it). */
import { z } from 'zod';
import { anyonesCall } from './named-failures.ts';
import { moment } from './wire-values.ts';

const deliveredCountry = z.object({
  /** The two letters of ISO 3166-1. */
  country_code: z.string(),
  /** In English. */
  name: z.string(),
  /** From paying until the book arrives, the time to check it included; null where the printer has not answered yet. */
  days_least: z.int().nullable(),
  days_most: z.int().nullable(),
});

const deliveryTold = z.object({
  countries: z.array(deliveredCountry),
  /** How old the oldest of these figures is; null while some are missing. */
  asked_at: moment.nullable(),
});
export type DeliveryTold = z.infer<typeof deliveryTold>;

export const delivery = {
  list: anyonesCall
    .route({
      method: 'GET',
      path: '/delivery',
      tags: ['delivery'],
      summary: 'Where books are sent, by the names of the countries, and how long that takes',
    })
    .output(deliveryTold),
};
