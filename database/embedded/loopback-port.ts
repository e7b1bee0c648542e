import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Systems give outgoing connections ports from 32768 up. A port below is not lost to one of those between our looking
// and our listening.
const LOWEST = 20_000;
const HIGHEST = 32_000;

/** A port on 127.0.0.1 on which nobody listens at this moment. */
export async function freeLoopbackPort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
