import { at } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { SLY } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { slipper } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { steppingIn } from '#titles/i-knew-it-was-you/cast/stepping-in.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { BY_LAMP, LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool } from '#titles/i-knew-it-was-you/set/print.ts';
import { sock } from '#titles/i-knew-it-was-you/set/trail.ts';
import {
  bedLeg,
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
    wide ? 38 : 29,
    'ground',
    wide ? [31, 199] : [52, 203],
    {
      pose: 'crawl',
      mood: 'happy',
      face: SLY,
      yaw: 74,
      turn: -10,
      pitch: 4,
      nod: 4,
      gaze: [0.9, 0.3],
    },
    BY_LAMP,
  );
  const art =
    litRoom(left - 6) +
    lampOnFloor(140) +
    parkedChair(hero, wide ? 33 : 22, wide ? [-76, 186] : [34, 162], 58, BY_LAMP) +
    steppingIn(LAMP_RIGHT) +
    at(
      180,
      166,
      0.46,
      slipper(LAMP_RIGHT, clip(SUNK, at(26, -54, 0.74, thing(things[1], LAMP_RIGHT), -34))),
    ) +
    bedShade(left - 6) +
    at(
      138,
      199,
      0.66,
      slipper(LAMP_RIGHT, clip(SUNK, at(26, -58, 0.78, thing(things[0], LAMP_RIGHT), 30))),
    ) +
    pool(kid.head[0], kid.head[1] - 10, 84, 66, INK.glow, 0.5) +
    kid.shadow +
    kid.art +
    (wide ? sock(BY_LAMP, -150, 202, 1.1, -74) + bedLeg(left + 2) : '') +
    overhead(left - 6);
  return {
    art,
    quiet: {
      box: wide
        ? { x: left + 40, y: 54, width: 158, height: 62 }
        : { x: 14, y: 54, width: 88, height: 62 },
      ink: 'dark',
      ...(wide && {
        lap: { box: { x: left + 42, y: 54, width: 144, height: 60 }, ink: 'dark', largest: 84 },
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
