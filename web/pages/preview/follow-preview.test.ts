import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followPreview } from './follow-preview.ts';
import type { PreviewEvent } from './preview-state.ts';

const answered = (status: number, body: unknown) => async () => Response.json(body, { status });
/** A failure that the contract names. */
const refused = (status: number, code: string, data?: unknown) =>
  answered(status, { defined: true, code, status, message: code, data });
const pending = answered(200, { status: 'pending', book_preview_url: null });
const completed = answered(200, { status: 'completed', book_preview_url: '/made' });

const fetched = vi.fn<(request: Request) => Promise<Response>>();
vi.stubGlobal('fetch', fetched);
vi.stubGlobal('window', { location: { href: 'http://shop.example/book/1/preview' } });
const told: { event: PreviewEvent; details?: string }[] = [];
const follow = (signal = new AbortController().signal) =>
  followPreview('r1', (event, details) => told.push({ event, details }), signal);
const events = () => told.map(({ event }) => event);

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset();
  told.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test('asks at once, and lets the server hold the answer back', async () => {
  fetched.mockImplementationOnce(completed);
  await follow();
  const [request] = fetched.mock.calls[0]!;
  const path = '/api/functions/poll_book_preview_status?preview_request_id=r1';
  expect(request.url).toBe(`http://shop.example${path}`);
  expect(request.headers.get('prefer')).toBe('wait=20');
  expect(events()).toEqual([{ type: 'completed', url: '/made' }]);
});

test('asks again 10 seconds after it asked before, until the book is made', async () => {
  fetched.mockImplementationOnce(pending).mockImplementationOnce(pending);
  fetched.mockImplementationOnce(completed);
  const done = follow();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(events().map(({ type }) => type)).toEqual(['still-pending', 'still-pending', 'completed']);
});

test('a poll that was held for 20 seconds is followed at once', async () => {
  fetched.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    return pending();
  });
  fetched.mockImplementationOnce(completed);
  const done = follow();
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.advanceTimersByTimeAsync(10);
  await done;
  expect(fetched).toHaveBeenCalledTimes(2);
});

describe('goes on after', () => {
  test.each([
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server error', answered(500, { code: 'INTERNAL_SERVER_ERROR' })],
    ['a page that is no JSON', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ])('%s', async (_, trouble) => {
    fetched.mockImplementationOnce(trouble).mockImplementationOnce(completed);
    const done = follow();
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    expect(events()).toEqual([
      { type: 'troubled', trouble: 'offline' },
      { type: 'completed', url: '/made' },
    ]);
  });
});

describe('stops', () => {
  test('when nobody is signed in any more', async () => {
    fetched.mockImplementationOnce(refused(401, 'UNAUTHORIZED'));
    await follow();
    expect(events()).toEqual([{ type: 'troubled', trouble: 'signed-out' }]);
  });

  test("when the job failed, and hands on the server's words", async () => {
    fetched.mockImplementationOnce(
      refused(422, 'PREVIEW_FAILED', { details: 'This name is too long.' }),
    );
    await follow();
    expect(told).toEqual([{ event: { type: 'failed' }, details: 'This name is too long.' }]);
  });

  test('when the page closes: no poll follows and nobody is told', async () => {
    const page = new AbortController();
    fetched.mockImplementation(pending);
    const done = follow(page.signal);
    await vi.advanceTimersByTimeAsync(1);
    page.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    await done;
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
