/** `npm test`: types, lint, tests and browser journeys, all of them even if one fails, and a total at the end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { provideBrowser } from './browser.ts';

const project = path.resolve(import.meta.dirname, '../..');
const results = path.join(project, 'test-results');
const unitReport = path.join(results, 'tests.json');
const journeyReport = path.join(results, 'journeys.json');

/** How a step ended, as a line of the total. */
type Outcome = { name: string; passed: boolean; line: string; seconds: number };

process.chdir(project);
rmSync(results, { recursive: true, force: true });
mkdirSync(results);
const begin = Date.now();

// Fetching a browser waits for the network, so it goes on beside the steps that need none.
const browser = provideBrowser().catch((error: Error) => error);

const outcomes = [
  await step('types', async () => {
    const passed =
      (await run('react-router', 'typegen')) && (await run('tsc', '--noEmit', '-p', '.'));
    return { passed, line: passed ? 'no error' : 'errors' };
  }),
  await step('lint', async () => {
    const passed = await run('biome', 'check', '--error-on-warnings');
    return { passed, line: passed ? 'no complaint' : 'complaints' };
  }),
  await step('tests', async () => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
    const passed = await run('vitest', 'run', ...reporters);
    return { passed, line: count(unitReport, countTests) };
  }),
  await step('journeys', async () => {
    const found = await browser;
    if (found instanceof Error) return { passed: false, line: found.message };
    process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = journeyReport;
    const passed = await run('playwright', 'test', '--reporter=list,json');
    return { passed, line: count(journeyReport, countJourneys) };
  }),
];

console.log(`\n${'='.repeat(60)}`);
for (const { name, passed, line, seconds } of outcomes) {
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(9)} ${line} (${seconds} s)`);
}
const failed = outcomes.filter(({ passed }) => !passed).map(({ name }) => name);
const total = `in ${Math.round((Date.now() - begin) / 1000)} s`;
console.log(
  failed.length === 0 ? `All passed ${total}.` : `Failed ${total}: ${failed.join(', ')}.`,
);
process.exit(failed.length === 0 ? 0 : 1);

async function step(
  name: string,
  work: () => Promise<Pick<Outcome, 'passed' | 'line'>>,
): Promise<Outcome> {
  console.log(`\n--- ${name}`);
  const from = Date.now();
  const outcome = await work();
  return { name, ...outcome, seconds: Math.round((Date.now() - from) / 1000) };
}

/** Runs a tool of node_modules/.bin with our Node and shows what it prints; answers whether it was content. */
async function run(tool: string, ...args: string[]): Promise<boolean> {
  const { NODE_ENV, ...env } = process.env;
  const child = spawn(path.join(project, 'node_modules/.bin', tool), args, {
    stdio: 'inherit',
    env,
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

function count(report: string, read: (report: never) => string): string {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')) as never);
  } catch {
    return 'ended before they could be counted';
  }
}

type TestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };

function countTests({ numPassedTests, numFailedTests, numPendingTests }: TestReport): string {
  return `${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`;
}

type JourneyReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

function countJourneys({ stats }: JourneyReport): string {
  return `${stats.expected} passed, ${stats.unexpected + stats.flaky} failed, ${stats.skipped} skipped`;
}
