import { hash } from '#bookmaking/drawing/chance.ts';
import { lerp } from '#bookmaking/drawing/geometry.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { feather, flock, type Perch, perched } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { pigeonMan } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { note } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
import {
  floorOfStreet,
  onGutter,
  restOfStreet,
  roofBelow,
} from '#titles/all-puff-no-whistle/set/street-from-roof.ts';

/** From a roof, among those who have come: far down, alone on much stone, somebody blows up at us, and one feather rocks. */
export const page03: Painting = (cast) => paint(cast, PAGE);
/** Over the fold, the rest of the street, which has seen pigeons before. */
export const spread03: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero }: Cast, frame: Frame): Picture {
  const child = puffingHero(
    hero,
    24,
    'head',
    [92, 88],
    {
      pose: 'stand',
      eyes: 'set',
      face: { brow: [-2, -9, -8] },
      cheeks: 1.35,
      yaw: -30,
      pitch: 40,
      nod: -40,
      gaze: [-0.5, 0.9],
      body: { lean: 4, shrug: 8 },
      armL: { upper: [-34, 26], lower: [-46, 20], hand: 'open' },
      armR: { upper: [-34, 26], lower: [-46, 20], hand: 'open' },
    },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const [fx, fy] = onGutter(46);
  const id = `p${hash(hero.seed).toString(36)}`;
  const art =
    floorOfStreet(frame) +
    (isWide(frame) ? restOfStreet(MORNING) : '') +
    longShadow(child.origin[0], child.origin[1] - 4) +
    child.shadow +
    child.art +
    flock(MORNING, `${id}b`, WINDING.filter(([, , , , near]) => !near).map(asPerch)) +
    roofBelow(MORNING, frame) +
    at(182, 214, 0.5, pigeonMan(MORNING)) +
    note(142, 118, 1.3, TOWN.tile) +
    note(132, 108, 1, TOWN.tile) +
    perched(MORNING, id, PERCHED) +
    flock(MORNING, id, WINDING.filter(([, , , , near]) => near).map(asPerch)) +
    breath({
      along: [
        [mx, my],
        [mx - 8, my + 1],
        [mx - 20, my + 10],
        [mx - 30, my + 34],
        [mx - 26, my + 62],
        [fx - 2, fy - 16],
      ],
      widths: [0.4, 2, 5],
      edge: '#6fa3c8',
    }) +
    at(fx, fy - 4, 1.05, feather(MORNING), -16);
  return laidIn(frame, {
    art,
    quiet: { box: { ...SAFE, width: 139, height: 50 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face, { x: 168, y: 116, width: 30, height: 34 }],
  });
}

/** The sun is low, and from here one sees how low. */
const longShadow = (x: number, y: number): string =>
  path(
    `M${x - 6} ${y + 2}C${x + 14} ${y - 8} ${x + 34} ${y - 12} ${x + 52} ${y - 13}C${x + 64} ${y - 15} ${x + 66} ${y - 4} ${x + 54} ${y - 3}C${x + 36} ${y - 2} ${x + 16} ${y + 4} ${x + 4} ${y + 6}Z`,
    '#7a6a9a',
    'fill-opacity=".3"',
  );

/** On a spiral: x, y in mm, size, which way it goes, and whether it passes before the man. */
type Winding = readonly [x: number, y: number, size: number, side: 1 | -1, near: boolean];
const asPerch = ([x, y, size, side]: Winding): Perch => [x, y, size, side];

/** In the air: large where the spiral comes in over our heads, small where it closes on a pair of open arms. */
const WINDING: readonly Winding[] = (() => {
  const [cx, cy] = [184, 128];
  const around = 4.6 * Math.PI;
  const birds: Winding[] = [];
  let turn = 0;
  while (birds.length < 28) {
    const t = Math.min(1, turn / around);
    const angle = Math.PI * 1.02 + turn;
    const rx = lerp(184, 36, t ** 0.7);
    const ry = lerp(116, 24, t ** 0.8);
    const depth = Math.sin(angle);
    const size = lerp(0.62, 0.16, t ** 0.55) * (1 + 0.15 * depth);
    const x = cx + Math.cos(angle) * rx;
    // Wings beat out of step, or they would be beads on a string.
    const y = cy + depth * ry + (((birds.length * 0.618) % 1) - 0.5) * 22 * size;
    const goes = Math.sin(angle) < 0 ? 1 : -1;
    const overWords = x < 152 && y < 88;
    const overChild = x > 30 && x < 134 && y > 46 && y < 190;
    const overMan = Math.abs(x - cx) < 20 && y > 118;
    if (x > -14 && x < 224 && y < 190 && !overWords && !overChild && !overMan)
      birds.push([x, y, size, goes, depth > 0.2]);
    turn += (size * 68) / Math.hypot(Math.sin(angle) * rx, Math.cos(angle) * ry);
  }
  return birds;
})();

/** Twelve have landed; with the others that is forty. */
const PERCHED: readonly Perch[] = [
  [...onGutter(13), 0.54, 1],
  [...onGutter(-3), 0.42, 1],
  [...onGutter(86), 0.5, -1],
  [...onGutter(110), 0.52, 1],
  [...onGutter(128), 0.44, -1],
  [132, 142, 0.24, 1],
  [142, 148, 0.24, -1],
  [152, 154, 0.24, 1],
  [178, 120, 0.26, -1],
  [204, 158, 0.24, 1],
  [215, 150, 0.24, -1],
  [92, 212, 0.66, 1],
];
