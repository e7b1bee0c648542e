import pg from 'pg';

/** More than the shop has kinds of questions. Lists of any length make a kind each; what comes later goes unnamed. */
const MOST_NAMES = 500;

/**
 * A connection on which every statement with values has a name: PostgreSQL parses and plans it once for the connection
 * instead of each time. Measured with twenty at once: reading a cart 0.18 ms instead of 0.44, finding out who asks 0.23
 * instead of 0.34. (Drizzle's own `prepare` does the same for one query at a time, and not inside a transaction.)
 */
export class NamingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  // biome-ignore lint/suspicious/noExplicitAny: the library has nine signatures of it, all of which are passed on.
  override query(question: any, values?: any, done?: any): any {
    const isNameless = typeof question === 'object' && 'text' in question && !question.name;
    if (isNameless && values?.length > 0 && typeof question.submit !== 'function') {
      return super.query({ ...question, name: this.#nameOf(question.text) }, values, done);
    }
    return super.query(question, values, done);
  }
  /** A name for a statement's text, the same for the same text; undefined once this connection has too many. */
  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= MOST_NAMES) return known;
    const name = `shop_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}
