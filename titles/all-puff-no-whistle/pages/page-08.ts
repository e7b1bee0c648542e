import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE, widthOf } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { breath } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { captainPointing, wake, walnut } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { standingToy } from '#titles/all-puff-no-whistle/cast/standing-toy.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { trail } from '#titles/all-puff-no-whistle/cast/trail.ts';
import { basin, glitter } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** One breath, down from the lips and over the water to a captain's bow: behind him we see how somebody puts a lighthouse at its end. */
export const page08: Painting = (cast) => paint(cast, PAGE);
/** Bound, it is as long as the opening is wide. */
export const spread08: Painting = (cast) => paint(cast, FROM_THE_LEFT);

/** Where the sky ends. */
const FAR = 122;
/** Where the object stands, on the stone. */
const LAMP: Point = [84, 153];
const LAMP_SIZE = 0.4;
/** Where the fist is that puts it there: round it, and not at its edge. */
const EDGE: Point = [LAMP[0] + 2, LAMP[1] - 12];

const KNEELING: Leg = { upper: [6, 4], lower: [-88, 4], foot: 172 };
const OTHER_KNEE: Leg = { upper: [-6, 10], lower: [-84, 6], foot: 172 };

/** One arm is enough, and the other is behind it. */
const HIDDEN: Arm = { upper: [30, -10], lower: [34, -10] };
const HOLDING: Arm = { upper: [60, 4], lower: [60, 0], hand: 'hold' };

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const { left } = frame;
  const [bx, by, near] = wide ? [-84, 199, 0.5] : [24, 207, 0.3];
  const size = headToStand(hero, hero.wheelchair ? 116 : 110, 34);
  const child = puffingHero(
    hero,
    size,
    'ground',
    [EDGE[0] + size * (hero.wheelchair ? 1.74 : 1.46), hero.wheelchair ? 159 : 162],
    {
      pose: 'kneel',
      eyes: 'set',
      face: { brow: [-2, -7, -4] },
      cheeks: 1.6,
      yaw: -80,
      pitch: 0,
      nod: 0,
      tilt: -10,
      gaze: [-1.3, 0.7],
      body: { lean: 38, roll: 0, hips: 0, twist: 0, shrug: 6, legL: KNEELING, legR: OTHER_KNEE },
      leanInChair: 38,
      armL: HOLDING,
      touchL: EDGE,
      armR: HIDDEN,
    },
    WATERSIDE,
  );
  const nut = walnut(WATERSIDE, 'waking');
  const art =
    sky(FAR + 10, '#a8dffb', '#dfeef5', frame) +
    clouds([
      [206, 44, 1.3],
      ...(wide
        ? ([
            [70, 30, 2],
            [-20, 52, 1.2],
            [-186, FAR - 30, 1.8],
          ] as const)
        : ([[20, FAR - 44, 1.4]] as const)),
    ]) +
    at(wide ? -26 : 22, FAR - 2, wide ? 0.42 : 0.27, clockTower(WATERSIDE, 52, 0.2)) +
    parkTrees(WATERSIDE, 'eight', FAR, wide ? 28 : 24, 0.3, frame) +
    box(
      left,
      FAR - 4,
      widthOf(frame),
      106,
      linear([
        [0, '#f1dcb6'],
        [1, '#e6c99c'],
      ]),
    ) +
    at(198, FAR + 12, 0.2, hatStanding(WATERSIDE)) +
    child.shadow +
    basin(
      WATERSIDE,
      { x: -24, y: 210, rx: 236, ry: 66, rim: 11 },
      ['#a9d6f0', '#4a97d6', '#2465b4'],
      glitter('eight', { x: left, y: 168, width: widthOf(frame), height: 48 }, wide ? 1.1 : 0.6),
    ) +
    road([bx + 84 * near, by - 6]) +
    // Beyond what stands there: it is not that which it moves.
    breath({ from: child.mouth, to: [16, 159], wide: 11, bend: 5, torn: 0.14, shade: '#4f8fd0' }) +
    standingToy(WATERSIDE, things[0], LAMP, LAMP_SIZE) +
    child.art +
    wake(bx, by + 3, 150 * near) +
    at(
      bx,
      by,
      near,
      // The wind is from the right.
      at(0, 0, 1, nut.back, 0, -1) + at(8, -24, 1, captainPointing(WATERSIDE)) + nut.front,
      -8,
    ) +
    bowWave([bx, by], near);
  return laidIn(frame, {
    art,
    quiet: wide
      ? {
          box: { x: -196, y: 16, width: 148, height: 84 },
          ink: 'dark',
          largest: { explorer: 16 },
        }
      : { box: { ...SAFE, height: 52 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face],
  });
}

/** Where the breath comes down on the water it lies on it, and goes in two bends to a bow; nearer to us it is wider. */
const road = ([bx, by]: Point): string =>
  trail(
    [
      [44, 151],
      [20, 160],
      [-8, 167],
      [-2, 177],
      [22, 185],
      [6, 196],
      [-24, 199],
      [bx, by],
    ],
    [0.6, 1.8, 2.4, 2.9, 3.4, 3.6, 3, 1.4],
  );

/** What a bow that has come up pushes before it. */
const bowWave = ([x, y]: Point, near: number): string => {
  const p = (dx: number, dy: number): string => `${num(x + dx * near)} ${num(y + dy * near)}`;
  return (
    line(
      `M${p(-84, 22)}Q${p(-30, 40)} ${p(30, 24)}T${p(104, 2)}`,
      '#f6fdff',
      3.2 * near,
      'stroke-opacity=".9"',
    ) +
    line(
      `M${p(60, 8)}C${p(84, 8)} ${p(98, -4)} ${p(92, -14)}C${p(86, -20)} ${p(78, -12)} ${p(85, -8)}M${p(-70, 30)}Q${p(-110, 34)} ${p(-150, 24)}M${p(-60, 38)}Q${p(-90, 46)} ${p(-124, 42)}`,
      '#ffffff',
      4 * near,
    )
  );
};
