import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, oval } from '#bookmaking/drawing/marks.ts';
import { AS_DRAWN, boxNearer, type Nearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { fistOf } from '#bookmaking/hero/fist.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { FIST } from '#bookmaking/hero/reach.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { HELD_IN } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { listening } from '#titles/i-knew-it-was-you/cast/listening.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import {
  brightHall,
  DOOR,
  darkRoom,
  doorEdge,
  knocks,
  nightWindow,
  STANDS,
} from '#titles/i-knew-it-was-you/set/cut-open.ts';
import { AT_LAMP, LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { crumbs, sock } from '#titles/i-knew-it-was-you/set/trail.ts';
import { RING, string, wagon } from '#titles/i-knew-it-was-you/set/wagon.ts';

/** One page alone has words over the heads. */
const ALONE: Nearer = { scale: 0.72, x: 78, y: 216 };
/** Where the wagon waits, and how large it is. */
const WAGON = { at: [270, 205], size: 1.2 } as const;

/** A house cut open: a child knocks at a door, somebody behind it has a hand at its ear, and a string runs out under it. */
export const page07: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the string goes on, to what rides at its end. */
export const spread07: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const view = wide ? AS_DRAWN : ALONE;
  const [left, top] = wide ? [-6, -6] : [-50, -100];
  const kid = knocking(hider(hero));
  const fist = fistOf(kid, 1);
  const ring: Point = [WAGON.at[0] + RING[0] * WAGON.size, WAGON.at[1] + RING[1] * WAGON.size];
  const art = nearer(
    view,
    brightHall(left, top) +
      darkRoom(SPREAD + 6, top) +
      (wide ? nightWindow() : '') +
      sock(AT_LAMP, 30, 190, 0.8, 74) +
      crumbs(AT_LAMP, 'M46 203h.1M53 199h.1M58 204h.1M20 203h.1M104 205h.1') +
      oval(kid.origin[0], STANDS, 30, 4, INK.key, 'fill-opacity=".4"') +
      kid.shadow +
      kid.art +
      doorEdge(top) +
      listening(hero, LAMP) +
      string(LAMP, [fist, [DOOR.left - 1, STANDS - 2.4], [DOOR.right, STANDS - 2.4], ring]) +
      kid.hand(1) +
      knocks(fistOf(kid, -1)) +
      (wide
        ? at(WAGON.at[0], WAGON.at[1], WAGON.size, wagon(LAMP, INK.rose, thing(things[0], LAMP)))
        : ''),
  );
  return {
    art,
    quiet: {
      box: wide
        ? { x: 244, y: 28, width: 138, height: 84 }
        : { x: 15, y: 16, width: 98, height: 72 },
      ink: wide ? 'light' : 'dark',
      ...(wide && { anchor: 'middle' }),
      largest: wide
        ? { explorer: 18, sapling: 21, sprout: 26 }
        : { sprout: 19, sapling: 15, explorer: 13 },
    },
    faces: [boxNearer(view, kid.face)],
  };
}

/** On its way out again, one arm at its end with the fist on the door, and behind the other a string. */
function knocking(who: Hero): PlacedHero {
  const rolls = who.wheelchair !== undefined;
  const isSmall = who.years < 3;
  const placed = (size: number, x: number, touchR?: Point): PlacedHero =>
    placeHero(
      who,
      size,
      'ground',
      [x, STANDS],
      {
        pose: rolls ? 'sit' : 'stand',
        mood: 'happy',
        face: HELD_IN,
        yaw: 68,
        pitch: 3,
        turn: 6,
        nod: -4,
        tilt: -4,
        gaze: [0.9, -0.2],
        leanInChair: 20,
        body: {
          lean: isSmall ? 4 : 14,
          roll: 0,
          twist: 0,
          shrug: 5,
          ...(!rolls && {
            legL: { upper: [30, 2], lower: [2, 2] },
            legR: { upper: [-10, 4], lower: [-28, 4], foot: 26 },
          }),
        },
        armL: { upper: [4, 6], lower: [22, 2], hand: 'hold' },
        armR: { upper: [84, 4], lower: [92, 2], hand: 'hold' },
        ...(touchR && { touchR }),
      },
      AT_LAMP,
    );
  const { head } = placed(100, 0).figure;
  const size = Math.min(48, ((rolls ? 122 : 138) / (50 - head[1])) * 100);
  const { figure, scale, origin } = placed(size, 0);
  const { armR, body } = figure.skeleton;
  const span = (a: readonly number[], b: readonly number[]): number =>
    Math.hypot(...a.map((v, i) => v - (b[i] ?? 0)));
  const reach =
    (span(armR.root, armR.bend) + span(armR.bend, armR.end) + FIST * body.hand) * scale * 0.95;
  const up = reach * (isSmall ? -0.16 : 0.1);
  const half = 9 * body.hand * scale;
  const on: Point = [DOOR.left - half, origin[1] + armR.root[1] * scale - up];
  const x = on[0] - Math.sqrt(reach ** 2 - up ** 2) - armR.root[0] * scale;
  return placed(size, x, on);
}
