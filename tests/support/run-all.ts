/**
 * `npm test`: types, lint, tests and browser journeys, all of them even if one fails, and a total at the end.
 * `npm test -- <words>`: the tests and journeys that have these words in their path or title.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { provideBrowser } from './browser.ts';
import { findTests, type NamedTests } from './find-tests.ts';
import { readJourneyReport, readTestReport } from './read-reports.ts';
import { type Outcome, type Run, runStep } from './run-step.ts';
import { testSeed } from './test-seed.ts';

const results = path.resolve(import.meta.dirname, '../../test-results');
const words = process.argv.slice(2).join(' ');
const begin = Date.now();
const MOST_NAMED = 20;

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
console.log(
  process.env.TEST_ALL
    ? 'Everything is looked at.'
    : `Of what is heavy a tenth is looked at, chosen by TEST_SEED=${testSeed()}; all of it by npm run test:all.`,
);

const outcomes = words ? await runNamed(findTests(words)) : await runAll();
console.log('='.repeat(60));
for (const { name, passed, line, failures, seconds } of outcomes) {
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(9)} ${line} (${seconds} s)`);
  // Often only the last lines of a run are kept, and a number alone helps nobody.
  for (const failure of failures.slice(0, MOST_NAMED)) console.log(`        ${failure}`);
}
const failed = outcomes.filter(({ passed }) => !passed).map(({ name }) => name);
const total = `in ${Math.round((Date.now() - begin) / 1000)} s`;
console.log(
  failed.length === 0 ? `All passed ${total}.` : `Failed ${total}: ${failed.join(', ')}.`,
);
process.exit(failed.length === 0 ? 0 : 1);

/**
 * Types and lint first, which take all cores for some seconds; then tests and journeys side by side. A journey is as
 * busy in the shop's processes as in its browser. Both wait a good deal: with one worker for the tests, two cores were busy for
 * 14.7 of 25.5 minutes, and the tests were what everything else waited for.
 */
async function runAll(): Promise<Outcome[]> {
  // Fetching a browser waits for the network, so it goes on beside the steps that need none.
  const browser = provideBrowser().catch((error: Error) => error);
  const first = await Promise.all([
    runStep('types', async (run) => {
      const passed = (await run('react-router', 'typegen')) && (await run('tsc', '-p', '.'));
      return { passed, line: passed ? 'no error' : 'errors', failures: [] };
    }),
    runStep('lint', async (run) => {
      const passed = await run('biome', 'check', '--error-on-warnings');
      return { passed, line: passed ? 'no complaint' : 'complaints', failures: [] };
    }),
  ]);
  const then = await Promise.all([
    runStep('tests', (run) => runTests(run, 'tests')),
    runStep('journeys', async (run) => {
      const found = await browser;
      if (found instanceof Error) throw found;
      return runJourneys(run);
    }),
  ]);
  return [...first, ...then];
}

async function runNamed({ byPath, byTitle, journeys }: NamedTests): Promise<Outcome[]> {
  // Brackets and dots of the words are no pattern's.
  const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const steps: Promise<Outcome>[] = [];
  if (byPath.length > 0) {
    steps.push(runStep('tests', (run) => runTests(run, 'tests', ...byPath)));
  }
  if (byTitle.length > 0) {
    steps.push(
      runStep('titles', (run) => runTests(run, 'titles', ...byTitle, '-t', `(?i:${pattern})`)),
    );
  }
  if (journeys) {
    const inPathOrTitle = pattern.replaceAll(' ', '[ -]');
    steps.push(
      runStep('journeys', async (run) => {
        await provideBrowser();
        return runJourneys(run, '-g', inPathOrTitle);
      }),
    );
  }
  if (steps.length === 0) {
    const line = `none is called "${words}"`;
    return [{ name: 'tests', passed: false, line, failures: [], seconds: 0 }];
  }
  return Promise.all(steps);
}

async function runTests(run: Run, name: string, ...args: string[]) {
  const report = path.join(results, `${name}.json`);
  const passed = await run(
    'vitest',
    'run',
    `--maxWorkers=${availableParallelism()}`,
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...args,
  );
  return { passed, ...readTestReport(report) };
}

async function runJourneys(run: Run, ...args: string[]) {
  const report = path.join(results, 'journeys.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
  const passed = await run('playwright', 'test', '--reporter=list,json', ...args);
  return { passed, ...readJourneyReport(report) };
}
