import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, type Tone, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { bending } from '#titles/i-knew-it-was-you/cast/bending.ts';
import { HELD_IN } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider, inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { farHall } from '#titles/i-knew-it-was-you/set/far-hall.ts';
import {
  dryMat,
  dryTowel,
  hall,
  lightFromRight,
  TOWEL,
} from '#titles/i-knew-it-was-you/set/hall.ts';
import { LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool } from '#titles/i-knew-it-was-you/set/print.ts';
import { rubberDuck } from '#titles/i-knew-it-was-you/set/rubber-duck.ts';
import { footprints, puddle, wetShine, wheelLines } from '#titles/i-knew-it-was-you/set/wet-way.ts';
import { SOUNDS } from '#titles/i-knew-it-was-you/sounds.ts';

/** Where a child is on the boards behind the towel: under its own head, whoever leans out; a chair needs all of the towel. */
const STAND = { stands: [154, 184] as Point, rolls: [164, 184] as Point };
/** A head, in mm. */
const SIZE = 53;

/** Low along the hall: somebody in a robe greets a duck, and right behind it the towel has a face, and feet. */
export const page02: Painting = ({ hero, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const stand = rolls ? STAND.rolls : STAND.stands;
  const kid = placeHero(inBed(hero), SIZE, 'head', [122, 110], LEANING_OUT, LAMP_RIGHT);
  const trail = rolls ? wheelLines() : wetShine() + footprints();
  // Alone, the page has the duck at its own edge; bound, it swims on the page of words.
  const duck = duckInPuddle(beside ? [-52, 178] : [26, 194]);
  const art =
    hall(-6) +
    lightFromRight() +
    (beside ? cordToTheHats() : '') +
    trail +
    puddle(stand[0] - (rolls ? 4 : 0), stand[1] + 1, rolls ? 30 : 24, 4) +
    dryMat() +
    line(CORD, INK.key, 1.8) +
    line(CORD, tone(LAMP_RIGHT, INK.paper).base, 1) +
    (rolls ? chairBelow(hero) : feetBelow(hero)) +
    clip(`M60 -6H${TOWEL.left + 20}V${TOWEL.hem - 3}H60Z`, kid.onWall(4) + kid.art) +
    dryTowel() +
    grip(hero, SIZE) +
    at(50, 194, 1, bending(hero, LAMP_RIGHT)) +
    (beside ? '' : duck) +
    lettered(SOUNDS.drip, [99, 178], { height: 5, turn: 6, ink: INK.paper });
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 92, width: SAFE.x + SAFE.width - 92, height: 56 },
      ink: 'light',
      largest: { explorer: 14, seedling: 34 },
    },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        groundPastFold(hall(-240) + lightFromRight() + farHall() + cordToTheHats()) +
        pastFold(trail + duck),
    }),
  };
};

/** From behind it, head first, and all the rest stays there. */
const LEANING_OUT: HeroWish = {
  pose: 'stand',
  mood: 'happy',
  face: HELD_IN,
  yaw: -34,
  pitch: 3,
  tilt: -8,
  gaze: [-1, 0.1],
  body: { roll: -36 },
  armsByPage: true,
  legsByPage: true,
};

/** It sags from behind the robe to the one peg and on from the other past the edge of the page. */
const CORD = `M60 52Q104 76 ${TOWEL.left + 4} ${TOWEL.top - 3}Q${(TOWEL.left + TOWEL.right) / 2} ${TOWEL.top + 1} ${TOWEL.right - 4} ${TOWEL.top - 3}Q208 68 226 56`;

/** Behind the robe the line goes on, up to the shelf at the other end of the hall. */
const cordToTheHats = (): string => {
  const d = 'M60 52Q6 66 -29 29';
  return line(d, INK.key, 1.8) + line(d, '#a79fb4', 0.9);
};

