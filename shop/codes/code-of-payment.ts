import { eq, sql } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { codes, codeUses } from '#database/tables/codes.ts';
import { transactions } from '#database/tables/orders.ts';

/** The code that a payment was made with, whatever has become of it; null for none. A part of a query of payments. */
export const codeOfPayment = sql<string | null>`(select ${codes.code} from ${codeUses}
  join ${codes} on ${codes.id} = ${codeUses.codeId} where ${codeUses.transactionId} = ${transactions.id})`;

/** The same of one payment. */
export const findCodeOfPayment = async (
  db: Reads,
  transactionId: string,
): Promise<string | undefined> =>
  (
    await db
      .select({ code: codes.code })
      .from(codeUses)
      .innerJoin(codes, eq(codes.id, codeUses.codeId))
      .where(eq(codeUses.transactionId, transactionId))
  )[0]?.code;
