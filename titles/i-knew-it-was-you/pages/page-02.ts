import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asHero, at, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { groundPastFold, pastFold } from '#bookmaking/past-fold.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { HELD_IN } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider, inBed } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { passing, peering } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import {
  dryMat,
  dryTowel,
  hall,
  lightFromRight,
  TOWEL,
} from '#titles/i-knew-it-was-you/set/hall.ts';
import { LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { rubberDuck } from '#titles/i-knew-it-was-you/set/rubber-duck.ts';
import { footprints, puddle, wetShine, wheelLines } from '#titles/i-knew-it-was-you/set/wet-way.ts';
import { SOUNDS } from '#titles/i-knew-it-was-you/sounds.ts';

/** Where a child stands on the boards behind the towel. */
const STAND: Point = [164, 184];
/** A head, in mm. */
const SIZE = 53;

/** Low along the hall: a robe bends to a duck, and right behind it the towel has a face, and feet. */
export const page02: Painting = ({ hero, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const kid = placeHero(inBed(hero), SIZE, 'head', [122, 110], LEANING_OUT, LAMP_RIGHT);
  const trail = rolls ? wheelLines() : wetShine() + footprints();
  // Alone, the page has the duck at its own edge; bound, it swims on the page of words.
  const duck = duckInPuddle(beside ? [-52, 178] : [26, 194]);
  const art =
    hall(-6) +
    lightFromRight() +
    peering(-20, 150, 124, 0.36) +
    trail +
    puddle(STAND[0] - 4, STAND[1] + 1, 30, 4) +
    dryMat() +
    below(hero) +
    clip(`M60 -6H${TOWEL.left + 20}V${TOWEL.hem - 3}H60Z`, kid.onWall(4) + kid.art) +
    dryTowel() +
    grip(hero, SIZE) +
    at(46, 194, 1, passing(LAMP_RIGHT, 204)) +
    (beside ? '' : duck) +
    lettered(SOUNDS.drip, [108, 179], { height: 5, turn: 6, ink: INK.paper });
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 92, width: SAFE.x + SAFE.width - 92, height: 56 },
      ink: 'light',
      largest: { explorer: 14 },
    },
    faces: [kid.face],
    ...(beside && {
      overFold: () =>
        groundPastFold(hall(-240) + lightFromRight() + peering(-20, 150, 124, 0.36)) +
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

/** What the towel is too short for: two bare feet, or a chair. */
function below(hero: Cast['hero']): string {
  const who = hider(hero);
  const bare = { ...who, colors: { ...who.colors, shoes: hero.skin } };
  const kid = placeHero(
    hero.wheelchair ? who : bare,
    hero.wheelchair ? 44 : SIZE * 0.9,
    'ground',
    [STAND[0] + (hero.wheelchair ? 5 : 0), STAND[1]],
    {
      pose: hero.wheelchair ? 'sit' : 'stand',
      mood: 'happy',
      yaw: -34,
      pitch: 3,
      armsByPage: true,
    },
    LAMP_RIGHT,
  );
  // Beside the towel a wheel stands out, and no second head.
  const seen = hero.wheelchair
    ? `M60 ${TOWEL.hem - 3}H${TOWEL.right - 4}V94H222V222H60Z`
    : `M60 ${TOWEL.hem - 3}H222V222H60Z`;
  return kid.shadow + clip(seen, kid.art);
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
