import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ownNode } from './install.js';

const stamp = path.join('build', '.built-from');

/** Whatever the browser's and the server's bundle are made of. */
const inputs = [
  ...['web', 'content', 'contract', 'bookmaking', 'titles', 'pictures'],
  ...[
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
    'package.json',
    'package-lock.json',
  ],
];

/** Whether the bundles in build/ were made from the files as they are now (by content: checkouts change dates). */
export function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

const pictures = (file) => path.join('pictures', 'prerender', file);
/** Where pictures are drawn while the pages are being built, whose builder first empties all of build/. */
const drawn = (folder) => path.join('node_modules', '.cache', 'pictures', folder);
const served = (folder) => path.join('build', 'client', folder);

/** What a build runs side by side, the longest first. */
const steps = [
  [path.join('node_modules', '.bin', 'react-router'), 'build'],
  [pictures('covers.ts'), drawn('covers')],
  [pictures('leaves.ts'), drawn('leaves')],
  [pictures('scenes.ts'), drawn('scenes')],
  [pictures('cutouts.ts'), drawn('cutouts')],
];

/** Builds the bundles and pictures; on failure shows what the builder said and answers false. */
export async function build() {
  rmSync(stamp, { force: true });
  rmSync(drawn(''), { recursive: true, force: true });
  // Taken before the build: a file saved while it runs makes the next start build again.
  const from = fingerprint();
  if (!(await runSideBySide(steps))) return false;
  for (const folder of readdirSync(drawn(''))) {
    rmSync(served(folder), { recursive: true, force: true });
    renameSync(drawn(folder), served(folder));
  }
  rmSync(drawn(''), { recursive: true });
  // What messengers show is put together from what has been drawn.
  const social = [pictures('social.ts'), ...['covers', 'leaves', 'social'].map(served)];
  if (!(await run(social))) return false;
  writeFileSync(stamp, from);
  return true;
}

/** Runs all steps, as many at once as there are cores; answers false once one has failed and the running ones ended. */
async function runSideBySide(steps) {
  const waiting = [...steps];
  let failed = false;
  const work = async () => {
    for (let step = waiting.shift(); step && !failed; step = waiting.shift()) {
      if (!(await run(step))) failed = true;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return !failed;
}

/** Runs one step; shows what it said if it fails. */
function run(step) {
  return new Promise((resolve) => {
    execFile(
      existsSync(ownNode) ? ownNode : process.execPath,
      step,
      { env: { ...process.env, NODE_ENV: 'production' }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (error) process.stderr.write(`${stdout}${stderr}`);
        resolve(!error);
      },
    );
  });
}

/** One hash over the names and contents of all inputs; 300 files take about 10 ms. */
export function fingerprint() {
  const hash = createHash('sha256');
  const add = (file) => {
    hash.update(`\n${file}\n`);
    hash.update(readFileSync(file));
  };
  const walk = (folder) => {
    const entries = readdirSync(folder, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      const place = path.join(folder, entry.name);
      if (entry.isDirectory()) walk(place);
      else if (!/\.test\.tsx?$/.test(entry.name)) add(place);
    }
  };
  for (const input of inputs) {
    if (!existsSync(input)) continue;
    if (path.extname(input)) add(input);
    else walk(input);
  }
  return hash.digest('hex');
}
