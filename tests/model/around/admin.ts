import type { Rig } from '#tests/model/running/open-rig.ts';
import { beSignedIn } from '#tests/support/sign-in.ts';

export type Stats = {
  total_orders: number;
  total_revenue: number;
  completed: number;
  pending: number;
  failed: number;
  expired: number;
};

/** What an admin looks at. */
export const VIEWS = ['/orders', '/orders?status=completed', '/orders/csv', '/profiles'] as const;

/** Somebody in the back office, who signs in for each look: sessions end while the clock runs. */
export class Admin {
  readonly #rig: Rig;
  #revenue = 0;

  constructor(rig: Rig) {
    this.#rig = rig;
  }

  async look(view: (typeof VIEWS)[number]): Promise<void> {
    const answer = await this.#ask(view);
    await answer.body?.cancel();
  }

  /** Looks at the totals: money that has come in stays. */
  async lookAtStats(): Promise<Stats> {
    const before = this.#revenue;
    const stats = (await (await this.#ask('/orders/stats')).json()) as Stats;
    if (stats.total_revenue < before) {
      throw new Error(`The revenue went from ${before} to ${stats.total_revenue}`);
    }
    this.#revenue = Math.max(this.#revenue, stats.total_revenue);
    return stats;
  }

  async #ask(path: string): Promise<Response> {
    const { turns, url, authParts } = this.#rig;
    const call = async () => {
      const { token } = await beSignedIn(authParts, { email: 'admin@example.com', admin: true });
      return fetch(`${url}/api/admin${path}`, { headers: { authorization: `Bearer ${token}` } });
    };
    const first = await (turns?.take(`the admin looks at ${path}`, call) ?? call());
    // A month has passed between signing in and looking.
    const answer = first.status === 401 ? await call() : first;
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status} to the admin`);
    return answer;
  }
}
