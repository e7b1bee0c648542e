import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import type { Mouth } from '#bookmaking/hero/mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting } from '#bookmaking/title.ts';
import { driverGlare } from '#titles/goose-on-bus-nine/cast/driver.ts';
import { gooseCoat, gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import {
  bellLamps,
  panel,
  streetOverFold,
  wheelWithHands,
} from '#titles/goose-on-bus-nine/set/dashboard.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { fewWords, isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import {
  darkOverFold,
  headOverFold,
  overTheFrame,
  threeStops,
} from '#titles/goose-on-bus-nine/set/three-stops.ts';

/** Where the mirror and the doors lie: the more is told, the less high they are. */
interface Layout {
  readonly mirror: Box;
  readonly top: number;
  readonly foot: number;
}

const layoutOf = ({ telling, beside }: Pick<Cast, 'telling' | 'beside'>): Layout => {
  const [y, height, top, foot] = beside
    ? [9, 68, 88, 168]
    : telling === 'explorer'
      ? [6, 46, 58.6, 104]
      : [7, 58, 72, 138];
  return { mirror: { x: 7, y, width: 202, height }, top, foot };
};

/** Shut, and not at all sure of itself: whatever teeth a child has, none of them says it was somebody else. */
const WAVERING: Mouth = {
  draw: (lip) => line('M-13 3.6Q-8.6 -2.4 -4.4 2T4.4 2.4T13 .4', lip, 3),
  at: [1.4, 5],
};

/** Caught, and for once it was somebody else: a finger says who. */
function caught(hero: Hero, { mirror: { y, height } }: Layout): string {
  const k = height / 68;
  // What stands on a head has room in the glass.
  const tall = hero.hair === 'bun' || hero.hair === 'puffs' || hero.hair === 'afro';
  const size = k * (tall ? 36 : 42);
  const at: Point = [130, y + height * (tall ? 0.56 : 0.5)];
  const child = placeHero(
    hero,
    size,
    'head',
    at,
    {
      pose: 'sit',
      mood: 'worried',
      face: { mouth: WAVERING, eyes: 'wide', brow: [-13, -8, 3], askew: 4 },
      yaw: -14,
      pitch: 3,
      gaze: [-1, -0.2],
      tilt: 8,
      body: { shrug: 14 },
      armsByPage: true,
    },
    LAMPS,
  );
  const wrist: Point = [at[0] + size * 0.74, at[1] + size * 0.42];
  const says = ownArm(
    hero,
    child,
    1,
    {
      elbow: [at[0] + size * 0.66, at[1] + size * 0.96],
      wrist,
      hand: finger,
      degrees: -16,
      size: 1.16,
    },
    LAMPS,
  );
  const hangs = ownArm(
    hero,
    child,
    -1,
    {
      elbow: [at[0] - size * 0.62, at[1] + size * 1.4],
      wrist: [at[0] - size * 0.5, at[1] + size * 2],
      hand: finger,
    },
    LAMPS,
  );
  return hangs.art + child.art + says.art;
}

/** From the driver's seat: the long mirror with who rings and who has had enough, and under it one door, three times. */
export const page07: Painting = (cast) => {
  const { hero, beside = false } = cast;
  const layout = layoutOf(cast);
  const { mirror: glass, foot } = layout;
  const long = cast.telling === 'explorer';
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 153, width: 118, height: 51 }, 22);
  const art =
    box(0, 0, SHEET, SHEET, '#231c36') +
    panel(foot) +
    threeStops({ ...layout, beside }) +
    atTheWheel(cast) +
    mirror(layout, caught(hero, layout));
  const words = foot + (long ? 9.5 : 11);
  const last = long ? 12.5 : 18;
  return {
    art,
    quiet: {
      box: few ? few.box : { ...SAFE, width: 176, y: words, height: 206 - last - words },
      ink: 'light',
      last: {
        box: few ? few.last : { ...SAFE, width: 176, y: 206 - last, height: last },
        ink: 'light',
        largest: 26,
      },
      largest: { seedling: 64, sprout: 28, sapling: 22, explorer: 19 },
      anchor: 'middle',
    },
    faces: [{ x: 108, y: glass.y, width: 50, height: glass.height }],
    ...(beside && { overFold: () => leaningOut(foot) }),
  };
};

