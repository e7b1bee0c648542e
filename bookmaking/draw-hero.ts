import { hash } from './drawing/chance.ts';
import type { Light } from './drawing/light.ts';
import { sheet } from './drawing/sheet.ts';
import { bodyAt } from './hero/body.ts';
import { figureOf } from './hero/figure.ts';
import type { Hero } from './hero/hero.ts';
import type { PoseName } from './hero/poses.ts';
import type { Mood } from './hero/traits.ts';

/** A clear morning from the left: the shop's own light, for a hero on plain paper. */
const DAYLIGHT: Light = {
  direction: [-0.7, -0.7],
  key: '#fff0c2',
  shade: '#6d6aa8',
  shadeAmount: 0.26,
  rim: '#fff3c4',
  rimAmount: 0.3,
  cast: '#ffe9c9',
  castAmount: 0.05,
  shadowLength: 0.3,
  shadowAlpha: 0.2,
  haze: '#dcebdc',
};

export interface HeroWish {
  readonly pose: PoseName;
  readonly mood: Mood;
  /** In CSS px; the height follows from the child's age. */
  readonly width: number;
  /** 0 faces us, positive turns to the right, 180 is the back. */
  readonly yaw?: number;
}

/**
 * A hero alone, standing on a soft shadow, as a whole SVG document without background: for
 * bookplates and the hero panel. Takes what `heroOf` answers, which is plain data: a page that knows
 * its children from the server leaves the parser of descriptions there.
 */
export function drawHero(hero: Hero, wish: HeroWish): string {
  const height = Math.round(bodyAt(hero.years).heads * 100 + 70);
  const prefix = `h${hash(hero.seed + wish.pose).toString(36)}`;
  return sheet(
    prefix,
    [-130, 26 - height, 260, height],
    () => {
      const view = { pose: wish.pose, mood: wish.mood, yaw: wish.yaw ?? 14 };
      const figure = figureOf(hero, view, DAYLIGHT);
      return figure.shadow + figure.art;
    },
    `width="${wish.width}" height="${Math.round((wish.width * height) / 260)}" aria-hidden="true"`,
  );
}
