import { at } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { HELD_IN } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { slipper } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { steppingIn } from '#titles/i-knew-it-was-you/cast/stepping-in.ts';
import { bigSlipper } from '#titles/i-knew-it-was-you/set/big-slipper.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { BY_LAMP, LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool } from '#titles/i-knew-it-was-you/set/print.ts';
import {
  bedShade,
  lampOnFloor,
  litRoom,
  overhead,
} from '#titles/i-knew-it-was-you/set/under-the-bed.ts';
import { rightHalf } from './right-half.ts';

/** From under the bed: a room full of lamplight, two slippers that are let, the foot that wants in, and on all fours whoever let them. */
export const page06: Painting = (cast) => paint(cast, 0);
/** The page is the right half; bed and floor come to it from the left. */
export const spread06 = rightHalf(paint);

/** From `left`, in mm on the page, to the page's right edge. */
function paint({ hero, things }: Cast, left: number): Picture {
  const wide = left < 0;
  const who = outOfChair(hider(hero));
  const kid = placeHero(
    who,
    (hero.years > 6 ? 40 : 46) * (wide ? 1 : 0.74),
    'head',
    wide ? [hero.years < 3 ? 78 : 80, 106] : [86, 143],
    {
      pose: 'crawl',
      mood: 'happy',
      face: HELD_IN,
      yaw: 72,
      pitch: 4,
      turn: -22,
      nod: -22,
      gaze: [0.8, -0.9],
    },
    BY_LAMP,
  );
  const art =
    litRoom(left - 6) +
    lampOnFloor(140) +
    parkedChair(hero, wide ? 26 : 22, wide ? [22, 148] : [34, 158], 58, BY_LAMP) +
    steppingIn(LAMP_RIGHT) +
    bedShade(left - 6) +
    pool(kid.head[0], kid.head[1] - 10, 84, 66, INK.glow, 0.5) +
    kid.shadow +
    kid.art +
    (wide ? bigSlipper(at(-56, 70, 0.58, thing(things[1], LAMP_RIGHT), -24)) : '') +
    at(
      wide ? 144 : 160,
      wide ? 202 : 200,
      wide ? 0.94 : 0.7,
      slipper(LAMP_RIGHT, clip(SUNK, at(26, -58, 0.78, thing(things[0], LAMP_RIGHT), 30))),
    ) +
    overhead(left - 6);
  return {
    art,
    quiet: {
      box: wide
        ? { x: -164, y: 112, width: 140, height: 72 }
        : { x: 14, y: 52, width: 88, height: 50 },
      ink: wide ? 'light' : 'dark',
      ...(wide && {
        anchor: 'middle',
        lap: { box: { x: -168, y: 116, width: 142, height: 66 }, ink: 'light', largest: 96 },
      }),
      largest: wide
        ? { sprout: 30, sapling: 25, explorer: 18 }
        : { sprout: 20, sapling: 17, explorer: 14 },
    },
    faces: [kid.face],
  };
}

/** Whatever has moved in is in there as far as its middle. */
const SUNK = 'M-90 -190H90V-30H-90Z';
