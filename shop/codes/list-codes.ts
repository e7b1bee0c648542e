import type { Reads } from '#database/connect.ts';
import { asCode } from '#vocabulary/codes.ts';
import type { Code } from './code.ts';
import { codesPage, countCodes } from './queries.ts';

/**
 * A page of all codes, newest first, and how many there are over all pages.
 * @param which `search` is the beginning of a code
 */
export async function listCodes(
  db: Reads,
  { page, pageSize, search }: { page: number; pageSize: number; search: string },
): Promise<{ codes: Code[]; total: number }> {
  const start = asCode(search);
  const [codes, total] = await Promise.all([
    codesPage(db, start, pageSize, (page - 1) * pageSize),
    countCodes(db, start),
  ]);
  return { codes, total };
}
