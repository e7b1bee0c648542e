/** Collects medians and prints them as they come. */
export class Figures {
  #first: number | undefined;

  /** Does `work` `times` times after one warm-up, and prints its median, 95th percentile and ratio. */
  async measure(name: string, times: number, work: () => Promise<unknown>): Promise<void> {
    await work();
    const took: number[] = [];
    for (let n = 0; n < times; n++) {
      const begun = performance.now();
      await work();
      took.push(performance.now() - begun);
    }
    took.sort((a, b) => a - b);
    const median = took[Math.floor(times / 2)]!;
    const p95 = took[Math.floor(times * 0.95)]!;
    this.#first ??= median;
    const ratio = (median / this.#first).toFixed(1);
    console.log(`${name.padEnd(46)} median ${ms(median)}  p95 ${ms(p95)}  ${ratio.padStart(8)} x`);
  }
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 0).padStart(7)} ms`;
