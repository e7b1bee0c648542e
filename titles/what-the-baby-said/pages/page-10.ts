import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { FROM_THE_LEFT, laidIn } from '#bookmaking/frame.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { lyingFromAbove } from '#titles/what-the-baby-said/cast/baby.ts';
import { babyFace, babySkin } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { byLamp } from '#titles/what-the-baby-said/cast/by-lamp.ts';
import { heroFromAbove, parkedFromAbove } from '#titles/what-the-baby-said/cast/hero-from-above.ts';
import { pancake } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { quilt } from '#titles/what-the-baby-said/cast/quilt.ts';
import { sockedSole } from '#titles/what-the-baby-said/cast/sock.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
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
const MEET: Point = [134, 143];
const BABY = [156, 160, 0.56] as const;

/** From above and near, crown to crown, a finger in a fist: every line level, and hardly a word. */
export const page10: Painting = (cast) => paint(cast, 0);
/** Over the fold the rug ends in its fringe, and the moon lies on the floor. */
export const spread10: Painting = (cast) => laidIn(FROM_THE_LEFT, paint(cast, -210));

function paint({ hero: reader, things }: Cast, from: number): Picture {
  const hero = byLamp(reader);
  const wide = from < 0;
  const child = heroFromAbove(hero, hero.years < 3 ? 62 : 58, [82, 72], MEET, light);
  const baby = lyingFromAbove(
    light,
    hero.skin,
    {
      turn: -0.7,
      eyes: 'open',
      gaze: [-0.95, 0],
      mouth: 'smile',
      brow: 0.4,
    },
    [
      [(MEET[0] + 2 - BABY[0]) / BABY[2], (MEET[1] - BABY[1]) / BABY[2]],
      [52, -50],
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
    child.body +
    at(BABY[0], BABY[1], BABY[2], baby, 4) +
    quilt(light) +
    feet() +
    child.arm +
    sleeve() +
    closedRound(light, hero.skin) +
    at(158, 192, 0.44, thing(things[0], light), -20);
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
    faces: [child.face, babyFace(BABY[0] + 5, BABY[1] - 130 * BABY[2], BABY[2])],
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

/** The arm of whoever has hold of a finger: over the quilt. */
const sleeve = (): string => {
  const cloth = tone(light, ROMPER);
  const way = ribbon(
    [
      [138, 119],
      [133, 129],
      [133, 139],
    ],
    [7.4, 6.8, 5.2],
  );
  return path(way, cloth.base, `stroke="${mix(cloth.deep, '#3b2a3e', 0.55)}" stroke-width="1.1"`);
};

/** At the end of it, side by side, two socks. */
const feet = (): string =>
  at(150, 160, 0.5, sockedSole(light), 172) + at(168, 158, 0.5, sockedSole(light), 186);

/** The rug goes on beyond the page, but for its corners. */
const NEARER = [-59, -42, 1.49] as const;

const PANCAKES: readonly (readonly [x: number, y: number, size: number])[] = [
  [20, 88, 0.46],
  [17, 106, 0.44],
];
