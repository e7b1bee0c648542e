import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { LIMITS } from '#tests/model/running/open-rig.ts';
import type { Story } from '#tests/model/story.ts';

/**
 * The rules of `npm run check-books` hold. What was paid and the shop has not heard of yet is not wrong; it is once an
 * event about it was answered.
 */
export async function checkBooks({ rig }: Story): Promise<void> {
  const { moves, askings } = rig.record;
  const isHeardOf = (sessionId: string) => {
    const paid = moves.filter((move) => move.sessionId === sessionId && isPayment(move.what));
    return askings.some(
      (asking) => asking.sessionId === sessionId && paid.some(({ to }) => to < asking.from),
    );
  };
  const broken = (await findBrokenRules(rig.database.orm)).filter(
    ({ rule, id }) => rule !== 'what was paid is ordered, line for line' || isHeardOf(id),
  );
  const { rows: waiting } = await rig.database.pool.query<{ id: string }>(
    `select parent_id as id from book_previews join children on children.id = child_id
     where status = 'pending' group by parent_id having count(*) > $1`,
    [LIMITS.waitingPreviews],
  );
  broken.push(...waiting.map(({ id }) => ({ rule: 'no family has more previews waiting', id })));
  if (broken.length > 0) {
    throw new Error(`Broken: ${broken.map(({ rule, id }) => `${rule} (${id})`).join(', ')}`);
  }
}

const isPayment = (what: string) => what === 'pay' || what === 'settle';
