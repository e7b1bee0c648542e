import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { DIFFERENT_READERS, someCopy } from '#bookmaking/testing/readers.ts';
import { typesetBook, typesetPreview } from '#bookmaking/typesetting/typeset.ts';
import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { cutPhoto } from '#services/photos/cut.ts';
import { toJpeg } from '#services/photos/to-jpeg.ts';
import { shelveTitles } from '#shop/catalog/shelve-titles.ts';
import { checkOutBook } from '#shop/checkout/check-out.ts';
import type { PaymentProvider, PaymentSession } from '#shop/checkout/payment-provider.ts';
import { settleFromProvider } from '#shop/checkout/settle-from-provider.ts';
import { startPreview } from '#shop/previews/start-preview.ts';
import { giveAddress, newCaller, newChild, newPhoto } from '#tests/support/family.ts';
import { listedTitles } from '#titles/find-title.ts';
import { spent } from './spent.ts';

const FAMILIES = 300;
const ORDERS_EACH = 4;

/** What a family, an order, a preview, a book and a photo take up, and what the last three cost in processor time. */
export async function benchSizes(database: Database): Promise<void> {
  await sizesOfRows(database);
  await sizesOfFiles();
}

/** Fills the shop by its own verbs, and looks what each table has grown by, with its indexes and long values. */
async function sizesOfRows(database: Database): Promise<void> {
  await shelveTitles(database);
  const empty = await tableSizes(database);
  for (let n = 0; n < FAMILIES; n++) {
    const caller = await newCaller(database);
    const zoe = await newChild(database, caller);
    await giveAddress(database, caller);
    await newPhoto({ database, files: nowhere }, caller);
    await database.pool.query(
      `insert into sessions (user_id, token, expires_at)
       values ($1, gen_random_uuid()::text, now() + interval '30 days')`,
      [caller.userId],
    );
    const wanted = { bookId: 1, childId: zoe.id };
    await inTransaction(database, (tx) =>
      startPreview(tx, caller, { ...wanted, mostWaiting: 5 }, new Date()),
    );
  }
  const withFamilies = await tableSizes(database);
  printGrowth(
    'a family with a child, a photo, a preview and a session',
    empty,
    withFamilies,
    FAMILIES,
  );

  const till = { database, payments: alwaysPaid(), publicUrl: 'http://127.0.0.1:3000' };
  const { rows: people } = await database.pool.query<{ user: string; child: string }>(
    'select parent_id as user, id as child from children',
  );
  const caller = await newCaller(database);
  for (const { user, child } of people) {
    for (let n = 1; n <= ORDERS_EACH; n++) {
      const buyer = { ...caller, userId: user };
      const page = await checkOutBook(till, buyer, { bookId: n, childIds: [child] }, new Date());
      const id = page!.split('/').at(-1)!;
      await settleFromProvider(till, id, { id: `evt_${id}`, type: 'checkout.session.completed' });
    }
  }
  printGrowth('an order', withFamilies, await tableSizes(database), FAMILIES * ORDERS_EACH);
}

/** Rows are looked at here; a file's size is another question. */
const nowhere = { put: async () => {}, read: async () => undefined, remove: async () => {} };

type TableSize = { name: string; rows: number; bytes: number };

async function tableSizes({ orm }: Database): Promise<TableSize[]> {
  const { rows: names } = await orm.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const sizes: TableSize[] = [];
  for (const { name } of names) {
    const table = sql.identifier(name);
    await orm.execute(sql`vacuum ${table}`);
    const { rows } = await orm.execute<{ rows: number; bytes: number }>(
      sql`select count(*)::int as rows, pg_total_relation_size(${name}::regclass)::int as bytes from ${table}`,
    );
    sizes.push({ name, ...rows[0]! });
  }
  return sizes;
}

function printGrowth(what: string, before: TableSize[], after: TableSize[], times: number): void {
  const grown = after.map(({ name, rows, bytes }, n) => ({
    name,
    rows: (rows - before[n]!.rows) / times,
    bytes: Math.round((bytes - before[n]!.bytes) / times),
  }));
  const all = grown.filter(({ bytes }) => bytes > 0);
  const sum = all.reduce((total, { bytes }) => total + bytes, 0);
  console.log(`${what}: ${sum} bytes of tables and indexes`);
  for (const { name, rows, bytes } of all)
    console.log(`  ${name.padEnd(20)} ${rows} rows, ${bytes} bytes`);
}

/** A provider by whom everything is paid at once. */
function alwaysPaid(): PaymentProvider {
  const sessions = new Map<string, PaymentSession>();
  return {
    async openSession({ transactionId, lines }) {
      const id = `cs_test_${transactionId.replaceAll('-', '')}`;
      const amount = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
      const url = `https://checkout.example.com/${id}`;
      sessions.set(id, { id, url, transactionId, amount, open: false, outcome: 'completed' });
      return sessions.get(id)!;
    },
    findSession: async (id) => sessions.get(id),
    closeSession: async (id) => sessions.get(id),
    refund: () => Promise.reject(new Error('Nothing is given back here')),
    findRefund: async () => undefined,
    findRefunds: async () => [],
  };
}

/** Every title once with a photo and once without, for readers who differ. */
async function sizesOfFiles(): Promise<void> {
  const kept = await grainyPhoto();
  console.log(`a photo as it is kept, grainy: ${kept.length} bytes`);
  const square = await cutPhoto(kept, { x: 0.5, y: 0.5, zoom: 1 });
  const photo = `data:image/jpeg;base64,${Buffer.from(square).toString('base64')}`;
  const readers = listedTitles.flatMap((title, n) => {
    const reader = DIFFERENT_READERS[n % DIFFERENT_READERS.length]!;
    return [
      { title, reader: { ...reader, photo: null } },
      { title, reader: { ...reader, photo } },
    ];
  });
  // The first one also reads the fonts.
  await typesetPreview(readers[0]!.title, readers[0]!.reader);
  await printFiles('a preview', readers, typesetPreview);
  await printFiles('a book as bound, of 0.7 CPU seconds and 1,200 KB', readers, (title, reader) =>
    typesetBook(title, someCopy(reader)),
  );
}

async function printFiles<Wish extends { title: object; reader: object }>(
  what: string,
  wishes: Wish[],
  make: (title: Wish['title'], reader: Wish['reader']) => Promise<Uint8Array>,
): Promise<void> {
  const bytes: number[] = [];
  const before = process.cpuUsage();
  for (const { title, reader } of wishes) bytes.push((await make(title, reader)).length);
  const seconds = (spent(before) / 1000 / wishes.length).toFixed(2);
  bytes.sort((a, b) => a - b);
  const [least, middle, most] = [bytes[0], bytes[Math.floor(bytes.length / 2)], bytes.at(-1)];
  console.log(`${what}: ${least} to ${most} bytes, median ${middle}; ${seconds} CPU seconds`);
}

/** 12 megapixels with a phone's grain, which is what a JPEG spends its bytes on. */
async function grainyPhoto(): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const taken = sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#888', noise },
  });
  return toJpeg(await taken.jpeg({ quality: 92 }).toBuffer());
}
