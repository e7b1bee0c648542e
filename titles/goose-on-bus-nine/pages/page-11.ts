import { at, box, clean, line, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { driverStartled } from '#titles/goose-on-bus-nine/cast/driver-startled.ts';
import { gooseWideOpen } from '#titles/goose-on-bus-nine/cast/goose-wide-open.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { pressing } from '#titles/goose-on-bus-nine/cast/pressing.ts';
import { ring } from '#titles/goose-on-bus-nine/set/burst.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { goldenBus, pulledDown, TOP } from '#titles/goose-on-bus-nine/set/golden-bus.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';
import { FLANK, pondBefore } from '#titles/goose-on-bus-nine/set/pond-before.ts';
import {
  fewWords,
  isShort,
  type Nearer,
  nearer,
} from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { SOUNDS } from '#titles/goose-on-bus-nine/sounds.ts';

/** The window's lower edge, and how far under it the water begins: the less is told, the less water. */
const sillFor = (cast: Cast, wide: boolean): number =>
  isShort(cast) ? 150 : cast.telling === 'explorer' ? (wide ? 112 : 107) : 134;

/** The press, seen from the pond: one finger rings the bus, and then the water. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold it rings on, as far as the driver. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

function paint(cast: Cast, width: number): Picture {
  const { hero, things } = cast;
  const wide = width === SPREAD;
  const sill = sillFor(cast, wide);
  const lower = sill - 139;
  const child = pressing(hero, sill, wide ? 105 : 98);
  const bell = child.button;
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 176, height: 30 }, 15);
  const water = sill + FLANK;
  const glass = wide
    ? `M-10 ${TOP}H284V${sill}H-10ZM294 ${TOP}H410c8 0 12 6 12 14V${sill}H294Z`
    : `M-10 ${TOP}H194q12 0 12 12V${sill}H-10Z`;
  const art =
    box(0, 0, width, sill + FLANK, BUS.body) +
    box(-4, -4, width + 8, 8, '#c9772a') +
    clip(
      glass,
      goldenBus(width, sill, bell) +
        (wide
          ? at(150, 124 + lower, 0.5, grownUp(GOLD), 5) + shifted(0, lower, driverStartled())
          : '') +
        ring(bell, 28, 5.4, 1, 'ring 1') +
        ring(bell, 45, 4.2, 0.6, 'ring 2') +
        pole(bell[0], -6, 220, 6.4) +
        button(bell[0], bell[1], 15, true),
    ) +
    line(glass, BUS.frame, 3.4) +
    lettered(SOUNDS['DING!'], [54, 34.5], {
      height: 16.8,
      turn: -7,
      ink: '#3a2440',
      rim: '#fffbe6',
    }) +
    clip(
      // Not on the far side of a post.
      wide ? `M-10 ${TOP}H284V${sill}H-10Z` : glass,
      shifted(
        0,
        lower * (wide ? 0.5 : 1),
        nearer(wide ? CLEAR : cast.telling === 'explorer' ? FURTHEST : FURTHER, gooseWideOpen()),
      ),
    ) +
    clip(`M-10 -20H${width + 10}V${sill}H-10Z`, child.art) +
    pulledDown(width, sill, child.face) +
    // Nothing lies over what has been lent: it flies.
    shifted(wide ? 10 : 4, wide ? -5 : -7, flung(things[0])) +
    pondBefore(width, sill, child);
  return {
    art,
    quiet: {
      box: wide
        ? { ...SAFE, y: water + 11, height: 204 - water - 11 }
        : few
          ? few.box
          : { ...SAFE, y: water + 9.5, height: 191 - water - 9.5 },
      ink: 'light',
      largest: wide
        ? { seedling: 72, sprout: 28, sapling: 23, explorer: 20 }
        : { seedling: 46, sprout: 20, sapling: 20, explorer: 20 },
      anchor: 'middle',
      // Over the fold the last words are as wide as the water, under who hears it.
      last: wide
        ? {
            box: { x: 231, y: water + 11, width: 179, height: 204 - water - 11 },
            ink: 'light',
            largest: cast.telling === 'explorer' ? 48 : 60,
          }
        : { box: few ? few.last : { ...SAFE, y: 191, height: 15 }, ink: 'light', largest: 40 },
    },
    faces: [child.face],
  };
}

/** A page alone has room for both its wings, and for a hand beside them, if it is smaller. */
const FURTHER: Nearer = { scale: 0.5, x: 162, y: 150 };
/** Told at length, all of it is lower: its wing was at what flies. */
const FURTHEST: Nearer = { scale: 0.44, x: 171, y: 149 };
/** Over the fold all of it is on the right page, its beak too. */
const CLEAR: Nearer = { scale: 0.78, x: 428, y: 146 };

/** Out of an open beak, and round and round. */
const flung = (lent: Cast['things'][0]): string =>
  clean(line('M166 45q3 -6 8 -9M172 50q2 -5 6 -8', '#fffdf0', 1.4)) +
  at(183, 32, 0.36, thing(lent, GOLD), -26);
