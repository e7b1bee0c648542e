import { findBrokenRules } from '#shop/admin/broken-rules.ts';
import { findStrayFiles } from '#shop/admin/stray-files.ts';
import type { Story } from '#tests/model/story.ts';
import { checkOrder } from './order.ts';

/** When everything has come to its end: no rule is broken, everybody knows of everything, and each one's calls fit an order. */
export async function checkAtTheEnd(story: Story): Promise<void> {
  const { rig, admin } = story;
  const { orm } = rig.database;
  const broken = [...(await findBrokenRules(orm)), ...(await findStrayFiles(orm, rig.files))];
  for (const [rule, query] of Object.entries(ENDINGS)) {
    const { rows } = await rig.database.pool.query<{ id: string }>(query);
    broken.push(...rows.map(({ id }) => ({ rule, id })));
  }
  const again = rig.letters.find((id, n) => rig.letters.indexOf(id) !== n);
  if (again) broken.push({ rule: 'each letter goes out once', id: again });
  if (broken.length > 0) {
    throw new Error(`At the end: ${broken.map(({ rule, id }) => `${rule} (${id})`).join(', ')}`);
  }
  if (rig.errors.length > 0) throw new Error(`The shop logged errors: ${rig.errors.join('')}`);
  await checkRevenue(story);
  await admin.look('/orders');
  await checkOrder(story);
}

/** What is over at the end; each query answers the ids of what is not. */
const ENDINGS = {
  'no payment is pending': `select id from transactions where status = 'pending'`,
  'what the provider says is what the shop says': `
    select session.id from sandbox.checkout_sessions as session
    join transactions on transactions.id::text = session.request ->> 'client_reference_id'
    where transactions.status <> case
      when session.payment_status = 'paid' then 'completed'
      when session.status = 'expired' then 'expired'
      when session.payment_intent_status = 'requires_payment_method' then 'failed'
      else 'pending' end`,
  'every letter is sent': 'select id from payment_mails where sent_at is null',
  'every book is made': `select order_id as id from book_makings where status <> 'made'`,
  'no preview is pending': `select id from book_previews where status = 'pending'`,
  'no job is left': 'select id from graphile_worker._private_jobs',
};

async function checkRevenue({ rig, admin }: Story): Promise<void> {
  const { total_revenue: revenue } = await admin.lookAtStats();
  const { rows } = await rig.database.pool.query<{ cents: number }>(
    'select coalesce(sum(amount), 0)::int as cents from sandbox.ledger',
  );
  if (Math.round(revenue * 100) !== rows[0]!.cents) {
    throw new Error(`The revenue is ${revenue}, and ${rows[0]!.cents} cents were paid`);
  }
}
