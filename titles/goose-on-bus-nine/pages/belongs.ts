import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox, smooth } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { GRIN } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { disguise } from '#titles/goose-on-bus-nine/cast/disguise.ts';
import { dogPeeking } from '#titles/goose-on-bus-nine/cast/dog.ts';
import { nine } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { fingerDrawn } from '#titles/goose-on-bus-nine/set/fogged.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { litWindow, walker } from '#titles/goose-on-bus-nine/set/townsfolk.ts';

const PHOTO: Box = { x: 146, y: 28, width: 38, height: 38 };
const GLASS = roundedBox(12, 10, 192, 176, 14);
/** How far over the middle of a head its hair goes, and how far aside, in heads. */
const HAIR_ABOVE: Partial<Record<Hero['hair'], number>> = {
  bun: 0.86,
  afro: 0.78,
  curly: 0.7,
  puffs: 0.76,
};

/** A fogged window of the bus, from the rain: somebody has wiped it with a hand that is still on the glass, and looks out at us. */
export const belongs: Painting = ({ hero, things, photo }) => {
  const chance = chanceFrom('belongs');
  const child = placeHero(
    hero,
    60,
    'head',
    [83, 134],
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: GRIN, brow: [-3, -8, -1], cheek: 0.7 },
      yaw: 12,
      gaze: [0.15, -0.1],
      pitch: -4,
      tilt: -5,
      body: { roll: -7 },
      armL: waving(hero.years),
      armR: { upper: [8, 22], lower: [20, 12] },
    },
    LAMPS,
  );
  const wiped = wipedRound(child.head, HAIR_ABOVE[hero.hair] ?? 0.66);
  const art =
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, '#f0b64e'],
        [0.6, '#d9923a'],
        [1, '#a8642f'],
      ]),
    ) +
    path(roundedBox(8, 6, 200, 184, 17), BUS.frame) +
    clip(
      GLASS,
      fog(chance) +
        clip(
          wiped,
          insideTheBus() + rain(chance, { x: 8, y: 92, width: 200, height: 92 }, 0.4, 0.7),
        ) +
        (photo ? '' : doodle()) +
        smile() +
        edgeOfFog(chance, wiped) +
        child.art +
        // Somebody else would like to be seen, too.
        at(33, 182, 0.52, dogPeeking(LAMPS)) +
        child.arm(1),
    ) +
    line(GLASS, '#3a2440', 1.4, 'stroke-opacity=".7"') +
    path('M20 26L34 12H60L20 58Z', '#ffffff', 'fill-opacity=".18"') +
    photoFrame(photo, { box: PHOTO, color: BUS.seat, moulding: 2.6, tilt: 3 }, LAMPS) +
    sill() +
    at(190, 184, 0.34, thing(things[0], LAMPS), -6);
  return {
    art,
    quiet: {
      box: { x: 30, y: 16, width: photo ? 104 : 156, height: 34 },
      ink: 'dark',
      anchor: 'middle',
      last: {
        box: { x: 30, y: 50, width: 104, height: 27 },
        ink: 'dark',
        largest: 30,
      },
      largest: { seedling: 19, sprout: 19, sapling: 19, explorer: 19 },
    },
    faces: photo ? [child.face, PHOTO] : [child.face],
  };
};

/** Breath on the pane: pale, with the street's lights swimming in it. */
function fog(chance: Chance): string {
  const lights = [
    [30, 30, 15],
    [66, 16, 11],
    [112, 40, 18],
    [158, 20, 13],
    [192, 62, 17],
    [52, 76, 13],
    [146, 84, 15],
    [90, 66, 10],
  ];
  let runs = '';
  for (let i = 0; i < 16; i++) {
    const x = 16 + chance() * 184;
    runs += `M${num(x)} ${num(12 + chance() * 50)}v${num(14 + chance() * 40)}`;
  }
  return (
    path(
      GLASS,
      linear([
        [0, '#e9eeec'],
        [0.42, '#e6efee'],
        [0.64, '#b9ccd6'],
        [1, '#8ba6b8'],
      ]),
    ) +
    lights
      .map(([x = 0, y = 0, r = 0], i) => {
        // Lamps, and one traffic light that has just turned.
        const hue = ['#fdeac0', '#fdeac0', '#fbe0b4', '#cfe8dc'][i % 4] as string;
        return oval(
          x,
          y,
          r,
          r,
          radial([
            [0, mix(hue, '#ffffff', 0.4), 0.95],
            [0.72, hue, 0.7],
            [0.8, hue, 0.2],
            [1, hue, 0],
          ]),
        );
      })
      .join('') +
    line(runs, '#f6fafa', 0.8, 'stroke-opacity=".8"')
  );
}

/** An elbow on the sill, and the hand up from it, between the hair and whoever sits behind. */
function waving(years: number): Arm {
  if (years < 3) return { upper: [50, 62], lower: [10, 140], hand: 'open' };
  return { upper: [66, 52 - 1.7 * years], lower: [8, 156 + years], hand: 'open' };
}

/** What a sleeve has wiped clear, in three swings: whatever grows on a head has room in it. */
function wipedRound([x, y]: Point, above: number): string {
  const top = y - 60 * above - 7;
  const brow = y - 44 - (above > 0.7 ? 8 : 0);
  return smooth([
    [15, 160],
    [17, 132],
    [28, 114],
    [40, 104],
    [x - 34, brow],
    [x - 21, (brow + top) / 2 - 2],
    [x - 4, top],
    [x + 14, (brow + top) / 2 - 3],
    [x + 30, brow + 1],
    [132, 101],
    [150, 92],
    [172, 93],
    [190, 106],
    [200, 128],
    [202, 160],
    [198, 196],
    [20, 196],
  ]);
}

