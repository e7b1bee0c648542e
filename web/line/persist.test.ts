import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLine, isCut, persist, tryNow } from './persist.ts';

const line = Object.assign(new EventTarget(), { onLine: true });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', line);
  vi.stubGlobal('navigator', line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An attempt that fails so many times. */
const failing = (times: number) => {
  const attempt = vi.fn(async () => {
    if (attempt.mock.calls.length <= times) throw new TypeError('Failed to fetch');
    return 'there';
  });
  return attempt;
};

test('what fails once comes by itself, and nothing is said of it', async () => {
  const attempt = failing(1);
  const told = vi.fn();
  const stop = followLine(told);
  const coming = persist(attempt);
  await vi.advanceTimersByTimeAsync(300);
  expect(await coming).toBe('there');
  expect(told).not.toHaveBeenCalled();
  stop();
});

test('what fails twice is told of until it comes; the button and the network end the wait', async () => {
  const attempt = failing(3);
  const told: boolean[] = [];
  const stop = followLine(() => told.push(isCut()));
  const coming = persist(attempt);
  await vi.advanceTimersByTimeAsync(300);
  expect(told).toEqual([true]);
  tryNow();
  await vi.advanceTimersByTimeAsync(0);
  expect(attempt).toHaveBeenCalledTimes(3);
  line.dispatchEvent(new Event('online'));
  expect(await coming).toBe('there');
  expect(isCut()).toBe(false);
  stop();
});

test('what nobody wants any more is not asked for again', async () => {
  const attempt = failing(Number.POSITIVE_INFINITY);
  const wanted = new AbortController();
  const coming = expect(persist(attempt, wanted.signal)).rejects.toThrow('Failed to fetch');
  await vi.advanceTimersByTimeAsync(10_000);
  wanted.abort();
  await coming;
  const asked = attempt.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(asked);
  expect(isCut()).toBe(false);
});
