import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { TextBlock } from '#bookmaking/text/text-block.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { DrawnThing } from '#bookmaking/words/interests.ts';
import type { NameInLetters } from '#bookmaking/words/letters.ts';
import { aboveGunwale, BOARD, boat, darkBoard } from '#titles/boat-with-no-name/set/boat.ts';
import { nameboard } from '#titles/boat-with-no-name/set/nameboard.ts';
import { heron } from './heron.ts';
import { oilskin } from './oilskin.ts';

export interface Crew {
  readonly art: string;
  readonly signs: readonly TextBlock[];
  readonly faces: readonly Box[];
}

/**
 * The boat with all of them in it: the object at the tiller, the oilskin at the oars, the hero upright amidships with one arm
 * in the air and one on the heron, who is at the bow. Keel at `where`; `k` mm to a unit of the boat.
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
  light: Light,
): Crew {
  const gunwale = y - 52 * k;
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    31 * k,
    'head',
    [x + 17 * k, gunwale - (rolls ? 58 : 54) * k],
    {
      pose: 'stand',
      mood: 'joy',
      yaw: 22,
      gaze: [0.5, 0],
      pitch: 3,
      nod: -14,
      tilt: 10,
      armL: { upper: [20, 82], lower: [20, 96], hand: 'open' },
      armR: { upper: [14, 142], lower: [8, 152], hand: 'open' },
      body: { roll: 9, lean: 2, shrug: 3 },
    },
    light,
  );
  const master = heron(
    {
      // Far forward: no hair is before the beak that speaks.
      at: [x + 76 * k, gunwale + 20 * k],
      height: 96 * k,
      flip: true,
      book: 'none',
      looks: 'up',
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
  return {
    art:
      at(x, y, k, boat(light) + clean(darkBoard(light))) +
      clip(
        aboveGunwale([x, y], k),
        at(x - 80 * k, gunwale - 12 * k, 0.26 * k, thing(things[0], light)) +
          at(x - 43 * k, gunwale + 24 * k, 0.5 * k, oilskin(light, 'rows')) +
          master.art +
          child.art,
      ) +
      at(x, y, k, rowing(light)) +
      lettered.art,
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
