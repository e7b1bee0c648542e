import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, line } from '#bookmaking/drawing/marks.ts';
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
  wish: Pick<HeroWish, 'pose' | 'mood' | 'yaw' | 'gaze'> & {
    readonly looks: 'ahead' | 'down';
    readonly book: 'open' | 'none';
  },
  light: Light,
): Crew {
  const { looks, book, ...view } = wish;
  const gunwale = y - 52 * k;
  const head = 30 * k;
  const child = placeHero(
    hero,
    head,
    'head',
    [x + 2 * k, gunwale - 42 * k],
    { ...view, pitch: 3 },
    light,
  );
  const master = heron(
    { at: [x + 62 * k, gunwale + 26 * k], height: 92 * k, flip: true, book, looks, sits: true },
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
        at(x - 46 * k, gunwale + 22 * k, 0.5 * k, oilskin(light, 'rows')) +
          line(
            `M${x - 88 * k} ${gunwale - 12 * k}L${x - 96 * k} ${gunwale + 14 * k}`,
            '#8a5a35',
            2.4 * k,
          ) +
          at(x - 82 * k, gunwale - 2 * k, 0.24 * k, thing(things[0], light)) +
          master.art +
          child.art,
      ) +
      at(x, y, k, boat(light) + darkBoard(light)) +
      lettered.art,
    signs: lettered.signs,
    faces: [child.face, master.face],
  };
}
