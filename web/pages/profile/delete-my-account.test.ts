import { afterEach, describe, expect, test, vi } from 'vitest';
import { deleteMyAccount, isConfirmedBy } from './delete-my-account.ts';

afterEach(() => vi.unstubAllGlobals());

describe('deleting my account', () => {
  test.each([
    ['deleted', 204, true],
    ['deleted in another window before', 401, true],
    ['failed', 500, false],
    ['refused', 403, false],
  ])('%s', async (_, status, isGone) => {
    const ask = vi.fn(async () => new Response(null, { status }));
    vi.stubGlobal('fetch', ask);
    expect(await deleteMyAccount()).toBe(isGone);
    expect(ask).toHaveBeenCalledExactlyOnceWith('/api/account', { method: 'DELETE' });
  });

  test('with the network away', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
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
