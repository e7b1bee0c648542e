import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bag } from '#titles/goose-on-bus-nine/cast/bag.ts';
import { cello } from '#titles/goose-on-bus-nine/cast/cello.ts';
import { clothedLimb, grownHandAt } from '#titles/goose-on-bus-nine/cast/clothed-limb.ts';
import { disguise } from '#titles/goose-on-bus-nine/cast/disguise.ts';
import { dogStanding } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { leekBag } from '#titles/goose-on-bus-nine/cast/leeks.ts';
import { passengerHead, standing } from '#titles/goose-on-bus-nine/cast/passenger.ts';
import { DRIVER, LEEK_MAN } from '#titles/goose-on-bus-nine/cast/people.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { busAtStop, GROUND, reflection } from '#titles/goose-on-bus-nine/set/bus-at-stop.ts';
import { button, pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUS, BUTTON_RED } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS, RAIN } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import {
  AS_DRAWN,
  boxNearer,
  fewWords,
  isShort,
  type Nearer,
  nearer,
} from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { sideSeat } from '#titles/goose-on-bus-nine/set/side.ts';
import { glow } from '#titles/goose-on-bus-nine/set/street.ts';

/** How much higher than it was drawn the whole scene stands: words need the wet ground, and an Explorer's most of it. */
const LIFT = { sapling: 4, explorer: 14 } as const;

/** From the puddles at the stop: one seat is taken, and all who wanted it still stand in the rain behind a jammed umbrella. */
export const page01: Painting = (cast) => {
  const { hero, things } = cast;
  const short = isShort(cast);
  const chance = chanceFrom('page 1');
  const child = placeHero(
    hero,
    sittingHeadSize(hero, 51),
    'head',
    [93, 73],
    {
      pose: 'sit',
      mood: 'happy',
      face: { askew: 5, brow: [-2, -8, -1] },
      yaw: 36,
      pitch: 2,
      gaze: [1, 0.3],
      turn: 4,
    },
    LAMPS,
  );
  const inside =
    sideSeat(2, 114, 46) +
    at(12, 90, 0.29, disguise(LAMPS, { rise: 6, foot: false, beak: false })) +
    // It has been awake all along.
    clean(oval(14, 89.6, 1.3, 1.2, '#fff6d8') + oval(14.5, 89.7, 0.7, 0.9, '#2c1b22')) +
    sideSeat(40, 116, 52) +
    at(49, 88, 0.36, grownUp(LAMPS)) +
    // The lamp over the best seat is the brightest.
    oval(
      102,
      70,
      44,
      40,
      radial([
        [0, '#fffbe6', 0.95],
        [0.5, '#fff1c4', 0.6],
        [1, '#ffe39a', 0],
      ]),
    ) +
    (hero.wheelchair ? '' : sideSeat(child.pelvis[0] - 10, child.pelvis[1] + 3, 64)) +
    child.art +
    at(child.pelvis[0] + 13, 106, 0.25, bag(LAMPS, things)) +
    pole(125.4, 30, 116, 4) +
    button(125.4, 74, 6.9);
  const scene =
    sky(chance) +
    reflection() +
    redOnTheRoad() +
    oval(92, GROUND + 1, 96, 4.6, '#15182c', 'fill-opacity=".75"') +
    busAtStop(inside) +
    dot() +
    headlight(200, 116) +
    queue() +
    ripples(chance) +
    rain(chance, { x: 0, y: 0, width: SHEET, height: 144 }, 0.55, 0.8) +
    rain(chance, { x: 0, y: 144, width: SHEET, height: 72 }, 0.4, 0.35);
  // Told in a line, the bus comes nearer, and there is less wet road before it.
  const view: Nearer = short ? { scale: 1.06, x: 160, y: -24 } : AS_DRAWN;
  const long = cast.telling === 'explorer';
  const down = short ? 5 : -LIFT[long ? 'explorer' : 'sapling'];
  const words = GROUND + down + 9;
  const face = boxNearer(view, child.face);
  const few = short && fewWords(cast, { ...SAFE, y: 170, height: 36 }, 14);
  return {
    art: shifted(0, down, nearer(view, scene)),
    quiet: {
      box: few ? few.box : { ...SAFE, y: words, height: 194 - words },
      ink: 'light',
      anchor: 'middle',
      last: {
        box: few ? few.last : { ...SAFE, y: 194, height: 12 },
        ink: 'light',
        largest: 30,
      },
      largest: { seedling: 52, sprout: 24, sapling: 21, explorer: 17 },
    },
    faces: [{ ...face, y: face.y + down }],
  };
};

