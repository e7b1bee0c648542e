import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { turnedPoint } from '#bookmaking/drawing/turned.ts';
import { CHEER } from '#bookmaking/hero/more-poses.ts';
import { aboutAxle, tipped } from '#bookmaking/hero/tipped.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import {
  type Crown,
  crownBefore,
  crownBehind,
  fan,
  flung,
  ringsRound,
} from '#titles/boots-for-an-octopus/set/crown.ts';
import { WASHED } from '#titles/boots-for-an-octopus/set/lights.ts';
import { houses } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { SOUNDS } from '#titles/boots-for-an-octopus/sounds.ts';

/** Low, from in front: one crown of water, and in it all who jumped. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the crown takes both pages: octopus on one side, child on the other, and the birds leave. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

/** How far the octopus is from where it is on the page, and where the child is; mm. */
interface Stage {
  readonly crown: Crown;
  readonly octopus: number;
  readonly child: number;
  /** How much larger everybody is. */
  readonly k: number;
  readonly said: readonly [x: number, y: number, height: number];
}
const ON_PAGE: Stage = {
  crown: { middle: 108, rim: 100, foot: 68, high: 132 },
  octopus: 10,
  child: 171,
  k: 1,
  said: [110, 79, 10.4],
};
const OVER_FOLD: Stage = {
  crown: { middle: 184, rim: 168, foot: 122, high: 130 },
  octopus: 34,
  child: 268,
  k: 1.14,
  said: [334, 47, 18],
};

/** From here everybody grows, in mm from the top. */
const FOOT = 184;

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const stage = wide ? OVER_FOLD : ON_PAGE;
  const rolls = hero.wheelchair !== undefined;
  // Who cannot stand yet is held up by the water.
  const lift = hero.years < 1 ? 28 : 0;
  const ground: Point = [
    stage.child - (rolls ? 13 : 0),
    (rolls ? (wide ? 180 : 174) : wide ? 210 : 204) - lift,
  ];
  const child = heroInHat(
    hero,
    standingSize(hero, rolls ? 108 : 96, rolls ? 32 : 31) * (wide ? 1.22 : 1),
    'ground',
    ground,
    {
      pose: rolls ? CHEER : 'jump',
      mood: 'joy',
      yaw: rolls ? -46 : -24,
      turn: rolls ? 20 : 0,
      pitch: 3,
      hat: 'given',
      ...(rolls && { armR: { upper: [14, 138], lower: [6, 158], hand: 'open' } as const }),
    },
    WASHED,
  );
  const turn = aboutAxle(child, rolls ? 17 : 0);
  const leaps = tipped(child, turn);
  const { k } = stage;
  const on = ([x, y]: Point): Point => [x * k + stage.octopus, FOOT + (y - FOOT) * k];
  const o = (pairs: string): Point[] => way(pairs).map(on);
  const guest = octopus(
    {
      head: on([84, 134]),
      size: 55 * k,
      tilt: -4,
      mood: 'shut',
      gaze: [0, 0],
      dressed: 8,
      foot: 20 * k,
      object: thing(things[0], WASHED),
      brimful: true,
      arms: [
        { via: o('62,158 40,166 24,150 17,148'), turn: 76, toe: -1, before: true },
        { via: o('66,164 52,176 42,168 37,168'), turn: 48, toe: -1, before: true },
        { via: o('80,168 76,180 70,174 68,178'), turn: 14, toe: -1, before: true },
        { via: o('94,168 100,182 104,176 106,180'), turn: -10, before: true },
        { via: o('106,162 118,178 126,170 132,174'), turn: -36, before: true },
        { via: o('60,148 40,148 30,132 22,127'), turn: 112 },
        { via: o('66,140 46,130 50,114 46,106'), turn: 172 },
        { via: o('112,144 124,134 116,118 120,107'), turn: 14 },
      ],
    },
    WASHED,
  );
  const faces = [leaps.face, guest.face];
  const wheel = turnedPoint(ground, turn);
  const art =
    behind(width) +
    ringsRound(stage.crown) +
    crownBehind(stage.crown) +
    lettered(SOUNDS['SPLASH!'], [stage.said[0], stage.said[1]], {
      height: stage.said[2],
      turn: wide ? -4 : 0,
      ink: linear([
        [0, '#3f9fd0'],
        [0.55, '#1d6aa6'],
        [1, '#17508a'],
      ]),
      rim: '#f4fdff',
    }) +
    guest.behind +
    leaps.art +
    guest.head +
    (rolls
      ? fan(wheel[0] - 13, wheel[1] + 1, -1, 0.9 * k) + fan(wheel[0] + 6, wheel[1] + 1, 1, 1.1 * k)
      : '') +
    crownBefore(stage.crown) +
    guest.before +
    (wide ? birds() : '') +
    flung(
      [
        [stage.crown.middle - stage.crown.rim - 2, 104, 2.4],
        [stage.crown.middle + stage.crown.rim * 0.86, wide ? 84 : 196, 4.4],
        [stage.child - 28, 92, 1.5],
        [stage.child - 33, 130, 3],
        [stage.octopus + 26, 84, 3.6],
        [stage.crown.middle + stage.crown.rim * 0.8, 166, 2],
        [stage.octopus + 8, 176, 1.4],
      ],
      faces,
    );
  return {
    art,
    quiet: { box: { ...SAFE, height: 49 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces,
  };
}

/** A sun that has come out, and a street that is only there. */
const behind = (width: number): string =>
  box(
    0,
    0,
    width,
    SHEET,
    linear([
      [0, '#d9f3f5'],
      [0.4, '#fff8dc'],
      [0.7, '#ffeec2'],
    ]),
  ) +
  oval(
    width / 2,
    110,
    120,
    70,
    radial([
      [0, '#fffbe0', 0.95],
      [1, '#fffbe0', 0],
    ]),
  ) +
  houses({ x: 0, y: 92, width, height: 78 }, 172, 0.66) +
  box(
    0,
    172,
    width,
    SHEET - 172,
    linear([
      [0, '#cdd3d6'],
      [1, '#a9bdc9'],
    ]),
  );

/** Nobody has asked them. They are gone by the next page. */
const birds = (): string =>
  bird(366, 128, 0.8, -14, 1) + bird(392, 104, 1, -22, -1) + bird(423, 84, 1.24, -16, 1);

/** A pigeon that leaves to the right: wings up (1) or down. */
const bird = (x: number, y: number, k: number, degrees: number, beat: 1 | -1): string =>
  at(
    x,
    y,
    k,
    path(
      `M-1 -1C-5 ${num(-12 * beat)} -14 ${num(-20 * beat)} -20 ${num(-21 * beat)}C-14 ${num(-13 * beat)} -12 ${num(-5 * beat)} -8 1Z`,
      '#8796b0',
    ) +
      path(
        'M-20 3C-12 -3 -4 -5 4 -4C8 -8 14 -7 15 -3L20 -1.400L15 0C12 5 2 6 -6 4L-19 7L-16 4Z',
        '#7183a0',
      ) +
      path(
        `M3 -2C1 ${num(-13 * beat)} -5 ${num(-22 * beat)} -10 ${num(-25 * beat)}C-8 ${num(-14 * beat)} -8 ${num(-6 * beat)} -4 2Z`,
        '#a6b4ca',
      ) +
      line('M12 -3.600h.1', '#2e1a33', 1.5),
    degrees,
  );
