import { at, box } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { grownArm } from '../cast/limb.ts';
import { bowOfTen, DRESS, gownOfNine, howlOfTen, profileOfNine, SKIN } from '../cast/siblings.ts';
import { LOW_SUN } from '../set/lights.ts';

/** Close, tall and narrow: eighty-three years go in at the collar. */
export const page11: Painting = ({ hero, things }) => {
  const child = placeHero(
    hero,
    50,
    'head',
    [46, 154],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: 26,
      pitch: 3,
      gaze: [0.9, -0.7],
      armL: { upper: [20, 60], lower: [20, 140], hand: 'open' },
    },
    LOW_SUN,
  );
  const ten = bowOfTen(LOW_SUN);
  const k = 1.16;
  const art =
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, '#ffe6b8'],
        [0.6, '#ffcf8f'],
        [1, '#f6a86a'],
      ]),
    ) +
    box(112, 6, 100, 210, '#3d559f') +
    at(140, 208, k, ten.art) +
    at(140 + ten.head[0] * k, 208 + ten.head[1] * k, 0.42, howlOfTen(LOW_SUN)) +
    at(
      186,
      208,
      0.62,
      gownOfNine(LOW_SUN, 126, -4, true) + at(-6, -168, 0.86, profileOfNine(LOW_SUN, 'glee')),
    ) +
    grownArm(LOW_SUN, {
      way: [
        [182, 130],
        [176, 96],
        [162, 70],
      ],
      width: 7,
      sleeve: DRESS,
      skin: SKIN,
      grip: 'flat',
      rolled: 0.7,
    }) +
    child.art +
    at(30, 208, 0.4, thing(things[0], LOW_SUN));
  return {
    art,
    quiet: { box: { ...SAFE, width: 92, height: 92 }, ink: 'dark' },
    faces: [child.face],
  };
};
