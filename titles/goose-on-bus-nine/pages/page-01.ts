import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { boxNearer, type Nearer, nearer, pointNearer } from '#bookmaking/drawing/nearer.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { atTheSill, wheelOverSill } from '#titles/goose-on-bus-nine/cast/at-the-sill.ts';
import { bagFront } from '#titles/goose-on-bus-nine/cast/bag.ts';
import { disguise } from '#titles/goose-on-bus-nine/cast/disguise.ts';
import { dogWalking } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { dogWalker } from '#titles/goose-on-bus-nine/cast/dog-walker.ts';
import { footprint } from '#titles/goose-on-bus-nine/cast/footprint.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { pushHandles } from '#titles/goose-on-bus-nine/cast/push-handles.ts';
import { tuggingMan } from '#titles/goose-on-bus-nine/cast/tugging.ts';
import {
  busAtStop,
  busOverFold,
  GROUND,
  panel,
} from '#titles/goose-on-bus-nine/set/bus-at-stop.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import {
  duskOverFold,
  headlight,
  litStones,
  sky,
  towardTheFold,
} from '#titles/goose-on-bus-nine/set/dusk-at-stop.ts';
import { crook, jammedUmbrella } from '#titles/goose-on-bus-nine/set/jammed-umbrella.ts';
import { LAMPS, RAIN } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { fewWords, isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { sideSeat } from '#titles/goose-on-bus-nine/set/side.ts';
import { stopSign } from '#titles/goose-on-bus-nine/set/stop-sign.ts';
import {
  heroInTheWet,
  likeness,
  wetPavement,
  windowsInTheWet,
} from '#titles/goose-on-bus-nine/set/wet-pavement.ts';

/** A post of the bus where the sheet is folded. */
const VIEW: Nearer = { scale: 1.05, x: 80, y: -24 };
/** Told at length, from a step farther back: the road is larger. */
const LONG_VIEW: Nearer = { scale: 0.93, x: -44.5, y: -24 };

/** Seen as one would put it on, ribbons up: aslant in a bag it was a tube. */
const UPRIGHT = -10;

/** How far in from the page's edge the door stands, so that who tugs has air behind him. */
const IN = 8;

/** From the puddles at the stop: one seat is taken, and all who wanted it still stand in the rain behind a jammed umbrella. */
export const page01: Painting = (cast) => {
  const { hero, things } = cast;
  const short = isShort(cast);
  const long = cast.telling === 'explorer';
  const view = long ? LONG_VIEW : VIEW;
  // The dedication stands clear of him: he is where he was.
  const back = long ? 12 : 0;
  const chance = chanceFrom('page 1');
  const { child, arm } = atTheSill(hero);
  const inside =
    sideSeat(4, 122, 52) +
    at(21.6, 86, 0.26, disguise(LAMPS, { rise: 6, foot: false, beak: false })) +
    // It has been awake all along.
    clean(oval(24.6, 85.6, 1.5, 1.4, '#fff6d8') + oval(25.2, 85.8, 0.8, 1, '#2c1b22')) +
    sideSeat(45, 118, 60) +
    at(54, 82, 0.36, grownUp(LAMPS)) +
    // The lamp over the best seat is the brightest.
    oval(
      86,
      62,
      54,
      48,
      radial([
        [0, '#fffbe6', 0.95],
        [0.5, '#fff1c4', 0.6],
        [1, '#ffe39a', 0],
      ]),
    ) +
    (hero.wheelchair ? pushHandles(child, hero.wheelchair) : sideSeat(64, 128, 54)) +
    child.art +
    (hero.wheelchair ? wheelOverSill(hero.wheelchair) : '') +
    // The evening in a window on the other side: what is light is seen against it.
    path(panel(94, 124, 46, 84), '#46608a') +
    line(panel(94, 124, 46, 84), '#a8743c', 1.3) +
    line('M110 20V118', '#8a5a26', 5.4) +
    pole(110, 20, 118, 4.2) +
    button(110, 50, 6.8) +
    // As deep in it as it goes.
    at(115, 82.6, 0.25, thing(things[0], LAMPS), things[0] === 'ballet slipper' ? UPRIGHT : 26) +
    at(115, 93, 0.35, bagFront(LAMPS, things, false)) +
    arm;
  const over = (): string =>
    duskOverFold() +
    windowsInTheWet() +
    busOverFold() +
    at(-68 - back, 148, 1, dogWalker()) +
    dog(back);
  const scene =
    sky() +
    wetPavement(chance) +
    towardTheFold() +
    oval(88, GROUND, 104, 4, '#120f22', 'fill-opacity=".7"') +
    // It falls behind whoever is dry, and before whoever is not.
    rain(chance, { x: -24, y: 0, width: 174, height: 110 }, 0.55, 0.8) +
    busAtStop(inside) +
    headlight(206, 118) +
    litStones() +
    heroInTheWet(short ? 11 : 3.6) +
    likeness(52, 8, 12, '#6a4426') +
    likeness(184 - IN, 30, 26, '#33402e') +
    // Both are drawn for a door that was at the page's edge.
    shifted(-IN, 0, jammedUmbrella() + tuggingMan(RAIN) + crook()) +
    dog(back) +
    rain(chance, { x: 148, y: 0, width: 84, height: 132 }, 0.5, 0.8) +
    rain(chance, { x: -24, y: 108, width: 162, height: 30 }, 0.5, 0.8);
  // The more is told, the higher it stands over the words, and with less of its roof.
  const down = short ? 6 : -8;
  const words = pointNearer(view, [0, GROUND])[1] + down + 8.4;
  const face = boxNearer(view, child.face);
  const few = short && fewWords(cast, { ...SAFE, y: 170, height: 36 }, 14);
  return {
    art: shifted(0, down, nearer(view, scene)) + (long ? '' : prints()),
    overFold: () => shifted(0, down, nearer(view, over())) + stopSign(-147, 60),
    quiet: {
      box: few ? few.box : { ...SAFE, y: words, height: 194 - words },
      ink: 'light',
      anchor: 'middle',
      last: {
        box: few ? few.last : { ...SAFE, y: 194, height: 12 },
        ink: 'light',
        largest: 30,
      },
      largest: { seedling: 52, sprout: 24, sapling: 24, explorer: 20 },
    },
    faces: [{ ...face, y: face.y + down }],
  };
};

/** Wet, three-toed, and on their way to the door: who left them is in already. */
const prints = (): string =>
  (
    [
      [205.6, 206, -14],
      [209, 194, 10],
      [206, 182, -8],
    ] as const
  )
    .map(([x, y, turn]) => `<g opacity=".26">${at(x, y, 0.16, footprint(), turn, 0.22)}</g>`)
    .join('');

/** It comes in from the left, over the fold if there is one, and looks up at who is first; its lead goes back to a hand. */
const dog = (back: number): string =>
  oval(4, 148, 62, 2.6, '#0f1128', 'fill-opacity=".6"') +
  at(39, 148, 0.43, dogWalking(mirrored(RAIN), LONGER) + line(LIT_DOG, '#ffd08a', 2.4), 0, -0.43) +
  line(`M${HAND[0] - back} ${HAND[1]}L56 126`, '#12182e', 1.7) +
  line(`M${HAND[0] - back} ${HAND[1]}L56 126`, '#6fc2b4', 1);
const HAND: Point = [-52, 113];

/** Of a dog, that is. */
const LONGER = 124;

/** What the windows leave along it: it was dark before the dark. */
const LIT_DOG = `M-24 -65C${LONGER * 0.3} -60.4 ${LONGER * 0.7} -60.4 ${36 + LONGER} -66`;
