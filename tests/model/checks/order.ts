import {
  type FamilyState,
  keyOf,
  steps,
  type WrittenOrder,
} from '#tests/model/fits/family-state.ts';
import { findOrder, type Operation } from '#tests/model/fits/find-order.ts';
import { type Hearts, keyOfHearts } from '#tests/model/fits/hearts.ts';
import type { Customer } from '#tests/model/people/customer.ts';
import { isRival } from '#tests/model/people/paying.ts';
import type { Noted } from '#tests/model/running/record.ts';
import type { Story } from '#tests/model/story.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';

/** All that each customer was told fits some order of the calls, and of what the provider did between them. */
export async function checkOrder(story: Story): Promise<void> {
  for (const [customer, begin] of story.begin) {
    const payments = await paymentsOf(story, customer);
    const orders = payments.flatMap((payment) => payment.orders);
    customer.written = {
      ordersOf: (sessionId) =>
        payments.find((payment) => payment.sessionId === sessionId)?.orders ?? [],
      order: (id) => orders.find((order) => order.id === id),
      ordersFor: (childId) =>
        orders.filter((order) => order.childId === childId).map(({ id }) => id),
    };
    const operations = [
      ...customer.family,
      ...payments.map((payment) => settled(story, customer, payment)),
      ...overtaken(customer, payments),
    ];
    expectOrder<FamilyState>(begin, operations, keyOf);
    expectOrder<Hearts>([], customer.hearts, keyOfHearts);
  }
}

function expectOrder<State>(
  begin: State,
  operations: Operation<State>[],
  key: (state: State) => string,
): void {
  const none = findOrder(begin, operations, key);
  if (!none) return;
  const fitted = none.fitted.map((what) => `  ${what}`).join('\n');
  const stuck = none.stuckAt.map((what) => `  ${what}`).join('\n');
  throw new Error(
    `No order fits. As far as it goes:\n${fitted}\nThen: ${JSON.stringify(none.state)}\nNone of these fits now:\n${stuck}`,
  );
}

type Payment = {
  /** As the provider knows it; null if its page was never opened. */
  sessionId: string | null;
  status: PaymentStatus;
  orders: WrittenOrder[];
};

async function paymentsOf({ rig }: Story, customer: Customer): Promise<Payment[]> {
  const { rows } = await rig.database.pool.query<Payment>(
    `select session.id as "sessionId", transactions.status, json_agg(json_build_object(
         'id', orders.id, 'bookId', book_id, 'childId', for_child_id, 'quantity', quantity)
         order by orders.id) as orders
       from transactions join orders on transaction_id = transactions.id
       left join sandbox.checkout_sessions as session
         on session.request ->> 'client_reference_id' = transactions.id::text
      where transactions.user_id = $1 group by transactions.id, session.id`,
    [customer.userId],
  );
  return rows;
}

/** What moves a session to each status, at the provider. */
const CAUSES: Record<PaymentStatus, string[]> = {
  pending: [],
  completed: ['pay', 'settle'],
  failed: ['fail'],
  // A day that has passed, or somebody who closed it before its page was noted, leaves no note.
  expired: [],
};

/** The moment in which the shop applied what became of a payment. */
function settled(
  { rig }: Story,
  customer: Customer,
  { sessionId, status, orders }: Payment,
): Operation<FamilyState> {
  const { moves, askings, moment } = rig.record;
  const of = (noted: Noted[]) => noted.filter((one) => one.sessionId === sessionId);
  const causes = of(moves).filter(({ what }) => CAUSES[status].includes(what));
  const [cause] = causes;
  const heard = of(askings).filter(({ from }) => causes.length === 1 && from > cause!.to);
  return {
    what: `${customer.name}'s ${orders.map(({ id }) => id).join(' and ')} ${status}`,
    from: Math.min(...causes.map(({ from }) => from), cause ? Infinity : 0),
    to: Math.min(...heard.map(({ to }) => to), moment()),
    apply: steps.paymentSettled(orders, status),
  };
}

/** Orders whose page nobody was ever sent to were written by one of those whom another window overtook. */
function overtaken(customer: Customer, payments: Payment[]): Operation<FamilyState>[] {
  const from = Math.min(...customer.overtaken.map((call) => call.from));
  const to = Math.max(...customer.overtaken.map((call) => call.to));
  return payments
    .filter(({ sessionId }) => !sessionId || !customer.sessions.includes(sessionId))
    .map(({ orders }) => ({
      what: `${customer.name} is overtaken, having written ${orders.map(({ id }) => id).join(' and ')}`,
      from,
      to,
      apply: steps.ordersWritten(orders, (one, other) => isRival(customer, one, other)),
    }));
}
