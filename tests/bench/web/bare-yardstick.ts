import { fork } from 'node:child_process';
import { once } from 'node:events';

export type Yardstick = { url: string; stop(): void };

/** Starts the bare server in a process of its own. */
export async function startYardstick(): Promise<Yardstick> {
  const child = fork(new URL('./bare-server.ts', import.meta.url).pathname);
  const [port] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}
