import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A plain balancer of TCP connections, which knows nothing of what goes through them. */
export type Balancer = { port: number; close(): Promise<void> };

/**
 * Opens a balancer on a loopback port: each connection goes to the next of the processes in turn, and one that nobody
 * takes there, to the one after it.
 * @param processes the loopback ports of the processes
 * @param port where to listen; 0 is any free port
 */
export async function openBalancer(processes: readonly number[], port = 0): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;

  async function answer(visitor: Socket) {
    keep(visitor);
    const first = turn++;
    for (let n = 0; n < processes.length; n++) {
      const process = await reach(processes[(first + n) % processes.length]!);
      if (!process) continue;
      keep(process);
      if (visitor.destroyed) process.destroy();
      else join(visitor, process);
      return;
    }
    visitor.destroy();
  }

  function keep(socket: Socket) {
    open.add(socket);
    // What breaks shows itself at the other end; here it must only not end the balancer.
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
  }

  const server = createServer((visitor) => void answer(visitor));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

/** A connection to a process; undefined if it does not take one. */
async function reach(port: number): Promise<Socket | undefined> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect').then(
    () => socket,
    () => undefined,
  );
}

function join(one: Socket, other: Socket): void {
  for (const [end, far] of [
    [one, other],
    [other, one],
  ] as const) {
    end.pipe(far);
    end.on('error', () => far.destroy());
  }
}
