import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { AS_DRAWN, boxNearer, type Nearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import { groundPastFold } from '#bookmaking/past-fold.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bagFront, bagMouth } from '#titles/goose-on-bus-nine/cast/bag.ts';
import { gooseBiting, onBitten } from '#titles/goose-on-bus-nine/cast/goose-biting.ts';
import { gripOf, handFor } from '#titles/goose-on-bus-nine/cast/grip-places.ts';
import { lending, lent } from '#titles/goose-on-bus-nine/cast/lending.ts';
import { wheelFromBefore } from '#titles/goose-on-bus-nine/cast/wheel-from-before.ts';
import { benchBefore } from '#titles/goose-on-bus-nine/set/bench-before.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { lampsInFog } from '#titles/goose-on-bus-nine/set/fogged.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { newspaperUp } from '#titles/goose-on-bus-nine/set/newspaper-up.ts';
import { drops } from '#titles/goose-on-bus-nine/set/rain.ts';
import { fewWords, isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';

/** Between the goose's eyes, and how large it is. */
const GOOSE_AT = [151, 62, 0.79] as const;

/** How near we are where the words stand beside it, and how much of the newspaper is down then. */
const BESIDE: Nearer = { scale: 1.14, x: 95, y: 0 };
const PAPER_DOWN = 40;

/** Very close, over a newspaper: hold this. */
export const page09: Painting = (cast) => {
  const { hero, things } = cast;
  // Few words need less of the page that they are printed on.
  const { beside = false } = cast;
  const long = !beside && cast.telling === 'explorer';
  const lower = beside ? PAPER_DOWN : isShort(cast) ? 16 : long ? -9 : 5;
  const few =
    isShort(cast) && fewWords(cast, { ...SAFE, x: 17, width: 185, y: 174, height: 32 }, 13);
  // Where the news is held high, what is given is given over it.
  const [x, y, size] = [GOOSE_AT[0], GOOSE_AT[1] - (long ? 8 : 0), GOOSE_AT[2]];
  const bitten = onBitten(gripOf(things[0]));
  const given = () =>
    lending(hero, [x + bitten[0] * size, y + bitten[1] * size], handFor(things[0]));
  const one = given();
  const { child, arm } = one;
  const leftOf = (who: ReturnType<typeof given>): string =>
    seat(who.child) + who.child.art + who.holding.art + bag() + who.holding.before;
  const view = beside ? BESIDE : AS_DRAWN;
  const seat = (who: PlacedHero): string =>
    hero.wheelchair
      ? chairOf(who, hero.wheelchair)
      : seatBack(who.head[0] + 4, who.head[1] + 4, 84, 120, 'none');
  const bag = (): string =>
    at(
      child.head[0] - 4,
      child.head[1] + child.scale * 122,
      0.56,
      bagMouth(LAMPS) + bagFront(LAMPS, [undefined, things[1]]),
    );
  const art =
    nearer(
      view,
      behind() +
        seatBack(158, 66, 104, 130) +
        pole(86, -6, 230, 6.4) +
        button(86, 27, 10) +
        leftOf(one) +
        arm.art +
        at(x, y, size, gooseBiting(LAMPS, lent(things[0]))) +
        arm.before,
    ) + shifted(0, lower, newspaperUp(beside));
  return {
    art,
    quiet: {
      box: few
        ? few.box
        : { ...SAFE, x: 17, width: 185, y: long ? 146 : 155, height: long ? 47 : 38 },
      ink: 'dark',
      last: {
        box: few ? few.last : { ...SAFE, x: 17, width: 185, y: 193.5, height: 12 },
        ink: 'dark',
        largest: 30,
      },
      largest: { seedling: 48, sprout: 20, sapling: 23, explorer: 16.5 },
    },
    faces: [
      boxNearer(view, child.face),
      boxNearer(view, { x: 106, y: 4, width: 100, height: 126 }),
    ],
    ...(beside && {
      overFold: () =>
        groundPastFold(nearer(view, behind() + leftOf(given()))) +
        benchBefore(lent(things[0]), isShort(cast)) +
        shifted(0, lower, newspaperUp(beside)),
    }),
  };
};

/** Its back and both grips behind who sits in it, and the upper curves of two wheels. */
function chairOf(child: PlacedHero, color: Hex): string {
  const [x, y] = child.head;
  const size = child.scale * 100;
  const top = y + size * 0.46;
  const dark = mix(color, '#2a1030', 0.5);
  const wheel = (side: 1 | -1): string =>
    wheelFromBefore([x + side * size * 0.72, y + size * 1.5], [15, 48], color);
  const grip = (side: 1 | -1): string => {
    // One is behind the shoulder that leans out: beside a fist it was held, too.
    const at = x + side * size * (side > 0 ? 0.46 : 0.64);
    return (
      line(`M${num(at)} 222V${num(top)}`, '#3a3550', 5) +
      line(`M${num(at)} 222V${num(top)}`, '#c3c9d6', 3) +
      line(`M${num(at)} ${num(top)}q0 -5 ${side * 4} -7`, '#2a2438', 7) +
      line(`M${num(at - 1)} ${num(top - 1)}q0 -3.6 ${side * 3} -5.4`, '#7d7796', 1.2)
    );
  };
  return (
    wheel(-1) +
    wheel(1) +
    path(roundedBox(x - size * 0.64, top + 3, size * 1.28, 80, 8), dark) +
    path(roundedBox(x - size * 0.6, top + 5, size * 1.2, 80, 7), color) +
    grip(-1) +
    grip(1)
  );
}

/** The long window with the evening in it, and lamplight on the panel under it. */
function behind(): string {
  const pane = 'M-230 -6H222V74H-230Z';
  return (
    box(
      -230,
      0,
      SHEET + 230,
      SHEET,
      linear([
        [0, '#f6cf85'],
        [0.5, '#e9ae5a'],
        [1, '#b9773f'],
      ]),
    ) +
    clip(
      pane,
      path(
        pane,
        linear([
          [0, '#2f4f74'],
          [1, '#6f98aa'],
        ]),
      ) +
        lampsInFog(
          [
            [-60, 12, 12, '#f2a93c'],
            [-150, 6, 10, '#7fb7b4'],
            [12, 22, 13, '#f2b632'],
            [30, 50, 8, '#f2a93c'],
            [76, 14, 9, '#7fb7b4'],
            [206, 30, 15, '#f2a93c'],
            [118, 52, 8, '#f2b632'],
            [196, 62, 9, '#7fb7b4'],
          ],
          0.8,
        ) +
        drops(chanceFrom('page 9'), { x: 0, y: 0, width: SHEET, height: 74 }, 36),
    ) +
    box(-230, 72, SHEET + 240, 4, BUS.frame) +
    box(-230, 76, SHEET + 240, 2.4, '#ffe2a0') +
    oval(
      100,
      110,
      110,
      70,
      radial([
        [0, '#fff3cf', 0.75],
        [1, '#ffe2a0', 0],
      ]),
    )
  );
}
