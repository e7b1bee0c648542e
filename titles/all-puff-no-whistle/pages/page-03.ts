import { hash } from '#bookmaking/drawing/chance.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { feather, flock, type Perch, perched } from '#titles/all-puff-no-whistle/cast/birds.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { pigeonMan } from '#titles/all-puff-no-whistle/cast/neighbors.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { TOWN } from '#titles/all-puff-no-whistle/set/colors.ts';
import { clouds, note, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { MORNING } from '#titles/all-puff-no-whistle/set/lights.ts';
import { streetFromBelow } from '#titles/all-puff-no-whistle/set/street-from-below.ts';

/** From beside and below the smallest on the street: forty pigeons wind themselves around a man, and before a nose lies one feather. */
export const page03: Painting = (cast) => paint(cast, PAGE);
/** Over the fold, the rest of the street, which has seen pigeons before. */
export const spread03: Painting = (cast) => paint(cast, FROM_THE_LEFT);

/** Where the gutter of the porch ends, before whoever blows. */
const SPOUT: Point = [106, 162];

function paint({ hero }: Cast, frame: Frame): Picture {
  const child = puffingHero(
    hero,
    54,
    'head',
    [46, 159],
    {
      pose: 'stand',
      eyes: 'open',
      face: { brow: [-6, -12, -5] },
      cheeks: 1.2,
      yaw: 56,
      pitch: -4,
      nod: -16,
      tilt: -13,
      gaze: [0.9, -0.5],
      body: { lean: 9, roll: 6, shrug: 9 },
      armL: { upper: [70, 10], lower: [110, 0], hand: 'hold' },
      armR: { upper: [60, 10], lower: [100, 0], hand: 'hold' },
      touchR: [SPOUT[0] + 13, 198],
      touchL: [SPOUT[0] + 14, 184],
    },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const [sx, sy] = SPOUT;
  const id = `p${hash(hero.seed).toString(36)}`;
  const art =
    sky(216, '#b6d8ee', '#fdf3e4', frame) +
    clouds([
      [60, 142, 3],
      [6, 120, 1.8],
      [128, 168, 2],
    ]) +
    (isWide(frame) ? beyond() : '') +
    flock(MORNING, `${id}b`, SPIRAL.filter(([, , , , near]) => !near).map(asPerch)) +
    sheets() +
    laundry() +
    at(187, 88, 0.28, pigeonMan(MORNING)) +
    roofEdge() +
    note(161, 32, 1, TOWN.tile) +
    perched(MORNING, id, PERCHED) +
    flock(MORNING, id, SPIRAL.filter(([, , , , near]) => near).map(asPerch)) +
    porch() +
    child.art +
    pipe(sx, sy) +
    child.hand(1) +
    child.hand(-1) +
    breath({
      along: [
        [mx, my],
        [mx + (sx - mx) * 0.35, my - 3],
        [mx + (sx - mx) * 0.7, (my + sy - 8) / 2 + 1],
        [sx - 2, sy - 8],
        [sx + 12, sy - 12],
      ],
      widths: [0.9, 3.4, 1.5],
      edge: '#7fb0d2',
    }) +
    at(sx + 9, sy - 9, 0.62, feather(MORNING), -24);
  return laidIn(frame, {
    art,
    quiet: { box: { ...SAFE, width: 139, height: 52 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face, { x: 177, y: 33, width: 22, height: 24 }],
  });
}

const beyond = (): string =>
  clouds([
    [-96, 178, 3],
    [-30, 196, 2],
    [-120, 60, 1.4],
    [-24, 48, 1.8],
  ]) + streetFromBelow(MORNING);

/** On a spiral: x, y in mm, size, which way it goes, and whether it passes before the man. */
type Winding = readonly [x: number, y: number, size: number, side: 1 | -1, near: boolean];
const asPerch = ([x, y, size, side]: Winding): Perch => [x, y, size, side];

/** Thirty-one in the air: large where the spiral comes in over our heads, small where it closes on a pair of open arms. */
const SPIRAL: readonly Winding[] = (() => {
  const [cx, cy] = [184, 62];
  const around = 4.4 * Math.PI;
  const birds: Winding[] = [];
  let turn = 0;
  while (birds.length < 31) {
    const t = Math.min(1, turn / around);
    const angle = Math.PI * 0.98 - turn;
    const rx = lerp(176, 30, t ** 0.7);
    const ry = lerp(32, 16, t);
    const depth = Math.sin(angle);
    const size = lerp(0.46, 0.13, t ** 0.6) * (1 + 0.2 * depth);
    const x = cx + Math.cos(angle) * rx;
    // Wings beat out of step, or they would be beads on a string.
    const y =
      cy + 10 + depth * ry + (((birds.length * 0.618) % 1) - 0.5) * 26 * size + (1 - t) * 24;
    const goes = Math.sin(angle) > 0 ? 1 : -1;
    // Words are up on the left, and what is beyond the right edge is nobody's.
    const seen = x > -14 && x < 222 && !(x < 150 && y < 84);
    if (seen) birds.push([x, y, size, goes, depth > -0.1]);
    turn += (size * 62) / Math.hypot(Math.sin(angle) * rx, Math.cos(angle) * ry);
  }
  return birds;
})();

/** Nine have landed; with the others that is forty. */
const PERCHED: readonly Perch[] = [
  [155, 47.5, 0.14, 1],
  [161, 50, 0.13, 1],
  [209, 50, 0.13, -1],
  [214, 47.5, 0.14, -1],
  [187, 35.5, 0.14, -1],
  [154, 86, 0.18, 1],
  [164, 86, 0.17, -1],
  [204, 86, 0.18, 1],
  [213, 86, 0.17, -1],
];

/** Sheets on the roof, with the sun in them. */
const sheets = (): string =>
  line('M154 88V28M219 88V20', tone(MORNING, '#8a6f66').base, 1.8) +
  line('M154 31Q184 38 219 24', '#8a7a74', 0.7) +
  path('M198 33Q206 32 217 26L219 70Q208 76 200 72Z', '#fffdf6') +
  path('M207 31Q212 29 217 26L219 70Q214 73 209 73Z', '#dfe6f2') +
  path('M157 33Q166 35 176 35L177 70Q166 76 156 70Z', '#fff7ec') +
  path('M157 33L162 34L161 73L156 70Z', '#ffffff');

/** The laundry, seen up its front: its sides lean together. */
function laundry(): string {
  const wall = tone(MORNING, TOWN.powder);
  const pane = tone(MORNING, '#6f95b3');
  const windows = 'M160 146l4 -36h17l-1 36ZM194 146v-36h16l2 36Z';
  return (
    path('M120 216L150 92H222V216Z', wall.base) +
    path('M120 216L150 92H158L134 216Z', wall.lite) +
    path('M184 216L186 92H222V216Z', wall.shade, 'fill-opacity=".3"') +
    path(windows, pane.base) +
    path(
      'M160 146l3 -27l9 -9h5l-13 36ZM194 146v-12l13 -24h3l1 10l-12 26Z',
      '#ffffff',
      'fill-opacity=".25"',
    ) +
    line(windows, tone(MORNING, TOWN.chalk).base, 2.2)
  );
}

/** Gutter and parapet, before the man. */
const roofEdge = (): string =>
  box(148, 86, 75, 6, tone(MORNING, TOWN.chalk).base, 1) +
  box(145, 92, 78, 4, tone(MORNING, '#4f7ea3').base, 1.8) +
  box(145, 92, 78, 1.3, tone(MORNING, '#4f7ea3').lite, 0.6);

/** A tin roof over the laundry's door, so near that its gutter is at the height of a nose; in its shade, whoever has steam up. */
const porch = (): string => {
  const tin = tone(MORNING, '#8fb3c9');
  const gutter = tone(MORNING, '#4f7ea3');
  const roof =
    path('M126 151L160 130H232V156Z', tin.base) +
    path(
      'M126 151L160 130H168L138 152ZM158 153L182 130H190L170 154ZM190 155L206 130H214L202 156Z',
      tin.lite,
    ) +
    path('M104 148L232 153V163L106 157Z', gutter.base) +
    path('M104 148L232 153V156L104 150.500Z', gutter.lite) +
    path('M106 155L232 161V165L110 158Z', gutter.deep);
  return (
    path('M138 220V170H222V220Z', tone(MORNING, '#41506f').base) +
    path('M176 220V182H222V220Z', tone(MORNING, '#8a7563').base) +
    line('M180 220V186H222', tone(MORNING, TOWN.chalk).shade, 2.4) +
    shifted(SPOUT[0] - 112, SPOUT[1] - 152, roof)
  );
};

/** What rain comes down by, and what one can pull oneself up by. */
const pipe = (x: number, y: number): string => {
  const tin = tone(MORNING, '#4f7ea3');
  return (
    line(
      `M${x - 2} ${y + 3}C${x + 2} ${y + 12} ${x + 6} ${y + 12} ${x + 6} ${y + 22}V220`,
      tin.base,
      7,
    ) +
    line(
      `M${x - 3.6} ${y + 3}C${x} ${y + 12} ${x + 4} ${y + 12} ${x + 4} ${y + 22}V220`,
      tin.lite,
      1.6,
    ) +
    line(`M${x + 2} ${y + 54}h8`, tin.deep, 3)
  );
};
