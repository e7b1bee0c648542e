import { and, eq, isNotNull } from 'drizzle-orm';
import type { Reads } from '#database/connect.ts';
import { orders } from '#database/tables/orders.ts';
import { reviews } from '#database/tables/reviews.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { listChildren } from '#shop/family/find-child.ts';
import { readerOf } from '#shop/orders/order.ts';

/**
 * In how many places that belong to somebody else of the family a child's name stands: as the baby or the grown-up of a
 * sister's stories, or in the dedication of a sister's book, which stay with the
 * sister; or in what the family says of a book, which stays until it is taken back.
 */
export async function namedElsewhere(
  db: Reads,
  caller: Caller,
  child: { id: string; name: string },
): Promise<number> {
  const family = (await listChildren(db, caller)).filter(({ id }) => id !== child.id);
  const bought = await db
    .select({
      reader: orders.reader,
      dedication: orders.dedication,
      from: orders.from,
      childId: orders.childId,
      forChildId: orders.forChildId,
    })
    .from(orders)
    .where(and(eq(orders.userId, caller.userId), isNotNull(orders.reader)));
  const others = bought.filter((order) => (order.forChildId ?? order.childId) !== child.id);
  const said = await db
    .select({ words: reviews.words })
    .from(reviews)
    .where(eq(reviews.userId, caller.userId));
  const texts = [
    ...said.map(({ words }) => [words]),
    ...family.map(({ babyName, grownUp, companionName }) => [babyName, grownUp, companionName]),
    ...others.map(({ reader, dedication, from }) => {
      const { babyName, grownUp, companion } = readerOf(reader)!;
      return [babyName, grownUp, companion?.name, dedication, from];
    }),
  ];
  const named = new RegExp(`(?<![\\p{L}\\p{N}])${escapeName(child.name)}(?![\\p{L}\\p{N}])`, 'iu');
  return texts.filter((all) => all.some((text) => text && named.test(text))).length;
}

const escapeName = (name: string): string => name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
