import { describe, expect, test } from 'vitest';
import {
  elapsedSeconds,
  isPreparing,
  nextPreview,
  type PreviewEvent,
  type PreviewState,
} from './preview-state.ts';

const none: PreviewState = { step: 'none' };
const pending: PreviewState = { step: 'pending', requestId: 'r1', since: 1000 };
const ready: PreviewState = {
  step: 'ready',
  url: '/api/storage/book_previews/r1',
  linksUntil: null,
};
const expired: PreviewState = { step: 'expired' };

const reached = (state: PreviewState, ...events: PreviewEvent[]) =>
  events.reduce(nextPreview, state);

describe('the way of a preview', () => {
  test('from nothing to a document', () => {
    const made = reached(
      none,
      { type: 'asked' },
      { type: 'started', requestId: 'r1', since: 1000 },
      { type: 'still-pending' },
      { type: 'completed', url: '/api/storage/book_previews/r1' },
    );
    expect(made).toEqual(ready);
  });

  test('a refused start leads back to nothing', () => {
    expect(reached(none, { type: 'asked' }, { type: 'refused' })).toEqual(none);
  });

  test('a failed job leads back to nothing', () => {
    expect(reached(pending, { type: 'failed' })).toEqual(none);
  });

  test('completed without a document can be asked for again', () => {
    const empty = reached(pending, { type: 'completed', url: null });
    expect(reached(empty, { type: 'asked' })).toEqual({ step: 'starting' });
  });

  test('a document that cannot be opened has expired, and a new one can be asked for', () => {
    const lost = reached(ready, { type: 'document-lost' });
    expect(lost).toEqual(expired);
    expect(reached(lost, { type: 'asked' })).toEqual({ step: 'starting' });
  });
});

describe('trouble while asking', () => {
  test('is remembered, and the request with its start as well', () => {
    expect(reached(pending, { type: 'troubled', trouble: 'offline' })).toEqual({
      ...pending,
      trouble: 'offline',
    });
  });

  test('is over once an answer comes', () => {
    const recovered = reached(
      pending,
      { type: 'troubled', trouble: 'offline' },
      { type: 'still-pending' },
    );
    expect(recovered).toEqual({ ...pending, trouble: undefined });
  });

  test('does not keep a document away', () => {
    const made = reached(
      pending,
      { type: 'troubled', trouble: 'offline' },
      { type: 'completed', url: '/api/storage/book_previews/r1' },
    );
    expect(made).toEqual(ready);
  });
});

describe('events out of turn change nothing', () => {
  test.each<[string, PreviewState, PreviewEvent]>([
    ['a second press', { step: 'starting' }, { type: 'asked' }],
    ['a press while pending', pending, { type: 'asked' }],
    ['a press with the document open', ready, { type: 'asked' }],
    ['a late answer', none, { type: 'completed', url: '/late' }],
    ['a late failure', ready, { type: 'failed' }],
    ['a start that nobody asked for', none, { type: 'started', requestId: 'r2', since: 5 }],
  ])('%s', (_, state, event) => {
    expect(nextPreview(state, event)).toBe(state);
  });
});

test.each<[PreviewState, boolean]>([
  [none, false],
  [{ step: 'starting' }, true],
  [pending, true],
  [ready, false],
  [expired, false],
])('%j: is being made: %s', (state, making) => {
  expect(isPreparing(state)).toBe(making);
});

test('seconds count from the start and never go below zero', () => {
  expect(elapsedSeconds(1000, 1999)).toBe(0);
  expect(elapsedSeconds(1000, 49_000)).toBe(48);
  expect(elapsedSeconds(5000, 1000)).toBe(0);
});
