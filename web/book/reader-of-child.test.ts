import { expect, test } from 'vitest';
import type { Child } from '#contract/children.ts';
import { asRow } from '#server/api/row-names.ts';
import type { Child as StoredChild } from '#shop/family/child.ts';
import { readerOfChild as printedReader } from '#shop/family/reader-of-child.ts';
import { exampleChild } from '#tests/support/examples-of.ts';
import { readerOfChild } from './reader-of-child.ts';

const zoe = exampleChild({
  id: '6f0c1c0e-8f0a-4f9f-9a43-0d4d4a1f7d11',
  parent_id: '0b1f7d11-8f0a-4f9f-9a43-6f0c1c0e0d4d',
  name: 'Zoë',
  birth_year: 2021,
  birth_month: 11,
  birth_day: 22,
  reading_level: 'Blossoming Reader',
  gender: 'Girl',
  interests: 'baking,  Dinosaurs , Baking, ,trains',
  description: 'Curly red hair.',
  photo_url: null,
  photo_crop: null,
  traits: { glasses: 'round' },
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
});

/** The same child as the database keeps it. */
const stored = (child: Child) => asRow(child) as unknown as StoredChild;

const today = new Date('2026-11-21T12:00:00Z');

test.each<[string, Partial<Child>]>([
  ['a child the day before its birthday', {}],
  ['a birthday today', { birth_day: 21 }],
  ['half a birthday', { birth_day: null }],
  ['a boy without interests', { gender: 'Boy', interests: '' }],
  [
    'whoever comes along',
    { companion_kind: 'stegosaurus', companion_name: 'Rexy', grown_up: 'Nonna', baby_name: 'Noah' },
  ],
  ['a toy without a name', { companion_kind: 'rabbit', companion_name: '' }],
  ['nobody who comes along', { companion_kind: '', companion_name: '', grown_up: '' }],
  ['an old reading level', { gender: 'Neutral', reading_level: 'Pre-Reader' }],
])('the drawing and the printed book agree about %s', (_, changes) => {
  const child = { ...zoe, ...changes };
  expect(readerOfChild(child, today)).toEqual(printedReader(stored(child), today));
});
