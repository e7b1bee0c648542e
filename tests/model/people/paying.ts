import { type Pair, pairOf, type Step, steps, together } from '#tests/model/fits/family-state.ts';
import type { Rig } from '#tests/model/running/open-rig.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';
import { named } from './cart.ts';
import type { Answer, Customer } from './customer.ts';

type Page = { url: string };
type WireOrder = { id: string; child_id: string | null; status: PaymentStatus };

/** Buys what the cart held when it was last seen. */
export async function buyCart(customer: Customer): Promise<void> {
  const shown = customer.cart;
  const cartItems = shown.map((line) => ({
    book_id: line.bookId,
    child_id: line.childId,
    quantity: line.quantity,
  }));
  const path = '/functions/create-cart-checkout';
  const answer = await customer.ask<Page>('POST', path, { cartItems });
  const what = 'buys the cart';
  switch (answer.code) {
    case undefined:
      return notePage(customer, answer, what, steps.cartIs(shown));
    case 'CART_EMPTY':
      return customer.noteFamily(answer, `${what}: empty`, steps.cartIsEmpty());
    case 'CART_CHANGED':
      return customer.noteFamily(answer, `${what}: changed`, steps.cartIsNot(shown));
    case 'CHILD_GONE': {
      const children = shown.map(({ childId }) => childId);
      return customer.noteFamily(answer, `${what}: child gone`, steps.someChildGone(children));
    }
    default:
      noteNothing(customer, answer, what);
  }
}

export async function buyNow(customer: Customer, pair: Pair): Promise<void> {
  const answer = await customer.ask<Page>('POST', '/functions/create-book-checkout', pair);
  const what = `buys ${named(customer, pair)} now`;
  const kept = steps.linesKept([{ ...pair, quantity: 1 }]);
  maybeKept(customer, answer, what, kept);
  switch (answer.code) {
    case undefined:
      return notePage(customer, answer, what, kept);
    case 'NOT_FOUND':
    case 'CHILD_GONE':
      return customer.noteFamily(answer, `${what}: gone`, steps.noSuchChild(pair.childId));
    default:
      noteNothing(customer, answer, what);
  }
}

/** Pays again for one of the orders that offered it when they were last seen. */
export async function payAgain(customer: Customer, nth: number): Promise<void> {
  const id = oneOf(customer, nth, 'failed', 'expired');
  if (!id) return;
  const answer = await customer.ask<Page>('POST', `/orders/${id}/pay-again`);
  const what = `pays again for ${id}`;
  const kept: Step = (state) => steps.linesKept([customer.written.order(id)!])(state);
  const rivals = (one: string, other: string) => isRival(customer, one, other);
  maybeKept(customer, answer, what, kept);
  switch (answer.code) {
    case undefined:
      return notePage(
        customer,
        answer,
        what,
        together(steps.orderIs(id, 'failed', 'expired'), steps.notBoughtSince(id, rivals), kept),
      );
    case 'CHILD_GONE':
      return customer.noteFamily(answer, `${what}: child gone`, (state) =>
        state.orders[id]?.childGone || !(customer.written.order(id)!.childId in state.children)
          ? state
          : undefined,
      );
    case 'NOT_FOUND':
      return customer.noteFamily(answer, `${what}: no`, steps.hasNothingToPay(id, rivals));
    default:
      noteNothing(customer, answer, what);
  }
}

/** Goes on with the payment of one of the orders that were pending when they were last seen. */
export async function continuePayment(customer: Customer, nth: number): Promise<void> {
  const id = oneOf(customer, nth, 'pending');
  if (!id) return;
  const answer = await customer.ask<Page>('POST', `/orders/${id}/continue`);
  const what = `continues to pay for ${id}`;
  switch (answer.code) {
    case undefined: {
      const { isPage } = sent(customer, answer.body);
      const statuses: PaymentStatus[] = isPage ? ['pending'] : ['pending', 'completed'];
      return customer.noteFamily(answer, what, steps.orderIs(id, ...statuses));
    }
    case 'PAYMENT_ENDED':
      return customer.noteFamily(answer, `${what}: ended`, steps.orderIs(id, 'failed', 'expired'));
    default:
      noteNothing(customer, answer, what);
  }
}

