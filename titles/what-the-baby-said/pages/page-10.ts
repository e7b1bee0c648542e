import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, laidIn } from '#bookmaking/frame.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { lyingFromAbove } from '#titles/what-the-baby-said/cast/baby.ts';
import { babySkin } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { byLamp } from '#titles/what-the-baby-said/cast/by-lamp.ts';
import { heroFromAbove, parkedFromAbove } from '#titles/what-the-baby-said/cast/hero-from-above.ts';
import { pancake } from '#titles/what-the-baby-said/cast/pancakes.ts';
import {
  chairFromAbove,
  floorFromAbove,
  moonOnFloor,
  rugFromAbove,
  tableFromAbove,
} from '#titles/what-the-baby-said/set/from-above.ts';
import { HUSHED } from '#titles/what-the-baby-said/set/hours.ts';
import { leftBehind } from '#titles/what-the-baby-said/set/left-behind.ts';

const { light } = HUSHED;

/** Where the two hands meet, in mm. */
const MEET: Point = [127, 132];

/** From above and near, crown to crown, a finger in a fist: every line level, and hardly a word. */
export const page10: Painting = (cast) => paint(cast, 0);
/** Over the fold the rug ends in its fringe, and the moon lies on the floor. */
export const spread10: Painting = (cast) => laidIn(FROM_THE_LEFT, paint(cast, -210));

function paint({ hero: reader, things }: Cast, from: number): Picture {
  const hero = byLamp(reader);
  const wide = from < 0;
  // As long as the room for it is, whoever lies there.
  const size = hero.years < 3 ? 55 : 51 - Math.max(0, hero.years - 6) * 1.3;
  const child = heroFromAbove(hero, size, [80, 88], MEET, light);
  const baby = lyingFromAbove(
    light,
    hero.skin,
    {
      turn: -0.4,
      eyes: 'open',
      gaze: [-0.9, 0.2],
      mouth: 'smile',
      brow: 0.4,
    },
    [
      [-58, -84],
      [50, -56],
    ],
  );
  const art =
    floorFromAbove(from) +
    at(...NEARER, rugFromAbove()) +
    (wide ? moonOnFloor() + leftBehind(light) : '') +
    at(-5, -8, 1, chairFromAbove()) +
    at(182, 40, 0.38, parkedFromAbove(hero, light), 24) +
    PANCAKES.map(([x, y, k]) => at(x, y, k, pancake(light, 0.94), x * 3)).join('') +
    at(10, 10, 1, tableFromAbove()) +
    child.art +
    // Before the largest of curls.
    at(174, 153, 0.5, baby, -32) +
    closedRound(light, hero.skin) +
    at(112, 188, 0.44, thing(things[0], light), 76);
  return {
    art,
    quiet: {
      box: wide
        ? { x: -146, y: 34, width: 112, height: 60 }
        : { x: 76, y: SAFE.y + 6, width: 80, height: 16 },
      ink: 'light',
      align: 'center',
      anchor: wide ? 'middle' : 'top',
      largest: { seedling: wide ? 72 : 30 },
    },
    faces: [child.face, { x: 116, y: 64, width: 52, height: 50 }],
  };
}

/** Somebody very small has hold of it, with everything there is. */
function closedRound(light: Light, skin: Hex): string {
  const t = tone(light, babySkin(skin));
  const edge = mix(t.base, t.deep, 0.6);
  const fingers = 'M-4 -7L3 6M1 -8L7 5M6 -7L10 3';
  return at(
    MEET[0],
    MEET[1],
    0.62,
    oval(1, -1, 11, 9.6, t.base, `stroke="${edge}" stroke-width="1.4"`) +
      line(fingers, edge, 6.4) +
      line(fingers, t.base, 4.8),
    -10,
  );
}

/** The rug goes on beyond the page, but for its corners. */
const NEARER = [-59, -42, 1.49] as const;

const PANCAKES: readonly (readonly [x: number, y: number, size: number])[] = [
  [146, 188, 0.46],
  [161, 197, 0.44],
];
