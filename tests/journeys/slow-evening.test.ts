import { test } from '#tests/support/journey.ts';
import { spendASlowEvening } from '#tests/support/slow-evening.ts';

// With 2.5 s, a story of some minutes, it is told in slow-evening.all.test.ts.
test('an evening on a bad line: nothing is lost, nothing is paid twice @all', async ({
  page,
  context,
  shop,
}) => {
  await spendASlowEvening({ page, context, shop }, 150);
});
