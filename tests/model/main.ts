/**
 * `npm run model -- --runs 2000 --seed 7`: drawn stories of the whole shop, with people, the payment provider, the clock
 * and the worker at once; exit code 1 if one of them is told wrongly. No new one begins after `--minutes`. `--seed`, `--path` and `--story` of a failure, as
 * they are printed, tell the very same story again (what runs at once may still fall out another way).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchEmbeddedDatabase } from '#database/embedded/launch.ts';
import { migrate } from '#database/migrate.ts';
import './running/use-quick-press.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1000) % 1_000_000) },
    minutes: { type: 'string', default: '9' },
    path: { type: 'string' },
    story: { type: 'string' },
    database: { type: 'string' },
    'without-shrinking': { type: 'boolean', default: false },
  },
});

const folder = await mkdtemp(path.join(tmpdir(), 'wonderling-model-'));
const server = values.database ? undefined : await launchEmbeddedDatabase({ dataDir: folder });
const url = values.database ?? server!.url;
if (server) await migrate(url);

// Loaded only now: before, nothing may have loaded the press.
const { tellStories } = await import('./tell-stories.ts');
const isRight = await tellStories(url, {
  runs: Number(values.runs),
  seed: Number(values.seed),
  minutes: Number(values.minutes),
  path: values.path,
  story: values.story,
  shrink: !values['without-shrinking'],
});
await server?.stop();
await rm(folder, { recursive: true, force: true });
process.exit(isRight ? 0 : 1);
