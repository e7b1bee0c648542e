import { and, count, desc, eq, inArray, like, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { codeBooks, codes, codeUses } from '#database/tables/codes.ts';
import type { CodeUseState } from '#vocabulary/codes.ts';
import type { Code } from './code.ts';

/** The titles that a code is for; null for all. */
const bookIds = sql<number[] | null>`(select array_agg(book_id order by book_id) from ${codeBooks}
  where code_id = ${codes.id})`;

const inFull = (db: Reads) => db.select({ code: codes, bookIds }).from(codes).$dynamic();

type Row = { code: typeof codes.$inferSelect; bookIds: number[] | null };
const toCode = ({ code, bookIds }: Row): Code => ({ ...code, bookIds });

export const codeNamed = async (db: Reads, name: string): Promise<Code | undefined> =>
  (await inFull(db).where(eq(codes.code, name))).map(toCode)[0];

export const codeWithId = async (db: Reads, id: string): Promise<Code | undefined> =>
  (await inFull(db).where(eq(codes.id, id))).map(toCode)[0];

/** What stands of a code's uses by one family: at most one row where it may be used once. */
export const usesOf = (
  db: Reads,
  codeId: string,
  userId: string,
): Promise<{ state: CodeUseState }[]> =>
  db
    .select({ state: codeUses.state })
    .from(codeUses)
    .where(
      and(
        eq(codeUses.codeId, codeId),
        eq(codeUses.userId, userId),
        inArray(codeUses.state, ['reserved', 'kept']),
      ),
    );

/** Those that begin so; all for ''. The pattern's own signs are taken as they are. */
const startsWith = (start: string) =>
  start === '' ? undefined : like(codes.code, `${start.replace(/[\\%_]/g, '\\$&')}%`);

export const codesPage = async (
  db: Reads,
  start: string,
  limit: number,
  offset: number,
): Promise<Code[]> =>
  (
    await inFull(db)
      .where(startsWith(start))
      .orderBy(desc(codes.createdAt), codes.code)
      .limit(limit)
      .offset(offset)
  ).map(toCode);

export const countCodes = async (db: Reads, start: string): Promise<number> =>
  (await db.select({ rows: count() }).from(codes).where(startsWith(start)))[0]!.rows;
