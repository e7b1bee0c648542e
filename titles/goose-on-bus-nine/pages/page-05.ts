import { box, clean, oval, shifted } from '#bookmaking/drawing/marks.ts';
import { AS_DRAWN, boxNearer, type Nearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { pointingFinger, TIP } from '#titles/goose-on-bus-nine/cast/pointing-finger.ts';
import { seenInRed } from '#titles/goose-on-bus-nine/cast/seen-in-red.ts';
import { BUTTON_RED } from '#titles/goose-on-bus-nine/set/colors.ts';
import { redDome, redLight } from '#titles/goose-on-bus-nine/set/red-dome.ts';
import { fewWords, isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { roundTheButton, seatsPastFold } from '#titles/goose-on-bus-nine/set/round-the-button.ts';

/** The page that holds its breath. Through the hero's own eyes: a finger, a button, and in its red the bus, and who is in it. */
export const page05: Painting = (cast) => {
  const { hero, beside = false } = cast;
  const seen = seenInRed(hero);
  const arm = pointingFinger(hero);
  const art =
    roundTheButton(beside) +
    redLight() +
    redDome(seen.art) +
    arm +
    // The red shines on the fingertip before it is there.
    clean(
      oval(
        TIP[0] - 2,
        TIP[1] + 1,
        12,
        11,
        radial([
          [0, BUTTON_RED, 0.22],
          [0.5, BUTTON_RED, 0.1],
          [1, BUTTON_RED, 0],
        ]),
      ),
    );
  // Told in a breath, it is so near that there is hardly anything else.
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 12.5, height: 29 }, 13);
  // Told at length, it is seen from a little higher.
  const long = !beside && cast.telling === 'explorer';
  const lower = long ? 10 : 0;
  const view: Nearer = beside
    ? { scale: 1.3, x: 196, y: 234 }
    : few
      ? { scale: 1.15, x: SHEET, y: SHEET }
      : AS_DRAWN;
  const seenAt = boxNearer(view, seen.face);
  return {
    art: box(0, 0, SHEET, 14, '#33263f') + shifted(0, lower, nearer(view, art)),
    quiet: {
      box: few ? few.box : { ...SAFE, y: 12.5, height: 35 + (long ? 15 : 0) },
      ink: 'light',
      anchor: 'middle',
      last: {
        box: few ? few.last : { ...SAFE, y: long ? 63.5 : 48, height: long ? 12 : 17 },
        ink: 'light',
        largest: 32,
      },
      largest: { seedling: 54, sprout: 28, sapling: 21, explorer: 19 },
    },
    faces: [{ ...seenAt, y: seenAt.y + lower }],
    ...(beside && {
      overFold: () => seatsPastFold(view) + nearer(view, redLight() + pointingFinger(hero)),
    }),
  };
};
