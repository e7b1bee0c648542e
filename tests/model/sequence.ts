import { setTimeout as wait } from 'node:timers/promises';
import { Admin } from './around/admin.ts';
import { Deliveries } from './around/bell.ts';
import { press } from './around/provider.ts';
import { checkAtTheEnd } from './checks/at-the-end.ts';
import { checkBooks } from './checks/books.ts';
import type { FamilyState } from './fits/family-state.ts';
import { lookAtCart } from './people/cart.ts';
import { lookAtChildren } from './people/children.ts';
import { Customer } from './people/customer.ts';
import { lookAtHearts } from './people/hearts.ts';
import { lookAtOrders } from './people/paying.ts';
import { DAY_MS, HOUR_MS } from './running/clock.ts';
import type { Rig } from './running/open-rig.ts';
import type { Turns } from './running/turns.ts';
import type { Story } from './story.ts';

/** Who shops: a family with two tabs, another family, and somebody who gives. */
export const CUSTOMERS = ['ines', 'bo', 'gil'] as const;
export type Name = (typeof CUSTOMERS)[number];

/** One story of the shop, with people of its own: what was told of others before stands aside. */
export class Sequence implements Story {
  readonly rig: Rig;
  readonly customers: Record<Name, Customer>;
  readonly admin: Admin;
  readonly deliveries: Deliveries;
  readonly begin = new Map<Customer, FamilyState>();
  readonly #turns: Turns;
  readonly #lanes = new Map<string, Promise<void>>();

  private constructor(rig: Rig, turns: Turns) {
    this.rig = rig;
    this.#turns = turns;
    this.customers = {
      ines: new Customer(rig, 'ines'),
      bo: new Customer(rig, 'bo'),
      gil: new Customer(rig, 'gil'),
    };
    this.admin = new Admin(rig);
    this.deliveries = new Deliveries(rig);
  }

  static async open(rig: Rig, turns: Turns): Promise<Sequence> {
    const sequence = new Sequence(rig, turns);
    rig.record.begin();
    rig.errors.length = 0;
    rig.letters.length = 0;
    for (const customer of Object.values(sequence.customers)) {
      sequence.begin.set(customer, await customer.moveIn());
    }
    rig.turns = turns;
    return sequence;
  }

  /** Has something done when all is done that the same hand began before: a tab, a button, the bell, the clock. */
  inLane(lane: string, work: () => Promise<void>): void {
    const before = this.#lanes.get(lane) ?? Promise.resolve();
    const done = before.then(work);
    this.#lanes.set(lane, done);
    // Heard of when everybody meets.
    done.catch(() => {});
  }

  /** Waits until nobody has anything left to do, whatever the worker has not begun; then the books balance. */
  async meet(): Promise<void> {
    await this.#turns.until(Promise.all(this.#lanes.values()));
    await checkBooks(this);
  }

  /** Lets everything come to its end, and looks at all of it. */
  async end(): Promise<void> {
    await this.meet();
    // First with the bank undecided: what is on its way is not paid.
    await this.#turns.until(this.#hearAll());
    await checkBooks(this);
    for (let round = 0; round < 4 && (await this.#isOpen()); round++) {
      await this.#turns.until(this.#letPass());
    }
    this.close();
    // What nobody has looked at would be missed by nobody.
    for (const customer of this.begin.keys()) {
      await lookAtCart(customer);
      await lookAtOrders(customer);
      await lookAtChildren(customer);
      await lookAtHearts(customer);
    }
    await checkAtTheEnd(this);
  }

  /** From now on nobody waits for a turn. */
  close(): void {
    this.rig.turns = undefined;
  }

  /** The bank decides, a day passes, the shop hears of everything, and the worker does what there is to do. */
  async #letPass(): Promise<void> {
    const { pool } = this.rig.database;
    const { rows } = await pool.query<{ id: string }>(
      `select id from sandbox.checkout_sessions where payment_intent_status = 'processing'`,
    );
    for (const { id } of rows) await press(this.rig, id, 'settle');
    await this.rig.clock.pass(DAY_MS + HOUR_MS);
    // Any button makes the provider look at once whose time is over and what is to be sent.
    await press(this.rig, 'nobody', 'settle');
    await pool.query(`select graphile_worker.add_job('reconcile_payments')`);
    await this.#hearAll();
    await this.#untilNone(
      `select 1 from graphile_worker._private_jobs where run_at <= now() and attempts < max_attempts`,
    );
  }

  /** The shop hears of all that has happened at the provider. */
  async #hearAll(): Promise<void> {
    await this.#untilNone('select 1 from sandbox.events where delivered_at is null');
    await this.deliveries.deliver('all, the newest first');
  }

  async #isOpen(): Promise<boolean> {
    const { rows } = await this.rig.database.pool.query(
      `select 1 from transactions where status = 'pending'
       union all select 1 from sandbox.checkout_sessions where status = 'open'
       union all select 1 from graphile_worker._private_jobs limit 1`,
    );
    return rows.length > 0 || this.rig.bell.kept.length > 0;
  }

  async #untilNone(query: string): Promise<void> {
    while ((await this.rig.database.pool.query(query)).rowCount) await wait(2);
  }
}
