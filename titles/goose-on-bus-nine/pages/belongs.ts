import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { GRIN } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
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
/** What a sleeve has wiped clear. */
const WIPED =
  'M17 152C12 126 28 114 42 106C52 90 78 82 98 86C116 78 144 80 160 89C182 94 199 110 200 136C204 154 200 174 192 186C182 192 36 192 24 186C17 176 17 166 17 152Z';

/** A fogged window of the bus, from the rain: somebody has wiped it with a hand that is still on the glass, and looks out at us. */
export const belongs: Painting = ({ hero, things, photo }) => {
  const chance = chanceFrom('belongs');
  const child = placeHero(
    hero,
    60,
    'head',
    [84, 129],
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: GRIN, brow: [-3, -8, -1], cheek: 0.7 },
      yaw: 12,
      gaze: [0.15, -0.1],
      pitch: -4,
      tilt: 5,
      touchL: [162, 112],
      armL: { upper: [20, 80], lower: [10, 150], hand: 'open' },
    },
    LAMPS,
  );
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
          WIPED,
          insideTheBus() +
            rain(chance, { x: 8, y: 92, width: 200, height: 92 }, 0.4, 0.7) +
            child.art +
            // Somebody else would like to be seen, too.
            at(147, 180, 0.56, dogPeeking(LAMPS)) +
            child.arm(1),
        ) +
        (photo ? '' : doodle()) +
        smile() +
        edgeOfFog(chance),
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

/** What the sleeve pushed aside: a bright rim, streaks along its way, and drops that ran. */
function edgeOfFog(chance: Chance): string {
  let beads = '';
  let runs = '';
  for (const [x, y] of [
    [30, 116],
    [48, 101],
    [90, 89],
    [101, 89],
    [133, 86],
    [164, 97],
    [186, 109],
  ] as const) {
    beads += `M${x} ${y}h.1M${x + 2} ${num(y + 1 + chance() * 2)}h.1`;
    if (x < 60 || x > 92) runs += `M${x} ${y}v${num(6 + chance() * 18)}`;
  }
  return (
    // Pushed-up water: a thin rim, thick where the sleeve turned.
    line(WIPED, '#eef4f3', 0.6, 'stroke-opacity=".6"') +
    line(WIPED, '#f6fbfa', 1.6, 'stroke-opacity=".5" stroke-dasharray="9 26 31 14 5 40"') +
    line(
      WIPED,
      '#f6fbfa',
      2.6,
      'stroke-opacity=".5" stroke-dasharray="4 31 22 23 2 43" stroke-dashoffset="-2.5"',
    ) +
    line(
      'M24 140C22 124 36 112 52 107M30 138C30 126 42 117 56 112M192 138C192 122 176 108 160 101M187 142C186 128 174 116 160 108',
      '#e6eef0',
      1.8,
      'stroke-opacity=".35"',
    ) +
    line(runs, '#f3f8f8', 1, 'stroke-opacity=".6"') +
    line(beads, '#ffffff', 2, 'stroke-opacity=".85"')
  );
}

const FAR = 'M20 112H70V150H20ZM146 112H198V150H146Z';

/** The town on the other side of it, going home. */
const beyond = (): string =>
  path('M16 150V118L30 108L44 118V150ZM150 150V122H172V116L186 106L202 116V150Z', '#26365c') +
  litWindow(30, 136, 7, 'cat') +
  litWindow(186, 132, 7, 'pair') +
  line('M16 147H202', '#4a6288', 3) +
  at(
    50,
    150,
    0.94,
    walker({ coat: '#c77b9a', skin: '#8a5a3e', hair: '#2b2228', umbrella: '#e3a94a' }),
  ) +
  at(160, 150, 0.9, walker({ coat: '#d98f3c', skin: '#c98f62', hair: '#3f3a52' }), 0, -0.9);

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
  line('M40 94l-3 11M170 94l4 11M188 94l4 11', '#6a3a2c', 1.4) +
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
  at(178, 142, 0.34, disguise(LAMPS, { rise: 22, foot: false, beak: true }), 0, -0.34) +
  seatBack(182, 160, 46, 40);

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