/** Beside words that are elsewhere both of Dot's hands are seen, and what is left to ring; over words one, at the edge. */
function atTheWheel(cast: Cast): string {
  if (cast.beside)
    return bellLamps(108, 204, 15) + wheelWithHands({ x: 108, y: 262, r: 82 }, [-44, 44]);
  if (isShort(cast))
    return bellLamps(156, 201, 15) + wheelWithHands({ x: 176, y: 240, r: 72, dim: true }, [21]);
  return wheelWithHands({ x: 176, y: 250, r: 74, dim: true }, [20]);
}

/** As far as a goose goes: over the fold, and into the rain. */
const leaningOut = (foot: number): string =>
  darkOverFold() + streetOverFold() + overTheFrame({ foot }) + headOverFold();

/** The bus behind them all in one: the windows of its far side, and its seats, row behind row, toward where it ends. */
function behind(x: number, y: number, width: number, height: number): string {
  const on = (at: number): number => y + height * at;
  const band = `M${x} ${num(on(0.13))}L${x + width} ${num(on(0.17))}V${num(on(0.6))}L${x} ${num(on(0.64))}Z`;
  let town = '';
  for (let i = 0; i < 11; i++)
    town += `M${num(84 + i * 12)} ${num(on(0.66))}V${num(on(0.46 - ((i * 7) % 4) * 0.06))}h${9 + (i % 3) * 2}V${num(on(0.66))}Z`;
  const posts = [100, 152, 192].map((at) => `M${at} ${num(on(0.12))}V${num(on(0.64))}`).join('');
  return (
    clip(
      band,
      path(
        band,
        linear([
          [0, '#5f7894'],
          [1, '#c79a6c'],
        ]),
      ) + path(town, '#41587a'),
    ) +
    line(band, BUS.frame, 2) +
    line(posts, BUS.frame, 3) +
    line(`M${x} ${num(on(0.07))}L${x + width} ${num(on(0.1))}`, BUS.pole, 1.6) +
    [83, 107, 130, 153, 174].map((at) => seatBack(at, on(0.66), 21, height * 0.5)).join('')
  );
}

/** The long mirror, the one large shape: Dot, who can count; the one who was ready; and the one who looks at the ceiling. */
function mirror({ mirror: { x, y, width, height } }: Layout, child: string): string {
  const k = height / 68;
  const glass = roundedBox(x, y, width, height, 27 * k);
  const rim = (by: number, down = 0): string =>
    roundedBox(x - by, y - by + down, width + by * 2, height + by * 2, 27 * k + by);
  return (
    path(`M92 -4H124L118 ${y + 4}H98Z`, '#1a1a2c') +
    path(rim(4.4, 3.4), '#0b0d20', 'fill-opacity=".5"') +
    path(rim(4), '#151225') +
    line(rim(3), '#6b5f84', 0.8, 'stroke-opacity=".8"') +
    clip(
      glass,
      path(
        glass,
        linear([
          [0, '#fff0c4'],
          [0.6, '#f6c777'],
          [1, '#d99248'],
        ]),
      ) +
        oval(
          146,
          y + 4,
          70,
          34 * k,
          radial([
            [0, '#fffbe6', 0.95],
            [1, '#ffe2a0', 0],
          ]),
        ) +
        behind(x, y, width, height) +
        seatBack(191, y + height * 0.62, 40, 44 * k) +
        at(
          196,
          y + height * 0.5,
          k,
          gooseNeck(
            [
              [5, 52],
              [7, 30],
              [5, 8],
            ],
            [22, 19, 17],
            LAMPS,
          ) +
            at(5, 32, 0.42, gooseCoat(LAMPS, false)) +
            at(
              -1,
              -2,
              0.46,
              gooseHead({ beak: 'shut', gaze: [0.2, -1], lid: 'wide', cap: true }, mirrored(LAMPS)),
              40,
              -0.46,
            ) +
            line('M-24 -25q-2.4 -2 0 -4.4M-29 -20q-2 -1.8 0 -4', '#6a3a2c', 1.1),
        ) +
        child +
        at(36.5, y + height * 0.5, 0.88 * k, driverGlare(), 0, 0.88 * Math.min(1, k * 1.06)),
    ) +
    line(
      `M100 ${num(y + height * 0.24)}L92 ${num(y + height * 0.62)}M106 ${num(y + height * 0.2)}L101 ${num(y + height * 0.44)}`,
      '#ffffff',
      2,
      'stroke-opacity=".35"',
    ) +
    line(glass, '#6f6680', 1.2)
  );
}
