import type { Ring } from '#tests/faults/harness/bell.ts';
import type { Rig } from '#tests/model/running/open-rig.ts';

/** Which of the events that the provider has sent are delivered now. */
export const DELIVERIES = [
  'the oldest',
  'the oldest, twice at once',
  'the newest',
  'all, the newest first',
  'one again',
] as const;

/** The events of one sequence between the provider and the shop: kept, delivered late, twice, in reverse. */
export class Deliveries {
  readonly #rig: Rig;
  readonly #delivered: Ring[] = [];

  constructor(rig: Rig) {
    this.#rig = rig;
    rig.bell.kept.length = 0;
  }

  async deliver(which: (typeof DELIVERIES)[number]): Promise<void> {
    const { kept } = this.#rig.bell;
    if (which === 'the oldest') await this.#ring(kept.shift());
    if (which === 'the oldest, twice at once') {
      const event = kept.shift();
      await Promise.all([this.#ring(event), this.#ring(event)]);
    }
    if (which === 'the newest') await this.#ring(kept.pop());
    if (which === 'one again') await this.#ring(this.#delivered[0]);
    if (which === 'all, the newest first') {
      for (const event of kept.splice(0).reverse()) await this.#ring(event);
    }
  }

  async #ring(event: Ring | undefined): Promise<void> {
    if (!event) return;
    const { record, bell, turns, errors } = this.#rig;
    const { id, data } = JSON.parse(event.body.toString());
    const sessionId: string = data.object.id;
    const call = async () => {
      const from = record.moment();
      const status = await bell.ring(event);
      if (status !== 200) throw new Error(`An event was answered ${status}: ${errors.join('')}`);
      const isFirst = !this.#delivered.includes(event);
      if (isFirst) record.askings.push({ sessionId, what: id, from, to: record.moment() });
    };
    await (turns?.take(`the bell rings for ${sessionId}`, call) ?? call());
    this.#delivered.push(event);
  }
}
