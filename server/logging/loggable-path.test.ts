import { expect, test } from 'vitest';
import { loggablePath } from './loggable-path.ts';

test("a log keeps whose photo was asked for, never the child's name in it, nor what opens a link", () => {
  expect(loggablePath('/api/storage/child_photos/3f2a/zoe_1700000000000.jpg')).toBe(
    '/api/storage/child_photos/3f2a/...',
  );
  expect(loggablePath('/api/storage/child_photos/3f2a/zoe\n.jpg')).not.toContain('zoe');
  expect(loggablePath('/api/storage/child_photos')).toBe('/api/storage/child_photos');
  for (const place of [
    '/print-files',
    '/shared',
    '/api/shared_previews',
    '/api/storage/shared_previews',
  ]) {
    expect(loggablePath(`${place}/a-secret/cover`)).toBe(`${place}/...`);
  }
  expect(loggablePath('/api/children')).toBe('/api/children');
});
