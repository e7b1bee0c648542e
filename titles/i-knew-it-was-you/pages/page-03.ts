import { asHero, at, oval, shifted } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { CHEEKS_FULL } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { fingersOver } from '#titles/i-knew-it-was-you/cast/fingers-over.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { handsInPockets } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import {
  bowlRim,
  greatPear,
  kitchen,
  lampOver,
  peach,
  plum,
} from '#titles/i-knew-it-was-you/set/in-the-bowl.ts';
import { LAMP } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool } from '#titles/i-knew-it-was-you/set/print.ts';
import { rightHalf } from './right-half.ts';

/** The rim of the bowl, on which a chin is laid. */
const RIM = 146;

/** From in the bowl: fruit as big as houses, and over the rim a face with its cheeks full, which looks who is coming. */
export const page03: Painting = (cast) => paint(cast, 0);
/** The page is the right half; the largest pear lies on the left one. */
export const spread03 = rightHalf(paint);

/** From `left`, in mm on the page, to the page's right edge. */
function paint({ hero }: Cast, left: number): Picture {
  const wide = left < 0;
  const size = wide ? 58 : 48;
  const x = wide ? 92 : 152;
  /** Where the door is, from the child. */
  const side = wide ? 1 : -1;
  /** A scarf leaves them less room. */
  const cheeks = hero.hair === 'hijab' ? 0.29 : 0.37;
  const lamp = wide ? 34 : 100;
  const pear = wide ? 0 : 106;
  const kid = placeHero(
    hider(hero),
    size,
    'head',
    [x, RIM - size * 0.56],
    {
      pose: 'stand',
      mood: 'happy',
      face: CHEEKS_FULL,
      puff: 1,
      yaw: side * 14,
      pitch: 4,
      turn: side * 4,
      nod: -4,
      tilt: side * 5,
      gaze: [side, -0.25],
      armsByPage: true,
    },
    LAMP,
  );
  const art =
    kitchen(left - 6, lamp) +
    handsInPockets(LAMP, wide ? 171 : 100, RIM + 20) +
    lampOver(lamp) +
    pool(x, RIM - size * 0.5, size * 0.9, size * 0.8, INK.glow, 0.5) +
    kid.art +
    bowlRim(left - 6, x, RIM) +
    fingersOver(hero, LAMP, [x - size * 0.86, RIM], size) +
    fingersOver(hero, LAMP, [x + size * 0.62, RIM], size) +
    at(wide ? 148 : 196, 172, 0.36, greatPear(2.4)) +
    plum(wide ? 44 : 116, wide ? 206 : 214, 38) +
    peach(wide ? 160 : 184, 208, 46) +
    shifted(pear, 0, greatPear());
  return {
    art,
    quiet: {
      box: wide
        ? { x: left + 20, y: 104, width: 168, height: 96 }
        : { x: 14, y: 104, width: 77, height: 96 },
      ink: 'dark',
      anchor: 'middle',
      ...(wide && {
        lap: { box: { x: left + 18, y: 108, width: 150, height: 84 }, ink: 'dark', largest: 50 },
      }),
      largest: wide
        ? { sprout: 30, sapling: 27, explorer: 22 }
        : { sprout: 18, sapling: 15, explorer: 13 },
    },
    faces: [kid.face],
  };
}

/** As full as it goes: it stands out from the face, and is lit. */
function cheek(hero: Cast['hero'], x: number, size: number, way: 1 | -1): string {
  const skin = skinTone(LAMP, hero.skin);
  const [y, r] = [
    RIM - size * 0.27,
    size * (hero.years < 3 || hero.hair === 'hijab' ? 0.12 : 0.14),
  ];
  return asHero(
    oval(x, y, r, r * 0.96, skin.base, `stroke="${skin.deep}" stroke-width="1"`) +
      oval(x - way * r * 0.5, y - r * 0.02, r * 0.86, r * 0.9, skin.base) +
      oval(x, y - r * 0.1, r * 0.6, r * 0.5, '#d9604a', 'fill-opacity=".3"') +
      oval(x + way * r * 0.2, y - r * 0.5, r * 0.2, r * 0.12, skin.lite, 'fill-opacity=".7"'),
  );
}
