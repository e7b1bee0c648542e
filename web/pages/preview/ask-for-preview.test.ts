import { afterEach, describe, expect, test, vi } from 'vitest';
import { askForPreview, missingFor } from './ask-for-preview.ts';

const wish = { bookId: 1, childId: 'c1', userId: 'u1' };
const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
afterEach(() => vi.unstubAllGlobals());

describe('before anything is asked', () => {
  test('a missing child comes before a missing sign-in', () => {
    expect(missingFor({ bookId: 1, childId: undefined, userId: undefined })).toMatchObject({
      title: 'Error',
      description: 'Missing book or child information.',
    });
  });

  test('a visitor is asked to log in', () => {
    expect(missingFor({ ...wish, userId: undefined })).toMatchObject({
      title: 'Authentication Required',
      description: 'Please log in to generate a preview.',
    });
  });

  test('a parent with a child misses nothing', () => {
    expect(missingFor(wish)).toBeUndefined();
  });
});

describe('the answer', () => {
  test('names the request', async () => {
    answer(200, { preview_request_id: 'r1' });
    expect(await askForPreview(wish)).toEqual({ requestId: 'r1' });
  });

  test.each<[string, number, unknown, string]>([
    ["the server's details", 422, { data: { details: 'Too long.' } }, 'Too long.'],
    ['no details', 500, {}, 'Failed to start preview generation. Please try again.'],
    ['a child that is gone', 404, { code: 'NOT_FOUND', message: 'Gone.' }, 'Gone.'],
    ['too many that wait', 429, { code: 'TOO_MANY_REQUESTS', message: 'Wait.' }, 'Wait.'],
    ['a session that is over', 401, {}, 'Please log in to generate a preview.'],
  ])('refuses with %s', async (_, status, body, words) => {
    answer(status, body);
    expect(await askForPreview(wish)).toMatchObject({ refusal: { description: words } });
  });

  test('that never comes is an unexpected error', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await askForPreview(wish)).toMatchObject({
      refusal: { description: 'An unexpected error occurred. Please try again.' },
    });
  });
});
