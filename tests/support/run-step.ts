import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const project = path.resolve(import.meta.dirname, '../..');

/** How a step ended, as a line of the total; `failures` names what failed. */
export type Outcome = {
  name: string;
  passed: boolean;
  line: string;
  failures: string[];
  seconds: number;
};

/**
 * Runs a tool of node_modules/.bin with our Node; what it prints goes to the step that it belongs to. Answers whether
 * it was content.
 */
export type Run = (tool: string, ...args: string[]) => Promise<boolean>;

/** How often a running step shows the last line that it has printed. */
const PROGRESS_MS = 20_000;

/**
 * Does one of several steps that happen side by side: its output is kept and shown whole when it ends, and meanwhile
 * its last line every now and then.
 */
export async function runStep(
  name: string,
  work: (run: Run) => Promise<Pick<Outcome, 'passed' | 'line' | 'failures'>>,
): Promise<Outcome> {
  const begin = Date.now();
  const seconds = () => Math.round((Date.now() - begin) / 1000);
  let printed = '';
  const keep = (chunk: Buffer) => {
    printed += chunk;
  };
  console.log(`... ${name}`);
  const progress = setInterval(() => {
    const last = stripVTControlCharacters(printed).trimEnd().split('\n').at(-1)!.trim();
    console.log(`... ${name} (${seconds()} s) ${last.slice(0, 100)}`);
  }, PROGRESS_MS);

  const { passed, line, failures } = await work((tool, ...args) => run(tool, args, keep)).catch(
    (error: Error) => ({ passed: false, line: error.message, failures: [] }),
  );
  clearInterval(progress);
  console.log(`\n${'-'.repeat(60)}\n${name}\n${printed.trimEnd()}\n`);
  return { name, passed, line, failures, seconds: seconds() };
}

async function run(tool: string, args: string[], keep: (chunk: Buffer) => void): Promise<boolean> {
  const { NODE_ENV, ...env } = process.env;
  const child = spawn(path.join(project, 'node_modules/.bin', tool), args, {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      // As in `npm start`: nothing is compiled twice.
      NODE_COMPILE_CACHE: path.join(project, 'node_modules/.cache/node'),
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  });
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [code] = await once(child, 'close');
  return code === 0;
}
