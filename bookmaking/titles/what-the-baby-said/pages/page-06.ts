import { mix } from '../../../drawing/colour.ts';
import { tone } from '../../../drawing/light.ts';
import { at, box, line, oval, path } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { babySkin } from '../cast/baby-head.ts';
import { leavingCat } from '../cast/cat.ts';
import { pancake } from '../cast/pancakes.ts';
import { NOISE } from '../set/hours.ts';

const { light } = NOISE;

/** Full bleed: mostly mouth. What is said stands where it comes from. */
export const page06: Painting = ({ hero, things }) => {
  const skin = tone(light, babySkin(hero.skin, 0.45));
  const child = placeHero(
    hero,
    24,
    'head',
    [186, 168],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: -24,
      gaze: [-0.8, -0.4],
      armL: { upper: [10, 120], lower: [10, 140], hand: 'open' },
      armR: { upper: [10, 100], lower: [10, 130], hand: 'open' },
    },
    light,
  );
  const mouth =
    'M108 40C160 40 198 62 196 104C194 146 158 168 108 168C58 168 22 146 20 104C18 62 56 40 108 40Z';
  const art =
    box(0, 0, SHEET, SHEET, mix(skin.base, '#ff8a4a', 0.1)) +
    path(
      mouth,
      linear([
        [0, '#7a1a34'],
        [1, '#4a0f28'],
      ]),
    ) +
    path(
      'M34 74C50 48 80 44 108 44C136 44 166 48 182 74C160 60 130 58 108 58C86 58 56 60 34 74Z',
      '#f29a94',
    ) +
    path(
      'M40 148C60 134 84 138 108 144C132 138 156 134 176 148C160 166 130 168 108 168C86 168 56 166 40 148Z',
      '#ef7f80',
    ) +
    line('M20 20q24 14 50 8M196 20q-24 14 -50 8', skin.deep, 4) +
    oval(108, 34, 12, 8, skin.shade) +
    at(32, 190, 0.4, leavingCat(light), 10) +
    at(96, 196, 0.4, pancake(light, 0.5), -20) +
    at(140, 200, 0.3, thing(things[0], light), 24) +
    at(0, 0, 1, child.art);
  return {
    art,
    quiet: {
      box: { x: 48, y: 64, width: 120, height: 68 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face],
  };
};
