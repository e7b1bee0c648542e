import pg from 'pg';

/** Why an archive is not taken: one line for the operator. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused';
}

export const damaged = (what: string, cause?: unknown): ArchiveRefused =>
  new ArchiveRefused(`The archive is damaged: ${what}.`, { cause });

export const noArchive = (cause?: unknown): ArchiveRefused =>
  new ArchiveRefused('This is no archive of a shop, or one of a later version.', { cause });

/**
 * What a bad archive brings about on the way, said in one line; PostgreSQL's own words would quote the row. Answers any
 * other error as it is.
 */
export function asRefusal(error: unknown): unknown {
  const { code = '', message } = error as Error & { code?: string };
  // Not packed at all, or something else is.
  if (/incorrect header check|^Invalid tar header/.test(message)) return noArchive(error);
  if (code.startsWith('Z_')) return damaged(message, error);
  // Classes 22 and 23 of PostgreSQL: a value that is none, and a rule of the tables.
  if (error instanceof pg.DatabaseError && /^2[23]/.test(code)) {
    return damaged(`a row of ${error.table ?? 'a table'} is not taken (${code})`, error);
  }
  return error;
}
