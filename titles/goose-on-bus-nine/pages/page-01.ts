import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { asGround, at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { AS_DRAWN, boxNearer, type Nearer, nearer } from '#bookmaking/drawing/nearer.ts';
import { radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { atTheSill, wheelOverSill } from '#titles/goose-on-bus-nine/cast/at-the-sill.ts';
import { bagFront } from '#titles/goose-on-bus-nine/cast/bag.ts';
import { disguise } from '#titles/goose-on-bus-nine/cast/disguise.ts';
import { dogWalking } from '#titles/goose-on-bus-nine/cast/dog.ts';
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
import { jammedUmbrella } from '#titles/goose-on-bus-nine/set/jammed-umbrella.ts';
import { LAMPS, RAIN } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { fewWords, isShort } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { sideSeat } from '#titles/goose-on-bus-nine/set/side.ts';
import { stopSign } from '#titles/goose-on-bus-nine/set/stop-sign.ts';
import { walker } from '#titles/goose-on-bus-nine/set/townsfolk.ts';
import {
  likeness,
  wetPavement,
  windowsInTheWet,
} from '#titles/goose-on-bus-nine/set/wet-pavement.ts';

/** Further, and with a post of the bus where the sheet is folded. */
const FROM_FURTHER: Nearer = { scale: 0.89, x: 241, y: 0 };

/** Seen as one would put it on, ribbons up: aslant in a bag it was a tube. */
const UPRIGHT = -10;

/** How far in from the page's edge the door stands, so that who tugs has air behind him. */
const IN = 8;

/** From the puddles at the stop: one seat is taken, and all who wanted it still stand in the rain behind a jammed umbrella. */
export const page01: Painting = (cast) => {
  const { hero, things } = cast;
  const short = isShort(cast);
  const long = cast.telling === 'explorer';
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
    duskOverFold() + windowsInTheWet() + busOverFold() + atTheOtherEnd() + dog();
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
    likeness(52, 8, 12, '#6a4426') +
    likeness(184 - IN, 30, 26, '#33402e') +
    // Both are drawn for a door that was at the page's edge.
    shifted(-IN, 0, jammedUmbrella() + tuggingMan(RAIN)) +
    dog() +
    rain(chance, { x: 148, y: 0, width: 84, height: 132 }, 0.5, 0.8) +
    rain(chance, { x: -24, y: 108, width: 162, height: 30 }, 0.5, 0.8) +
    rain(chance, { x: -24, y: 146, width: SHEET + 36, height: 110 }, 0.3, 0.22);
  // Told in a line, the bus comes nearer, and there is less wet road before it; told at length, it stands back from the words, roof, lamp and all.
  const view: Nearer = short ? { scale: 1.05, x: 80, y: -24 } : long ? FROM_FURTHER : AS_DRAWN;
  const down = short ? 6 : long ? -7 : 0;
  const words = long ? GROUND * FROM_FURTHER.scale + down + 8.4 : GROUND + down + 9;
  const face = boxNearer(view, child.face);
  const few = short && fewWords(cast, { ...SAFE, y: 170, height: 36 }, 14);
  return {
    art: shifted(0, down, nearer(view, scene)) + (long ? '' : prints()),
    overFold: () =>
      shifted(0, down, nearer(view, over())) + stopSign(short ? -147 : long ? -125.7 : -143.4, 60),
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
const dog = (): string =>
  line(`M${HAND[0]} ${HAND[1]}Q0 130 53 134`, '#12182e', 1.7) +
  line(`M${HAND[0]} ${HAND[1]}Q0 130 53 134`, '#6fc2b4', 1) +
  at(35, 148, 0.46, dogWalking(mirrored(RAIN), LONGER) + line(LIT_DOG, '#ffd08a', 2.4), -2, -0.46);

/** Whoever has the other end: small, behind, and without an umbrella, as everybody. */
const atTheOtherEnd = (): string =>
  asGround(
    at(
      -72,
      147,
      1.8,
      walker({ coat: '#a5674a', skin: '#c98e66', hair: '#5f7060' }) +
        oval(8.4, -14.6, 1.5, 1.4, '#b98058') +
        path(
          'M.2 -25.4C2 -24.6 3.6 -24.8 4.2 -26C4.4 -23 3 -21.8 1.4 -22C0 -22.4 -.4 -24 .2 -25.4Z',
          '#4a3a44',
        ) +
        line('M2.8 -27.2h.1', '#1c1a2c', 0.9),
    ),
  );
const HAND: Point = [-56.6, 120.8];

/** Of a dog, that is. */
const LONGER = 172;

/** What the windows leave along it: it was dark before the dark. */
const LIT_DOG = `M-92 -50C-86 -56 -72 -62 -60 -64C-50 -65 -40 -54 -36 -47M-30 -49C${LONGER * 0.2} -44 ${LONGER * 0.4} -38 ${LONGER * 0.6} -39C${LONGER * 0.9} -42 ${20 + LONGER} -52 ${48 + LONGER} -53Q${70 + LONGER} -58 ${84 + LONGER} -72`;
