import { expect, test } from 'vitest';
import { networkAddress } from './network-address.ts';

test.each([
  ['without a proxy the header means nothing', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['behind one, its word counts', '127.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['and nothing left of it', '127.0.0.1', '1.1.1.1, 8.8.8.8, 198.51.100.1', 1, '198.51.100.1'],
  [
    'behind two, the first of ours',
    '10.0.0.2',
    '1.1.1.1, 198.51.100.1, 10.0.0.1',
    2,
    '198.51.100.1',
  ],
  ['past the proxies, the connection', '203.0.113.9', undefined, 1, '203.0.113.9'],
  ['what is no address is not believed', '127.0.0.1', '<b>', 1, '127.0.0.1'],
  ['an IPv4 address in IPv6 clothes is one', '::ffff:203.0.113.9', undefined, 0, '203.0.113.9'],
  ['an IPv6 address is its /64', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::'],
] as const)('%s', (_, socket, header, proxies, counted) => {
  expect(networkAddress(socket, header, proxies)).toBe(counted);
});
