import fc from 'fast-check';
import { stories } from './commands.ts';
import { openRig } from './running/open-rig.ts';
import { PAUSES, type Pause, Turns } from './running/turns.ts';
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
  what: {
    runs: number;
    seed: number;
    minutes: number;
    path?: string;
    story?: string;
    shrink: boolean;
  },
): Promise<boolean> {
  const rig = await openRig(databaseUrl);
  const begun = Date.now();
  const cpu = process.cpuUsage();
  let told = 0;
  let shrinkUntil = Infinity;
  const commands = stories(MOST_COMMANDS, what.story);
  const pauses = fc.infiniteStream(fc.constantFrom<Pause>('none', 'none', 'none', ...PAUSES));
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
    interruptAfterTimeLimit: what.minutes * 60_000,
  });
  const seconds = (Date.now() - begun) / 1000;
  const used = process.cpuUsage(cpu);
  console.log(
    `${told} stories in ${seconds.toFixed(1)} s (${((used.user + used.system) / 1e6).toFixed(1)} s of a core in this process), ${rig.calls} calls.`,
  );
  if (result.failed) console.log(whatFailed(result));
  await rig.close();
  return !result.failed;
}

type Told = [fc.Scheduler, fc.Stream<unknown>, Iterable<unknown>];

type Failure = Pick<
  fc.RunDetails<Told>,
  'seed' | 'counterexample' | 'counterexamplePath' | 'errorInstance' | 'numRuns' | 'numShrinks'
>;

/** What was wrong, who did what in what order, and how to tell it again. */
function whatFailed({ seed, counterexample, counterexamplePath, ...result }: Failure): string {
  const [scheduler, , story] = counterexample ?? [];
  const replay = /replayPath="(.*)"/.exec(String(story))?.[1];
  const turns = scheduler
    ?.report()
    .map(({ label, status }) => `  ${label}${status === 'pending' ? ' (never)' : ''}`);
  return [
    `FAIL  ${(result.errorInstance as Error)?.stack ?? 'nothing was told'}`,
    `The story, after ${result.numRuns} stories and shortened ${result.numShrinks} times:`,
    ...[...(story ?? [])].map((command) => `  ${command}`),
    'Who had a turn:',
    ...(turns ?? []),
    `Again: npm run model -- --seed=${seed} --path ${counterexamplePath}${replay ? ` --story='${replay}'` : ''}`,
  ].join('\n');
}
