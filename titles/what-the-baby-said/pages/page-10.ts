import { at, oval } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, laidIn } from '#bookmaking/frame.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { babyFace, babyHead } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { byLamp } from '#titles/what-the-baby-said/cast/by-lamp.ts';
import { pancake } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { quilt } from '#titles/what-the-baby-said/cast/quilt.ts';
import { sockedSole } from '#titles/what-the-baby-said/cast/sock.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { catOutside, lamplitWindow, SILL } from '#titles/what-the-baby-said/set/night-window.ts';

const { light } = HUSHED;
/** Where two feet stick out of the quilt, each in a sock. */
const SOLES = [138, 165] as const;
const BABY = [150, 112, 0.56] as const;

/** From outside, where it is night: two in one quilt in a lit window, and hardly a word. */
export const page10: Painting = (cast) => paint(cast, false);
/** Over the fold the window goes on, and before it sits somebody who had left by it. */
export const spread10: Painting = (cast) => laidIn(FROM_THE_LEFT, paint(cast, true));

function paint({ hero: reader, things }: Cast, wide: boolean): Picture {
  const hero = byLamp(reader);
  const child = placeHero(
    outOfChair(hero),
    58,
    'head',
    [77, 91],
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: SOFT_SMILE },
      yaw: 40,
      pitch: 4,
      tilt: 8,
      nod: 4,
      gaze: [0.9, 0.5],
      armsByPage: true,
      legsByPage: true,
      body: { roll: 0, hips: 0, shrug: 2 },
    },
    light,
  );
  const two =
    parkedChair(hero, wide ? 34 : 30, [wide ? -40 : 24, SILL], -30, light) +
    child.art +
    quilt(light) +
    at(
      BABY[0],
      BABY[1],
      BABY[2],
      babyHead(light, hero.skin, {
        turn: -0.8,
        eyes: 'open',
        gaze: [-0.9, -0.6],
        mouth: 'smile',
        brow: 0.4,
      }),
      -9,
    ) +
    SOLES.map((x) => oval(x + 1, SILL - 11, 16, 16, light.shade, 'fill-opacity=".45"')).join('') +
    at(SOLES[0], SILL - 13, 0.78, sockedSole(light), -8) +
    at(SOLES[1], SILL - 13, 0.78, sockedSole(light), 10) +
    at(32, SILL - 14, 0.42, thing(things[0], light), -6);
  return {
    art:
      lamplitWindow(wide, two) +
      (wide ? catOutside(-118, SILL + 4) + at(-60, SILL + 2, 0.5, pancake(light)) : ''),
    quiet: {
      box: wide
        ? { x: -84, y: 44, width: 69, height: 50 }
        : { x: 46, y: SAFE.y, width: 124, height: 13 },
      ink: wide ? 'dark' : 'light',
      align: 'center',
      anchor: wide ? 'middle' : 'top',
      largest: { seedling: wide ? 72 : 30 },
    },
    faces: [child.face, babyFace(...BABY)],
  };
}
