import type { PaymentStatus } from '#vocabulary/payments.ts';

/** What the model knows of a family, as its own calls read and change it. Immutable: each step makes another. */
export type FamilyState = {
  /** Names by id. */
  children: Readonly<Record<string, string>>;
  /** Lines of the cart by `pairOf`. */
  lines: Readonly<Record<string, Line>>;
  /** By the order's id. */
  orders: Readonly<Record<string, OrderState>>;
};

/** `id` is undefined as long as nobody has seen it: the shop itself laid the line into the cart. */
export type Line = { id: string | undefined; quantity: number };
/** `childGone`: the child has been deleted since; added anew under its old id, it is another one. */
export type OrderState = { status: PaymentStatus; childGone: boolean };

/** An order as it was written, which never changes. */
export type WrittenOrder = { id: string; bookId: number; childId: string; quantity: number };

/** A line of the cart as it was read or shown. */
export type SeenLine = {
  id: string;
  quantity: number;
  bookId: number;
  childId: string;
  childName: string;
};

export const MOST_COPIES = 99;
export type Pair = { bookId: number; childId: string };
export const pairOf = ({ bookId, childId }: Pair) => `${bookId} ${childId}`;

export type Step = (state: FamilyState) => FamilyState | undefined;

const without = <Value>(all: Readonly<Record<string, Value>>, key: string) => {
  const { [key]: _, ...others } = all;
  return others;
};
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const sorted = <Value>(all: Readonly<Record<string, Value>>) =>
  Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1));

/** Two states with one key are the same. */
export const keyOf = ({ children, lines, orders }: FamilyState) =>
  JSON.stringify([sorted(children), sorted(lines), sorted(orders)]);

