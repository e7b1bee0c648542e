import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The line between the shop and its mail service. */
export type MailLine = { port: number; cut(): Promise<void>; connect(): Promise<void> };

/** Opens the line on a loopback port of its own. `smtpPort` is where the mail service listens. */
export async function openMailLine(smtpPort: number): Promise<MailLine> {
  const open = new Set<Socket>();
  const server = createServer((shop) => {
    const service = connect(smtpPort, '127.0.0.1');
    for (const [end, other] of [
      [shop, service],
      [service, shop],
    ] as const) {
      open.add(end);
      end.pipe(other);
      end.on('error', () => other.destroy());
      end.on('close', () => open.delete(end));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    async connect() {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