/** What the sleeve pushed aside: a bright rim, streaks along its way, and drops that ran. */
function edgeOfFog(chance: Chance, wiped: string): string {
  let beads = '';
  let runs = '';
  for (const [x, y] of [
    [28, 115],
    [40, 105],
    [150, 93],
    [164, 93],
    [190, 107],
  ] as const) {
    beads += `M${x} ${y}h.1M${x + 2} ${num(y + 1 + chance() * 2)}h.1`;
    runs += `M${x} ${y}v${num(4 + chance() * 12)}`;
  }
  return (
    // Pushed-up water: a thin rim, thick where the sleeve turned.
    line(wiped, '#eef4f3', 0.6, 'stroke-opacity=".6"') +
    line(wiped, '#f6fbfa', 1.6, 'stroke-opacity=".5" stroke-dasharray="9 26 31 14 5 40"') +
    line(
      wiped,
      '#f6fbfa',
      2.6,
      'stroke-opacity=".5" stroke-dasharray="4 31 22 23 2 43" stroke-dashoffset="-2.5"',
    ) +
    line(runs, '#f3f8f8', 1, 'stroke-opacity=".6"') +
    line(beads, '#ffffff', 2, 'stroke-opacity=".85"')
  );
}

/** None behind the hand: skin of any color shows on lamplight. */
const FAR = 'M20 112H70V150H20ZM172 110H212V150H172Z';

/** The town on the other side of it, going home. */
const beyond = (): string =>
  path('M16 150V118L30 108L44 118V150ZM172 150V128H190V118L202 108L214 118V150Z', '#26365c') +
  litWindow(30, 136, 7, 'cat') +
  line('M16 147H202', '#4a6288', 3) +
  at(
    50,
    150,
    0.94,
    walker({ coat: '#c77b9a', skin: '#8a5a3e', hair: '#2b2228', umbrella: '#e3a94a' }),
  );

/** The bus in its own light: a lamp, straps, seats, and in the back row a long gray coat that has its eye on somebody. */
const insideTheBus = (): string =>
  box(
    0,
    78,
    SHEET,
    112,
    linear([
      [0, '#ffd98e'],
      [0.5, '#eba551'],
      [1, '#b8683a'],
    ]),
  ) +
  path(FAR, '#33507a') +
  clip(FAR, beyond()) +
  line(FAR, BUS.frame, 2.4) +
  line('M10 94H206', BUS.pole, 2) +
  oval(
    104,
    92,
    84,
    54,
    radial([
      [0, '#fff6d2', 0.95],
      [1, '#ffe39a', 0],
    ]),
  ) +
  seatBack(40, 148, 44, 50) +
  at(193, 146, 0.4, disguise(LAMPS, { rise: 26, foot: false, beak: true }), 0, -0.4) +
  clean(oval(191.2, 136.8, 1.5, 1.6, '#fffdf6') + oval(190.7, 136.9, 0.8, 1, '#2c1b22')) +
  seatBack(182, 160, 46, 40) +
  // How the sleeve went.
  line(
    'M24 140C22 124 36 112 52 107M30 138C30 126 42 117 56 112',
    '#fff6da',
    1.8,
    'stroke-opacity=".3"',
  );

/** What a wet finger has drawn beside the words: a bell that rings. It has begun to run. */
const doodle = (): string =>
  shifted(
    5,
    8,
    fingerDrawn(
      'M167 82C166 74 170 68 175 67.6C181 67.4 184 74 183.4 81.4M163 83C170 81 179 81.4 187.4 82.6M172.6 86.4C174 89 177 88.6 178 86M188.6 71l5.4 -3.4M187 64l3 -5.4',
      1.7,
      '#7e97a8',
      [[[187, 83], 8]],
    ),
  );

/** And beside its bell, whoever waits has drawn somebody to wait with. */
const smile = (): string =>
  fingerDrawn(
    'M36 88a9 9 0 1 0 -18 0a9 9 0 1 0 18 0M24 86v2M30 86v2M22.6 91.4Q27 95.4 31.4 91.4',
    1.7,
    '#7e97a8',
    [[[20, 95], 7]],
  );

/** Painted wood under the window, with a ticket for one ride. */
const sill = (): string =>
  box(
    -4,
    190,
    SHEET + 8,
    30,
    linear([
      [0, '#ffe3ae'],
      [0.18, '#f0c27a'],
      [0.2, '#c98a3a'],
      [1, '#8a4f2a'],
    ]),
  ) +
  box(-4, 186, SHEET + 8, 5, '#fff1cf') +
  at(
    52,
    199,
    1,
    box(-22, -6, 44, 12, '#7a4530', 1.4, 'fill-opacity=".5"') +
      box(-23, -7.4, 44, 12, '#fffaf0', 1.4) +
      line('M9 -7V4.4', '#c9b088', 0.7) +
      line('M-18 -3.6H-2M-18 -0.6H4M-18 2.2H-6', '#8d8a86', 0.8) +
      nine(15, -1.4, 4),
    -5,
  ) +
  line('M-4 186.6H220', '#ffffff', 0.8, 'stroke-opacity=".8"');
