import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BREAKS, unnumbered } from './breaking-migrations.ts';

const project = path.resolve(import.meta.dirname, '../..');
const migrations = 'database/migrations';

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: project, encoding: 'utf8' }).trim();

/**
 * The oldest commit that may run beside this code, where nobody names one: that of the last tag, or, as long as there is
 * none, the last commit of this branch before the first migration behind the last that breaks.
 */
export function oldestBesideUs(): string {
  const [tag] = git('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n');
  if (tag) return tag;
  const all = readdirSync(path.join(project, migrations)).filter((file) => file.endsWith('.sql'));
  const lastBreaking = all.findLastIndex((file) => unnumbered(file) in BREAKS);
  const added = all.slice(lastBreaking + 1).flatMap((file) => {
    const [commit] = git(
      ...['log', '--first-parent', '--diff-filter=A', '--format=%H', '--'],
      `${migrations}/${file}`,
    ).split('\n');
    return commit ? [commit] : [];
  });
  // The one that most others come after; what is not committed yet has none.
  const first = added.find((one) => added.every((other) => isAncestor(one, other)));
  return first ? `${first}^` : 'HEAD';
}

function isAncestor(one: string, other: string): boolean {
  try {
    git('merge-base', '--is-ancestor', one, other);
    return true;
  } catch {
    return false;
  }
}

/**
 * Unpacks a commit, installs and builds it where that is not done yet (a minute or two), and answers its folder. It
 * stays in the system's folder for what is temporary, so that the next time is quick.
 */
export function unpackRelease(ref: string): { commit: string; folder: string } {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const folder = path.join(tmpdir(), `wonderling-release-${commit}`);
  if (!existsSync(path.join(folder, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    const archive = execFileSync('git', ['archive', commit], {
      cwd: project,
      maxBuffer: 1024 * 1024 * 1024,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
  }
  borrow(folder, 'package-lock.json', 'node_modules', symlinkSync);
  // Pictures are kept by what they were drawn from: those that have not changed need not be drawn.
  borrow(folder, undefined, 'build', (ours, theirs) => cpSync(ours, theirs, { recursive: true }));
  execFileSync(process.execPath, ['setup/prepare.js'], { cwd: folder, stdio: 'inherit' });
  return { commit, folder };
}

/** Takes a folder of ours over, if it is not there and `same` is the same file in both. */
function borrow(
  folder: string,
  same: string | undefined,
  name: string,
  take: (ours: string, theirs: string) => void,
): void {
  const [ours, theirs] = [path.join(project, name), path.join(folder, name)];
  const read = (where: string) => same && readFileSync(path.join(where, same), 'utf8');
  if (existsSync(ours) && !existsSync(theirs) && read(project) === read(folder)) take(ours, theirs);
}