/** What the towel is too short for: two legs of pajamas, and feet that are as bare as their prints. */
function feetBelow(hero: Cast['hero']): string {
  const who = hider(hero);
  const kid = placeHero(
    { ...who, colors: { ...who.colors, shoes: hero.skin } },
    SIZE * 0.9,
    'ground',
    STAND.stands,
    { pose: 'stand', mood: 'happy', yaw: -34, pitch: 3, armsByPage: true },
    LAMP_RIGHT,
  );
  const below = (to: number): string =>
    kid.shadow + clip(`M60 ${TOWEL.hem - 3}H222V${num(to)}H60Z`, kid.art);
  // Who cannot stand yet sits there, soles to us.
  if (hero.years < 1) return below(222);
  const skin = skinTone(LAMP_RIGHT, hero.skin);
  const { legL, legR } = kid.figure.skeleton;
  const feet = [legR, legL].map(
    ({ end }): Point => [
      kid.origin[0] + end[0] * kid.scale,
      STAND.stands[1] + (end[1] - Math.max(legL.end[1], legR.end[1])) * kid.scale,
    ],
  );
  const cuff = Math.min(...feet.map(([, y]) => y)) - 7;
  return below(cuff) + asHero(feet.map(([x, y]) => at(x, y, 1, bareFoot(skin))).join(''));
}

/** From before it and a little from its side, toes to the left: its sole on y 0. */
const bareFoot = (skin: Tone): string => {
  const key = `stroke="${INK.key}" stroke-width=".7" stroke-linejoin="round"`;
  return (
    path(
      'M-3.600 -10H4.400C4.600 -5 6.400 -3.600 6 -1C5 .8 -4 1.400 -9 1C-13 .6 -13.600 -3 -10.600 -4.200C-7 -5.400 -4 -7 -3.600 -10Z',
      skin.base,
      key,
    ) +
    path('M4.400 -10C4.600 -5 6.400 -3.600 6 -1C5 .2 1 .8 -2 1C1 -2 2 -6 1.600 -10Z', skin.shade) +
    [
      [-12.6, -1.2, 2],
      [-9.9, 0.4, 1.5],
      [-7.3, 1, 1.4],
      [-4.9, 1.2, 1.3],
      [-2.7, 1.2, 1.2],
    ]
      .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.9, skin.base, key))
      .join('')
  );
};

/** Under it light falls on laps, shoes and casters. */
const BELOW: Light = { ...LAMP_RIGHT, shadeAmount: 0.1, castAmount: 0.06, shadowAlpha: 0.14 };

/** What the towel is too short for: a chair, with a wheel beside it and no second head. */
function chairBelow(hero: Cast['hero']): string {
  const kid = placeHero(
    hider(hero),
    44,
    'ground',
    [STAND.rolls[0] + 5, STAND.rolls[1]],
    { pose: 'sit', mood: 'happy', yaw: -34, pitch: 3, armsByPage: true },
    BELOW,
  );
  return (
    kid.shadow +
    pool(160, 178, 36, 13, INK.glow, 0.75) +
    clip(`M60 ${TOWEL.hem - 3}H${TOWEL.right - 4}V94H222V222H60Z`, kid.art)
  );
}

/** Four fingers round the edge of the towel. */
function grip(hero: Cast['hero'], size: number): string {
  const skin = skinTone(LAMP_RIGHT, hero.skin);
  const wide = size * 0.07;
  const finger = (i: number): string => {
    const y = TOWEL.top + 62 + i * wide * 1.14;
    return `M${num(TOWEL.left - 1)} ${num(y)}l${num(wide * ([1.3, 1.7, 1.6, 1.1][i] as number))} ${num((i - 1.5) * 0.3)}`;
  };
  const d = [0, 1, 2, 3].map(finger).join('');
  return asHero(line(d, INK.key, wide + 1.6) + line(d, skin.base, wide));
}

/** It has a puddle to itself, and stays. */
const duckInPuddle = ([x, y]: Point): string =>
  at(
    x,
    y,
    0.56,
    puddle(2, 25, 47, 8) +
      at(0, 0, 1.12, rubberDuck()) +
      path('M-41 25C-25 20 27 20 45 25C35 33 -27 33 -41 25Z', '#86abc4', 'fill-opacity=".75"') +
      line('M-33 27q36 4 70 -1', '#e4f1f6', 1, 'stroke-opacity=".8"'),
  );
