import { eq } from 'drizzle-orm';
import type { Preflight } from '#bookmaking/printing/preflight/preflight.ts';
import type { Reads } from '#database/connect.ts';
import { printFiles } from '#database/tables/printing.ts';

/** The files that the printer needs of a book, and what was found when they were looked through. */
export type PrintFiles = Omit<typeof printFiles.$inferSelect, 'preflight'> & {
  preflight: Preflight | null;
};

/** Undefined until the book is approved. */
export async function findPrintFiles(db: Reads, orderId: string): Promise<PrintFiles | undefined> {
  const [found] = await db.select().from(printFiles).where(eq(printFiles.orderId, orderId));
  return found && { ...found, preflight: found.preflight as Preflight | null };
}
