// Who is nose to a pane at dusk, as the pane shows them: thin, warm, the town behind them and in them.
import { mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, noteHero, radial } from '#bookmaking/drawing/sheet.ts';
import { headOf } from '#bookmaking/hero/head.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { SOFTER } from '#titles/goose-on-bus-nine/set/lights.ts';
import { wideAwake } from './wide-awake.ts';

/** A face that turns to the water, the middle of its head at a point, `size` high: the back of a head tells nobody what it sees. */
export function seenInPane(given: Hero, [x, y]: Point, size: number): string {
  const hero = wideAwake(inGlass(given));
  noteHero(SOFTER, Object.values(skinTone(SOFTER, hero.skin)));
  const head = headOf(
    hero,
    {
      yaw: 22,
      pitch: 6,
      mood: 'wonder',
      face: { mouth: 'oh', eyes: 'wide', brow: [-9, -9, 1] },
      gaze: [1.2, -0.2],
    },
    SOFTER,
  );
  return clean(
    // Behind it the day is darker, as it is behind whoever stands before a pane.
    oval(x, y + size * 0.08, size * 0.6, size * 0.66, shade()) +
      `<g opacity=".66">${at(x, y, size / 100, head.back + path(BUST, fading(hero.colors.main)) + head.under + head.main)}</g>`,
  );
}

const shade = (): string =>
  radial([
    [0, '#2a2c50', 0.7],
    [0.65, '#2a2c50', 0.55],
    [1, '#2a2c50', 0],
  ]);

/** As a pane gives them back by lamplight: all a little like cream, and each still lighter or darker than the next. */
const inGlass = (hero: Hero): Hero => ({
  ...hero,
  skin: mix(hero.skin, '#ffca84', 0.5),
  hairColor: mix(hero.hairColor, '#b98a5c', 0.2),
});

const BUST = 'M-14 34V56C-18 70 -58 72 -64 116H64C58 72 18 70 14 56V34Z';
const fading = (cloth: Hero['skin']): string =>
  linear([
    [0, mix(cloth, '#ffd9a8', 0.3), 1],
    [0.5, mix(cloth, '#ffd9a8', 0.3), 0.9],
    [1, cloth, 0],
  ]);