/** What everybody in the rain looks at, once more, on the wet ground under its window: broken, and soon gone. */
const redOnTheRoad = (): string =>
  clean(
    path(
      'M118 150Q116.4 168 121 196H126.6Q131 168 130 150Z',
      linear([
        [0, BUTTON_RED, 0.36],
        [0.4, BUTTON_RED, 0.18],
        [1, BUTTON_RED, 0],
      ]),
    ) + line('M118 145h12M120 147.4h8', '#ff5a4a', 0.9, 'stroke-opacity=".6"'),
  );

/** Dusk over roofs: far ones in the rain's own color, near ones dark, a few people home already. */
function sky(chance: Chance): string {
  let far = '';
  let near = '';
  let lit = '';
  for (let x = -6; x < 150; ) {
    const w = 13 + chance() * 10;
    const top = 34 - x * 0.16 + chance() * 12;
    far += `M${num(x)} 120V${num(top)}l${num(w / 2)} -6l${num(w / 2)} 6V120Z`;
    x += w;
  }
  for (let x = -10; x < 120; ) {
    const w = 20 + chance() * 12;
    const top = 50 - x * 0.18 + chance() * 8;
    near += `M${num(x)} 120V${num(top)}h${num(w * 0.16)}v-5h3v5l${num(w * 0.3)} -7l${num(w * 0.54 - 3)} 7V120Z`;
    for (let i = 0; i < 3; i++) lit += `M${num(x + 4 + i * 6)} ${num(top + 8)}h2.6v4h-2.6Z`;
    x += w + 1;
  }
  return (
    box(
      -4,
      -8,
      SHEET + 8,
      158,
      linear([
        [0, '#1d2a4c'],
        [0.35, '#3d557c'],
        [0.62, '#6d84a0'],
        [0.8, '#4a5272'],
        [1, '#232542'],
      ]),
    ) +
    path(far, '#4b628a', 'fill-opacity=".8"') +
    path(near, '#26365c') +
    path(lit, '#ffd27e', 'fill-opacity=".9"') +
    oval(30, 31, 40, 40, glow(0.75)) +
    line('M30 32V70', '#18223c', 1.6) +
    path('M25 32L27 25H33L35 32Z', '#18223c') +
    clean(oval(30, 33, 3.4, 3, '#fff6d8'))
  );
}

const headlight = (x: number, y: number): string =>
  clean(
    oval(
      x,
      y,
      30,
      26,
      radial([
        [0, '#fffbe6', 1],
        [0.3, '#ffe9a8', 0.5],
        [1, '#ffd88a', 0],
      ]),
    ) + oval(x, y, 5, 5.6, '#fffdf0'),
  );

/** Who was third, and fourth: leeks before a lit door, a cello with shoes, a long dog. */
const queue = (): string =>
  oval(67, 146, 32, 2.6, '#12152a', 'fill-opacity=".6"') +
  // Between the wheels: before one of them its tail was lost.
  at(66, 146, 0.45, dogStanding(RAIN)) +
  // It goes with the cello, and has been round everybody once.
  line('M50 133Q108 152 160 132T186 118', '#d9b77a', 0.9) +
  jammedUmbrella() +
  oval(176, 147, 38, 2.8, '#12152a', 'fill-opacity=".6"') +
  man() +
  at(201, 146, 0.26, cello(RAIN, 3)) +
  grownHandAt([195, 102], 8, 'hold', tone(RAIN, '#b3567f'), 1, 0.22) +
  // The windows' light along whoever stands before them.
  line('M162.6 98Q157.6 110 156.6 124', '#ffd694', 1, 'stroke-opacity=".8"');

