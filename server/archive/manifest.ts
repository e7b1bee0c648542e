import { z } from 'zod';

/** What an archive begins with: enough to say no before anything is unpacked. */
export const manifest = z.object({
  kind: z.literal('wonderling backup'),
  /** The first format had no contents at its end, so nothing can be compared. */
  format: z.literal([1, 2]),
  made_at: z.string(),
  /** The migrations that the tables had seen. */
  tables_version: z.array(z.string()),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() })),
  /** False: the rows alone, and the files are where they were. */
  holds_files: z.boolean().default(true),
});
export type Manifest = z.infer<typeof manifest>;

/** What it ends with: what must have been met on the way. An archive without its end is not whole. */
export const contents = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.int(), sha256: z.string() })),
  files: z.array(z.object({ key: z.string(), bytes: z.int(), sha256: z.string() })),
});
export type Contents = z.infer<typeof contents>;

/** The names in the archive. */
export const MANIFEST = 'manifest.json';
export const ROWS = 'rows/';
export const FILES = 'files/';
export const CONTENTS = 'contents.json';

/** A table's name in the archive. */
export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${schema}.${name}`;
