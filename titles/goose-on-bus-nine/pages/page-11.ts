import { plane } from '#bookmaking/drawing/air.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, box, line } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { driverRung } from '#titles/goose-on-bus-nine/cast/driver-rung.ts';
import { flung, flying, thumbOn } from '#titles/goose-on-bus-nine/cast/goose-flying.ts';
import { gooseRinging, shapeRinging } from '#titles/goose-on-bus-nine/cast/goose-ringing.ts';
import { grownUp, newspaper } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { isLifted } from '#titles/goose-on-bus-nine/cast/leaps.ts';
import { pressing } from '#titles/goose-on-bus-nine/cast/pressing.ts';
import { ring } from '#titles/goose-on-bus-nine/set/burst.ts';
import { pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { goldenBus, leaptOff, pulledDown, TOP } from '#titles/goose-on-bus-nine/set/golden-bus.ts';
import { greatDing } from '#titles/goose-on-bus-nine/set/great-ding.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';
import { FLANK, flank, pondBefore } from '#titles/goose-on-bus-nine/set/pond-before.ts';
import { pressedIn, redGlow } from '#titles/goose-on-bus-nine/set/pressed-in.ts';
import { RED_SIDE } from '#titles/goose-on-bus-nine/set/red-side.ts';
import { fewWords, isLongName, isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';

/** The window's lower edge: the less is told, the less water. */
const SILLS = {
  wide: { few: 157, named: 146, usual: 152.5, long: 138 },
  narrow: { few: 160, named: 152, usual: 139.5, long: 128.5 },
} as const;
const sillFor = (cast: Cast, wide: boolean): number =>
  SILLS[wide ? 'wide' : 'narrow'][
    isShort(cast)
      ? isLongName(cast)
        ? 'named'
        : cast.telling === 'sprout' && wide
          ? 'usual'
          : 'few'
      : cast.telling === 'explorer'
        ? 'long'
        : 'usual'
  ];

/** Over the fold, under who hears it. */
const ACROSS = { x: 231, width: 179 } as const;
/** Who only hears it is half a tone under who rings. */
const SECOND: Light = { ...GOLD, haze: '#5c3440' };
/** How far under the cushion's edge the ledge is: so much of it is seen between shoes and DING! */
const SEAT = { wide: 23, narrow: 20 } as const;

/** The press, seen from the pond: one finger rings the bus, and then the water. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold it rings on, as far as the driver. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

function paint(cast: Cast, width: number): Picture {
  const { hero, things } = cast;
  const wide = width === SPREAD;
  const sill = sillFor(cast, wide);
  const seat = sill - SEAT[wide ? 'wide' : 'narrow'];
  const child = pressing(
    hero,
    wide
      ? {
          top: 7,
          seat: sill - (hero.wheelchair ? 9 : 13),
          button: 40,
          right: 194,
          most: hero.years < 3 ? 50 : 45,
        }
      : { top: 8, seat, button: 31, right: 138, most: 32 },
  );
  const bell = child.button;
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 178, height: 28 }, 14);
  const water = sill + FLANK;
  const goose = flying(wide, sill, child.open);
  const ringing = at(goose.x, sill, goose.size, gooseRinging(RED_SIDE, goose), goose.lean);
  // Low behind its head.
  const sun: Point = [goose.x, sill - 92 * goose.size];
  const glass = `M-10 ${TOP}H${width - 22}q12 0 12 12V${sill}H-10Z`;
  const art =
    box(0, 0, width, sill + FLANK, BUS.body) +
    box(-4, -4, width + 8, 8, '#c9772a') +
    clip(
      glass,
      goldenBus(width, seat, bell, sun) +
        redGlow(bell, 78) +
        ring(bell, 40, 4.6, 0.9, 'ring 1') +
        ring(bell, 58, 3.6, 0.6, 'ring 2') +
        ring(bell, 80, 3.2, 0.44, 'ring 3') +
        ring(bell, 106, 2.8, 0.26, 'ring 4') +
        pole(bell[0] - 8, -6, 220, 6.4),
    ) +
    line(glass, BUS.frame, 3.4) +
    clip(
      `M-10 -20H${width + 10}V${sill}H-10Z`,
      (wide
        ? at(365, sill - 4, sill / 375, plane('middle', SECOND, readerOf(hero)), -4) +
          at(400, sill + 3, sill / 372, driverRung())
        : ringing) +
        child.behind +
        leaptOff(width, seat, sill, !!hero.wheelchair),
    ) +
    pulledDown(width, sill) +
    flank(width, sill) +
    pondBefore(
      { width, sill, unread: wide && cast.telling === 'seedling' ? SPREAD / 2 : 0 },
      hero,
      child,
      at(goose.x, sill, goose.size, shapeRinging(goose), goose.lean),
    ) +
    (wide ? ringing : '') +
    flung(things[0], goose, sill) +
    // On the shore, and shoes and wheels before it: no letter is on a body.
    greatDing([wide ? 26 : 20, water + (wide ? 0 : 2.4)], wide ? 20 : 15) +
    pressedIn(bell) +
    child.art +
    (wide ? thumbOn(child) : '');
  return {
    art,
    quiet: {
      box: wide
        ? cast.telling === 'seedling'
          ? // Under the ducks.
            { ...ACROSS, y: water + 14, height: 205 - water - 14 }
          : { ...SAFE, y: water + 8, height: 206 - water - 8 }
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

/** The newspaper has come down; or, of who has dropped it to lift a child, it alone. */
const readerOf = (hero: Cast['hero']): string =>
  isLifted(hero) ? at(0, -34, 0.8, newspaper(GOLD), 16) : grownUp(GOLD, true);
