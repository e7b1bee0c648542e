import { type BrowserContext, expect, type Page } from '@playwright/test';
import { loseAnswer, loseScript, slowDown } from './bad-line.ts';
import {
  addTheAddress,
  describeMilo,
  lookInside,
  makeAnAccount,
  openTheBookFor,
  pay,
  putIntoTheCart,
} from './first-sale.ts';
import { inDatabaseOf } from './in-database-of.ts';
import { toast } from './on-screen.ts';
import type { StartedShop } from './start-shop.ts';

/**
 * A newcomer's evening from the account to the thank-you, on a line that is slow by so many milliseconds, is cut twice just as an
 * answer comes, and fails to bring two scripts the first time. Nothing is typed twice, no child and no payment comes of it twice.
 */
export async function spendASlowEvening(
  { page, context, shop }: { page: Page; context: BrowserContext; shop: StartedShop },
  ms: number,
): Promise<void> {
  await slowDown(context, ms);
  const scripts = [await loseScript(context, 'onboarding'), await loseScript(context, 'preview')];
  await makeAnAccount(page);
  await describeMilo(page);
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Milo');
  await expect(page.getByRole('combobox', { name: 'Day' })).toHaveValue('9');

  await loseAnswer(context, '/onboarding.data');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Milo');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(toast(page, 'Setup Complete')).toBeVisible();

  await openTheBookFor(page);
  await lookInside(page);
  await putIntoTheCart(page);
  await addTheAddress(page);

  await loseAnswer(context, '/cart.data');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const closed = (await opened).waitForEvent('close');
  await expect(toast(page, "We couldn't reach the shop.")).toBeVisible();
  await closed;
  const paid = await pay(page);
  await expect(paid.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Order!');

  for (const asked of scripts) expect(asked(), 'times asked').toBeGreaterThan(1);
  const children = await (await context.request.get('/api/children')).json();
  expect(children.map(({ name }: { name: string }) => name)).toEqual(['Milo']);
  const [child] = children;
  expect(await moneyOf(shop, child.id)).toEqual({ completed: 1, paid: 1 });
}

/** How many orders for a child are completed, and how many payments the provider has taken for them. */
const moneyOf = (shop: StartedShop, childId: string) =>
  inDatabaseOf(shop, async ({ pool }) => {
    const { rows } = await pool.query(
      `select count(distinct orders.id) filter (where orders.status = 'completed')::int as completed,
              count(distinct ledger.session_id)::int as paid
       from orders join transactions on transactions.id = transaction_id
       left join sandbox.ledger on ledger.session_id = transactions.stripe_session_id
       where orders.child_id = $1`,
      [childId],
    );
    return rows[0];
  });
