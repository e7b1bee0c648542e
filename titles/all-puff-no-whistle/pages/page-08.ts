import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE, widthOf } from '#bookmaking/frame.ts';
import { thumbed } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { trail } from '#titles/all-puff-no-whistle/cast/breath.ts';
import { captainPointing, wake, walnut } from '#titles/all-puff-no-whistle/cast/captain.ts';
import { standingToy } from '#titles/all-puff-no-whistle/cast/standing-toy.ts';
import { hatStanding } from '#titles/all-puff-no-whistle/cast/straw-hat.ts';
import { glitter, rim, rings, water } from '#titles/all-puff-no-whistle/set/fountain.ts';
import { clouds, sky } from '#titles/all-puff-no-whistle/set/houses.ts';
import { WATERSIDE } from '#titles/all-puff-no-whistle/set/lights.ts';
import { clockTower, parkTrees } from '#titles/all-puff-no-whistle/set/park.ts';

/** Low behind a captain: somebody puts a lighthouse down where one long puff begins, which is a road to his bow. */
export const page08: Painting = (cast) => paint(cast, PAGE);
/** Bound, it is as long as the opening is wide. */
export const spread08: Painting = (cast) => paint(cast, FROM_THE_LEFT);

/** How far the stone comes round at both ends, in mm. */
const BOW = 12;

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const wide = isWide(frame);
  const { left, right } = frame;
  const [far, size, near, lamp] = wide ? [126, 44, 0.5, 0.62] : [132, 34, 0.5, 0.5];
  const [bx, by] = wide ? [-84, 199] : [44, 200];
  const tx = wide ? 62 : 92;
  // The arm is as long as one is at that age, and begins where it ends.
  const reach = size * (hero.years < 3 ? 0.86 : 1.06);
  const edge: Point = [tx + 58 * lamp, far - 20 * lamp];
  const [x, y] = [edge[0] + reach + size * 0.62, far - size * 1.02];
  const child = placeHero(
    hero,
    size,
    'head',
    [x, y],
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: 'gasp', brow: [-4, -8, -4] },
      yaw: -38,
      nod: 4,
      tilt: -7,
      gaze: [-1.2, 0.5],
      body: { lean: 16, roll: -12, shrug: 0 },
      armsByPage: true,
    },
    WATERSIDE,
  );
  const holding = ownArm(
    hero,
    child,
    -1,
    {
      elbow: [edge[0] + size * 0.2 + reach * 0.42, edge[1] + size * 0.1],
      wrist: [edge[0] + size * 0.06, edge[1] + size * 0.04],
      hand: thumbed,
      flip: true,
    },
    WATERSIDE,
  );
  const nut = walnut(WATERSIDE, 'limp');
  const middle = (left + right) / 2;
  const shore = `M${left - 6} ${far + 6 + BOW}Q${middle} ${far + 6 - BOW} ${right + 6} ${far + 6 + BOW}V222H${left - 6}Z`;
  const art =
    sky(far + 10, '#a8dffb', '#dfeef5', frame) +
    clouds([
      [206, far - 76, 1.3],
      ...(wide
        ? ([
            [70, 34, 2],
            [-20, 52, 1.2],
            [-186, far - 30, 1.8],
          ] as const)
        : ([[20, far - 44, 1.4]] as const)),
    ]) +
    at(wide ? -32 : 22, far - 2, wide ? 0.42 : 0.27, clockTower(WATERSIDE, 52, 0.2)) +
    parkTrees(WATERSIDE, 'eight', far, wide ? 28 : 24, 0.3, frame) +
    box(
      left,
      far - 4,
      widthOf(frame),
      30,
      linear([
        [0, '#f1dcb6'],
        [1, '#e6c99c'],
      ]),
    ) +
    at(204, far + 12, 0.2, hatStanding(WATERSIDE)) +
    glow([tx, far - 16], lamp * 92) +
    child.art +
    clip(shore, water(far - 2, ['#9ccbee', '#2f78c4', '#123a80'], frame)) +
    rim(WATERSIDE, far, 14, BOW, 9, frame) +
    // Behind whatever it goes round.
    puff([tx, far], [bx + 80 * near, by - 8]) +
    holding.art +
    standingToy(WATERSIDE, things[0], [tx, far + 3], lamp) +
    holding.before +
    glitter(
      'eight',
      { x: left, y: far + 30, width: widthOf(frame), height: 58 },
      wide ? 1.1 : 0.6,
    ) +
    rings(wide ? 172 : 178, 190, 24, 0.2, 4) +
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

/** Over the lighthouse, down to the water and across it in two bends; nearer to us it is wider. */
const puff = ([tx, ty]: Point, [bx, by]: Point): string =>
  trail(
    [
      [tx + 34, ty - 44],
      [tx + 6, ty - 60],
      [tx - 28, ty - 58],
      [tx - 52, ty - 32],
      [tx - 44, ty + 8],
      [tx - 10, ty + 23],
      [tx + 8, ty + 37],
      [tx - 6, ty + 51],
      [tx - 52, ty + 60],
      [bx, by],
    ],
    [0.2, 1.6, 3.6, 5, 5.6, 6.2, 7, 7.8, 8.2, 4],
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

/** What a lighthouse does, by day: the sky is a little lighter round it. */
const glow = ([x, y]: Point, size: number): string =>
  oval(
    x,
    y,
    size * 0.9,
    size * 0.8,
    radial([
      [0, '#ffffff', 0.95],
      [0.5, '#ffffff', 0.6],
      [1, '#ffffff', 0],
    ]),
  );
