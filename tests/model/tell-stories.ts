import fc from 'fast-check';
import { stories } from './commands.ts';
import { openRig } from './running/open-rig.ts';
import { PAUSES, Turns } from './running/turns.ts';
import { Sequence } from './sequence.ts';

const MOST_COMMANDS = 40;
/** Nobody waits longer for a shorter story. */
const SHRINK_FOR_MS = 120_000;

/**
 * Tells `runs` stories on a migrated database without families, and prints what they came to.
 * @returns whether all were told rightly
 */
export async function tellStories(
  databaseUrl: string,
  what: { runs: number; seed: number; path?: string; story?: string; shrink: boolean },
): Promise<boolean> {
  const rig = await openRig(databaseUrl);
  const begun = Date.now();
  const cpu = process.cpuUsage();
  let told = 0;
  let shrinkUntil = Infinity;
  const commands = stories(MOST_COMMANDS, what.story);
  const pauses = fc.infiniteStream(fc.constantFrom(...PAUSES));
  const property = fc.asyncProperty(
    fc.scheduler(),
    pauses,
    commands,
    async (scheduler, row, story) => {
      if (Date.now() > shrinkUntil) return;
      told++;
      const turns = new Turns(scheduler, row);
      const sequence = await Sequence.open(rig, turns);
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: sequence }), story);
        await sequence.end();
      } catch (error) {
        shrinkUntil = Math.min(shrinkUntil, Date.now() + SHRINK_FOR_MS);
        throw error;
      } finally {
        sequence.close();
      }
    },
  );
  const result = await fc.check(property, {
    numRuns: what.runs,
    seed: what.seed,
    path: what.path,
    endOnFailure: !what.shrink,
  });
  const seconds = (Date.now() - begun) / 1000;
  const used = process.cpuUsage(cpu);
  console.log(
    `${told} stories in ${seconds.toFixed(1)} s (${((used.user + used.system) / 1e6).toFixed(1)} s of a core in this process), ${rig.calls} calls.`,
  );
  if (result.failed) console.log(await fc.asyncDefaultReportMessage(result));
  await rig.close();
  return !result.failed;
}
