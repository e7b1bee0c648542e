import { execFileSync } from 'node:child_process';

/**
 * What this run's samples are chosen by (some-of.ts): TEST_SEED if it is set, otherwise the commit, so that each commit
 * looks at another tenth and whoever tries again sees the same; without git, the day. The processes that a run starts
 * inherit it.
 */
export function testSeed(): string {
  process.env.TEST_SEED ||= commit() ?? new Date().toISOString().slice(0, 10);
  return process.env.TEST_SEED;
}

function commit(): string | undefined {
  try {
    const options = { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], options).trim();
  } catch {
    return undefined;
  }
}