/** The steps of a family's state: each says what must have been so, and what is so then. */
export const steps = {
  childAdded:
    (id: string, name: string): Step =>
    (state) => ({ ...state, children: { ...state.children, [id]: name } }),
  childRenamed:
    (id: string, name: string): Step =>
    (state) =>
      id in state.children ? { ...state, children: { ...state.children, [id]: name } } : undefined,
  childRemoved:
    (id: string, ordersOf: (childId: string) => string[]): Step =>
    (state) => {
      if (!(id in state.children)) return undefined;
      const orders = { ...state.orders };
      for (const order of ordersOf(id)) {
        if (orders[order]) orders[order] = { ...orders[order], childGone: true };
      }
      return { ...state, children: without(state.children, id), orders };
    },
  noSuchChild:
    (id: string): Step =>
    (state) =>
      id in state.children ? undefined : state,
  childrenRead:
    (children: Record<string, string>): Step =>
    (state) =>
      same(sorted(children), sorted(state.children)) ? state : undefined,

  lineAdded:
    (pair: Pair, answered: { id: string; quantity: number }): Step =>
    (state) => {
      const before = state.lines[pairOf(pair)];
      const fits = isOne(before, answered.id) && answered.quantity === (before?.quantity ?? 0) + 1;
      return fits && pair.childId in state.children ? withLine(state, pair, answered) : undefined;
    },
  lineFull:
    (pair: Pair): Step =>
    (state) =>
      state.lines[pairOf(pair)]?.quantity === MOST_COPIES ? state : undefined,
  quantitySet:
    (pair: Pair, line: { id: string; quantity: number }): Step =>
    (state) => {
      const before = state.lines[pairOf(pair)];
      return before && isOne(before, line.id) ? withLine(state, pair, line) : undefined;
    },
  noSuchLine:
    (pair: Pair, id: string): Step =>
    (state) =>
      state.lines[pairOf(pair)]?.id === id ? undefined : state,
  lineRemoved:
    (pair: Pair): Step =>
    (state) => ({ ...state, lines: without(state.lines, pairOf(pair)) }),
  cartCleared: (): Step => (state) => ({ ...state, lines: {} }),
  cartRead:
    (seen: SeenLine[]): Step =>
    (state) => {
      const fits = seen.every(
        (line) =>
          line.childName === (state.children[line.childId] ?? 'Unknown Child') &&
          isOne(state.lines[pairOf(line)], line.id),
      );
      if (!fits || !holds(state, seen)) return undefined;
      return seen.reduce((now, line) => withLine(now, line, line), state);
    },
  /** What is about to be paid for is laid into the cart, unless it lies there (decision 093). */
  linesKept:
    (lines: (Pair & { quantity: number })[]): Step =>
    (state) =>
      lines
        .filter((line) => !state.lines[pairOf(line)])
        .reduce(
          (now, { quantity, ...pair }) => withLine(now, pair, { id: undefined, quantity }),
          state,
        ),

  /**
   * A payment page over these orders was handed out; the second time it is the page of the first. No other order for
   * the same book and child can be paid then (decision 093).
   */
  ordersWritten:
    (written: WrittenOrder[], isRival: IsRival): Step =>
    (state) => {
      if (!written.every(({ childId }) => childId in state.children)) return undefined;
      const known = written.map(({ id }) => state.orders[id]);
      if (known.every((order) => order?.status === 'pending')) return state;
      const pending = Object.keys(state.orders).filter(
        (id) => state.orders[id]!.status === 'pending',
      );
      const hasRival = written.some(({ id }) => pending.some((other) => isRival(id, other)));
      if (hasRival || known.some((order) => order)) return undefined;
      const fresh = written.map(({ id }) => [id, { status: 'pending', childGone: false }] as const);
      return { ...state, orders: { ...state.orders, ...Object.fromEntries(fresh) } };
    },
  /** The provider's word for these orders was applied; what is paid leaves the cart. */
  paymentSettled:
    (orders: WrittenOrder[], status: PaymentStatus): Step =>
    (state) => {
      if (orders.some(({ id }) => state.orders[id]?.status !== 'pending')) return undefined;
      const after = { orders: { ...state.orders }, lines: { ...state.lines } };
      for (const { id, quantity, ...pair } of orders) {
        after.orders[id] = { ...state.orders[id]!, status };
        const line = after.lines[pairOf(pair)];
        if (status !== 'completed' || !line) continue;
        if (line.quantity > quantity) {
          after.lines[pairOf(pair)] = { ...line, quantity: line.quantity - quantity };
        } else delete after.lines[pairOf(pair)];
      }
      return { ...state, ...after };
    },
  /** @param isAsked those that were asked for; the others are not to be seen */
  ordersRead:
    (seen: Record<string, OrderState>, isAsked: (order: string) => boolean): Step =>
    (state) => {
      const asked = sorted(state.orders).filter(([id]) => isAsked(id));
      return same(sorted(seen), asked) ? state : undefined;
    },

  /** The cart was what the page showed, copy for copy. */
  cartIs:
    (shown: SeenLine[]): Step =>
    (state) =>
      holds(state, shown) ? state : undefined,
  cartIsNot:
    (shown: SeenLine[]): Step =>
    (state) =>
      holds(state, shown) ? undefined : state,
  cartIsEmpty: (): Step => (state) => (Object.keys(state.lines).length === 0 ? state : undefined),
  someChildGone:
    (ids: string[]): Step =>
    (state) =>
      ids.some((id) => !(id in state.children)) ? state : undefined,
  orderIs:
    (id: string, ...statuses: PaymentStatus[]): Step =>
    (state) => {
      const order = state.orders[id];
      return order && statuses.includes(order.status) ? state : undefined;
    },
  /** An order is paid for again only as long as no later one for the same book and child is paid. */
  notBoughtSince:
    (id: string, isRival: IsRival): Step =>
    (state) =>
      laterRivals(state, id, isRival).some((other) => state.orders[other]!.status === 'completed')
        ? undefined
        : state,
  /** A later order that is pending may have its money on its way; the model does not know. */
  hasNothingToPay:
    (id: string, isRival: IsRival): Step =>
    (state) => {
      const status = state.orders[id]?.status;
      const isOpen = status === 'failed' || status === 'expired';
      const mayBeBought = laterRivals(state, id, isRival).some((other) =>
        ['pending', 'completed'].includes(state.orders[other]!.status),
      );
      return isOpen && !mayBeBought ? undefined : state;
    },
};

/** Whether two orders are for the same book and child. */
type IsRival = (order: string, other: string) => boolean;

/** Those that were written after an order: a state keeps orders in the order in which they were written. */
function laterRivals({ orders }: FamilyState, id: string, isRival: IsRival): string[] {
  const ids = Object.keys(orders);
  return ids.slice(ids.indexOf(id) + 1).filter((other) => isRival(id, other));
}

/** Several steps in one moment. */
export const together =
  (...row: Step[]): Step =>
  (state) =>
    row.reduce<FamilyState | undefined>((now, step) => now && step(now), state);

/** Whether a line may have this id. */
const isOne = (line: Line | undefined, id: string) => !line?.id || line.id === id;

const withLine = (state: FamilyState, pair: Pair, { id, quantity }: Line): FamilyState => ({
  ...state,
  lines: { ...state.lines, [pairOf(pair)]: { id, quantity } },
});

/** Whether the cart holds these lines and no others, copy for copy. */
const holds = ({ lines }: FamilyState, seen: SeenLine[]) =>
  seen.length === Object.keys(lines).length &&
  seen.every((line) => lines[pairOf(line)]?.quantity === line.quantity);
