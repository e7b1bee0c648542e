import { expect, test } from 'vitest';
import { loggablePath } from './loggable-path.ts';

test("a log keeps whose photo was asked for, never the child's name in it", () => {
  expect(loggablePath('/api/storage/child_photos/3f2a/zoe_1700000000000.jpg')).toBe(
    '/api/storage/child_photos/3f2a/...',
  );
  expect(loggablePath('/api/storage/child_photos/3f2a/zoe\n.jpg')).not.toContain('zoe');
  expect(loggablePath('/api/storage/child_photos')).toBe('/api/storage/child_photos');
  expect(loggablePath('/api/children')).toBe('/api/children');
});
