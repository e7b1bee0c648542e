import { beforeEach, describe, expect, test, vi } from 'vitest';
import { askForPreview, isWhole } from './ask-for-preview.ts';

const wish = { bookId: 1, childId: 'c1', userId: 'u1' };
const fetched = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', { location: { href: 'http://shop.example/book/1/preview' } });
});
const answer = (status: number, body: object) =>
  fetched.mockResolvedValueOnce(Response.json({ defined: true, ...body }, { status }));

test('a wish is whole with somebody signed in and a child', () => {
  expect(isWhole(wish)).toBe(true);
  expect(isWhole({ ...wish, userId: undefined })).toBe(false);
  expect(isWhole({ ...wish, childId: undefined })).toBe(false);
});

describe('the answer', () => {
  test('names the request', async () => {
    answer(200, { preview_request_id: 'r1' });
    expect(await askForPreview(wish)).toEqual({ requestId: 'r1' });
    const body = { book_id: 1, child_id: 'c1', user_id: 'u1' };
    expect(await fetched.mock.lastCall![0].json()).toEqual(body);
  });

  test.each<[string, number, object, string]>([
    [
      "the server's details",
      422,
      { code: 'PREVIEW_FAILED', message: 'Failed.', data: { details: 'Too long.' } },
      'Too long.',
    ],
    [
      'no details',
      500,
      { defined: false, code: 'INTERNAL_SERVER_ERROR', message: 'Broken.' },
      'Failed to start preview generation. Please try again.',
    ],
    ['a child that is gone', 404, { code: 'NOT_FOUND', message: 'Gone.' }, 'Gone.'],
    ['too many that wait', 429, { code: 'TOO_MANY_REQUESTS', message: 'Wait.' }, 'Wait.'],
    [
      'a session that is over',
      401,
      { code: 'UNAUTHORIZED', message: '' },
      'Please log in to generate a preview.',
    ],
  ])('refuses with %s', async (_, status, body, words) => {
    answer(status, body);
    expect(await askForPreview(wish)).toMatchObject({ refusal: { description: words } });
  });

  test('that never comes is an unexpected error', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await askForPreview(wish)).toMatchObject({
      refusal: { description: 'An unexpected error occurred. Please try again.' },
    });
  });
});
