import { describe, expect, test, vi } from 'vitest';
import { deleteMyAccount, isConfirmedBy } from './delete-my-account.ts';

const fetched = vi.fn<(request: Request) => Promise<Response>>();
vi.stubGlobal('fetch', fetched);
vi.stubGlobal('window', { location: { href: 'http://shop.example/profile' } });

describe('deleting my account', () => {
  test.each([
    ['deleted', 204, '', true],
    ['deleted in another window before', 401, 'UNAUTHORIZED', true],
    ['failed', 500, 'INTERNAL_SERVER_ERROR', false],
    ['refused', 403, 'FOREIGN_ORIGIN', false],
  ])('%s', async (_, status, code, isGone) => {
    const refusal = { defined: true, code, status, message: '' };
    fetched.mockResolvedValueOnce(
      code ? Response.json(refusal, { status }) : new Response(null, { status }),
    );
    expect(await deleteMyAccount()).toBe(isGone);
    const { method, url } = fetched.mock.lastCall![0];
    expect(`${method} ${url}`).toBe('DELETE http://shop.example/api/account');
  });

  test('with the network away', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await deleteMyAccount()).toBe(false);
  });
});

test.each([
  ['hanna@example.com', true],
  [' Hanna@Example.com ', true],
  ['hanna@example.co', false],
  ['', false],
])('%j confirms: %s', (typed, holds) => {
  expect(isConfirmedBy(typed, 'hanna@example.com')).toBe(holds);
});
