import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  favoritesInBrowser,
  followFavoritesInBrowser,
  forgetInBrowser,
  keepInBrowser,
} from './browser-favorites.ts';

const goose = { type: 'book', id: '1' } as const;
const peekaboo = { type: 'activity', id: 'activity-hello-1' } as const;

let kept: Map<string, string>;
const events = new EventTarget();

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', events);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a heart is kept once, with nothing but what names the thing', () => {
  const card = { ...goose, title: 'The Goose on Bus Nine' };
  keepInBrowser(card, true);
  keepInBrowser(card, true);
  keepInBrowser(peekaboo, true);
  expect(favoritesInBrowser()).toEqual([goose, peekaboo]);
});

test('a heart is taken back; the last one leaves nothing behind', () => {
  keepInBrowser(goose, true);
  keepInBrowser(peekaboo, true);
  keepInBrowser(goose, false);
  expect(favoritesInBrowser()).toEqual([peekaboo]);
  keepInBrowser(peekaboo, false);
  expect(kept.size).toBe(0);
});

test('what the server has is let go, what was given meanwhile stays', () => {
  keepInBrowser(goose, true);
  const moved = favoritesInBrowser();
  keepInBrowser(peekaboo, true);
  forgetInBrowser(moved);
  expect(favoritesInBrowser()).toEqual([peekaboo]);
});

test('the list is the same array until something changes', () => {
  keepInBrowser(goose, true);
  const before = favoritesInBrowser();
  expect(favoritesInBrowser()).toBe(before);
  keepInBrowser(peekaboo, true);
  expect(favoritesInBrowser()).not.toBe(before);
});

test.each([
  'not json',
  '{}',
  'null',
  '[null, 7, "book 1"]',
  '[{"type":"toy","id":"1"},{"type":"book","id":1},{"type":"book"}]',
])('%s counts as no heart', (text) => {
  kept.set('wonderling-hearts', text);
  expect(favoritesInBrowser()).toEqual([]);
});

test('a browser that keeps nothing is read as empty and refuses aloud', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('not here', 'SecurityError');
    },
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(favoritesInBrowser()).toEqual([]);
  expect(() => keepInBrowser(goose, true)).toThrow('full');
});

test('cards hear of a change on the page and in another tab, until they are gone', () => {
  const changed = vi.fn();
  const stop = followFavoritesInBrowser(changed);
  keepInBrowser(goose, true);
  expect(changed).toHaveBeenCalledTimes(1);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'wonderling-hearts' }));
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }));
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  keepInBrowser(goose, false);
  expect(changed).toHaveBeenCalledTimes(2);
});
