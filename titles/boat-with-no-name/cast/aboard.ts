import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import type { NameInLetters } from '#bookmaking/words/letters.ts';
import { BOARD, boat, darkBoard } from '#titles/boat-with-no-name/set/boat.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';
import { heron } from './heron.ts';
import { oilskin } from './oilskin.ts';

export interface Crew {
  readonly art: string;
  readonly signs: readonly TextBlock[];
  readonly faces: readonly Box[];
}

/**
 * The boat with all of them in it: the oilskin at the oars, the object at the tiller, the hero amidships, the heron at the
 * bow. Keel at `where`; `k` mm to a unit of the boat. A chair of one's own comes along.
 */
export function aboard(
  {
    hero,
    things,
    name,
  }: {
    readonly hero: Hero;
    readonly things: readonly [DrawnThing, DrawnThing];
    readonly name: NameInLetters;
  },
  [x, y]: Point,
  k: number,
  wish: Pick<HeroWish, 'pose' | 'mood' | 'yaw' | 'gaze' | 'pitch' | 'nod' | 'armL'> & {
    readonly looks: 'ahead' | 'down' | 'up';
    readonly book: 'open' | 'none';
    /** An arm around the heron. */
    readonly hugs?: boolean;
  },
  light: Light,
): Crew {
  const { looks, book, hugs = false, ...view } = wish;
  const gunwale = y - 52 * k;
  const head = 35 * k;
  const child = placeHero(
    hero,
    head,
    'head',
    hugs ? [x + 16 * k, gunwale - 32 * k] : [x, gunwale - 37 * k],
    {
      pitch: 3,
      ...view,
      ...(hugs
        ? {
            touchL: [x + 70 * k, gunwale - 26 * k] as const,
            armR: { upper: [16, 104], lower: [6, 152], hand: 'open' } as const,
            body: { roll: 9, lean: 4, shrug: 6 },
            tilt: 14,
          }
        : { touchR: [x - 17 * k, gunwale + 1.5 * k] as const }),
    },
    light,
  );
  const master = heron(
    {
      // Far forward: no hair is before the beak that speaks.
      at: hugs ? [x + 78 * k, gunwale + 25 * k] : [x + 71 * k, gunwale + 24 * k],
      height: 92 * k,
      flip: true,
      book,
      looks,
      sits: true,
    },
    light,
  );
  const board: Box = {
    x: x + BOARD.x * k,
    y: y + BOARD.y * k,
    width: BOARD.width * k,
    height: BOARD.height * k,
  };
  const lettered = nameboard(name, board, light, true);
  // Below the gunwale nothing of those aboard is seen.
  const over = `M${x - 140 * k} ${y - 200 * k}H${x + 140 * k}V${y - 40 * k}H${x - 140 * k}Z`;
  return {
    art:
      clip(
        over,
        at(x - (hugs ? 73 : 88) * k, gunwale - 13 * k, 0.26 * k, thing(things[0], light)) +
          at(x - 43 * k, gunwale + 24 * k, 0.5 * k, oilskin(light, 'rows')) +
          master.art +
          child.art,
      ) +
      at(x, y, k, boat(light) + clean(darkBoard(light)) + rowing(light)) +
      lettered.art +
      (hugs ? '' : child.arm(-1)),
    signs: lettered.signs,
    faces: [child.face, master.face],
  };
}

/** The near oar with the arm that pulls it: over the side, and left of the board that nothing may cover. */
export const rowing = (light: Light): string => {
  const sleeve = tone(light, '#f5c453');
  const oar = tone(light, '#c98f52');
  return (
    line('M-57 -71L-87 -19', oar.deep, 3.4) +
    line('M-57.6 -71L-87.6 -19', oar.base, 2.2) +
    path('M-84 -25L-90 -28C-97 -18 -101 -8 -101 3L-94 6C-88 -3 -84 -13 -84 -25Z', oar.base) +
    line('M-46 -89C-42 -80 -46 -74 -57 -70', sleeve.deep, 10) +
    line('M-47 -89C-43 -80 -47 -75 -57 -71', sleeve.base, 8.6) +
    oval(-59.5, -69.6, 4.6, 4.4, tone(light, '#2f7f86').base)
  );
};
