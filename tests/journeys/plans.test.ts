import { expect, test } from '#tests/support/journey.ts';
import { moveIn } from '#tests/support/move-in.ts';
import { toast } from '#tests/support/on-screen.ts';

test('a plan that is chosen is noted, and another one takes its place', async ({
  page,
  context,
}) => {
  await moveIn(context);
  await page.goto('/profile');
  const plans = page.getByRole('region', { name: 'Subscription plans' });
  await expect(plans.getByText('$12/month')).toBeVisible();
  await expect(plans.getByText('$25/month')).toBeVisible();
  await expect(plans.getByText('changes nothing')).toBeVisible();
  await expect(plans.getByText('Your plan')).toBeHidden();

  await plans.getByRole('button', { name: 'Choose Grow' }).click();
  await expect(toast(page, 'Success', 'We have noted that you like Grow')).toBeVisible();
  await expect(plans.getByRole('listitem').filter({ hasText: 'Your plan' })).toContainText('Grow');
  await page.reload();
  await expect(plans.getByText('Your plan')).toHaveCount(1);

  await plans.getByRole('button', { name: 'Choose Sprout' }).click();
  await expect(plans.getByRole('button', { name: 'Choose Grow' })).toBeVisible();
  const profile = await (await page.request.get('/api/profiles/me')).json();
  expect(profile.plan).toBe('sprout');
});
