import { oval, path } from '#bookmaking/drawing/marks.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { met, nameOf, type Spot } from '#titles/boat-with-no-name/cast/met.ts';
import { lighthouse, sea, sky } from '#titles/boat-with-no-name/set/harbor.ts';
import { LOW } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

/** Across the bay, into the sun. */
export const page06: Painting = (cast) => paint(cast, SHEET);
export const spread06: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, name }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const child = placeHero(
    hero,
    headToStand(hero, wide ? 120 : 94, wide ? 47 : 37),
    'ground',
    [wide ? 112 : 36, 203],
    {
      pose: 'stand',
      mood: 'happy',
      yaw: 46,
      gaze: [0.9, -0.2],
      pitch: 4,
      armL: { upper: [66, 30], lower: [84, 10], hand: 'open' },
    },
    LOW,
  );
  const area = wide
    ? { x: 236, y: 40, width: 134, height: 130 }
    : { x: 62, y: 76, width: 110, height: 98 };
  const letters = met(6, nameOf(name), area, LOW, rock);
  const tower = wide ? 394 : 192;
  const sun = wide ? 300 : 118;
  const art =
    sky(width, 132, '#fde3bd', '#ffdca6') +
    oval(
      sun,
      118,
      96,
      86,
      radial([
        [0, '#fff3c9', 0.95],
        [0.4, '#ffdf9a', 0.6],
        [1, '#ffdf9a', 0],
      ]),
    ) +
    oval(sun, 116, wide ? 70 : 54, wide ? 70 : 54, '#fff6d0') +
    sea('six', width, 128, 222, '#e9a06a', '#9c6a78') +
    path(
      `M${sun - 40} 130H${sun + 40}L${sun + 30} 220H${sun - 30}Z`,
      '#ffe6a8',
      'fill-opacity=".5"',
    ) +
    rocks(tower, 176) +
    lighthouse(LOW, tower, 160, wide ? 1.1 : 0.78, false) +
    letters.art +
    ashore(wide ? 112 : 36) +
    child.shadow +
    child.art;
  return {
    art,
    quiet: { box: { ...SAFE, height: wide ? 70 : 54 }, ink: 'dark', largest: LARGE },
    faces: [child.face],
    signs: letters.signs,
  };
}

/** The rock that the hero is on: flat as far as a footplate and a shadow reach from the hero's x. */
const ashore = (x: number): string =>
  path(
    `M-4 180C${x - 24} 176 ${x + 16} 178 ${x + 42} 189C${x + 62} 196 ${x + 70} 208 ${x + 82} 220H-4Z`,
    '#6b4f66',
  ) +
  path(
    `M-4 185C${x - 24} 181 ${x + 10} 184 ${x + 34} 194C${x + 50} 200 ${x + 54} 210 ${x + 62} 220H-4Z`,
    '#83617a',
  );

const rocks = (x: number, y: number): string =>
  path(
    `M${x - 40} ${y + 6}C${x - 34} ${y - 12} ${x - 14} ${y - 20} ${x} ${y - 18}C${x + 22} ${y - 18} ${x + 34} ${y - 4} ${x + 46} ${y + 6}Z`,
    '#5a4560',
  );

const rock = ({ x, y, height }: Spot): string =>
  path(
    `M${x - height * 0.8} ${y + 12}C${x - height * 0.66} ${y - 5} ${x + height * 0.6} ${y - 5} ${x + height * 0.8} ${y + 12}Z`,
    '#5a4560',
  );
