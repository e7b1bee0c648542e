import { hash } from './drawing/chance.ts';
import { DAYLIGHT, tone } from './drawing/light.ts';
import { box } from './drawing/marks.ts';
import { sheet } from './drawing/sheet.ts';
import { bodyAt } from './hero/body.ts';
import { figureOf, usesChair } from './hero/figure.ts';
import type { Hero } from './hero/hero.ts';
import { POSES, type Pose, type PoseName } from './hero/poses.ts';
import type { Mood } from './hero/traits.ts';
import { asUsual } from './hero/usual-hand.ts';

export interface HeroWish {
  readonly pose: PoseName;
  readonly mood: Mood;
  /** In CSS px; the height follows from the child's age. */
  readonly width: number;
  /** 0 faces us, positive turns to the right, 180 is the back. */
  readonly yaw?: number;
}

/** What lies down needs a wide picture, what reaches out a wider one than what stands. */
const HALF_WIDTH: Partial<Record<PoseName, number>> = {
  sleep: 290,
  asleep: 290,
  prone: 290,
  onBack: 290,
  crawl: 220,
  balance: 200,
  point: 190,
};

/** Room above the ground for a body that lies on its own, in hero units. */
const LYING = 190;

/**
 * A hero alone, standing on a soft shadow, as a whole SVG document without background: for
 * bookplates and the hero panel. Takes what `heroOf` answers, which is plain data: a page that knows
 * its children from the server leaves the parser of descriptions there.
 */
export function drawHero(hero: Hero, wish: HeroWish): string {
  const body = bodyAt(hero.years);
  const half = HALF_WIDTH[wish.pose] ?? 140;
  const above = half === HALF_WIDTH.sleep ? LYING : Math.round(body.heads * 100 + 46);
  const height = above + 44;
  const pose: Pose = POSES[wish.pose];
  const hangsLegs = pose.seat && !pose.lie && !pose.spin && pose.legL.lower[0] < 45;
  const sits = hangsLegs && !usesChair(hero, wish.pose);
  const seatHeight = sits ? body.shin + body.sole + 8 : 0;
  return sheet(
    `h${hash(hero.seed + wish.pose).toString(36)}`,
    [-half, -above, 2 * half, height],
    () => {
      const view = { pose: wish.pose, mood: wish.mood, yaw: wish.yaw ?? 14, seatHeight };
      const figure = figureOf(asUsual(hero), view, DAYLIGHT);
      return figure.shadow + (sits ? stool(seatHeight) : '') + figure.art;
    },
    {
      attributes: `width="${wish.width}" height="${Math.round((wish.width * height) / (2 * half))}" aria-hidden="true"`,
    },
  );
}

/** Nobody sits on air. */
function stool(height: number): string {
  const t = tone(DAYLIGHT, '#c98f52');
  return (
    box(-40, -height * 0.9, 12, height * 0.9, t.shade, 5) +
    box(26, -height * 0.9, 12, height * 0.9, t.shade, 5) +
    box(-54, -height, 106, 18, t.base, 8)
  );
}
