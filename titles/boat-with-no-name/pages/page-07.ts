import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { TIPTOE } from '#bookmaking/hero/more-poses.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { CREATURES } from '#titles/boat-with-no-name/cast/creatures.ts';
import { met, nameOf, type Spot } from '#titles/boat-with-no-name/cast/met.ts';
import {
  boards,
  dark,
  floorboards,
  lamp,
  oars,
  workInTheDark,
} from '#titles/boat-with-no-name/set/boathouse.ts';
import { lamplitEdge } from '#titles/boat-with-no-name/set/lamplit.ts';
import { LAMP, UNDER_LAMP } from '#titles/boat-with-no-name/set/lights.ts';
import { FAR } from '#titles/boat-with-no-name/set/on-both-pages.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Where the floor is, under whoever stands on it. */
const FLOOR = 200;
/** Over both; further off where words have the place beside it. */
const [LAMP_READ, LAMP_UNREAD] = [72, 100];

/** A dark boathouse: somebody has the cord of its one lamp in a fist, and in that light the last comes, step by step. */
export const page07: Painting = ({ hero, name, beside }) => {
  const lampX = beside ? LAMP_UNREAD : LAMP_READ;
  const top = beside ? 34 : 60;
  const tall = beside ? 122 : 100;
  const letters = met(
    7,
    nameOf(name),
    { x: 10, y: FLOOR - tall, width: beside ? 100 : 92, height: tall },
    LAMP,
    { under: shelf },
  );
  const child = switchesOn(hero, beside ? 122 : 104, beside ? 34 : 30);
  const art =
    clean(boards(-4, SHEET + 4)) +
    oars() +
    floorboards(-4, SHEET + 4) +
    clean(dark(-4, 70)) +
    clean(lamp(lampX, top, FLOOR, 92)) +
    letters.spots.map(cast).join('') +
    child.shadow +
    letters.art +
    lamplitEdge(child, -0.9, -0.6) +
    child.art +
    cord([lampX + 15, top + 1], child.handR) +
    child.hand(-1);
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 97, width: SHEET - 97 - SAFE.x, height: 57 },
      ink: 'light',
      largest: { ...LARGE, explorer: 16 },
    },
    faces: [child.face],
    signs: letters.signs,
    ...(beside && {
      overFold: () =>
        groundPastFold(clean(boards(-FAR, 6) + floorboards(-FAR, 6) + unlit() + workInTheDark())) +
        at(-20, 148, 0.8, CREATURES.mouse(LAMP)),
    }),
  };
};

/** One arm straight up to the cord, eyes on who comes. */
function switchesOn(hero: Hero, tall: number, most: number): PlacedHero {
  const rolls = hero.wheelchair !== undefined;
  const size = rolls ? most * 0.92 : headToStand(hero, tall, most);
  const there = placeHero(hero, size, 'ground', STANDS, REACHING, UNDER_LAMP);
  const [x, y] = there.head;
  const touchR: Point = [x - size * 1.5, y - size * 0.5];
  return placeHero(hero, size, 'ground', STANDS, { ...REACHING, touchR }, UNDER_LAMP);
}

const STANDS: Point = [158, FLOOR];
const REACHING = {
  pose: TIPTOE,
  mood: 'happy',
  face: { eyes: 'open', mouth: 'smile', brow: [-9, -13, -5] },
  yaw: -40,
  turn: -14,
  pitch: 4,
  nod: 2,
  tilt: -3,
  gaze: [-0.9, 0.2],
  leanInChair: 8,
  armL: { upper: [-16, 14], lower: [-4, 8], hand: 'rest' },
  armR: { upper: [30, 140], lower: [30, 150], hand: 'hold' },
} as const;

/** From under the shade through a fist, with a bead at its end. */
const cord = ([x, y]: Point, [hx, hy]: Point): string =>
  line(`M${x} ${y}L${num(hx)} ${num(hy)}q-1 6 0 14`, '#f0cf96', 1.3) +
  oval(hx, hy + 15, 1.8, 2.2, '#e2492f');

/** On the page of words it is as dark as at the edge of the picture. */
const unlit = (): string => box(-FAR, -8, FAR + 10, 240, '#101f33', 0, 'fill-opacity=".94"');

/** Short: the lamp is right over it. */
const cast = ({ x, ground, height }: Spot): string =>
  oval(x, ground + 1, height * 0.5, 4, '#0a1626', 'fill-opacity=".5"');

/** A shelf for whoever is higher up. */
const shelf = ({ x, y, height }: Spot, upper: boolean): string =>
  upper
    ? box(x - height * 0.64, y, height * 1.28, 4, '#b9824a') +
      line(`M${x - height * 0.6} ${y + 4}l6 8M${x + height * 0.6} ${y + 4}l-6 8`, '#5f3d22', 2)
    : '';
