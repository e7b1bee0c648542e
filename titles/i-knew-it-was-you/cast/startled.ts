import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';
import { anyonesSkin } from './anyones-skin.ts';
import { grayFace } from './gray-face.ts';
import { spreadHand } from './grown-hand.ts';
import { ankle, checked, slipper } from './seeker.ts';

const KEY = `stroke="${INK.key}" stroke-width="1" stroke-linejoin="round"`;
const HEM = 'M-42 -30C-32 -22 -24 -32 -12 -26C-2 -21 8 -30 22 -22';
const ROBED = `${HEM}C20 -40 14 -54 10 -66C6 -74 -4 -76 -12 -70C-24 -58 -30 -46 -42 -30Z`;
/** Toward what sneezed, and back: both arms as far as they go. */
const FORTH = 'M2 -70C12 -72 22 -78 32 -88L42 -78C34 -66 22 -58 8 -54Z';
const BACK = 'M-8 -70C-18 -74 -26 -82 -32 -92L-44 -84C-38 -70 -28 -58 -14 -52Z';

/** Whoever looks, and has been sneezed at: all of it off the boards, eyes wide, and the teapot that was asked in the air. The boards are y 0, about 110 high. */
export function startled(hero: Hero, light: Light): string {
  const skin = anyonesSkin(hero, light);
  const lining = tone(light, ROBE.lining).base;
  const robed = (d: string): string => checked(light, d, 110) + line(d, INK.key, 1);
  const cuff = (d: string): string => line(d, INK.key, 6) + line(d, lining, 4.6);
  return (
    oval(-8, 2, 40, 4.5, INK.key, 'fill-opacity=".42"') +
    asHero(at(-40, -90, 0.34, spreadHand(skin), -118)) +
    robed(BACK) +
    cuff('M-32.500 -92L-43.500 -84.500') +
    at(-30, -12, 0.25, slipper(light, ankle(light)), 16, -0.25) +
    at(10, -14, 0.25, slipper(light, ankle(light)), -20, -0.25) +
    robed(ROBED) +
    cuff(HEM) +
    line('M-22 -47C-10 -42 4 -44 14 -50', INK.key, 6) +
    line('M-22 -47C-10 -42 4 -44 14 -50', lining, 4.6) +
    at(2, -87, 0.66, grayFace(hero, light, 'startled'), -14) +
    asHero(at(37, -84, 0.34, spreadHand(skin), -44)) +
    robed(FORTH) +
    cuff('M32 -88L42 -78') +
    at(64, -52, 1, teapot(light), 24)
  );
}

/** Nobody was in it; its lid goes on by itself. */
function teapot(light: Light): string {
  const pot = tone(light, INK.blue);
  return (
    path('M15 -6C28 -12 28 10 13 8', 'none', `stroke="${INK.key}" stroke-width="5"`) +
    path('M15 -6C28 -12 28 10 13 8', 'none', `stroke="${pot.base}" stroke-width="3"`) +
    path('M-14 4C-22 4 -22 -8 -29 -10L-25 -14C-18 -12 -18 -4 -13 -5Z', pot.base, KEY) +
    path('M-15 0C-16 -10 16 -10 15 0C17 16 -17 16 -15 0Z', pot.base, KEY) +
    path('M6 -7C16 -6 17 14 4 11.500C12 6 11 -2 6 -7Z', pot.shade) +
    oval(0, -7, 9, 2.6, tone(light, INK.dark).deep, KEY) +
    line('M-9 1q8 5 17 0', pot.lite, 1.6, 'stroke-opacity=".8"') +
    at(
      -7,
      -22,
      1,
      path('M-9 0C-8 -8 8 -8 9 0Z', pot.base, KEY) + oval(0, -7, 2.6, 2.4, pot.lite, KEY),
      -34,
    )
  );
}
