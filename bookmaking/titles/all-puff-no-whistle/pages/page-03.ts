import { chanceFrom, hash } from '../../../drawing/chance.ts';
import { tone } from '../../../drawing/light.ts';
import { at, box, line, path } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { headToStand } from '../../../hero/head-size.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { feather, flock, type Perch } from '../cast/birds.ts';
import { breath } from '../cast/breath.ts';
import { pigeonMan } from '../cast/neighbors.ts';
import { puffingHero } from '../cast/puffing.ts';
import { TOWN } from '../set/colors.ts';
import { clouds, note, sky } from '../set/houses.ts';
import { MORNING } from '../set/lights.ts';

/** Wide, from far below: forty pigeons, a great deal of sky, and one feather. */
export const page03: Painting = ({ hero }) => {
  const child = puffingHero(
    hero,
    headToStand(hero, 52, 16),
    'ground',
    [54, 206],
    {
      pose: 'stand',
      eyes: 'open',
      cheeks: 1.1,
      yaw: 34,
      nod: -22,
      gaze: [0.7, -1],
      armL: { upper: [10, 40], lower: [40, 70], hand: 'open' },
      armR: { upper: [4, 30], lower: [20, 34], hand: 'open' },
    },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(216, '#bfdcef', '#fdf3e4') +
    clouds([
      [34, 96, 2],
      [96, 170, 2.4],
      [20, 150, 1.2],
    ]) +
    laundry() +
    at(182, 78, 0.26, pigeonMan(MORNING)) +
    roofEdge() +
    note(156, 60, 1.2, TOWN.tile) +
    note(148, 48, 1, TOWN.clay) +
    flock(MORNING, `p${hash(hero.seed).toString(36)}`, PIGEONS) +
    at(147, 100, 0.2, feather(MORNING), -24) +
    path('M0 202H216V216H0Z', '#e2d3c4') +
    line('M0 202H216', '#fbf3e7', 1.4) +
    child.shadow +
    child.art +
    breath({
      along: [
        [mx, my],
        [mx + 10, my - 10],
        [mx + 34, my - 16],
        [mx + 48, my - 42],
        [mx + 78, my - 54],
        [142, 104],
      ],
      widths: [0.5, 2.6, 1],
    });
  return {
    art,
    quiet: { box: { ...SAFE, width: 138, height: 52 }, ink: 'dark' },
    faces: [child.face, { x: 172, y: 28, width: 20, height: 22 }],
  };
};

/** A dropped newspaper: they come down in a long curl that ends at his hands. */
const PIGEONS: readonly Perch[] = (() => {
  const chance = chanceFrom('forty pigeons');
  return Array.from({ length: 40 }, (_, i): Perch => {
    const t = i / 39;
    const angle = 2.6 + t * 4.6;
    const reach = 74 * (1 - t) + 14;
    return [
      150 + Math.cos(angle) * reach * 1.15 - (1 - t) * 26 + (chance() - 0.5) * 12,
      104 + Math.sin(angle) * reach * 0.42 - t * 40 + (chance() - 0.5) * 12,
      0.1 + (1 - t) * 0.1,
      Math.sin(angle) > 0 ? 1 : -1,
    ];
  });
})();

/** The laundry, seen up its front: its sides lean together. */
function laundry(): string {
  const wall = tone(MORNING, TOWN.powder);
  return (
    path('M136 216L152 82H216V216Z', wall.base) +
    path('M136 216L152 82H158L146 216Z', wall.lite) +
    path(
      'M166 190l3 -44h16l-1 44ZM196 190v-44h16v44ZM168 134l2 -30h14l-1 30ZM196 134v-30h14v30Z',
      tone(MORNING, '#7fa3bd').base,
    ) +
    line(
      'M166 190l3 -44h16l-1 44ZM196 190v-44h16v44ZM168 134l2 -30h14l-1 30ZM196 134v-30h14v30Z',
      tone(MORNING, TOWN.chalk).base,
      2,
    )
  );
}

/** Gutter and parapet, before the man; the lines behind him hold sheets. */
const roofEdge = (): string =>
  box(148, 78, 70, 5, tone(MORNING, TOWN.chalk).base, 1) +
  box(146, 83, 72, 3, tone(MORNING, '#5a86a8').base, 1.5) +
  path('M148 86h4l-14 130h-5Z', tone(MORNING, '#5a86a8').shade) +
  path('', '') +
  box(
    0,
    0,
    0,
    0,
    linear([
      [0, '#ffffff', 0],
      [1, '#ffffff', 0],
    ]),
  );
