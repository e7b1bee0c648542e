/**
 * `npm run faults -- --count 3 --seed 1 --only kill-web-in-checkout`: seeded random trials of everything that can break
 * under a shop, on loopback addresses only. Exit code 1 if the shop did not come through one of them.
 * With `--two-of-each` the shop is one of two web and two worker processes, with its files in an S3 server.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { allFaults } from './all-faults.ts';
import type { Fault } from './harness/fault.ts';
import { type FaultRig, setUpFaultRig } from './harness/fault-rig.ts';
import { judge } from './harness/verdict.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1000) % 1_000_000) },
    only: { type: 'string', multiple: true },
    'two-of-each': { type: 'boolean', default: false },
  },
});
const processes = values['two-of-each'] ? 'two-of-each' : 'one-of-each';
const count = Number(values.count);
const firstSeed = Number(values.seed);
const faults = allFaults.filter(({ name }) => values.only?.includes(name) ?? true);
if (!Number.isInteger(count) || !Number.isInteger(firstSeed) || faults.length === 0) {
  const names = allFaults.map(({ name }) => name).join(', ');
  console.error(`--count and --seed are whole numbers; --only is one of ${names}.`);
  process.exit(1);
}

const TRIAL_WITHIN_MS = 600_000;
const begun = Date.now();
let failed = 0;
console.log(`${count} of each of ${faults.length} faults, seeds from ${firstSeed} on`);
let rig = await setUpFaultRig(processes);
// Ctrl-C must leave neither processes nor a mounted disk behind.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => void rig.strike().finally(() => process.exit(1)));
}
for (const fault of faults) {
  const left = fault.leftOut?.(rig);
  if (left) {
    console.log(`-     ${fault.name}: left out, ${left}`);
    continue;
  }
  const took: number[] = [];
  const healthy: number[] = [];
  for (let n = 0; n < count; n++) {
    const seed = firstSeed + n;
    const from = Date.now();
    try {
      healthy.push(await tryOnce(rig, fault, seed));
      took.push(Date.now() - from);
    } catch (error) {
      failed++;
      console.log(`FAIL  ${fault.name}, seed ${seed}: ${(error as Error).message}`);
      const again = `--only ${fault.name} --seed ${seed} --count 1`;
      const inTwo = values['two-of-each'] ? ' --two-of-each' : '';
      console.log(`      again: npm run faults -- ${again}${inTwo}`);
      const log = path.join(tmpdir(), `wonderling-${fault.name}-${seed}.log`);
      writeFileSync(log, rig.shop.output());
      console.log(`      what the shop said: ${log}`);
      // Whatever is wrong with this shop should not be found wrong by the next trial too.
      await rig.strike();
      rig = await setUpFaultRig(processes);
    }
  }
  const seconds = (list: number[]) => (Math.max(0, ...list) / 1000).toFixed(1);
  console.log(
    `${took.length === count ? 'ok  ' : 'FAIL'}  ${fault.name.padEnd(28)} ${took.length} of ${count}; healthy after ${seconds(healthy)} s, whole trial ${seconds(took)} s at most`,
  );
}
await rig.strike();
const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
console.log(
  failed === 0 ? `All came through, in ${minutes} min.` : `${failed} failed, in ${minutes} min.`,
);
process.exit(failed === 0 ? 0 : 1);

/** Answers how many ms it took until the shop was healthy again. */
async function tryOnce(rig: FaultRig, fault: Fault, seed: number): Promise<number> {
  const tooLong = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLong.reject(new Error('not over in time')), TRIAL_WITHIN_MS);
  const trial = async () => {
    const customers = await fault.run(rig, chanceFrom(`${fault.name} ${seed}`));
    rig.provider.treat = () => 'pass';
    rig.provider.treatPrinter = () => 'pass';
    if (rig.store) rig.store.treat = () => 'pass';
    return (await judge(rig, customers)).healthyMs;
  };
  return Promise.race([trial(), tooLong.promise]).finally(() => clearTimeout(timer));
}
