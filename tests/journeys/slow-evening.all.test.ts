import { test } from '#tests/support/journey.ts';
import { spendASlowEvening } from '#tests/support/slow-evening.ts';

test('an evening with everything slow by 2.5 seconds', async ({ page, context, shop }) => {
  test.setTimeout(400_000);
  await spendASlowEvening({ page, context, shop }, 2_500);
});
