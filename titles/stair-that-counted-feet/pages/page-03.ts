import { num, polygon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { silhouette } from '#bookmaking/hero/silhouette.ts';
import { type Camera, cameraAt } from '#bookmaking/house/camera.ts';
import { banister, onRiser, STEPS, staircase } from '#bookmaking/house/staircase.ts';
import { panels } from '#bookmaking/house/stairwell.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { liftRail } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, PANELS, STAIR, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { creak } from '#titles/stair-that-counted-feet/set/creak.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { tallClock } from '#titles/stair-that-counted-feet/set/tall-clock.ts';
import { wallPastFold } from '#titles/stair-that-counted-feet/set/wall-past-fold.ts';
import { SOUNDS } from '#titles/stair-that-counted-feet/sounds.ts';

/** From the floor of the hall, up to where `landing` mm down the sheet somebody stands. */
const fromBelow = (landing: number, focal: number): Camera => {
  const shot = { from: [-260, 110, 40], to: [150, 130, 46] } as const;
  const plain = cameraAt({ ...shot, middle: [0, 0], focal });
  return cameraAt({ ...shot, middle: [112, landing - plain.see([325, STEPS * 18, 46])[1]], focal });
};

/** At the edge, back on the heels, arms away from the body and fingers spread: what was that? */
const STARTLED: Pose = {
  lean: 8,
  roll: -6,
  tilt: -4,
  nod: 26,
  shrug: 9,
  hips: 5,
  armL: { upper: [10, 58], lower: [34, 84], hand: 'open' },
  armR: { upper: [10, 52], lower: [30, 74], hand: 'open' },
  legL: { upper: [6, 12], lower: [-8, 8] },
  legR: { upper: [26, 12], lower: [-22, 10] },
};

/** From the bottom of the dark: far up, lit, one child; down all the stairs one shadow, and from the third of them one word. */
export const page03: Painting = ({ hero, telling, beside = false }) => {
  const worn = inPyjamas(hero);
  const edge = beside ? 99 : 124;
  const camera = fromBelow(edge, beside ? 262 : 190);
  const top = STEPS * 18;
  const [gx, gy] = camera.see([330, top, 46]);
  const placed = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [gx, gy],
      {
        pose: STARTLED,
        mood: 'surprised',
        face: { eyes: 'wide', mouth: 'oh', brow: [-8, -13, -5] },
        yaw: -24,
        pitch: -4,
        gaze: [-0.4, 1],
      },
      HALL,
    );
  const { head } = placed(30).figure;
  const size = Math.min(beside ? 30 : 22, ((beside ? 82 : 53) / (50 - head[1])) * 100);
  const kid = placed(size);
  const [sx, sy] = camera.see(onRiser(3, 0.5, 0.7));
  // Where this is all that is told, it would be read twice.
  const small = telling === 'seedling';
  const art =
    wall(WALLS.hall) +
    panels(camera, HALL, PANELS.hall, { from: -150, to: 325, across: 96, height: 60 }) +
    landing(camera) +
    pool(kid.head[0], kid.head[1] + 8, 70, 54, LAMPLIGHT, 0.9) +
    (beside ? '' : veil()) +
    (hero.wheelchair ? liftRail(camera, HALL) : '') +
    kid.shadow +
    staircase(camera, HALL, STAIR, { fall: 0.5 }) +
    pool(gx, gy + 16, 66, 46, LAMPLIGHT, 0.5) +
    banister(camera, HALL, STAIR, { across: 0, from: 1, to: 13 }) +
    pouring(kid, worn) +
    foot() +
    kid.art +
    posts(camera) +
    creak([sx - 18, sy - 2], 0.5, '#ffdca0', -120, 150) +
    (small
      ? ''
      : lettered(SOUNDS['CREAK!'], beside ? [52, 146] : [66, 158], {
          height: beside ? 17 : 14,
          turn: beside ? -52 : -48,
          ink: '#fff0cc',
          rim: '#2c1d4a',
        }));
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
    ...(beside && {
      overFold: () => wallPastFold(WALLS.hall, foot(-240)) + at(-34, 206, 0.8, tallClock()),
    }),
  };
};

/** What words stand on: the light does not come up so high. */
const veil = (): string =>
  box(
    -4,
    -4,
    SHEET + 8,
    88,
    linear([
      [0, WALLS.hall[0], 1],
      [0.76, WALLS.hall[0], 0.97],
      [1, WALLS.hall[0], 0],
    ]),
  );

