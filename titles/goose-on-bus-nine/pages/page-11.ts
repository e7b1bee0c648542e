import { plane } from '#bookmaking/drawing/air.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { driverRung } from '#titles/goose-on-bus-nine/cast/driver-rung.ts';
import {
  beakOf,
  gooseRinging,
  type Ringing,
  shapeRinging,
} from '#titles/goose-on-bus-nine/cast/goose-ringing.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { pressing } from '#titles/goose-on-bus-nine/cast/pressing.ts';
import { ring } from '#titles/goose-on-bus-nine/set/burst.ts';
import { pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import {
  goldenBus,
  pulledDown,
  TOP,
  throughFeathers,
} from '#titles/goose-on-bus-nine/set/golden-bus.ts';
import { greatDing } from '#titles/goose-on-bus-nine/set/great-ding.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';
import { FLANK, flank, pondBefore } from '#titles/goose-on-bus-nine/set/pond-before.ts';
import { pressedIn, redGlow } from '#titles/goose-on-bus-nine/set/pressed-in.ts';
import { RED_SIDE } from '#titles/goose-on-bus-nine/set/red-side.ts';
import { fewWords, isLongName, isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';

/** The window's lower edge: the less is told, the less water. */
const SILLS = {
  wide: { few: 150, named: 142, usual: 150, long: 133 },
  narrow: { few: 158, named: 150, usual: 137, long: 126 },
} as const;
const sillFor = (cast: Cast, wide: boolean): number =>
  SILLS[wide ? 'wide' : 'narrow'][
    isShort(cast)
      ? isLongName(cast)
        ? 'named'
        : 'few'
      : cast.telling === 'explorer'
        ? 'long'
        : 'usual'
  ];

/** Over the fold, under who hears it. */
const ACROSS = { x: 231, width: 179 } as const;

/** Over the fold hair is over the window's frame, and clear of the trim: of an afro, a knot and a small one's curl there is more than is reckoned. */
const hairFrom = ({ hair, years }: Cast['hero'], wide: boolean): number =>
  wide ? (MORE[hair] ?? (years < 3 ? 9 : 6)) : 12;
const MORE: Partial<Record<Cast['hero']['hair'], number>> = { afro: 9, patka: 13 };
/** Who only hears it is half a tone under who rings. */
const SECOND: Light = { ...GOLD, haze: '#5c3440' };

/** The press, seen from the pond: one finger rings the bus, and then the water. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold it rings on, as far as the driver. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

function paint(cast: Cast, width: number): Picture {
  const { hero, things } = cast;
  const wide = width === SPREAD;
  const sill = sillFor(cast, wide);
  const child = pressing(hero, hairFrom(hero, wide), sill, wide ? 'wide' : 'narrow');
  const bell = child.button;
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 178, height: 28 }, 14);
  const water = sill + FLANK;
  const goose: Flying = wide
    ? {
        x: 272,
        size: sill / 194,
        spread: 12,
        up: 50,
        cap: [-54, -142],
        thrown: 0.48,
        least: 34,
        throws: [67, 0],
        tumbles: 24,
      }
    : {
        x: 170,
        size: sill / 186,
        spread: 4,
        up: 46,
        cap: [21, -138],
        thrown: 0.3,
        least: 23,
        throws: [-7, -22],
        tumbles: -34,
      };
  // Low behind its head.
  const sun: Point = [goose.x, sill - 98 * goose.size];
  const glass = `M-10 ${TOP}H${width - 22}q12 0 12 12V${sill}H-10Z`;
  const art =
    box(0, 0, width, sill + FLANK, BUS.body) +
    box(-4, -4, width + 8, 8, '#c9772a') +
    clip(
      glass,
      goldenBus(width, sill, bell, sun) +
        redGlow(bell, 78) +
        ring(bell, 40, 4.6, 0.9, 'ring 1') +
        ring(bell, 58, 3.6, 0.6, 'ring 2') +
        ring(bell, 80, 3.2, 0.44, 'ring 3') +
        ring(bell, 106, 2.8, 0.26, 'ring 4') +
        brightest(child.face) +
        pole(bell[0] - 10, -6, 220, 6.4),
    ) +
    line(glass, BUS.frame, 3.4) +
    clip(
      `M-10 -20H${width + 10}V${sill}H-10Z`,
      (wide
        ? at(335, sill - 7, sill / 250, plane('middle', SECOND, grownUp(GOLD, true)), -4)
        : '') +
        at(goose.x, sill, goose.size, gooseRinging(RED_SIDE, goose)) +
        throughFeathers(sun) +
        (wide ? at(389, sill + 3, sill / 256, plane('middle', SECOND, driverRung())) : '') +
        pressedIn(bell) +
        child.art +
        redGlow(bell, 46, true),
    ) +
    pulledDown(width, sill, child.face) +
    flung(things[0], goose, sill) +
    flank(width, sill) +
    pondBefore(
      { width, sill, unread: wide && cast.telling === 'seedling' ? SPREAD / 2 : 0 },
      hero,
      child,
      at(goose.x, sill, goose.size, shapeRinging(goose)),
    ) +
    // On the shore: on the ledge it was before every waist.
    greatDing([wide ? 24 : 20, water + (wide ? 1.6 : 0.6)], wide ? 19 : 14.4);
  return {
    art,
    quiet: {
      box: wide
        ? cast.telling === 'seedling'
          ? // Under the ducks.
            { ...ACROSS, y: water + 14, height: 205 - water - 14 }
          : { ...SAFE, y: water + 12, height: 206 - water - 12 }
        : few
          ? few.box
          : { ...SAFE, y: water + 10, height: 187 - water - 10 },
      ink: 'light',
      largest: wide
        ? { seedling: 72, sprout: 28, sapling: 23, explorer: 20 }
        : { seedling: 46, sprout: 20, sapling: 20, explorer: 20 },
      anchor: 'middle',
      // Over the fold the last words are as wide as the water, under who hears it.
      last: wide
        ? {
            box: { ...ACROSS, y: water + 14, height: Math.min(30, 204 - water - 14) },
            ink: 'light',
            largest: 60,
          }
        : {
            box: few ? few.last : { ...SAFE, y: 190, height: 16.5 },
            ink: 'light',
            ends: !few,
            largest: 52,
          },
    },
    faces: [child.face],
  };
}

/** The evening comes in behind who presses, and behind nobody else so much. */
const brightest = ({ x, y, width, height }: Box): string =>
  clean(
    oval(
      x + width * 0.6,
      y + height * 0.7,
      width * 1.5,
      height * 1.5,
      radial([
        [0, '#fff8dc', 0.95],
        [0.5, '#fff0c0', 0.7],
        [1, '#ffe9a8', 0],
      ]),
    ),
  );

/** Where its middle is, and how large it is. */
interface Flying extends Ringing {
  readonly x: number;
  readonly size: number;
  readonly thrown: number;
  /** How far from its beak is what was in it, in mm. */
  readonly throws: Point;
  /** How far it has turned in the air, in degrees. */
  readonly tumbles: number;
  /** Under the top edge, so that all of it is on the sheet. */
  readonly least: number;
}

/** Out of the beak in one arc, and what was on it. */
function flung(lent: Cast['things'][0], goose: Flying, sill: number): string {
  const beak = beakOf(goose);
  const [x, y] = [goose.x + beak[0] * goose.size - 2, sill + beak[1] * goose.size + 2];
  const to: Point = [x + goose.throws[0], Math.max(goose.least, y + goose.throws[1])];
  // Up over the tip of the beak, and down to where it is; past a cap and a salute it was three needles in them.
  const flight =
    goose.throws[0] > 0
      ? `M${num(x + 8)} 23Q${num((x + to[0]) / 2)} 4 ${num(to[0] - 17)} 25M${num(x + 13)} 26Q${num((x + to[0]) / 2)} 12 ${num(to[0] - 23)} 27`
      : '';
  return (
    clean(line(flight, '#fffdf0', 1.3)) +
    at(to[0], to[1], goose.thrown, thing(lent, GOLD), goose.tumbles)
  );
}
