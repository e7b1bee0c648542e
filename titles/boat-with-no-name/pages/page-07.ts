import { num } from '#bookmaking/drawing/curves.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { asHero, at, box, calm, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { met, nameOf, type Spot } from '#titles/boat-with-no-name/cast/met.ts';
import {
  boards,
  dark,
  door,
  doorway,
  floorboards,
  lamp,
  oars,
  shavings,
  workInTheDark,
} from '#titles/boat-with-no-name/set/boathouse.ts';
import { lamplitEdge } from '#titles/boat-with-no-name/set/lamplit.ts';
import { LAMP } from '#titles/boat-with-no-name/set/lights.ts';
import { FAR } from '#titles/boat-with-no-name/set/on-both-pages.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Where the floor is, under whoever stands on it. */
const FLOOR = 200;
/** Over whoever comes. */
const LAMP_AT = 70;
/** The door: its hinges, and the edge that is held. */
const HINGE = 208;
const EDGE = 184;

/** A dark boathouse: under its one lamp the last takes a step, and somebody leans in at the door that a hand holds open. */
export const page07: Painting = ({ hero, name, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const tall = beside ? 136 : 112;
  const letters = met(
    7,
    nameOf(name),
    { x: beside ? 8 : 12, y: FLOOR - tall, width: beside ? 116 : 110, height: tall },
    LAMP,
    { under: shelf },
  );
  const size = rolls ? (beside ? 34 : 31) : headToStand(hero, beside ? 128 : 112, beside ? 37 : 32);
  const top = beside ? 44 : 79;
  const child = placeHero(
    hero,
    size,
    'ground',
    [160, FLOOR],
    {
      pose: 'stand',
      mood: 'happy',
      face: { eyes: 'open', mouth: 'oh', brow: [-9, -13, -5] },
      yaw: -48,
      pitch: 4,
      gaze: [-0.9, 0.1],
      tilt: -5,
      nod: 2,
      leanInChair: 30,
      body: { lean: 28, roll: 14 },
      armL: { upper: [-40, 50], lower: [-40, 54], hand: 'hold' },
      armR: { upper: [-6, 8], lower: [12, 4], hand: 'rest' },
      touchL: [EDGE + 8, FLOOR - size * (rolls ? 1.75 : 1.95)],
    },
    mirrored(LAMP),
  );
  const art =
    clean(boards(-4, SHEET + 4)) +
    oars() +
    floorboards(-4, SHEET + 4) +
    doorway(168, top, HINGE - 168, FLOOR - 14) +
    door(HINGE, EDGE, top, FLOOR - 14) +
    clean(dark(-4, 70)) +
    clean(lamp(LAMP_AT, beside ? 42 : 60, FLOOR, 66)) +
    letters.spots.map(cast).join('') +
    child.shadow +
    letters.art +
    lamplitEdge(child, -0.9, -0.6) +
    child.art +
    fingersRoundEdge(child, hero, top) +
    shavings();
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 96, width: SHEET - 96 - SAFE.x, height: 58 },
      ink: 'light',
      largest: { ...LARGE, explorer: 16 },
    },
    faces: [child.face],
    signs: letters.signs,
    ...(beside && {
      overFold: () =>
        groundPastFold(clean(boards(-FAR, 6) + floorboards(-FAR, 6) + unlit() + workInTheDark())),
    }),
  };
};

/** On the page of words it is as dark as at the edge of the picture. */
const unlit = (): string => box(-FAR, -8, FAR + 10, 240, '#101f33', 0, 'fill-opacity=".94"');

/** The hand is behind the edge of the door, and its fingers come round it. */
function fingersRoundEdge(
  { handL: [, y], figure, scale }: PlacedHero,
  hero: Hero,
  top: number,
): string {
  const k = figure.skeleton.body.hand * scale;
  const near = `M${EDGE} ${num(y - 9)}h14v18h-14Z`;
  const fingers = grip(skinTone(LAMP, hero.skin)).before;
  return (
    clip(near, door(HINGE, EDGE, top, FLOOR - 14)) + asHero(calm(at(EDGE - 10 * k, y, k, fingers)))
  );
}

/** Short: the lamp is right over it. */
const cast = ({ x, ground, height }: Spot): string =>
  oval(x, ground + 1, height * 0.5, 4, '#0a1626', 'fill-opacity=".5"');

/** A shelf for whoever is higher up. */
const shelf = ({ x, y, height }: Spot, upper: boolean): string =>
  upper
    ? box(x - height * 0.64, y, height * 1.28, 4, '#b9824a') +
      line(`M${x - height * 0.6} ${y + 4}l6 8M${x + height * 0.6} ${y + 4}l-6 8`, '#5f3d22', 2)
    : '';