export async function cancelOrder(customer: Customer, nth: number): Promise<void> {
  const id = oneOf(customer, nth, 'pending');
  if (!id) return;
  const answer = await customer.ask('POST', `/orders/${id}/cancel`);
  const what = `cancels ${id}`;
  switch (answer.code) {
    case undefined:
      return customer.noteFamily(answer, what, steps.orderIs(id, 'failed', 'expired'));
    case 'PAID_ALREADY':
      return customer.noteFamily(
        answer,
        `${what}: paid`,
        steps.orderIs(id, 'pending', 'completed'),
      );
    default:
      noteNothing(customer, answer, what);
  }
}

export async function lookAtOrders(customer: Customer): Promise<void> {
  const answer = await customer.ask<WireOrder[]>('GET', '/orders');
  if (answer.code) return noteNothing(customer, answer, 'looks at the orders');
  noteOrders(customer, answer, 'sees orders', () => true);
  customer.orders = answer.body;
}

/** One of the orders as they were last seen, in one of these statuses if there is one. */
function oneOf(customer: Customer, nth: number, ...statuses: PaymentStatus[]): string | undefined {
  const fitting = customer.orders.filter(({ status }) => statuses.includes(status));
  const orders = fitting.length > 0 ? fitting : customer.orders;
  return orders[nth % orders.length]?.id;
}

/** Comes back from a payment page: the shop has to know what became of it. */
export async function comeBack(customer: Customer, rig: Rig): Promise<void> {
  const sessionId = customer.sessions.at(-1);
  if (!sessionId) return;
  const answer = await customer.ask<WireOrder[]>('GET', `/orders?session_id=${sessionId}`);
  if (answer.code) return noteNothing(customer, answer, 'comes back');
  noteOrders(customer, answer, 'comes back to', (id) =>
    customer.written.ordersOf(sessionId).some((order) => order.id === id),
  );
  rig.record.askings.push({ sessionId, what: 'comes back', from: answer.from, to: answer.to });
}

function noteOrders(
  customer: Customer,
  answer: Answer<WireOrder[]>,
  what: string,
  isAsked: (id: string) => boolean,
): void {
  const seen = Object.fromEntries(
    answer.body.map(({ id, status, child_id }) => [id, { status, childGone: child_id === null }]),
  );
  const told = answer.body.map(({ id, status }) => `${id} ${status}`).join(', ');
  customer.noteFamily(answer, `${what}: ${told}`, steps.ordersRead(seen, isAsked));
}

/** Notes that a payment page was handed out, or the confirmation of a payment that stood in the way. */
function notePage(customer: Customer, answer: Answer<Page>, what: string, meant: Step): void {
  const { sessionId, isPage } = sent(customer, answer.body);
  if (!isPage) {
    customer.noteFamily(answer, `${what}: is paid, ${sessionId}`, meant);
    return;
  }
  customer.noteFamily(
    answer,
    `${what}: ${sessionId}`,
    together(meant, (state) =>
      steps.ordersWritten(customer.written.ordersOf(sessionId), (one, other) =>
        isRival(customer, one, other),
      )(state),
    ),
  );
}

function sent(customer: Customer, { url }: Page): { sessionId: string; isPage: boolean } {
  const { pathname, searchParams } = new URL(url);
  const confirmed = searchParams.get('session_id');
  const sessionId = confirmed ?? pathname.split('/').at(-1)!;
  customer.sessions.push(sessionId);
  return { sessionId, isPage: confirmed === null };
}

/** Whether two orders are for the same book and child. */
export function isRival({ written }: Customer, id: string, otherId: string): boolean {
  const [one, other] = [written.order(id), written.order(otherId)];
  return (
    id !== otherId && one !== undefined && other !== undefined && pairOf(one) === pairOf(other)
  );
}

/** Each time that something stood in the way, a checkout begins anew, and lays into the cart what is missing there. */
function maybeKept(customer: Customer, answer: Answer<Page>, what: string, kept: Step): void {
  if (answer.code === 'TOO_MANY_REQUESTS' || answer.code === 'UNAUTHORIZED') return;
  const { from, to } = answer;
  for (let time = 0; time < 2; time++) {
    customer.family.push({ what: `${what}: kept in the cart`, from, to, apply: kept, maybe: true });
  }
}

/** For refusals that say nothing of the family's things. */
function noteNothing(customer: Customer, answer: Answer<unknown>, what: string): void {
  switch (answer.code) {
    case 'OVERTAKEN':
      customer.overtaken.push(answer);
      return;
    case 'TOO_MANY_REQUESTS':
    case 'UNAUTHORIZED':
      return;
    default:
      customer.cannotBe(what, answer);
  }
}