/** Of the landing one sees its edge, and the wall behind, which what is left of the light falls on. */
function landing(camera: Camera): string {
  const y = STEPS * 18;
  const [, ly] = camera.see([325, y, 46]);
  const [, high] = camera.see([420, y + 250, 46]);
  return (
    box(
      -4,
      Math.max(-4, high),
      SHEET + 8,
      ly - Math.max(-4, high),
      linear([
        [0, '#3a2750'],
        [1, '#8f5d66'],
      ]),
    ) +
    line(`M-4 ${num(ly)}H${SHEET + 4}`, '#c99a6c', 1.6) +
    // Toward the words it is dark.
    box(
      -4,
      0,
      100,
      ly + 3,
      linear(
        [
          [0, WALLS.hall[0], 1],
          [0.3, WALLS.hall[0], 0.9],
          [1, WALLS.hall[0], 0],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  );
}

/** At both sides of the stairs, where they end. */
function posts(camera: Camera): string {
  const y = STEPS * 18;
  return [-2, 94]
    .map((z) => {
      const [x, low] = camera.see([325, y - 4, z]);
      const [, high] = camera.see([325, y + 88, z]);
      return (
        line(`M${num(x)} ${num(low)}V${num(high)}`, '#8f5b3e', 4.4) +
        line(`M${num(x + 1)} ${num(low)}V${num(high)}`, '#f0bd7c', 0.8) +
        oval(x, high - 2, 3.6, 3.6, '#8f5b3e') +
        oval(x + 1, high - 3, 1.3, 1.3, '#f0bd7c')
      );
    })
    .join('');
}

/** What the light behind throws down the stairs: it grows towards us, as a child does who is up alone. */
function pouring({ origin, scale, figure }: PlacedHero, hero: Hero): string {
  const thrown = ([x, y]: Point): Point => {
    // As long for everybody: its head lies at the foot of the stairs.
    const far = (Math.max(0, -y) / -figure.head[1]) * (196 - origin[1]);
    return [origin[0] + x * scale * (1 + far / 60) - far * 0.05, origin[1] + far];
  };
  const s = figure.skeleton;
  const neck = [-15, 15].flatMap((x, i) => {
    const ends = [thrown([s.head[0] + x, s.head[1]]), thrown([s.neck[0] + x, s.neck[1] + 12])];
    return i ? ends.reverse() : ends;
  });
  const { body } = s;
  const sheet = (wide: number, low: number, high: number): string =>
    polygon(
      (
        [
          [-wide, low],
          [wide, low],
          [wide, high],
          [-wide, high],
        ] as const
      ).map(thrown),
    );
  // Hips close the gap between a trunk and its legs.
  const seat = s.pelvis[1];
  const hips = sheet(body.shoulder * 0.86, seat + 12, seat - 14);
  const child = path(silhouette(s, hero, thrown, smooth) + polygon(neck) + hips, DARK);
  const chair = hero.wheelchair ? wheels(thrown, body.shoulder, seat) : '';
  return clean(`<g opacity=".6">${child}${chair}</g>`);
}

const DARK = '#170e30';

/** Who rolls throws the chair, too: both wheels with their spokes, and two handles. */
function wheels(thrown: (p: Point) => Point, shoulder: number, seat: number): string {
  const radius = -seat * 0.58;
  const bar = (points: readonly Point[]): string => polygon(points.map(thrown), false);
  let rims = '';
  let spokes = '';
  let handles = '';
  for (const side of [-1, 1]) {
    const [hubX, hubY] = [side * shoulder * 1.45, -radius];
    const onRim = (turn: number): Point => [
      hubX + Math.cos(turn) * radius * 0.5,
      hubY + Math.sin(turn) * radius,
    ];
    rims += smooth(Array.from({ length: 24 }, (_, i) => thrown(onRim((i / 12) * Math.PI))));
    for (let i = 0; i < 6; i++) spokes += bar([[hubX, hubY], onRim((i / 3) * Math.PI)]);
    handles += bar([
      [side * shoulder * 0.9, seat],
      [side * shoulder * 1.1, seat - 70],
      [side * shoulder * 1.5, seat - 73],
    ]);
    handles += bar([
      [side * shoulder * 0.8, seat + 6],
      [hubX, hubY],
    ]);
  }
  return line(rims, DARK, 2.2) + line(spokes, DARK, 0.8) + line(handles, DARK, 3);
}

/** Down here it is darkest. */
const foot = (left = -4): string =>
  box(
    left,
    120,
    SHEET + 4 - left,
    100,
    linear([
      [0, '#1b1136', 0],
      [1, '#1b1136', 0.72],
    ]),
  );
