// What `npm start` and `npm test` do first, on whatever Node the machine has (18 or newer): install and build, each
// only if something changed. Node's own modules only, for nothing else is there yet.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, isBuilt } from './build.js';
import { install, isInstalled, missingNode } from './install.js';
import { takeLock } from './lock.js';

process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));

const lockFile = path.join('node_modules', '.setup.lock');
/** `npm run dev` takes pages and pictures from their sources. */
const isBuildWanted = !process.argv.includes('--without-build');
const isReady = () => isInstalled() && (isBuilt() || !isBuildWanted);
const pause = new Int32Array(new SharedArrayBuffer(4));

try {
  if (!isReady()) await prepare();
} catch (error) {
  if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) throw error;
  giveUp(
    `Packages must be installed or pages built, but ${process.cwd()} cannot be written (${error.code}). ` +
      'Start as the user who owns this folder.',
  );
}

async function prepare() {
  mkdirSync('node_modules', { recursive: true });
  process.on('exit', waitForLock());
  await step('Installing packages', isInstalled, install);
  const missing = missingNode();
  if (missing) giveUp(missing);
  if (isBuildWanted) await step('Building the pages', isBuilt, build);
}

/** Does one step unless it is done already (perhaps by the start that we waited for), and says how long it took. */
async function step(what, isDone, doIt) {
  if (isDone()) return;
  console.log(`${what} ...`);
  const begin = Date.now();
  if (!(await doIt())) giveUp(`${what} failed; the lines above say why.`);
  console.log(`${what} took ${((Date.now() - begin) / 1000).toFixed(1)} s.`);
}

/** Two at once would pull node_modules from under each other, so the second waits for the first. */
function waitForLock() {
  for (let told = false; ; told = true) {
    const lock = takeLock(lockFile);
    if (lock.release) return lock.release;
    if (!told)
      console.log(`Waiting for another start (process ${lock.heldBy}) that installs or builds ...`);
    Atomics.wait(pause, 0, 0, 200);
  }
}

function giveUp(line) {
  console.error(line);
  process.exit(1);
}
