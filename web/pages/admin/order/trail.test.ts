import { expect, test } from 'vitest';
import { examples } from '#contract/examples.ts';
import { trailOf } from './trail.ts';

const order = examples.admin.order.output!;

test('one trail: what the book did, what was written and who did what, each told once', () => {
  const trail = trailOf({
    ...order,
    created_at: '2026-11-20T17:42:00.000Z',
    history: [
      { stage: 'checking', at: '2026-11-20T17:42:00.100Z', by: 'shop', corrected: [], note: null },
      {
        stage: 'stopped',
        at: '2026-11-20T18:20:00.900Z',
        by: 'admin',
        corrected: [],
        note: 'held',
      },
      {
        stage: 'checking',
        at: '2026-11-20T18:30:00.900Z',
        by: 'admin',
        corrected: [],
        note: 'resumed',
      },
      { stage: 'approved', at: '2026-11-21T18:00:00.000Z', by: 'clock', corrected: [], note: null },
    ],
    acts: [
      {
        at: '2026-11-20T18:20:01.000Z',
        act: 'book_stopped',
        by: 'Ada',
        subject: null,
        why: 'A why',
      },
      {
        ...{ at: '2026-11-20T19:00:00.000Z', act: 'letter_sent_again', by: 'Ada', why: null },
        subject: order.letters[0]!.id,
      },
    ],
    letters: [{ ...order.letters[0]!, sent_at: '2026-11-20T17:43:00.000Z' }],
  });
  expect(trail.map(({ what, by, why }) => [what, by, why].filter(Boolean).join(' | '))).toEqual([
    'Ordered',
    'Paid, to be checked',
    'Letter sent: Your Wonderling order is confirmed',
    'Book stopped | Ada | A why',
    'Checking by us (resumed)',
    'Letter sent again: Your Wonderling order is confirmed | Ada',
    'Approved by the clock',
  ]);
});
