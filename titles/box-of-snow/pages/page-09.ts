import { polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { silhouette } from '#bookmaking/hero/silhouette.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { carriedFlap } from '#titles/box-of-snow/cast/carried-flap.ts';
import { asOpening, asPage, type Scene } from '#titles/box-of-snow/set/both-pages.ts';
import { doorOfNine, HER_FACE } from '#titles/box-of-snow/set/door-of-nine.ts';
import { ceiling, glassGallery } from '#titles/box-of-snow/set/glass-gallery.ts';
import { LOW_SUN } from '#titles/box-of-snow/set/lights.ts';

/** A page alone has all of it, smaller, about its lower right corner. */
const ALONE = 0.72;
const CORNER: Point = [216, 216];

/** Where who carries it goes, and how high at most, and how large a head. */
const GROUND: Point = [46, 198];
const HIGH = 124;
const MOST = 43;

/** Far, before a long shadow: in the shade of what is held over it goes what is left, and the door has been waiting. */
export const page09: Painting = (cast) =>
  asPage(lastTurn(cast), ALONE, CORNER, {
    box: { ...SAFE, height: 44 },
    ink: 'dark',
    largest: { explorer: 18 },
  });

/** The words are in the sky. */
export const spread09: Painting = (cast) =>
  asOpening(lastTurn(cast), {
    box: { x: 18, y: 20, width: 168, height: 74 },
    ink: 'dark',
    largest: { sapling: 26, explorer: 19 },
    last: { box: { x: 18, y: 92, width: 168, height: 36 }, ink: 'dark', largest: 29 },
    lap: { box: { x: 18, y: 40, width: 166, height: 80 }, ink: 'dark', largest: 84 },
  });

/** In years: before that, what is carried level is before a chin. */
const CHIN_IS_LOW = 3;
/** A sun as low as that, in a window behind, throws whatever is in its way toward us, to the foot of the door. In hero units. */
const thrown = ([x, y]: Point): Point => [x - y * 0.7, y * -0.17];

function lastTurn({ hero, things }: Cast): Scene {
  const rolls = hero.wheelchair !== undefined;
  const head = headToStand(hero, HIGH * (rolls ? 1.2 : 1), MOST);
  const isSmall = hero.years < CHIN_IS_LOW;
  const level = [isSmall ? 50 : 92, 0] as const;
  const child = placeHero(
    hero,
    head,
    'ground',
    GROUND,
    {
      pose: 'walk',
      mood: 'brave',
      face: { mouth: 'tiny', brow: [-8, -10, -2] },
      yaw: 56,
      pitch: 4,
      nod: 10,
      tilt: 4,
      gaze: [0.9, 0.6],
      // The further hand is behind what it holds.
      armL: { upper: [30, 6], lower: [level[0] + (isSmall ? 30 : 14), 0], hand: 'hold' },
      armR: { upper: [22, 10], lower: level, hand: 'hold' },
    },
    LOW_SUN,
  );
  const flap = carriedFlap(child, things[0], head, isSmall ? 0.76 : 1);
  const art =
    glassGallery() +
    `<g opacity=".5">${flap.shade(116)}</g>` +
    doorOfNine() +
    ceiling() +
    longShadow(hero, child) +
    child.art +
    flap.art;
  return { art, faces: [child.face, HER_FACE] };
}

/** As long as the ramp is wide: a child, and two wheels. */
function longShadow(hero: Hero, { figure, origin, scale }: PlacedHero): string {
  const disc = ([x, y]: Point, r: number): string =>
    polygon(
      Array.from({ length: 16 }, (_, i) => {
        const a = (i * Math.PI) / 8;
        return thrown([x + Math.cos(a) * r, y + Math.sin(a) * r]);
      }),
    );
  return at(
    ...origin,
    scale,
    path(
      silhouette(figure.skeleton, hero, thrown) + (hero.wheelchair ? disc([-20, -62], 62) : ''),
      LOW_SUN.shade,
      'fill-opacity=".5"',
    ),
  );
}
