import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { type Balancer, openBalancer } from './balancer.ts';

let balancer: Balancer;
const servers: Server[] = [];
afterEach(async () => {
  await balancer.close();
  for (const server of servers.splice(0)) server.close();
});

/** A process that says its name to everybody; answers its port. */
async function nameTeller(name: string): Promise<number> {
  const server = createServer((visitor) => visitor.end(name));
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}

const ask = () => text(connect(balancer.port, '127.0.0.1'));

test('connections go to the processes in turn', async () => {
  balancer = await openBalancer([await nameTeller('one'), await nameTeller('two')]);
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([
    'one',
    'two',
    'one',
    'two',
  ]);
});

test('where nobody takes a connection, it goes to the next; where none does, it ends', async () => {
  const [one, two] = [await nameTeller('one'), await nameTeller('two')];
  balancer = await openBalancer([one, two]);
  servers[0]!.close();
  expect([await ask(), await ask(), await ask()]).toEqual(['two', 'two', 'two']);
  servers[1]!.close();
  expect(await ask()).toBe('');
});
