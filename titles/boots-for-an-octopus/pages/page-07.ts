import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { asGround, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { fromBehind } from '#titles/boots-for-an-octopus/cast/hat.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { SHOPFRONT } from '#titles/boots-for-an-octopus/set/colors.ts';
import { WINDOW } from '#titles/boots-for-an-octopus/set/lights.ts';
import { houses, puddle, rain } from '#titles/boots-for-an-octopus/set/street.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';

/** Mid, from behind: two backs before a large window, and what they look at grows smaller. */
export const page07: Painting = ({ hero, things, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = heroInHat(
    fromBehind(hero),
    standingSize(hero, rolls ? 122 : 112, rolls ? 35 : 33),
    'ground',
    [rolls ? 61 : 63, FLOOR + 34],
    {
      pose: 'stand',
      mood: 'sad',
      yaw: rolls ? 152 : 164,
      pitch: 4,
      nod: -10,
      tilt: 12,
      hat: 'on',
      armR: { upper: [80, 46], lower: [132, 16], hand: 'press' },
      touchR: HAND,
      body: { roll: 8, shrug: -4 },
    },
    WINDOW,
  );
  const tip: Point = [child.handR[0] + 12, child.handR[1] - 5];
  const guest = octopus(
    {
      head: [152, 132],
      size: 57,
      tilt: -13,
      mood: 'away',
      gaze: [0, 0],
      dressed: 7,
      foot: 18,
      object: thing(things[0], WINDOW),
      arms: [
        { via: way('128,158 112,172 109,184'), toe: -1, stands: true },
        { via: way('140,164 134,178 132,191'), toe: -1, stands: true, before: true },
        { via: way('154,164 154,178 154,191'), stands: true, before: true },
        { via: way('166,160 174,172 177,188'), stands: true, before: true },
        { via: way('176,150 192,158 196,180'), stands: true },
        { via: way('182,140 196,134 196,112'), turn: 180 },
        { via: way('178,128 186,112 182,88'), turn: 180 },
        {
          via: [
            ...way('130,152 120,158 114,150'),
            [tip[0] + 8, tip[1] + 12],
            [tip[0] + 6, tip[1] + 3],
            tip,
          ],
          suckers: -1,
          cold: true,
        },
      ],
    },
    WINDOW,
  );
  const art =
    outside(beside ? 22 : 71) +
    breath(...HAND, 22) +
    breath(tip[0] + 3, tip[1] + 2, 16) +
    frame(beside) +
    guest.shadow +
    child.shadow +
    guest.behind +
    child.art +
    guest.head +
    guest.before;
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 17, y: 16, width: 182, height: 50 },
      ink: 'dark',
      largest: LARGE,
      anchor: 'middle',
    },
    faces: [child.face, guest.face],
    ...(beside && { overFold: () => asGround(shifted(8 - SHEET, 0, paneBeyond())) }),
  };
};

/** Where a hand is on the pane, in mm; the tip of foot eight is as near as can be. */
const HAND: Point = [101, 126];

/** Where the sill and the floor begin, in mm. */
const [SILL, FLOOR] = [148, 170] as const;
/** Where the pavement begins, in mm. */
const PAVEMENT = 88;

/** A sky that clears, the houses opposite from `roofs` down, and one puddle that is left: round it the pavement is wet where it used to be. */
const outside = (roofs: number): string =>
  sky() +
  houses({ x: 6, y: roofs, width: 204, height: PAVEMENT - roofs }, PAVEMENT, 0.25) +
  pavement() +
  drying(24, 112, 15, 4) +
  drying(198, 96, 13, 3) +
  oval(105, 103, 39, 12, '#7f93a6', 'fill-opacity=".75"') +
  oval(105, 103, 34, 10, '#93a8b8') +
  puddle('the last', 106, 102, 23, 6, 2) +
  oval(102, 100.5, 12, 2, '#fffbe6', 'fill-opacity=".95"') +
  rain(chanceFrom('last drops'), { x: 8, y: 72, width: 200, height: 60 }, 0.05);

const sky = (): string =>
  box(
    0,
    0,
    SHEET,
    PAVEMENT,
    linear([
      [0, '#d3e9f0'],
      [0.62, '#fbf6df'],
      [1, '#ffe9b8'],
    ]),
  );

const pavement = (): string =>
  box(
    0,
    PAVEMENT,
    SHEET,
    SILL - PAVEMENT,
    linear([
      [0, '#b9c8d3'],
      [1, '#d8e1e6'],
    ]),
  ) + box(0, PAVEMENT, SHEET, 1.4, '#93a5b5');

/** The same window goes on over the fold, with nobody before it. */
const paneBeyond = (): string =>
  sky() +
  houses({ x: 0, y: 24, width: SHEET, height: PAVEMENT - 24 }, PAVEMENT, 0.5) +
  pavement() +
  // Clouded over: words are read on it.
  box(0, 0, SHEET, SILL, '#f3f4ec', 0, 'fill-opacity=".62"') +
  wood() +
  lit() +
  bar(SHEET - 8);

/** Between two panes, and at the fold. */
const bar = (x: number): string =>
  box(x - 3, 8, 10, SILL - 8, SHOPFRONT.woodDark) +
  box(x - 3, 9, 1.6, SILL - 9, SHOPFRONT.woodLite);

/** What one stands before: wood, a sill, and a floor that has the window's light on it. */
const frame = (beside = false): string =>
  (beside
    ? bar(0)
    : box(0, 0, 10, SILL, SHOPFRONT.woodDark) + box(9, 8, 1.6, SILL - 8, '#174848')) +
  wood() +
  box(SHEET - 10, 0, 10, SILL, SHOPFRONT.woodDark) +
  box(SHEET - 10, 8, 1.6, SILL - 8, SHOPFRONT.woodLite) +
  lit();

/** What falls on the floor through a pane. */
const lit = (): string =>
  path(
    `M34 ${FLOOR}H182L206 ${SHEET}H6Z`,
    linear([
      [0, '#ffe9c0', 0.6],
      [1, '#ffe9c0', 0.1],
    ]),
  ) + line(`M0 ${FLOOR + 14}H216M0 ${FLOOR + 32}H216`, '#7d525a', 0.8, 'stroke-opacity=".6"');

const wood = (): string =>
  box(0, 0, SHEET, 9, SHOPFRONT.woodDark) +
  box(0, 8, SHEET, 1.6, '#174848') +
  box(0, SILL, SHEET, FLOOR - SILL, '#235f60') +
  box(0, SILL - 1, SHEET, 6, '#9fd8cb') +
  box(0, SILL + 5, SHEET, 2, '#174848') +
  box(
    0,
    FLOOR,
    SHEET,
    SHEET - FLOOR,
    linear([
      [0, '#c08a78'],
      [1, '#8f6266'],
    ]),
  );

const breath = (x: number, y: number, r: number): string =>
  oval(
    x,
    y,
    r,
    r * 0.8,
    radial([
      [0, '#ffffff', 0.75],
      [0.7, '#ffffff', 0.4],
      [1, '#ffffff', 0],
    ]),
  );

/** Where a puddle was: its rings, as it shrank. */
const drying = (x: number, y: number, rx: number, ry: number): string =>
  oval(x, y, rx, ry, '#8fa5b6', 'fill-opacity=".35"') +
  oval(
    x,
    y,
    rx * 0.74,
    ry * 0.74,
    'none',
    'stroke="#8fa5b6" stroke-width=".7" stroke-dasharray="3 2"',
  );
