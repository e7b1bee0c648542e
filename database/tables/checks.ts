/** What several tables check of a column. */
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export const isNotBlank = (column: AnyPgColumn): SQL => sql`btrim(${column}) <> ''`;

/** @param words of the vocabulary: none holds a quotation mark */
export const isOneOf = (column: AnyPgColumn, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
