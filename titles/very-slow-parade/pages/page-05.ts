import { disc, num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { pot, spoon, strap } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { shining, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { PATIENCE, RINGS } from '#titles/very-slow-parade/set/hours.ts';
import { LOW_LAMP } from '#titles/very-slow-parade/set/lights.ts';
import { rings } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const OVER = cameraAt({ from: [0, 300, -230], to: [0, 0, 0], middle: [108, 142], focal: 316 });
const FLOOR = { left: -360, right: 360, near: -120, far: 400 };

/** From above: a spoon stays up, and a foot with it; behind, who follows; ahead, and not by much, who does not hurry. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  const rolls = Boolean(hero.wheelchair);
  const worn = inPyjamas(hero);
  const stops = (size: number): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [114, 200],
      {
        pose: 'balance',
        mood: 'happy',
        face: {
          mouth: PRESSED,
          brow: [-9, -14, -5],
          askew: 5,
          lids: { upper: 0.1, lower: 0, slant: 0 },
        },
        yaw: 48,
        pitch: 16,
        gaze: [1, 0.4],
        body: { lean: -8, shrug: 4, legR: { upper: [96, 2], lower: [18, 2], foot: -20 } },
        armsByPage: true,
      },
      LOW_LAMP,
    );
  const kid = noTaller(stops, rolls ? 27 : 29, 78);
  const u = kid.scale;
  const [hx, hy] = kid.head;
  const drum: Point = [hx + 52 * u, hy + (rolls ? 156 : 150) * u];
  const fist: Point = [hx - 122 * u, hy + 12 * u];
  const raised = ownArm(
    worn,
    kid,
    -1,
    { elbow: [hx - 84 * u, hy + 52 * u], wrist: fist, hand: grip, degrees: 204, size: 1.25 },
    LOW_LAMP,
  );
  const carries = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [hx + 72 * u, hy + 88 * u],
      wrist: [drum[0] + 38 * u, drum[1] - 64 * u],
      hand: grip,
      degrees: 84,
      size: 1.2,
    },
    LOW_LAMP,
  );
  const art =
    tiles(OVER, PATIENCE, FLOOR) +
    table() +
    (beside ? laid(58, 48, '#f2b744') : '') +
    shining(LINE, [1, 1.2, 1.3, 1.3, 1.2, 1], 0.6) +
    rings([drum[0], drum[1] - 40 * u], [62], RINGS.pot, 2.4) +
    follower([20, 152], 0.36, wagon(LOW_LAMP, thing(things[0], LOW_LAMP), 40), 90) +
    follower([46, 172], 0.38, duck(LOW_LAMP, { eye: 'open', roll: 50 }), 80) +
    follower(
      [70, 192],
      0.46,
      bear(LOW_LAMP, { arms: [-10, -30], eyes: 'open', plays: true, stride: 12 }),
      60,
    ) +
    follower([188, 180], 0.24, snail(LOW_LAMP, { pose: 'ahead' }), 150) +
    kid.shadow +
    carries.art +
    kid.art +
    strap(kid, drum) +
    at(drum[0], drum[1], 1.12 * u, pot(LOW_LAMP)) +
    carries.before +
    raised.art +
    at(fist[0] - 14 * u, fist[1] - 2 * u, 1.1 * u, spoon(LOW_LAMP), -90) +
    raised.before;
  return {
    art,
    quiet: { box: { x: 14, y: 14, width: 140, height: 60 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
  };
};

/** What has been left so far, from somewhere before us to its foot. */
const LINE: readonly Point[] = [
  [128, 222],
  [138, 208],
  [150, 198],
  [160, 190],
  [168, 184],
  [176, 180],
];

const follower = ([x, y]: Point, k: number, art: string, wide: number): string =>
  patch(LOW_LAMP, x, y, wide * k) + at(x, y, k, art);

/** The table from above: a quarter of a round white field, laid for tomorrow. */
function table(): string {
  const [x, y, rx, ry] = [42, -40, 176, 156];
  let fringe = '';
  for (let i = 0; i <= 60; i++) {
    const a = (i / 60) * Math.PI;
    fringe += `M${num(x + Math.cos(a) * rx)} ${num(y + 6 + Math.sin(a) * ry)}l${num(Math.cos(a) * 1.6)} 4`;
  }
  return (
    oval(x + 10, y + 18, rx, ry, '#5f3358', 'fill-opacity=".28"') +
    line(fringe, '#f3dcc2', 1.2) +
    oval(x, y + 6, rx, ry, '#ecd0b6') +
    oval(x, y, rx, ry, '#fff3df') +
    line(disc(x, y, rx - 7, ry - 6), '#5d9ba4', 1.6) +
    line(disc(x, y, rx - 10, ry - 8.4), '#5d9ba4', 0.6) +
    laid(176, 36, '#e9896a')
  );
}

/** A saucer and a cup of what is left of the tea. */
const laid = (x: number, y: number, cup: string): string =>
  oval(x + 2, y + 2, 15, 10, '#e3c6ae', 'fill-opacity=".8"') +
  oval(x, y, 15, 10, '#5d9ba4') +
  oval(x, y - 0.6, 11.4, 7.2, '#fff6e6') +
  oval(x, y - 2, 6, 4.4, cup) +
  oval(x, y - 2.6, 4.6, 3.2, '#a4523f');
