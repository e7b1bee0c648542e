import { at } from '#bookmaking/drawing/marks.ts';
import { AS_DRAWN, boxNearer, type Nearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { HELD_IN } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { slipper } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { steppingIn } from '#titles/i-knew-it-was-you/cast/stepping-in.ts';
import { BY_LAMP, LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool } from '#titles/i-knew-it-was-you/set/print.ts';
import {
  eyesInTheDark,
  hangingQuilt,
  underTheBed,
} from '#titles/i-knew-it-was-you/set/under-the-bed.ts';
import { rightHalf } from './right-half.ts';

/** One page alone has words between the quilt and a face. */
const ALONE: Nearer = { scale: 0.74, x: 222, y: 216 };

/** From the boards before a bed: two slippers that are let, the foot that wants in, and in the dark behind them whoever let them. */
export const page06: Painting = (cast) => paint(cast, 0);
/** The page is the right half; the other slipper lies on the left one, and the dark goes on over it. */
export const spread06 = rightHalf(paint);

/** From `left`, in mm on the page, to the page's right edge. */
function paint({ hero, things }: Cast, left: number): Picture {
  const wide = left < 0;
  const view = wide ? AS_DRAWN : ALONE;
  const [from, top, hem] = wide ? [left - 6, -6, 40] : [-90, -82, -20];
  const kid = placeHero(
    outOfChair(hider(hero)),
    hero.years > 6 ? 58 : 62,
    'head',
    [84, hero.years < 3 ? 109 : 101],
    {
      pose: 'stand',
      mood: 'happy',
      face: HELD_IN,
      yaw: 30,
      pitch: 4,
      turn: 8,
      nod: -10,
      tilt: 8,
      gaze: [0.9, -0.7],
      armL: { upper: [30, 16], lower: [70, 4], hand: 'hold' },
      armR: { upper: [30, 16], lower: [70, 4], hand: 'hold' },
      body: { shrug: 9, lean: 10 },
      legsByPage: true,
    },
    BY_LAMP,
  );
  const lodged = (x: number, lodger: string): string =>
    at(x, 204, 1.16, slipper(LAMP_RIGHT, clip(SUNK, lodger)));
  const art = nearer(
    view,
    underTheBed(from, top) +
      (wide ? eyesInTheDark(-186, 146) : '') +
      parkedChair(hero, 30, [18, 176], 50, BY_LAMP) +
      pool(84, 106, 70, 62, '#b7683f', 0.5) +
      clip('M-60 20H190V182H-60Z', kid.art) +
      hangingQuilt(from, top, hem) +
      steppingIn(LAMP_RIGHT, top) +
      (wide ? lodged(-92, at(28, -44, 0.62, thing(things[1], LAMP_RIGHT), 24)) : '') +
      lodged(124, at(28, -44, 0.56, thing(things[0], LAMP_RIGHT), 24)),
  );
  return {
    art,
    quiet: {
      box: wide
        ? { x: -184, y: 51, width: 150, height: 58 }
        : { x: 15, y: 55, width: 118, height: 43 },
      ink: 'light',
      ...(wide && {
        anchor: 'middle',
        lap: { box: { x: -186, y: 54, width: 152, height: 54 }, ink: 'light', largest: 96 },
      }),
      largest: wide
        ? { sprout: 30, sapling: 25, explorer: 18 }
        : { sprout: 20, sapling: 17, explorer: 14 },
    },
    faces: [boxNearer(view, kid.face)],
  };
}

/** Whatever has moved in is in there as far as its middle. */
const SUNK = 'M-90 -190H90V-30H-90Z';
