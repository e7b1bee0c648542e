import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, shifted } from '#bookmaking/drawing/marks.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { inPyjamas, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { apron } from '#titles/very-slow-parade/cast/apron.ts';
import { bedroll } from '#titles/very-slow-parade/cast/bedroll.ts';
import { noTaller } from '#titles/very-slow-parade/cast/no-taller.ts';
import { snailShadow } from '#titles/very-slow-parade/cast/snail-shadow.ts';
import { hallGround, wayUp } from '#titles/very-slow-parade/set/hall.ts';
import { pool } from '#titles/very-slow-parade/set/kitchen.ts';
import { GOING } from '#titles/very-slow-parade/set/lights.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

/** How far, in mm, what is behind the door is moved toward it on a page of its own. */
const NEARER = { stair: -68, lift: -84 } as const;

/** Whoever goes to bed as a snail goes has a shell: a quilt, rolled up, on the back; and throws a shadow that has gone ahead. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold: up, along the handrail; who rolls finds a lift waiting, and the snail in it. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, telling }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const worn = inPyjamas(hero);
  const rolls = Boolean(hero.wheelchair);
  const stands = wide ? 144 : rolls ? 74 : 82;
  const goes = (size: number, touchR?: Point): PlacedHero =>
    placeHero(
      worn,
      size,
      'ground',
      [stands, 205],
      {
        pose: rolls ? 'sit' : 'walk',
        mood: 'wonder',
        face: { mouth: SOFT_SMILE, lids: { upper: 0.16, lower: 0, slant: -3 } },
        yaw: 54,
        pitch: 2,
        nod: -12,
        tilt: -3,
        gaze: [0.6, -0.6],
        armL: rolls
          ? { upper: [4, 24], lower: [40, 2], hand: 'hold' }
          : { upper: [40, 12], lower: [78, 6], hand: 'open' },
        armR: rolls
          ? { upper: [-26, 22], lower: [22, 2], hand: 'hold' }
          : { upper: [-24, 10], lower: [70, 6], hand: 'hold' },
        touchR,
        body: {
          lean: rolls ? 6 : 12,
          legL: { upper: [70, 2], lower: [4, 2], foot: -10 },
          legR: { upper: [-8, 4], lower: [-14, 4], foot: 6 },
        },
      },
      GOING,
    );
  const before = noTaller(goes, wide ? 47 : 40, wide ? 107 : 96);
  const kid = rolls ? before : goes(before.scale * 100, onTowel(before, 0.4));
  const u = kid.scale;
  const [px, py] = kid.pelvis;
  const [hx, hy] = kid.head;
  const roll: Point = rolls
    ? [px - 62 * u, py - 34 * u]
    : [(hx + px) / 2 - 60 * u, (hy + py) / 2 + 14 * u];
  const art =
    hallGround(width) +
    pool(stands - 62, 150, 130, 96, '#ffcf8a', 0.42) +
    shifted(wide ? 0 : rolls ? NEARER.lift : NEARER.stair, 0, wayUp(snailShadow(), rolls, wide)) +
    pool(stands, 150, 50, 60, '#ffcf8a', 0.36) +
    kid.shadow +
    at(...roll, (rolls ? 0.9 : 1.06) * u, bedroll(GOING)) +
    kid.art +
    // By a tea towel over one shoulder; from a chair's back it hangs by itself.
    (rolls ? '' : line(towel(kid), '#2f7f8a', 8 * u) + kid.arm(-1)) +
    at(wide ? -76 : -104, 232, 1.62, apron(GOING, 'lamp'));
  return {
    art,
    quiet: {
      box: onHallWall(wide, rolls, telling === 'seedling'),
      ...(telling === 'seedling' && { align: 'center' }),
      ink: 'light',
      largest: { ...LARGE, seedling: 30, sprout: 24, sapling: 20, explorer: 17 },
    },
    faces: [kid.face],
  };
}

/** A tea towel, from over a shoulder to under a roll. */
const towelOf = ({
  head: [hx, hy],
  pelvis: [px, py],
  scale: u,
}: PlacedHero): [Point, Point, Point] => [
  [hx + 8 * u, hy + 60 * u],
  [px + 26 * u, (hy + py) / 2 + 34 * u],
  [px - 26 * u, py - 12 * u],
];

function towel(kid: PlacedHero): string {
  const [from, by, to] = towelOf(kid).map(([x, y]) => `${num(x)} ${num(y)}`);
  return `M${from}Q${by} ${to}`;
}

/** A point of it, 0 at the shoulder and 1 behind the hip. */
function onTowel(kid: PlacedHero, t: number): Point {
  const [from, by, to] = towelOf(kid);
  const along = (i: 0 | 1): number =>
    (1 - t) ** 2 * from[i] + 2 * t * (1 - t) * by[i] + t ** 2 * to[i];
  return [along(0), along(1)];
}

/** Between a sleeve and what waits at the right, over the shadow; one long name alone may be as wide as the sheet. */
const onHallWall = (wide: boolean, rolls: boolean, isShort: boolean): Box =>
  isShort
    ? wide
      ? { ...SAFE, x: 76, width: 120, height: 60 }
      : { ...SAFE, height: 46 }
    : wide
      ? { ...SAFE, x: 84, width: 116, height: 72 }
      : { ...SAFE, x: 44, width: rolls ? 104 : 160, height: rolls ? 72 : 52 };
