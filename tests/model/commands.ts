import fc from 'fast-check';
import { VIEWS } from './around/admin.ts';
import { DELIVERIES } from './around/bell.ts';
import { DECISIONS, PRESSES, press } from './around/provider.ts';
import type { Pair } from './fits/family-state.ts';
import * as cart from './people/cart.ts';
import * as children from './people/children.ts';
import type { Customer } from './people/customer.ts';
import * as hearts from './people/hearts.ts';
import * as paying from './people/paying.ts';
import * as previews from './people/previews.ts';
import { DAY_MS, MINUTE_MS } from './running/clock.ts';
import { CUSTOMERS, type Name, type Sequence } from './sequence.ts';

/** The model of each customer is asked when the story is over: what happens at once has no state in between. */
type NoModel = object;
export type Command = fc.AsyncCommand<NoModel, Sequence>;

/** Something that one hand does while the others do what they do. */
class Does implements Command {
  readonly #lane: string;
  readonly #what: string;
  readonly #work: (sequence: Sequence) => Promise<void>;
  constructor(lane: string, what: string, work: (sequence: Sequence) => Promise<void>) {
    this.#lane = lane;
    this.#what = what;
    this.#work = work;
  }
  check = () => true;
  async run(_model: NoModel, sequence: Sequence): Promise<void> {
    sequence.inLane(this.#lane, () => this.#work(sequence));
  }
  toString = () => `${this.#lane}: ${this.#what}`;
}

/** Everybody is done, and the books balance. */
class Meet implements Command {
  check = () => true;
  run = (_model: NoModel, sequence: Sequence) => sequence.meet();
  toString = () => 'all meet';
}

/** The tabs: Ines has two. */
const tab = fc.constantFrom<[Name, string]>(
  ['ines', 'ines in tab 1'],
  ['ines', 'ines in tab 1'],
  ['ines', 'ines in tab 2'],
  ['ines', 'ines in tab 2'],
  ['bo', 'bo'],
  ['gil', 'gil'],
);
const some = fc.nat(7);
/** Two books and, mostly, two children: few things, so that they meet. */
const pair = fc.record({ bookId: fc.constantFrom(1, 1, 2), child: fc.constantFrom(0, 0, 0, 1, 2) });
const child = fc.constantFrom(0, 0, 1, 2);

type Deed = [what: string, work: (customer: Customer, sequence: Sequence) => Promise<void>];

const withPair = (what: string, work: (customer: Customer, pair: Pair) => Promise<void>) =>
  pair.map(({ bookId, child }): Deed => {
    const pairOf = (customer: Customer) => ({ bookId, childId: customer.childIds[child]! });
    return [`${what} ${bookId} for child ${child}`, (customer) => work(customer, pairOf(customer))];
  });
const withSome = (what: string, work: (customer: Customer, nth: number) => Promise<void>) =>
  some.map((nth): Deed => [`${what} ${nth}`, (customer) => work(customer, nth)]);
const withChild = (what: string, work: (customer: Customer, id: string) => Promise<void>) =>
  child.map((n): Deed => [`${what} ${n}`, (customer) => work(customer, customer.childIds[n]!)]);
const withHeart = (what: string, work: typeof hearts.giveHeart) =>
  fc
    .constantFrom(...hearts.HEARTS)
    .map((heart): Deed => [`${what} ${heart.id}`, (customer) => work(customer, heart)]);
const plain = (what: string, work: Deed[1]) => fc.constant<Deed>([what, work]);

/** What customers do, the likelier first. */
const deeds = fc.oneof(
  { weight: 6, arbitrary: withPair('adds', cart.addLine) },
  { weight: 4, arbitrary: plain('looks at the cart', cart.lookAtCart) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(some, fc.constantFrom(1, 2, 5, 99))
      .map(
        ([nth, copies]): Deed => [
          `sets line ${nth} to ${copies}`,
          (customer) => cart.setQuantity(customer, nth, copies),
        ],
      ),
  },
  { weight: 1, arbitrary: withPair('removes', cart.removeLine) },
  { weight: 1, arbitrary: plain('clears the cart', cart.clearCart) },
  {
    weight: 6,
    arbitrary: plain('looks at the cart and buys it', async (customer) => {
      await cart.lookAtCart(customer);
      await paying.buyCart(customer);
    }),
  },
  { weight: 6, arbitrary: withPair('buys now', paying.buyNow) },
  { weight: 4, arbitrary: plain('looks at the orders', paying.lookAtOrders) },
  {
    weight: 3,
    arbitrary: plain('comes back', (customer, { rig }) => paying.comeBack(customer, rig)),
  },
  { weight: 2, arbitrary: withSome('pays again for order', paying.payAgain) },
  { weight: 2, arbitrary: withSome('continues order', paying.continuePayment) },
  { weight: 2, arbitrary: withSome('cancels order', paying.cancelOrder) },
  { weight: 2, arbitrary: withHeart('gives a heart to', hearts.giveHeart) },
  { weight: 2, arbitrary: withHeart('takes back the heart of', hearts.takeHeart) },
  { weight: 2, arbitrary: plain('looks at the hearts', hearts.lookAtHearts) },
  { weight: 2, arbitrary: withChild('saves child', children.saveChild) },
  {
    weight: 2,
    arbitrary: withChild('renames child', (customer, id) =>
      children.renameChild(customer, id, `${customer.nameOf(id)} Two`),
    ),
  },
  { weight: 2, arbitrary: withChild('removes child', children.removeChild) },
  { weight: 2, arbitrary: plain('looks at the children', children.lookAtChildren) },
  { weight: 4, arbitrary: withPair('asks for a preview of', previews.startPreview) },
  { weight: 2, arbitrary: plain('looks at the preview', previews.lookAtPreview) },
);

/** Mostly once; some press twice before anything has happened. */
const times = fc.constantFrom(1, 1, 2);

const shopping = fc.tuple(tab, deeds, times).map(([[name, lane], [what, work], presses]) => {
  const deed = (sequence: Sequence) => work(sequence.customers[name], sequence);
  return presses === 1
    ? new Does(lane, what, deed)
    : new Does(lane, `${what}, twice`, async (sequence) => {
        await Promise.all([deed(sequence), deed(sequence)]);
      });
});

/** Where a page was handed out it is paid, or not; the bank decides whenever it likes. */
const paymentPages = fc
  .tuple(tab, fc.constantFrom(1, 1, 1, 2), fc.constantFrom('pay' as const, ...PRESSES))
  .map(
    ([[name, lane], last, button]) =>
      new Does(lane, `presses ${button} at the last page but ${last - 1}`, ({ rig, customers }) =>
        press(rig, customers[name].sessions.at(-last), button),
      ),
  );
const bank = fc
  .tuple(fc.constantFrom(...CUSTOMERS), fc.constantFrom(...DECISIONS))
  .map(
    ([name, decision]) =>
      new Does('the bank', `lets it ${decision} for ${name}`, ({ rig, customers }) =>
        press(rig, customers[name].sessions.at(-1), decision),
      ),
  );

const bell = fc
  .tuple(fc.constantFrom('bell', 'other bell'), fc.constantFrom(...DELIVERIES))
  .map(([lane, which]) => new Does(lane, which, ({ deliveries }) => deliveries.deliver(which)));

const passing = {
  'two minutes': 2 * MINUTE_MS,
  'a day': DAY_MS,
  'eight days': 8 * DAY_MS,
  'a month': 31 * DAY_MS,
};
const clock = fc
  .constantFrom(...(Object.keys(passing) as (keyof typeof passing)[]))
  .map((time) => new Does('clock', `${time} pass`, ({ rig }) => rig.clock.pass(passing[time])));

const reconciler = fc.constant(
  new Does('reconciler', 'is due', async ({ rig }) => {
    await rig.database.pool.query(`select graphile_worker.add_job('reconcile_payments')`);
  }),
);

const backOffice = fc.oneof(
  fc
    .constantFrom(...VIEWS)
    .map((view) => new Does('admin', `looks at ${view}`, ({ admin }) => admin.look(view))),
  fc.constant(
    new Does('admin', 'looks at the totals', async ({ admin }) => void (await admin.lookAtStats())),
  ),
);

const anything: fc.Arbitrary<Command> = fc.oneof(
  { weight: 60, arbitrary: shopping },
  { weight: 16, arbitrary: paymentPages },
  { weight: 4, arbitrary: bank },
  { weight: 12, arbitrary: bell },
  { weight: 3, arbitrary: clock },
  { weight: 3, arbitrary: reconciler },
  { weight: 2, arbitrary: backOffice },
  { weight: 8, arbitrary: fc.constant(new Meet()) },
);

/** Stories of up to so many commands. */
export const stories = (most: number, replayPath?: string) =>
  fc.commands([anything], { maxCommands: most, size: 'max', replayPath });
