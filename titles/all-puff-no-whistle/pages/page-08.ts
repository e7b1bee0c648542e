import { num } from '#bookmaking/drawing/curves.ts';
import { lerp, type Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE, widthOf } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { trail } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { captainPointing, wake, walnut } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { puffingHero } from '#titles/all-puff-no-whistle/cast/puffing.ts';
import { standingToy } from '#titles/all-puff-no-whistle/cast/standing-toy.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { basin, glitter } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** One breath, from the lips once round a lighthouse and over the water to a captain's bow: behind him we see how somebody puts it down. */
export const page08: Painting = (cast) => paint(cast, PAGE);
/** Bound, it is as long as the opening is wide. */
export const spread08: Painting = (cast) => paint(cast, FROM_THE_LEFT);

/** Where the sky ends. */
const FAR = 122;
/** Where the object stands, on the stone. */
const LAMP: Point = [84, 150];
const LAMP_SIZE = 0.46;
/** Where the hand is that has put it there. */
const EDGE: Point = [LAMP[0] + 46 * LAMP_SIZE, LAMP[1] - 12];

const KNEELING: Leg = { upper: [6, 4], lower: [-88, 4], foot: 172 };
const OTHER_KNEE: Leg = { upper: [-6, 10], lower: [-84, 6], foot: 172 };

/** One arm is enough, and the other is behind it. */
const HIDDEN: Arm = { upper: [-50, -10], lower: [-30, -10] };

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
      touchL: EDGE,
      armR: HIDDEN,
    },
    WATERSIDE,
  );
  const nut = walnut(WATERSIDE, 'limp');
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
      ['#9ccbee', '#2f78c4', '#123a80'],
      glitter('eight', { x: left, y: 168, width: widthOf(frame), height: 48 }, wide ? 1.1 : 0.6),
    ) +
    road(child.mouth, [bx + 80 * near, by - 8]) +
    standingToy(WATERSIDE, things[0], LAMP, LAMP_SIZE) +
    child.art +
    wake(bx, by + 3, 150 * near) +
    at(bx, by, near, nut.back + at(8, -24, 1, captainPointing(WATERSIDE)) + nut.front, -12) +
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

/** From the lips round what stands there, down to the water and across it in two bends; nearer to us it is wider. */
const road = (lips: Point, [bx, by]: Point): string => {
  const [x, y] = LAMP;
  const top = Math.min(lips[1], y - 48);
  return trail(
    [
      lips,
      [lerp(lips[0], x - 4, 0.3), lerp(lips[1], top - 4, 0.2)],
      [lerp(lips[0], x - 4, 0.66), lerp(lips[1], top - 4, 0.7)],
      [x - 4, top - 4],
      [x - 28, top + 5],
      [x - 40, y - 22],
      [x - 34, y + 8],
      [x - 4, y + 20],
      [x + 20, y + 31],
      [x + 2, y + 44],
      [x - 52, y + 50],
      [bx, by],
    ],
    [0.3, 1, 1.9, 2.8, 3.6, 4.4, 5, 5.6, 6.2, 7, 7.4, 4],
  );
};

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
