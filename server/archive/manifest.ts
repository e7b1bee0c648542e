import { z } from 'zod';

/** What an archive begins with: enough to say no before anything is unpacked. */
export const manifest = z.object({
  kind: z.literal('wonderling backup'),
  format: z.literal(1),
  made_at: z.string(),
  /** The migrations that the tables had seen. */
  tables_version: z.array(z.string()),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() })),
});
export type Manifest = z.infer<typeof manifest>;

/** The names in the archive. */
export const MANIFEST = 'manifest.json';
export const ROWS = 'rows/';
export const FILES = 'files/';
