import { type Pair, steps } from '#tests/model/fits/family-state.ts';
import type { Customer } from './customer.ts';

type WireLine = {
  id: string;
  book_id: number;
  child_id: string;
  quantity: number;
  child_name: string;
};

export async function addLine(customer: Customer, pair: Pair): Promise<void> {
  const body = { book_id: pair.bookId, child_id: pair.childId };
  const answer = await customer.ask<WireLine>('POST', '/cart_items', body);
  const what = `adds ${named(customer, pair)}`;
  switch (answer.code) {
    case undefined: {
      const { id, quantity } = answer.body;
      customer.noteFamily(answer, `${what}: ${quantity}`, steps.lineAdded(pair, { id, quantity }));
      return;
    }
    case 'NOT_FOUND':
      customer.noteFamily(answer, `${what}: no child`, steps.noSuchChild(pair.childId));
      return;
    case 'LINE_FULL':
      customer.noteFamily(answer, `${what}: full`, steps.lineFull(pair));
      return;
    case 'UNAUTHORIZED':
      return;
    default:
      customer.cannotBe(what, answer);
  }
}

export async function lookAtCart(customer: Customer): Promise<void> {
  const answer = await customer.ask<{ items: WireLine[] }>('GET', '/carts/me');
  if (answer.code === 'UNAUTHORIZED') return;
  if (answer.code) customer.cannotBe('looks at the cart', answer);
  const seen = answer.body.items.map((line) => ({
    id: line.id,
    bookId: line.book_id,
    childId: line.child_id,
    quantity: line.quantity,
    childName: line.child_name,
  }));
  const lines = seen.map((line) => `${line.quantity} of ${named(customer, line)}`);
  customer.noteFamily(answer, `sees in the cart: ${lines.join(', ')}`, steps.cartRead(seen));
  customer.cart = seen;
}

/** Sets the quantity of one of the lines that were last seen. */
export async function setQuantity(
  customer: Customer,
  nth: number,
  quantity: number,
): Promise<void> {
  const line = customer.cart[nth % customer.cart.length];
  if (!line) return lookAtCart(customer);
  const { id } = line;
  const answer = await customer.ask<WireLine>('PATCH', `/cart_items/${id}`, { quantity });
  const what = `sets ${named(customer, line)} to ${quantity}`;
  switch (answer.code) {
    case undefined:
      customer.noteFamily(answer, what, steps.quantitySet(line, { id, quantity }));
      return;
    case 'NOT_FOUND':
      customer.noteFamily(answer, `${what}: no line`, steps.noSuchLine(line, id));
      return;
    case 'UNAUTHORIZED':
      return;
    default:
      customer.cannotBe(what, answer);
  }
}

export async function removeLine(customer: Customer, pair: Pair): Promise<void> {
  const query = new URLSearchParams({ book_id: String(pair.bookId), child_id: pair.childId });
  const answer = await customer.ask('DELETE', `/cart_items?${query}`);
  if (answer.code === 'UNAUTHORIZED') return;
  if (answer.code) customer.cannotBe('removes a line', answer);
  customer.noteFamily(answer, `removes ${named(customer, pair)}`, steps.lineRemoved(pair));
}

export async function clearCart(customer: Customer): Promise<void> {
  const answer = await customer.ask('DELETE', '/cart_items');
  if (answer.code === 'UNAUTHORIZED') return;
  if (answer.code) customer.cannotBe('clears the cart', answer);
  customer.noteFamily(answer, 'clears the cart', steps.cartCleared());
}

export const named = (customer: Customer, { bookId, childId }: Pair) =>
  `${bookId} for ${customer.nameOf(childId)}`;
