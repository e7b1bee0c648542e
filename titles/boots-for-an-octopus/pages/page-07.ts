import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
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
    hero,
    standingSize(hero, rolls ? 122 : 112, rolls ? 35 : 33),
    'ground',
    [rolls ? 54 : 56, FLOOR + 34],
    {
      pose: 'stand',
      mood: 'sad',
      yaw: rolls ? 152 : 164,
      pitch: 4,
      nod: -4,
      hat: 'on',
      armR: { upper: [80, 46], lower: [132, 16], hand: 'press' },
      body: { roll: 3, shrug: -4 },
    },
    WINDOW,
  );
  const guest = octopus(
    {
      head: [152, 132],
      size: 57,
      tilt: -7,
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
        { via: way('126,150 112,150 109,134 114,114 110,100'), suckers: -1, cold: true },
      ],
    },
    WINDOW,
  );
  const art =
    outside(beside ? 22 : 66) +
    breath(child.head[0] + 20, child.head[1] + 8, 24) +
    breath(126, 124, 26) +
    frame() +
    guest.shadow +
    child.shadow +
    guest.behind +
    child.art +
    guest.head +
    guest.before;
  return {
    art,
    quiet: {
      box: { ...SAFE, x: 17, y: 16, width: 182, height: 54 },
      ink: 'dark',
      largest: LARGE,
      anchor: 'middle',
    },
    faces: [child.face, guest.face],
  };
};

/** Where the sill and the floor begin, in mm. */
const [SILL, FLOOR] = [148, 170] as const;
/** Where the pavement begins, in mm. */
const PAVEMENT = 106;

/** A sky that clears, the houses opposite from `roofs` down, and puddles, of which two are only rings. */
const outside = (roofs: number): string =>
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
  ) +
  houses({ x: 6, y: roofs, width: 204, height: PAVEMENT - roofs }, PAVEMENT, 0.3) +
  box(
    0,
    PAVEMENT,
    SHEET,
    SILL - PAVEMENT,
    linear([
      [0, '#aebfcd'],
      [1, '#d3dde3'],
    ]),
  ) +
  box(0, PAVEMENT, SHEET, 1.6, '#8497a9') +
  drying(28, 117, 15, 4) +
  drying(20, 137, 20, 6) +
  puddle('dry two', 21, 137, 9, 2.4, 0) +
  oval(98, 118.6, 31.6, 8, '#5c93b5', 'fill-opacity=".8"') +
  puddle('the last', 98, 118, 30, 7, 3) +
  rain(chanceFrom('last drops'), { x: 8, y: 72, width: 200, height: 70 }, 0.07);

/** What one stands before: wood, a sill, and a floor that has the window's light on it. */
const frame = (): string =>
  box(0, 0, SHEET, 9, SHOPFRONT.woodDark) +
  box(0, 0, 10, SILL, SHOPFRONT.woodDark) +
  box(SHEET - 10, 0, 10, SILL, SHOPFRONT.woodDark) +
  box(9, 8, 198, 1.6, '#174848') +
  box(9, 8, 1.6, SILL - 8, '#174848') +
  box(SHEET - 10, 8, 1.6, SILL - 8, SHOPFRONT.woodLite) +
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
  ) +
  path(
    `M34 ${FLOOR}H182L206 ${SHEET}H6Z`,
    linear([
      [0, '#ffe9c0', 0.6],
      [1, '#ffe9c0', 0.1],
    ]),
  ) +
  line(`M0 ${FLOOR + 14}H216M0 ${FLOOR + 32}H216`, '#7d525a', 0.8, 'stroke-opacity=".6"');

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
