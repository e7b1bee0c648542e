import { expect, test } from 'vitest';
import { isSidebarKey, type Press } from './sidebar-key.ts';

const bare: Press = {
  key: 'b',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  inField: false,
};

test.each<[string, Partial<Press>, boolean]>([
  ['Ctrl+B', { ctrlKey: true }, true],
  ['Cmd+B', { metaKey: true }, true],
  ['Ctrl+B with Caps Lock', { key: 'B', ctrlKey: true }, true],
  ['B alone', {}, false],
  ['Ctrl+K', { key: 'k', ctrlKey: true }, false],
  ['Ctrl+Shift+B, the bookmarks', { key: 'B', ctrlKey: true, shiftKey: true }, false],
  ['Ctrl+Alt+B', { ctrlKey: true, altKey: true }, false],
  ['Ctrl+B in a field', { ctrlKey: true, inField: true }, false],
])('%s: %s', (_what, press, toggles) => {
  expect(isSidebarKey({ ...bare, ...press })).toBe(toggles);
});
