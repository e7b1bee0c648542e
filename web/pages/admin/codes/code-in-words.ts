import type { AdminCode } from '#contract/codes.ts';
import { showPrice } from '#web/book/price.ts';
import { atUtc } from '#web/pages/admin/moment.ts';

/** Whether a code can be used. */
export type CodeState = 'running' | 'not yet' | 'used up' | 'over' | 'ended';

/** What a list says of a code. */
export type ShownCode = {
  id: string;
  code: string;
  state: CodeState;
  /** '10% off' or '$5.00 off'. */
  takesOff: string;
  books: string;
  when: string;
  howOften: string;
  uses: number;
};

/** @param titles of the shelf, by their numbers */
export const codeInWords = (
  code: AdminCode,
  titles: ReadonlyMap<number, string>,
  now: Date,
): ShownCode => ({
  id: code.id,
  code: code.code,
  state: stateOf(code, now),
  takesOff: code.percent === null ? `${showPrice(code.amount ?? 0)} off` : `${code.percent}% off`,
  books: code.book_ids?.map((id) => titles.get(id) ?? `Book ${id}`).join(', ') ?? 'All books',
  when: whenIn(code),
  howOften: [
    code.once_per_family && 'once for each family',
    code.most_uses !== null && `${code.most_uses.toLocaleString('en-US')} in all`,
  ]
    .filter(Boolean)
    .join(', '),
  uses: code.uses,
});

function stateOf(code: AdminCode, now: Date): CodeState {
  if (code.ended_at) return 'ended';
  if (code.valid_until && new Date(code.valid_until) <= now) return 'over';
  if (code.most_uses !== null && code.uses >= code.most_uses) return 'used up';
  return new Date(code.valid_from) > now ? 'not yet' : 'running';
}

/** Whole days where they are, as they were typed: a code until December 24 lasts to the end of that day. */
function whenIn({ valid_from: from, valid_until: until, ended_at: ended }: AdminCode): string {
  if (ended) return `Ended ${atUtc(ended).day}`;
  const last = until && new Date(Date.parse(until) - 1).toISOString();
  return last ? `${atUtc(from).day} to ${atUtc(last).day}` : `From ${atUtc(from).day}`;
}