/** He has the umbrella by its handle, and far too many leeks. */
function man(): string {
  const cloth = tone(RAIN, '#7f9462');
  const skin = tone(RAIN, LEEK_MAN.skin);
  return (
    at(173, 88, 0.262, standing(RAIN, LEEK_MAN, -0.9)) +
    clothedLimb(
      [
        [181, 96],
        [185, 107],
        [181.6, 117],
      ],
      4.4,
      cloth,
      RAIN,
    ) +
    at(182, 132, 0.24, leekBag(RAIN)) +
    grownHandAt([182, 116.6], 100, 'hold', skin, 1, 0.2) +
    clothedLimb(
      [
        [165, 96],
        [160, 109],
        [154.6, 104],
      ],
      4.4,
      cloth,
      RAIN,
    ) +
    grownHandAt([154.6, 104], -140, 'hold', skin, -1, 0.2)
  );
}

/** Dot, who waits with both hands on the wheel. */
function dot(): string {
  const coat = tone(LAMPS, DRIVER.coat);
  const glove = tone(LAMPS, '#f6ecd6');
  const arm = (side: number): string =>
    clothedLimb(
      [
        [188 + side * 10, 72],
        [188 + side * 14, 82],
        [188 + side * 7, 87],
      ],
      4,
      coat,
      LAMPS,
    );
  return (
    box(184.4, 58, 6.6, 10, tone(LAMPS, DRIVER.skin).shade) +
    path('M184 64C176 66 173 72 172 92H205C204 72 200 66 192 64C190 67 186 67 184 64Z', coat.base) +
    path('M184 63.6L188 70L192.4 63.6L194 67L188.4 74L182 67Z', '#f2b632') +
    at(187, 61, 0.28, passengerHead(LAMPS, DRIVER, -0.7)) +
    line('M171 95A17 11 0 0 1 203 93', '#2a2438', 2.6) +
    arm(1) +
    arm(-1) +
    grownHandAt([194.4, 87], 150, 'hold', glove, -1, 0.18) +
    grownHandAt([181, 87], 30, 'hold', glove, 1, 0.18)
  );
}

/** Open, and wider than the door: a post has bent it on each side, and it goes neither in nor out. */
const jammedUmbrella = (): string =>
  path(
    'M132 99C131 90 134 82 139.6 79C139 73 145 67 153 67C161 67 167 73 166.4 79C171 82 173.6 89 172.6 97C169.6 93 167.4 93 165 97C161 92 157.6 92 153.4 97C149 92 145 92 141 98C138 94 135 95 132 99Z',
    '#8a5594',
  ) +
  path(
    'M132 99C131 90 134 82 139.6 79C139 73 145 67 153 67C145 74 141 86 141 98C138 94 135 95 132 99Z',
    '#aa76b0',
  ) +
  path(
    'M165 97C165 86 161 74 153 67C161 67 167 73 166.4 79C171 82 173.6 89 172.6 97C169.6 93 167.4 93 165 97Z',
    '#68407a',
  ) +
  line(
    'M153 67C145 74 141 86 141 98M153 67V97M153 67C161 74 165 86 165 97M153 67V62.6',
    '#3f2748',
    0.8,
  ) +
  line('M139.6 60V106M166.4 60V106', BUS.frame, 2.8) +
  line('M132 99L129.4 102.6L132.4 105', '#2b2228', 1) +
  line('M153.2 97V108Q153 112 149.6 111.4', '#2b2228', 1.6);

/** Where drops land. */
function ripples(chance: Chance): string {
  let d = '';
  for (let i = 0; i < 22; i++) {
    const y = 146 + chance() * 66;
    const r = 1.4 + (y - 144) * 0.07;
    const x = chance() * SHEET;
    d += `M${num(x - r)} ${num(y)}a${num(r)} ${num(r * 0.32)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r * 0.32)} 0 1 0 ${num(-2 * r)} 0`;
  }
  return line(d, '#8fa6bd', 0.4, 'stroke-opacity=".3"');
}
