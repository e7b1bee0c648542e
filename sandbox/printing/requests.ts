import { z } from 'zod';
import { isWay, type Way } from './prices.ts';
import { PrinterRefusal } from './printer-refusal.ts';
import { hasUnknownPaper, type Product, pagesOf, productNamed } from './product.ts';

const atMost = (letters: number) =>
  z.string().max(letters, `Ensure this field has no more than ${letters} characters.`);
const filled = (letters: number) => atMost(letters).min(1, 'This field may not be blank.');

/** Countries without whose states the partner takes no address. */
const WITH_STATES = ['AU', 'BR', 'CA', 'CN', 'ES', 'IN', 'IT', 'JP', 'KR', 'MX', 'US'];

const address = z
  .object({
    name: filled(35),
    street1: filled(30),
    street2: atMost(30).nullish(),
    city: filled(30),
    state_code: atMost(50).nullish(),
    postcode: atMost(64),
    country_code: z.string().regex(/^[A-Z]{2}$/, 'Enter a valid country code.'),
    phone_number: z.string().regex(/^\+?[\d\s\-./()]{8,20}$/, 'Enter a valid phone number.'),
    email: z.string().nullish(),
    is_business: z.boolean().nullish(),
  })
  .refine(({ country_code, state_code }) => !WITH_STATES.includes(country_code) || state_code, {
    path: ['state_code'],
    message: 'State code is required for this country.',
  })
  .refine(
    ({ country_code, state_code }) =>
      !['AU', 'CA', 'US'].includes(country_code) || /^[A-Z]{2,3}$/.test(state_code ?? ''),
    { path: ['state_code'], message: 'Enter a valid state code.' },
  );
export type PostalAddress = z.infer<typeof address>;

const level = z
  .string()
  .refine(isWay, 'Shipping option is not valid.')
  .transform((name) => name as Way);

const copies = z
  .array(
    z.object({
      page_count: z.number().int(),
      pod_package_id: z.string(),
      quantity: z.number().int().min(1),
    }),
  )
  .min(1, 'This list may not be empty.');

export const costRequest = z.object({
  line_items: copies,
  shipping_address: address,
  shipping_option: level,
});

export const optionsRequest = z.object({
  currency: z.string().nullish(),
  line_items: copies,
  shipping_address: z.object({
    country: z.string().regex(/^[A-Z]{2}$/),
    state: z.string().nullish(),
  }),
});

export const coverRequest = z.object({
  pod_package_id: z.string(),
  interior_page_count: z.number().int(),
  unit: z.enum(['pt', 'mm', 'inch']).default('pt'),
});

export const checkRequest = z.object({
  source_url: z.url({ protocol: /^https?$/, error: 'Enter a valid URL.' }),
  pod_package_id: z.string(),
  interior_page_count: z.number().int().optional(),
});
export type CheckRequest = z.infer<typeof checkRequest>;

const file = z.object({
  source_url: z.url({ protocol: /^https?$/, error: 'Enter a valid URL.' }),
  source_md5sum: z.string().optional(),
});

export const jobRequest = z.object({
  external_id: atMost(255).default(''),
  contact_email: z.email('Enter a valid email address.'),
  shipping_level: level,
  production_delay: z.number().int().min(60).max(2880).default(60),
  line_items: z
    .array(
      z.object({
        external_id: atMost(255).default(''),
        title: filled(255),
        quantity: z.number().int().min(1),
        printable_normalization: z.object({
          pod_package_id: z.string(),
          interior: file,
          cover: file,
        }),
      }),
    )
    .min(1, 'This list may not be empty.'),
  shipping_address: address,
});
export type JobRequest = z.infer<typeof jobRequest>;

export const statusRequest = z.object({ name: z.literal('CANCELED') });

export const webhookRequest = z.object({
  url: z.url({ protocol: /^https?$/, error: 'Enter a valid URL.' }),
  topics: z
    .array(z.literal('PRINT_JOB_STATUS_CHANGED', { error: 'No matching enum type.' }))
    .min(1),
});
export const webhookChange = webhookRequest.partial().extend({ is_active: z.boolean().optional() });

/** The partner has stumbled over a name, and answers a page of HTML. */
export class Stumbled extends Error {}

/** The product of a line. @throws PrinterRefusal, Stumbled */
export function productOf(name: string, place: number, pages?: number): Product {
  if (hasUnknownPaper(name)) throw new Stumbled();
  const product = productNamed(name);
  if (!product) {
    const reason = { pod_package_id: ['Pod Package does not exist'] };
    throw new PrinterRefusal({ line_items: { [place]: reason } });
  }
  const [least, most] = pagesOf(product);
  if (pages !== undefined && (pages < least || pages > most)) {
    throw new PrinterRefusal(['Wrong pages number']);
  }
  return product;
}
