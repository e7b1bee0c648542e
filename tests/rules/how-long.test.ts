import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { howLong } from '#vocabulary/how-long.ts';
import { whatIsKept } from '#vocabulary/what-is-kept.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Who counts from each time, and how it is written there. */
const countedBy: Record<keyof typeof howLong, [file: string, as: RegExp]> = {
  signInMinutes: [
    'server/auth/better-auth.ts',
    /LINK_LASTS_SECONDS = howLong\.signInMinutes \* 60;/,
  ],
  sessionDays: [
    'server/auth/better-auth.ts',
    /SESSION_LASTS_SECONDS = howLong\.sessionDays \* 24 \* 60 \* 60;/,
  ],
  previewDays: ['shop/previews/preview.ts', /howLong\.previewDays \* DAY_MS/],
  previewGoneDays: ['shop/previews/forget-previews.ts', /howLong\.previewGoneDays \* DAY_MS/],
  loosePhotoHours: [
    'shop/family/clear-away-photos.ts',
    /howLong\.loosePhotoHours \* 60 \* 60 \* 1000/,
  ],
  printLinkMinutes: ['shop/printing/file-links.ts', /howLong\.printLinkMinutes \* 60_000/],
  printFileDays: ['shop/printing/remove-print-files.ts', /howLong\.printFileDays \* DAY_MS/],
  parcelDays: ['shop/orders/forget-buyer.ts', /interval '\$\{howLong\.parcelDays\} days'/],
  cameToNothingDays: [
    'shop/orders/forget-what-came-to-nothing.ts',
    /howLong\.cameToNothingDays \* DAY_MS/,
  ],
  eventDays: ['shop/webhooks/forget-deliveries.ts', /howLong\.eventDays \* DAY_MS/],
  latePaymentDays: [
    'shop/account-rights/why-it-stays.ts',
    /isOlderThan\(howLong\.latePaymentDays,/,
  ],
};

test.each(Object.entries(countedBy))('%s is what is counted from', (_, [file, as]) => {
  expect(read(file)).toMatch(as);
});

test('the table of /privacy says each time that is counted from, and no other', () => {
  const said = whatIsKept.flatMap(({ howLong, why }) => `${howLong} ${why}`.match(/\d+/g) ?? []);
  // How long a payment may be late is told on the receipt of who asks for an erasure, in words.
  const { latePaymentDays: _, ...told } = howLong;
  expect(said.map(Number).sort()).toEqual(Object.values(told).sort());
});

/** What each table holds, by the line of /privacy that speaks of it. */
const tablesBy: Record<string, string[]> = {
  'Your name,': ['users', 'profiles', 'sign_in_accounts'],
  'A link and code': ['verifications', 'sign_in_codes'],
  'That a browser': ['sessions'],
  'What you tell us': ['children'],
  'A photo that you uploaded': ['child_photos'],
  'Your postal address': ['addresses', 'favorites', 'carts', 'cart_items'],
  'What you say': ['reviews', 'review_requests'],
  'Previews,': ['book_previews', 'preview_links'],
  'A bought book': ['book_makings', 'book_corrections'],
  'The two files': ['print_files', 'print_file_links'],
  'A book on its way': ['print_jobs', 'print_job_lines'],
  'What was paid': [
    ...['orders', 'transactions', 'checkout_attempts', 'refunds', 'payment_misfits'],
    ...['code_uses', 'reprints', 'reprint_offers'],
  ],
  'What became of': [
    ...['makings', 'making_events', 'making_mails', 'payment_mails', 'letter_repeats'],
    ...['stripe_events', 'audit_entries'],
  ],
  'A gift card': ['gift_card_payments', 'gift_cards', 'gift_card_movements', 'gift_card_mails'],
  'What we told the machines': ['webhook_deliveries'],
  'The receipt': ['erasures', 'erased_orders'],
  'How often': ['rate_limits'],
};
/** Of the shop, and of nobody. */
const ofNobody = [
  ...['books', 'tags', 'book_tags', 'delivery_quotes', 'printing_hold', 'webhook_endpoints'],
  ...['codes', 'code_books'],
];

test('every table is spoken of in a line of it', async () => {
  const folder = path.join(root, 'database/tables');
  const modules: object[] = await Promise.all(
    readdirSync(folder).map((file) => import(path.join(folder, file))),
  );
  const tables = modules
    .flatMap((module) => Object.values(module))
    .filter((entry): entry is PgTable => is(entry, PgTable))
    .map((table) => getTableName(table));
  expect([...Object.values(tablesBy).flat(), ...ofNobody].sort()).toEqual(
    [...new Set(tables)].sort(),
  );
  for (const line of Object.keys(tablesBy)) {
    expect(whatIsKept.filter(({ what }) => what.startsWith(line))).toHaveLength(1);
  }
});
