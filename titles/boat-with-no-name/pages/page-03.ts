import { line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heron } from '#titles/boat-with-no-name/cast/heron.ts';
import { met, nameOf, type Spot } from '#titles/boat-with-no-name/cast/met.ts';
import { sky, washing } from '#titles/boat-with-no-name/set/harbor.ts';
import { NOON } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** From far below: the ridge, the washing, and letters against the sky. */
export const page03: Painting = ({ hero, name }) => {
  const child = placeHero(
    hero,
    headToStand(hero, 78, 32),
    'ground',
    [36, 153],
    { pose: 'reach', mood: 'happy', yaw: 46, gaze: [0.6, -0.8], pitch: -12 },
    NOON,
  );
  const reader = heron({ at: [194, 158], height: 62, flip: true, book: 'open' }, NOON);
  const letters = met(3, nameOf(name), { x: 62, y: 14, width: 112, height: 100 }, NOON, knoll);
  const art =
    sky(SHEET, SHEET, '#7fc4cc', '#fff3dc') +
    path(
      'M20 52C34 38 58 40 66 50C82 46 92 60 80 64H18C8 62 10 54 20 52Z',
      '#fffaf0',
      'fill-opacity=".8"',
    ) +
    path(
      'M150 34C162 22 182 26 188 36C202 34 208 46 198 49H148C138 46 142 36 150 34Z',
      '#fffaf0',
      'fill-opacity=".8"',
    ) +
    line('M18 116V52M204 120V44', '#7a5230', 2.6) +
    washing(NOON, [18, 56], [204, 48]) +
    letters.art +
    path(
      'M-4 120C30 108 70 110 110 110C150 110 190 112 220 124V220H-4Z',
      linear([
        [0, '#a9cf8c'],
        [0.4, '#d3e8b4'],
        [1, '#e6f2cf'],
      ]),
    ) +
    line(
      'M6 128q3 -7 4 -11M50 124q2 -6 5 -9M96 126q3 -7 2 -11M150 122q4 -5 6 -9M172 130q2 -7 1 -10M128 134q2 -5 5 -8M16 142q2 -6 5 -9',
      '#6f9f5c',
      1.4,
    ) +
    child.shadow +
    child.art +
    reader.art;
  return {
    art,
    quiet: { box: { ...SAFE, y: 160, height: 42 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, reader.face],
    signs: letters.signs,
  };
};

/** A hump of the ridge under whoever stands further off. */
const knoll = ({ x, y, height }: Spot, upper: boolean): string =>
  upper
    ? path(
        `M${x - height * 1.2} ${y + 60}C${x - height * 0.7} ${y - 8} ${x + height * 0.7} ${y - 8} ${x + height * 1.2} ${y + 60}Z`,
        '#9cc583',
      )
    : '';
