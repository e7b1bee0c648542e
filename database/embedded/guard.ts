import { spawn } from 'node:child_process';

/**
 * Sets a guard beside a server: a shell that waits at the end of a pipe we hold and, when we are gone (SIGKILL
 * included), stops the server. Answers a function that sends the guard away once the server itself has ended.
 */
export function startGuard(pid: number): () => void {
  const guard = spawn('/bin/sh', ['-c', 'read _; kill -INT "$1"', 'guard', String(pid)], {
    cwd: '/',
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  // The pipe alone must not keep us alive: node would wait for it at the end.
  (guard.stdin as unknown as { unref?(): void } | null)?.unref?.();
  return () => {
    guard.kill('SIGKILL');
  };
}
