import { randomUUID } from 'node:crypto';
import { inTransaction } from '#database/transaction.ts';
import { SESSION_LASTS_SECONDS } from '#server/auth/better-auth.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { createAccount } from '#shop/accounts/create-account.ts';
import { addChild } from '#shop/family/add-child.ts';
import { saveAddress } from '#shop/family/save-address.ts';
import type { FamilyState, SeenLine, Step, WrittenOrder } from '#tests/model/fits/family-state.ts';
import type { Operation } from '#tests/model/fits/find-order.ts';
import type { Hearts } from '#tests/model/fits/hearts.ts';
import type { Rig } from '#tests/model/running/open-rig.ts';
import { home } from '#tests/support/family.ts';
import { beSignedIn } from '#tests/support/sign-in.ts';
import type { PaymentStatus } from '#vocabulary/payments.ts';

/** What was written down for a family, as the database has it when the story is over. */
export type Written = {
  /** The orders that a session's page asks money for. */
  ordersOf(sessionId: string): WrittenOrder[];
  order(id: string): WrittenOrder | undefined;
  ordersFor(childId: string): string[];
};

/** An answer of the shop, and the moments between which it was made. `code` names a refusal. */
export type Answer<Body> = {
  status: number;
  code: string | undefined;
  body: Body;
  from: number;
  to: number;
};

/** Somebody who shops over HTTP, in one tab or two; all that was asked and answered is kept. */
export class Customer {
  readonly name: string;
  /** Three children of this family, by id; the third has not been born yet. */
  readonly childIds: readonly string[] = [randomUUID(), randomUUID(), randomUUID()];
  /** What was done to the family's own things, and to its hearts. */
  readonly family: Operation<FamilyState>[] = [];
  readonly hearts: Operation<Hearts>[] = [];
  /** As last seen, whatever has become of it since: what a page would show. */
  cart: SeenLine[] = [];
  orders: { id: string; status: PaymentStatus }[] = [];
  /** Sessions that this customer was sent to pay at, or to hear about, the latest last. */
  sessions: string[] = [];
  /** Asked for by what is noted here only when the story is over. */
  written: Written = { ordersOf: () => [], order: () => undefined, ordersFor: () => [] };
  previews: string[] = [];
  /** When a checkout was told that another window had ended it: it may have written orders that nobody can pay. */
  overtaken: { from: number; to: number }[] = [];
  userId = '';
  readonly email: string;
  readonly #rig: Rig;
  #session = { token: '', /** How much time had passed by then. */ since: 0 };

  constructor(rig: Rig, name: string) {
    this.#rig = rig;
    this.name = name;
    this.email = `${name}-${randomUUID()}@example.com`;
  }

  /** Moves in with an address and two children; answers how this family's story begins. */
  async moveIn(): Promise<FamilyState> {
    const { database } = this.#rig;
    const now = new Date();
    const { email, name } = this;
    await inTransaction(database, async (tx) => {
      this.userId = await createAccount(tx, { email, name });
      const caller = { userId: this.userId } as Caller;
      await saveAddress(tx, caller, home);
      for (const id of this.childIds.slice(0, 2)) {
        await addChild(tx, caller, { id, name: this.nameOf(id), ...looks }, now);
      }
    });
    await this.#signIn();
    const [one, two] = this.childIds as [string, string];
    return {
      children: { [one]: this.nameOf(one), [two]: this.nameOf(two) },
      lines: {},
      orders: {},
    };
  }

  /** The name that a child gets first. */
  nameOf = (id: string) => ['Ida', 'Jon', 'Kim'][this.childIds.indexOf(id)]!;

  /** Asks once, when it has its turn, and hears the answer at another one. Whatever breaks is thrown. */
  async ask<Body>(method: string, path: string, body?: object): Promise<Answer<Body>> {
    const { turns, record } = this.#rig;
    const what = `${this.name}: ${method} ${path}`;
    let session = this.#session;
    const call = async (): Promise<Answer<Body>> => {
      this.#rig.calls++;
      session = this.#session;
      const from = record.moment();
      const answer = await fetch(`${this.#rig.url}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${session.token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const isJson = answer.headers.get('content-type')?.includes('json');
      const json = text && isJson ? JSON.parse(text) : undefined;
      const code = answer.ok ? undefined : String(json?.code);
      return { status: answer.status, code, body: json, from, to: record.moment() };
    };
    const answer = await (turns?.take(what, call) ?? call());
    await turns?.take(`${this.name} hears it`, async () => {});
    if (answer.status >= 500) {
      throw new Error(`${what} was answered ${answer.status}: ${this.#rig.errors.join('')}`);
    }
    if (answer.code === 'UNAUTHORIZED') await this.#signInAfter(session);
    return answer;
  }

  noteFamily({ from, to }: { from: number; to: number }, what: string, apply: Step): void {
    this.family.push({ what: `${this.name} ${what}`, from, to, apply });
  }

  /** For a refusal that nothing explains. */
  cannotBe(what: string, { status, code, body }: Answer<unknown>): never {
    throw new Error(`${this.name} ${what} was refused: ${status} ${code} ${JSON.stringify(body)}`);
  }

  async #signIn(): Promise<void> {
    const { authParts, clock } = this.#rig;
    const since = clock.passed().least;
    const { token } = await beSignedIn(authParts, { email: this.email });
    this.#session = { token, since };
  }

  /** A session has ended, rightly; unless the other tab has done so, somebody signs in again. */
  async #signInAfter(session: { since: number }): Promise<void> {
    const seconds = (this.#rig.clock.passed().most - session.since) / 1000;
    if (seconds < SESSION_LASTS_SECONDS) {
      throw new Error(`${this.name} was signed out after ${seconds} s`);
    }
    if (session === this.#session) await this.#signIn();
  }
}

export const looks = {
  birthYear: 2021,
  birthMonth: 6,
  birthDay: 1,
  readingLevel: 'Sapling',
  gender: 'Girl',
  interests: 'dinosaurs',
  description: 'Curly red hair.',
} as const;
