import type { PaymentProvider } from '#shop/checkout/payment-provider.ts';
import type { Turns } from './turns.ts';

/** Something that happened to a session between two moments of the record. */
export type Noted = { sessionId: string; what: string; from: number; to: number };

/** What happened when, in one row of moments for everybody. */
export type Record = {
  /** The next moment. */
  moment(): number;
  /** What was done to sessions at the provider, whether or not it moved them. */
  moves: Noted[];
  /** When the shop had to know what had become of a session: it asked after `from`, and was done by `to`. */
  askings: Noted[];
  begin(): void;
  /**
   * The same provider; whoever asks it waits for a turn to ask, and for another one to hear the answer. What ends a
   * session is noted.
   */
  listenTo(payments: PaymentProvider, turns: () => Turns | undefined): PaymentProvider;
};

type Ask = (argument: never) => Promise<unknown>;

export function openRecord(): Record {
  let now = 0;
  const record: Record = {
    moment: () => ++now,
    moves: [],
    askings: [],
    begin() {
      record.moves = [];
      record.askings = [];
    },
    listenTo(payments, turns) {
      const listened = Object.entries(payments).map(([name, ask]: [string, Ask]) => [
        name,
        async (argument: never) => {
          const inTurn: Turns['takeWithin'] = (what, work) =>
            turns()?.takeWithin(what, work) ?? work();
          await inTurn(`the shop asks the provider: ${name}`, async () => {});
          const from = record.moment();
          const answer = await ask(argument);
          if (name !== 'openSession' && name !== 'findSession') {
            record.moves.push({ sessionId: argument, what: 'close', from, to: record.moment() });
          }
          await inTurn(`the shop hears the provider: ${name}`, async () => {});
          return answer;
        },
      ]);
      return Object.fromEntries(listened);
    },
  };
  return record;
}
