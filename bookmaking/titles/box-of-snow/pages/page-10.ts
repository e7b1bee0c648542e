import { at, box, path } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { headToStand } from '../../../hero/head-size.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { snowball } from '../cast/carton.ts';
import { grownArm } from '../cast/limb.ts';
import { DRESS, gownOfNine, profileOfNine, SKIN } from '../cast/siblings.ts';
import { WATER } from '../set/colors.ts';
import { DUSK } from '../set/lights.ts';
import { lakePhotograph, mittenHook } from '../set/nine.ts';
import { glow } from '../set/ramp.ts';

/** Mid, wordless: gold on one side of the doorway, blue on the other, and between them what is left. */
export const page10: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 124, 42),
    'ground',
    [56, 206],
    {
      pose: 'stand',
      mood: 'worried',
      yaw: 40,
      pitch: 4,
      gaze: [1, 0.2],
      touchL: [101, 148],
      armL: { upper: [50, 10], lower: [84, 4], hand: 'open' },
    },
    DUSK,
  );
  const art =
    box(
      0,
      0,
      108,
      SHEET,
      linear([
        [0, '#ffd99a'],
        [1, '#f2a86a'],
      ]),
    ) +
    box(
      108,
      0,
      112,
      SHEET,
      linear([
        [0, '#4560ae'],
        [1, '#2b3f86'],
      ]),
    ) +
    box(0, 196, 108, 24, '#c9783f') +
    box(108, 196, 112, 24, '#22306b') +
    box(100, 0, 16, 200, '#7a5a6a') +
    lakePhotograph([178, 48]) +
    mittenHook([134, 96]) +
    child.shadow +
    at(
      168,
      206,
      0.72,
      gownOfNine(DUSK, 126, -4, false) + at(-6, -170, 0.86, profileOfNine(DUSK, 'hush')),
    ) +
    grownArm(DUSK, {
      way: [
        [164, 130],
        [150, 156],
        [126, 150],
      ],
      width: 7,
      sleeve: DRESS,
      skin: SKIN,
      grip: 'flat',
      rolled: 0.7,
    }) +
    child.art +
    glow(108, 140, 40, 40, '#ffffff', 0.5) +
    snowball(DUSK, 108, 138, 6) +
    path('M108 145q3 5 0 8q-3 -3 0 -8', WATER) +
    at(child.handR[0], child.handR[1] + 6, 0.3, thing(things[0], DUSK), 20);
  return {
    art,
    quiet: {
      box: { x: 20, y: 14, width: 78, height: 40 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face],
  };
};
