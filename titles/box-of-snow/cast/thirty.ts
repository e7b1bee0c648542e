import type { Bender } from './hoop.ts';
import type { Look } from './neighbor-face.ts';

const SKINS = [
  '#f3cdb0',
  '#965f3c',
  '#dfa873',
  '#5a3526',
  '#b47a4c',
  '#efbd93',
  '#7a4a30',
  '#c99463',
];
const HAIRS = ['#2b2228', '#7a4e31', '#8d93a8', '#45302a', '#c08a45', '#2b2228', '#8a3f28'];
const SHAPES = ['round', 'long', 'square', 'pear'] as const;
const HAIRDOS = [
  'bun',
  'none',
  'curls',
  'scarf',
  'crop',
  'bob',
  'turban',
  'tufts',
  'braid',
  'waves',
  'long',
] as const;
const NOSES = ['button', 'long', 'broad', 'hook'] as const;
const MOUTHS = ['puff', 'oh', 'line', 'smile', 'puff'] as const;
const TOPS = [
  '#3f8fa8',
  '#7a4f96',
  '#e9a23a',
  '#3f9a72',
  '#c4456a',
  '#4a66a8',
  '#f2c65a',
  '#8a5a3f',
];
const TIGHTS = ['#4a3f78', '#2f6f6a', '#8a3f6a', '#3f5a9a', '#6a7a3a', '#7a3f4f'];
const MATS = ['#ffd27a', '#b9d7c9', '#c9b6e6', '#ffb0a0', '#a9c9ea'];

const entry = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

function look(i: number): Look {
  const hairdo = entry(HAIRDOS, i * 5 + 2);
  return {
    skin: entry(SKINS, i * 3 + 1),
    hair: entry(HAIRS, i * 2 + 3),
    shape: entry(SHAPES, i + (i >> 2)),
    hairdo,
    nose: entry(NOSES, i * 3 + (i >> 3)),
    eyes: 'wide',
    mouth: entry(MOUTHS, i * 2),
    glasses: i % 7 === 3,
    beard:
      hairdo === 'turban' ? 'full' : i % 8 === 5 && hairdo !== 'scarf' ? 'moustache' : undefined,
    cloth: entry(TOPS, i + 4),
    flushed: true,
  };
}

/** Thirty people who do this on purpose, every one of them somebody else. */
export const THIRTY: readonly Bender[] = Array.from({ length: 30 }, (_, i) => ({
  look: look(i),
  top: entry(TOPS, i * 3 + 1),
  tights: entry(TIGHTS, i * 5 + 2),
  mat: entry(MATS, i * 2 + (i >> 2)),
}));
