import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Pose } from '#bookmaking/hero/poses.ts';
import { type Camera, cameraAt } from '#bookmaking/house/camera.ts';
import { banister, onRiser, STEPS, staircase } from '#bookmaking/house/staircase.ts';
import { panels } from '#bookmaking/house/stairwell.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { asShadow } from '#titles/stair-that-counted-feet/cast/shadow-of.ts';
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

/** At the edge, bent forward, a fist round each post, shoulders at the ears: what was that? */
const STARTLED: Pose = {
  lean: 16,
  roll: -4,
  tilt: -6,
  nod: 18,
  shrug: 11,
  hips: 5,
  armL: { upper: [10, 48], lower: [34, 60], hand: 'hold' },
  armR: { upper: [10, 48], lower: [30, 60], hand: 'hold' },
  legL: { upper: [4, 8], lower: [-8, 6] },
  legR: { upper: [34, 12], lower: [-26, 10] },
};

/** From the bottom of the dark: far up, lit, one child; down all the stairs one shadow, and from the third of them one word. */
export const page03: Painting = ({ hero, telling, beside = false }) => {
  const worn = inPyjamas(hero);
  const edge = beside ? 99 : 124;
  const camera = fromBelow(edge, beside ? 262 : 190);
  const top = STEPS * 18;
  const [gx, gy] = camera.see([330, top, 46]);
  const [left, right] = [94, -2].map((z) =>
    camera.see([325, top + (hero.years < 3 ? 88 : 62), z]),
  ) as [Point, Point];
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
        yaw: -6,
        pitch: -4,
        gaze: [-0.3, 1],
        touchR: [left[0] - 0.05 * size, left[1]],
        touchL: [right[0] + 0.05 * size, right[1]],
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
    pouring(kid) +
    banister(camera, HALL, STAIR, { across: 0, from: 1, to: 13 }) +
    foot() +
    kid.art +
    posts(camera) +
    kid.hand(-1) +
    kid.hand(1) +
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

/** What the light behind throws down the stairs, as long for everybody: its head lies at their foot, and it grows towards us, as a child does who is up alone. */
function pouring({ art, origin: [x, y], scale, figure }: PlacedHero): string {
  const long = (206 - y) / ((54 - figure.head[1]) * scale);
  return `<g opacity=".62" transform="matrix(1.16 0 .06 ${num(-long)} ${num(x - 1.16 * x - 0.06 * y)} ${num(y + long * y)})">${asShadow(art, '#170e30')}</g>`;
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
