import { num } from '#bookmaking/drawing/curves.ts';
import { asHero, at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { atTheDoor } from '#titles/i-knew-it-was-you/cast/at-the-door.ts';
import { CHEEKS_FULL } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { fingersOver } from '#titles/i-knew-it-was-you/cast/fingers-over.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
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
  const x = wide ? 87 : 152;
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
      turn: side * 6,
      nod: -4,
      tilt: side * 5,
      gaze: [side, -0.5],
      armsByPage: true,
    },
    LAMP,
  );
  const art =
    kitchen(left - 6, lamp) +
    atTheDoor(hero, LAMP, wide ? 171 : 100, RIM + 20) +
    lampOver(lamp) +
    pool(x, RIM - size * 0.5, size * 0.9, size * 0.8, INK.glow, 0.5) +
    kid.art +
    cheek(hero, x - size * (cheeks - 0.02), size, -1) +
    cheek(hero, x + size * (cheeks + 0.05), size, 1) +
    bowlRim(left - 6, x, RIM) +
    fingersOver(hero, LAMP, [x - size * 0.86, RIM], size, 1, -6) +
    fingersOver(hero, LAMP, [x + size * 0.62, RIM], size, -1, 6) +
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
        lap: { box: { x: left + 18, y: 108, width: 150, height: 84 }, ink: 'dark', largest: 84 },
      }),
      largest: wide
        ? { sprout: 30, sapling: 27, explorer: 22 }
        : { sprout: 18, sapling: 15, explorer: 13 },
    },
    faces: [kid.face],
  };
}

/** As full as it goes: one flesh with the face, and past its contour by as much as a bite of pear is large. */
function cheek(hero: Cast['hero'], x: number, size: number, way: 1 | -1): string {
  const skin = skinTone(LAMP, hero.skin);
  const y = RIM - size * 0.27;
  const r = size * (hero.years < 3 || hero.hair === 'hijab' ? 0.12 : 0.14);
  const round = `M${num(x - way * r * 0.1)} ${num(y - r)}C${num(x + way * r * 0.8)} ${num(y - r * 1.1)} ${num(x + way * r * 1.15)} ${num(y - r * 0.3)} ${num(x + way * r)} ${num(y + r * 0.3)}C${num(x + way * r * 0.8)} ${num(y + r)} ${num(x + way * r * 0.2)} ${num(y + r * 1.1)} ${num(x - way * r * 0.5)} ${num(y + r * 0.9)}`;
  return asHero(
    path(
      `${round}C${num(x - way * r)} ${num(y + r * 0.4)} ${num(x - way * r * 0.9)} ${num(y - r * 0.8)} ${num(x - way * r * 0.1)} ${num(y - r)}Z`,
      skin.base,
    ) +
      line(round, INK.key, 0.9) +
      oval(
        x + way * r * 0.1,
        y + r * 0.1,
        r * 0.62,
        r * 0.52,
        radial([
          [0, '#e0604e', 0.5],
          [1, '#e0604e', 0],
        ]),
      ) +
      line(
        `M${num(x + way * r * 0.3)} ${num(y - r * 0.62)}q${num(way * r * 0.3)} ${num(r * 0.06)} ${num(way * r * 0.42)} ${num(r * 0.36)}`,
        skin.lite,
        1.3,
        'stroke-opacity=".8"',
      ),
  );
}
