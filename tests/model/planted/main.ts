/**
 * `npm run model:planted -- --runs 2000 --seed 7 --only letter-twice`: plants each race in a copy of the sources, and says
 * after how many stories the model finds it. Exit code 1 if one is not found.
 */
import { parseArgs } from 'node:util';
import { findPlanted } from './find-planted.ts';
import { plantedRaces } from './races.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
  },
});

for (const race of plantedRaces.filter(({ name }) => values.only?.includes(name) ?? true)) {
  const begun = Date.now();
  const found = await findPlanted(race, { runs: Number(values.runs), seed: Number(values.seed) });
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  const outcome = found ? `story ${found.story}: ${found.said.slice(0, 200)}` : 'NOT FOUND';
  console.log(`${race.name.padEnd(26)} ${outcome} (${seconds} s)`);
  if (!found) process.exitCode = 1;
}
