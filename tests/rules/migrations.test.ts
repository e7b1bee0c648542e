import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BREAKS, unnumbered } from '#tests/two-releases/breaking-migrations.ts';

/**
 * Decision 098: a migration adds, for the version before goes on beside it. What can be told from its SQL is told here;
 * the rest by `npm run two-releases`.
 */
const folder = path.resolve(import.meta.dirname, '../../database/migrations');
const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
const lastBreaking = files.findLastIndex((file) => unnumbered(file) in BREAKS);

/** Begins a migration that does more than add: why the version before bears it. */
const REASON = /^-- The version before: \S/;

/** What the version before cannot feel. */
const ADDS = [
  /^create table /i,
  /^create index /i,
  /^drop index /i,
  /^alter table \S+ alter column \S+ set default /i,
  // Without a default the version before, which does not know the column, could write no row.
  /^alter table \S+ add column (?!.*\bnot null\b)/i,
  /^alter table \S+ add column .*\bdefault\b/i,
];

const isAddition = (statement: string) => ADDS.some((kind) => kind.test(statement));

/** The statements of a migration that may hurt the version before; none if it says why they do not. */
function unexplained(sql: string): string[] {
  if (REASON.test(sql)) return [];
  const made = [...sql.matchAll(/^create table (\S+)/gim)].map(([, table]) => table);
  const isOfOwnTable = (statement: string) =>
    made.includes(/^alter table (\S+) add constraint /i.exec(statement)?.[1]);
  return sql
    .split('--> statement-breakpoint')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement && !isAddition(statement) && !isOfOwnTable(statement));
}

test('each migration since the last that breaks only adds, or says why the version before bears it', () => {
  const found = files.slice(lastBreaking + 1).flatMap((file) => {
    const statements = unexplained(readFileSync(path.join(folder, file), 'utf8'));
    return statements.map((statement) => `${file}: ${statement}`);
  });
  expect(
    found,
    'Begin such a migration with a line "-- The version before: <why it bears this>", once npm run two-releases has said so too',
  ).toEqual([]);
});

test.each([
  'ALTER TABLE "orders" ADD COLUMN "address" jsonb NOT NULL;',
  'ALTER TABLE "orders" DROP COLUMN "reader";',
  'ALTER TABLE "orders" RENAME TO "purchases";',
  'ALTER TABLE "orders" ALTER COLUMN "child_id" SET NOT NULL;',
  'ALTER TABLE "orders" ADD CONSTRAINT "orders_go_somewhere" CHECK ("address" is not null);',
  'CREATE UNIQUE INDEX "orders_once" ON "orders" USING btree ("book_id");',
  'DROP TABLE "orders";',
])('%s needs a reason', (statement) => {
  expect(
    unexplained(`CREATE TABLE "parcels" ("id" uuid);--> statement-breakpoint\n${statement}`),
  ).toEqual([statement]);
  expect(unexplained(`-- The version before: never writes one.\n${statement}`)).toEqual([]);
});

test.each([
  'ALTER TABLE "orders" ADD COLUMN "address" jsonb;',
  'ALTER TABLE "children" ADD COLUMN "is_given_to" boolean DEFAULT false NOT NULL;',
  'CREATE INDEX "orders_by_book" ON "orders" USING btree ("book_id");',
  'CREATE TABLE "parcels" ("id" uuid);--> statement-breakpoint\nALTER TABLE "parcels" ADD CONSTRAINT "parcels_fk" FOREIGN KEY ("id") REFERENCES "public"."orders"("id");',
])('%s needs none', (sql) => {
  expect(unexplained(sql)).toEqual([]);
});
