import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { printFileLinks } from '#database/tables/printing.ts';
import type { Transaction } from '#database/transaction.ts';
import type { FilePart } from '#shop/print-partner.ts';
import { howLong } from '#vocabulary/how-long.ts';

/** The partner fetches within seconds of an order; an hour leaves it time for a second try. */
const OPEN_MS = howLong.printLinkMinutes * 60_000;

/** The path under which the web process serves what a link opens. */
export const FILE_LINKS = '/print-files';

/** Opens a file to whoever has the link, for an hour. @returns the link, whose token nobody can read in the database */
export async function openFileLink(
  tx: Transaction,
  file: { orderId: string; part: FilePart },
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + OPEN_MS);
  await tx.insert(printFileLinks).values({ ...file, tokenHash: hashOf(token), expiresAt });
  return `${publicUrl}${FILE_LINKS}/${token}`;
}

/** Which file a link opens; undefined for one that never was, or is over. */
export async function findLinkedFile(
  db: Reads,
  token: string,
  now: Date,
): Promise<{ orderId: string; part: FilePart } | undefined> {
  const [found] = await db
    .select({ orderId: printFileLinks.orderId, part: printFileLinks.part })
    .from(printFileLinks)
    .where(and(eq(printFileLinks.tokenHash, hashOf(token)), gt(printFileLinks.expiresAt, now)));
  return found;
}

/** Removes the links that are over. */
export async function forgetFileLinks(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(printFileLinks).where(lte(printFileLinks.expiresAt, now));
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
