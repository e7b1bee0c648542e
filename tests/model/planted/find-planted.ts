import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { copyCheckout } from '#tests/support/copied-checkout.ts';
import type { PlantedRace } from './races.ts';

/**
 * Plants a race in a copy of the sources and has stories told there.
 * @returns in which story it was found and what was said of it; undefined if it was in none of `runs`
 */
export async function findPlanted(
  race: PlantedRace,
  { runs, seed }: { runs: number; seed: number },
): Promise<{ story: number; said: string } | undefined> {
  const copy = await copyCheckout();
  try {
    for (const { file, before, after } of race.edits) copy.edit(file, before, after);
    const told = await tellIn(copy.folder, runs, seed);
    const story = /^The story, after (\d+) /m.exec(told)?.[1];
    const said = /^FAIL +(.*)$/m.exec(told)?.[1];
    if (story && said) return { story: Number(story), said };
    if (!/^\d+ stories in /m.test(told)) throw new Error(`No stories were told: ${told}`);
    return undefined;
  } finally {
    await copy.remove();
  }
}

async function tellIn(folder: string, runs: number, seed: number): Promise<string> {
  const options = ['--runs', String(runs), '--seed', String(seed), '--without-shrinking'];
  const model = spawn(process.execPath, ['tests/model/main.ts', ...options], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err] = await Promise.all([text(model.stdout), text(model.stderr)]);
  return out + err;
}
