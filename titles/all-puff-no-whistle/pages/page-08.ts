import { num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE, widthOf } from '#bookmaking/frame.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm, Leg } from '#bookmaking/hero/poses.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { captainPointing, wake, walnut } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { standingToy } from '#titles/all-puff-no-whistle/cast/standing-toy.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { finer } from '#titles/all-puff-no-whistle/cast/trail.ts';
import { BREATH } from '#titles/all-puff-no-whistle/set/colors.ts';
import { basin, glitter, rings } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';
import { square } from '#titles/all-puff-no-whistle/set/square.ts';

/** A white road over dark water, as wide as a ship where we are and as narrow as a toy at its end: there somebody pushes one into its place. */
export const page08: Painting = (cast) => paint(cast, PAGE);
/** Bound, it is as long as the opening is wide. */
export const spread08: Painting = (cast) => paint(cast, FROM_THE_LEFT);

/** The object, where the road ends. */
const LAMP_SIZE = 0.62;

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const { left } = frame;
  const rolls = hero.wheelchair !== undefined;
  // On a screen words lie on the sky, and the square is that much lower.
  const [far, down] = wide ? [28, 0] : [68, 18];
  const round = { x: -24, y: 216 + down, rx: 262, ry: 96, rim: 12 };
  const lamp: Point = [96, 133 + down];
  const [bx, by, near] = wide ? [-66, 197, 0.54] : [30, 207, 0.32];
  const size = wide ? headToStand(hero, rolls ? 122 : 116, 36) : headToStand(hero, 96, 30);
  // Both hands are behind what they push.
  const grip: Point = [lamp[0] + 8, lamp[1] - 10];
  const child = placeHero(
    hero,
    size,
    'ground',
    [grip[0] + size * (rolls ? 1.86 : 1.5), lamp[1] + 5],
    {
      pose: 'kneel',
      mood: 'brave',
      face: { brow: [-4, -9, -6], mouth: SHOUT, eyes: 'wide', flushed: true },
      yaw: -86,
      pitch: 0,
      nod: 0,
      tilt: -4,
      gaze: [-1.5, 0.7],
      body: { lean: 40, roll: 0, hips: 0, twist: 0, shrug: 8, legL: KNEELING, legR: OTHER_KNEE },
      leanInChair: 38,
      armL: PUSHING,
      armR: PUSHING,
      touchL: grip,
      touchR: [grip[0] + 1, grip[1] - 3],
    },
    WATERSIDE,
  );
  const nut = walnut(WATERSIDE, 'waking');
  const art =
    sky(far + 10, '#a8dffb', '#dfeef5', frame) +
    at(wide ? 186 : 206, far + 2, wide ? 0.12 : 0.11, clockTower(WATERSIDE, 52, 0.2)) +
    parkTrees(WATERSIDE, 'eight', far + 2, wide ? 10 : 9, 0.2, frame) +
    square(frame, far, round) +
    at(wide ? 196 : 190, 84 + down * 1.6, wide ? 0.17 : 0.13, hatStanding(WATERSIDE)) +
    child.shadow +
    basin(
      WATERSIDE,
      round,
      ['#3d93cf', '#1d68ad', '#0f3f7a'],
      glitter('eight', { x: left, y: 140, width: widthOf(frame), height: 76 }, wide ? 0.9 : 0.5) +
        road(wide) +
        at(...((wide ? [-176, 158] : [58, 160]) as Point), 1, rings(0, 0, wide ? 24 : 15, 0.26, 3)),
    ) +
    child.art +
    standingToy(WATERSIDE, things[0], lamp, wide ? LAMP_SIZE : 0.5) +
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
          box: { x: -196, y: 38, width: 156, height: 62 },
          ink: 'dark',
          largest: { explorer: 16 },
        }
      : { box: { ...SAFE, height: 40 }, ink: 'dark', largest: { explorer: 14 } },
    faces: [child.face],
  });
}

const KNEELING: Leg = { upper: [6, 4], lower: [-88, 4], foot: 172 };
const OTHER_KNEE: Leg = { upper: [-6, 10], lower: [-84, 6], foot: 172 };
const PUSHING: Arm = { upper: [60, 4], lower: [60, 0], hand: 'hold' };

/** What one long breath leaves on water: white, in two bends, nearer to us ever wider, and soft at both its edges. */
function road(wide: boolean): string {
  const along: readonly Point[] = wide
    ? [
        [92, 136],
        [78, 145],
        [106, 154],
        [84, 165],
        [18, 168],
        [-14, 178],
        [-16, 192],
        [-74, 203],
        [-250, 214],
      ]
    : [
        [92, 153],
        [80, 160],
        [102, 167],
        [128, 174],
        [108, 184],
        [76, 190],
        [62, 199],
        [26, 208],
        [-30, 214],
      ];
  const k = wide ? 1 : 0.75;
  const { spine, half } = finer(
    along,
    [1.4, 2.4, 3.4, 4.6, 6.2, 8, 10, 13, 17].map((h) => h * k),
  );
  const strip = (by: number): string =>
    ribbon(
      spine,
      half.map((h) => h * by),
    );
  return clean(
    [1.5, 1.32, 1.16, 1]
      .map((by, i) => path(strip(by), BREATH, `fill-opacity=".${i * 8 + 12}"`))
      .join('') +
      path(strip(0.8), BREATH, 'fill-opacity=".9"') +
      [
        [0.1, 0.4, 0.3, 0.44],
        [0.3, 0.62, -0.4, -0.28],
        [0.5, 0.8, 0.2, 0.32],
        [0.66, 0.96, -0.3, -0.2],
      ]
        .map(([from = 0, to = 1, a = 0, b = 0]) => {
          const [i, j] = [from, to].map((t) => Math.round(t * spine.length));
          return ribbon(spine.slice(i, j), half.slice(i, j), a, b);
        })
        .map((d) => path(d, SHADE, 'fill-opacity=".45"'))
        .join(''),
  );
}

const SHADE = '#8fc4e8';

/** What a bow that has come up pushes before it. */
const bowWave = ([x, y]: Point, near: number): string => {
  const p = (dx: number, dy: number): string => `${num(x + dx * near)} ${num(y + dy * near)}`;
  return (
    line(
      `M${p(-84, 22)}Q${p(-30, 40)} ${p(30, 24)}T${p(104, 2)}`,
      '#5fa3d8',
      3.2 * near,
      'stroke-opacity=".9"',
    ) +
    line(
      `M${p(60, 8)}C${p(84, 8)} ${p(98, -4)} ${p(92, -14)}C${p(86, -20)} ${p(78, -12)} ${p(85, -8)}`,
      '#5fa3d8',
      4 * near,
    )
  );
};
