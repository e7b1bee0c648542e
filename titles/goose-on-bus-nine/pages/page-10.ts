import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { num, polygon, roundedBox, smooth } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { gooseAfloat } from '#titles/goose-on-bus-nine/cast/geese.ts';
import { gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { BUS, GOOSE, SLATE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { RAIN } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { glow, streetLamp } from '#titles/goose-on-bus-nine/set/street.ts';

/** The pavement of the street; the pond lies behind the last house, a little lower than the sky. */
const GROUND = 128;
const SILL = 196;
const MOON: Point = [183, 62];

/** The pond lights the two at the window from where they look. */
const MOONLIT: Light = {
  ...RAIN,
  direction: [0.9, -0.35],
  key: '#fff3cf',
  shade: '#1d2a4c',
  shadeAmount: 0.42,
  rim: '#fff0c0',
  rimAmount: 0.9,
  cast: '#4a6a9a',
  castAmount: 0.24,
};

/** The widest and the stillest: noses to the glass, backs to us, and every sign of the town points one way. */
export const page10: Painting = (cast) => paint(cast, 0);
/** The page is the right half; what has passed already lies on the left. */
export const spread10: Painting = (cast) => {
  const over = SPREAD - SHEET;
  const { art, quiet, faces } = paint(cast, -over);
  const moved = (at: Box): Box => ({ ...at, x: at.x + over });
  return {
    art: shifted(over, 0, art),
    quiet: { ...quiet, box: moved(quiet.box) },
    faces: faces.map(moved),
  };
};

/** From `left`, in mm on the page, to the page's right edge. */
function paint({ hero, things }: Cast, left: number): Picture {
  const child = placeHero(
    hero,
    56,
    'head',
    [50, 150],
    {
      pose: 'sit',
      mood: 'wonder',
      yaw: 148,
      pitch: 4,
      turn: -14,
      tilt: 5,
      touchR: [93, 136],
      armR: { upper: [60, 20], lower: [120, 10], hand: 'point' },
    },
    MOONLIT,
  );
  const art =
    clean(sky(left)) +
    hills() +
    water() +
    skyline(left) +
    street(left) +
    (left < 0 ? passed() : '') +
    rain(chanceFrom('page 10'), { x: left, y: 10, width: 110 - left, height: 130 }, 0.5, 0.7) +
    wiped() +
    sill(left) +
    (left < 0 ? aboard() : '') +
    (hero.wheelchair ? '' : seatBack(48, 196, 84, 50)) +
    child.art +
    seatBack(140, 202, 74, 50) +
    goose(things[0]) +
    shine();
  return {
    art,
    quiet: { box: { x: 14, y: 18, width: 120, height: 36 }, ink: 'light' },
    faces: [child.face],
  };
}

/** Night at the left, and at the right a moon that has just come out. */
const sky = (left: number): string => {
  // The light is the page's, however far the picture goes on to the left.
  const along = (share: number): number => 1 - ((1 - share) * SHEET) / (SHEET - left);
  return (
    box(
      left,
      0,
      SHEET - left,
      SHEET,
      linear(
        [
          [0, '#16254a'],
          [along(0), '#1a2a52'],
          [along(0.5), '#26437a'],
          [along(0.78), '#3f6f9c'],
          [1, '#6fa3b8'],
        ],
        0,
        0,
        1,
        0.3,
      ),
    ) +
    oval(
      MOON[0],
      MOON[1],
      96,
      92,
      radial([
        [0, '#fff3c4', 0.75],
        [0.3, '#cfe0d0', 0.42],
        [1, '#6fa3b8', 0],
      ]),
    ) +
    oval(MOON[0], MOON[1], 14, 14, '#fff9e0') +
    oval(MOON[0] - 4, MOON[1] + 3, 3, 2.6, '#f0dfae') +
    oval(MOON[0] + 5, MOON[1] - 4, 2, 1.8, '#f0dfae') +
    // The last of the cloud draws away.
    path(
      smooth([
        [96, 50],
        [120, 42],
        [150, 45],
        [164, 52],
        [176, 54],
        [164, 60],
        [130, 60],
        [104, 58],
      ]),
      '#33548a',
      'fill-opacity=".8"',
    ) +
    path(
      smooth([
        [148, 78],
        [170, 73],
        [192, 75],
        [222, 70],
        [222, 80],
        [190, 82],
        [164, 83],
      ]),
      '#5f8fb0',
      'fill-opacity=".7"',
    ) +
    line('M138 30q5 -4 8 1q3 -5 8 -2M152 22q4 -3 6.4 .8q2.4 -4 6.4 -1.6M164 34q3 -2.4 5 .6q2 -3 5 -1.2', '#14213f', 1.3)
  );
};

/** Far bank of the pond. */
const hills = (): string =>
  path('M118 104C136 92 150 96 166 94C186 90 200 95 222 90V110H118Z', '#2f5a7c') +
  path('M130 106C150 99 180 101 222 98V112H130Z', '#244a6a');

/** A piece of sky, lying on the ground, with the moon in it. */
function water(): string {
  const chance = chanceFrom('page 10 pond');
  let path_ = '';
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    const y = 108 + t * 36;
    const reach = 5 + t * 15 * (0.5 + chance());
    path_ += `M${num(MOON[0] - reach + (chance() - 0.5) * 5)} ${num(y)}h${num(2 * reach)}`;
  }
  return clean(
    path(
      'M112 140C126 118 140 107 168 105.6C190 104.6 206 105 222 104.6V154H122C116 150 110 146 112 140Z',
      linear([
        [0, '#eef3dc'],
        [0.35, '#a9cfd2'],
        [1, '#4f8fae'],
      ]),
    ) +
      line(path_, '#fffdf0', 1.5, 'stroke-opacity=".9"') +
      FLOATING.map(([x, y, size]) =>
        at(x, y, size, gooseAfloat({ beak: 'shut' }, MOONLIT), 0, -size),
      ).join(''),
  );
}

/** Whoever is out there is asleep or waiting. */
const FLOATING = [
  [203, 117, 0.07],
  [158, 116, 0.06],
  [166, 119, 0.07],
  [208, 132, 0.11],
] as const;

/** The town, dark against it; nobody would look there. */
function skyline(left: number): string {
  const chance = chanceFrom('page 10');
  const row = (from: number, to: number, height: number, width: number): string => {
    let d = '';
    for (let x = from; x < to; ) {
      const w = Math.min(width * (0.6 + chance() * 0.8), to - x + 4);
      const h = height * (0.6 + chance() * 0.6) * (x > 80 ? 0.8 : 1);
      d +=
        chance() > 0.5
          ? `M${num(x)} ${GROUND}v${num(-h)}l${num(w / 2)} ${num(-w * 0.42)}l${num(w / 2)} ${num(w * 0.42)}V${GROUND}Z`
          : `M${num(x)} ${GROUND}v${num(-h)}h${num(w * 0.6)}v-6h4v6H${num(x + w)}V${GROUND}Z`;
      x += w;
    }
    return d;
  };
  let lit = '';
  for (let i = 0; i < 30 - left / 6; i++) {
    lit += roundedBox(left + 4 + chance() * (106 - left), GROUND - 14 - chance() * 34, 2.6, 3.8, 0.4);
  }
  return (
    path(row(left - 6, 112, 58, 17), '#2b4470') +
    path(row(left - 10, 104, 38, 24), '#22375e') +
    path(lit, SLATE.lamp, 'fill-opacity=".7"')
  );
}

/** False alarms, and all of them point the way: a fish, an umbrella, a drop that runs, the puddles, the road itself. */
const street = (left: number): string =>
  path(
    `M${left} ${GROUND}H100C118 ${GROUND + 4} 122 138 116 146C112 156 140 160 222 162V222H${left}Z`,
    linear(
      [
        [0, '#1f3054'],
        [0.7, '#2f4a74'],
        [1, '#5c86a4'],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  placed(18, 1.25, shop(0, 36, '#2d4570', fishSign)) +
  placed(72, 1.2, shop(0, 36, '#293f68', carWash)) +
  chimney(99) +
  wet(left) +
  streetLamp(45, GROUND + 2, 52) +
  fingerpost(108, GROUND + 16);

/** A bus-stop's post whose arm says where the water is. */
const fingerpost = (x: number, y: number): string =>
  line(`M${x} ${y}V${y - 50}`, '#14213f', 2.2) +
  path(
    polygon([
      [x - 6, y - 49],
      [x + 17, y - 49],
      [x + 23, y - 44.5],
      [x + 17, y - 40],
      [x - 6, y - 40],
    ]),
    '#f3e2b8',
  ) +
  line(`M${x} ${y - 46}q2.6 -3 5.2 0t5.2 0t5.2 0M${x} ${y - 42.6}q2.6 -3 5.2 0t5.2 0t5.2 0`, '#2c5a78', 1.1);

const chimney = (x: number): string =>
  box(x - 7, GROUND - 42, 17, 46, '#1b2c50') +
  box(x - 4, GROUND - 55, 5, 15, '#1b2c50') +
  box(x + 4, GROUND - 51, 4, 10, '#1b2c50') +
  box(x - 3, GROUND - 32, 4, 6, SLATE.lamp, 0.6);

/** What has passed already: a bath for sale, umbrellas, a fountain, another puddle. */
const passed = (): string =>
  placed(-44, 1.35, fountain()) +
  placed(-92, 1.3, shop(0, 38, '#2d4570', bathSign)) +
  placed(-158, 1.2, shop(0, 34, '#293f68', umbrellaSign)) +
  streetLamp(-20, GROUND + 2, 52) +
  streetLamp(-124, GROUND + 2, 52) +
  oval(-120, GROUND + 24, 34, 5, '#8fb0c4', 'fill-opacity=".5"');

/** The grown-up from behind, with as much of the newspaper as stands out, and nobody else. */
const aboard = (): string =>
  path('M-120 168L-78 160L-36 168V222H-120Z', '#b9b3a8') +
  path('M-78 160V168M-110 176h24M-110 182h24M-70 176h26M-70 182h26', '#8d8a86') +
  path('M-108 222C-112 184 -104 146 -78 146C-52 146 -44 184 -48 222Z', '#a9821f') +
  path('M-104 222C-108 186 -100 150 -76 150C-58 150 -50 186 -54 222Z', '#d9ae2c') +
  seatBack(-78, 200, 84, 50) +
  seatBack(-168, 200, 84, 50);

const bathSign = (x: number): string =>
  path(`M${num(x - 13)} ${GROUND - 33}h26c0 8 -3 11 -7 11h-12c-4 0 -7 -3 -7 -11Z`, '#dceaf2') +
  line(`M${num(x + 9)} ${GROUND - 33}v-5q0 -2 -3 -2`, '#dceaf2', 1.4);

const umbrellaSign = (x: number): string =>
  path(
    `M${num(x - 12)} ${GROUND - 28}c1 -13 23 -13 24 0q-4 -3 -8 0q-4 -3 -8 0q-4 -3 -8 0Z`,
    '#e3a94a',
  ) + line(`M${num(x)} ${GROUND - 28}v7q2 2 4 0`, '#dceaf2', 1.2);

const placed = (x: number, scale: number, art: string): string =>
  at(x, GROUND, scale, shifted(0, -GROUND, art));

/** Lamps and windows once more in the wet road, and puddles that lie toward the light. */
function wet(left: number): string {
  const chance = chanceFrom('page 10 shine');
  let d = '';
  for (let i = 0; i < 36 - left / 5; i++) {
    const x = left + chance() * (150 - left);
    d += `M${num(x)} ${num(GROUND + 6 + chance() * 60)}h${num(3 + chance() * 9)}`;
  }
  return (
    line(d, '#ffe2a0', 0.8, 'stroke-opacity=".35"') +
    line(
      `M14 ${GROUND + 6}v22M26 ${GROUND + 6}v16M70 ${GROUND + 5}v20M45 ${GROUND + 6}v34`,
      '#ffd98f',
      3,
      'stroke-opacity=".3"',
    ) +
    path('M96 172C112 164 150 164 180 168C196 171 170 178 140 178C118 179 88 178 96 172Z', '#a9cbd6', 'fill-opacity=".75"') +
    line('M120 171h20M134 174h22', '#fffdf0', 1)
  );
}

function shop(x: number, width: number, wall: string, sign: (x: number) => string): string {
  return (
    box(x - width / 2, GROUND - 40, width, 40, wall, 1) +
    box(x - width / 2 + 4, GROUND - 18, width - 8, 18, '#ffd98f', 1, 'fill-opacity=".85"') +
    oval(x, GROUND - 10, 26, 20, glow(0.35)) +
    sign(x)
  );
}

/** Swims to the right, as all fish in this street do. */
const fishSign = (x: number): string =>
  path(
    `M${num(x + 14)} ${GROUND - 29}c-5 -8 -17 -8 -21 0l-7 -5v10l7 -5c4 8 16 8 21 0Z`,
    '#9fd0dc',
  ) + oval(x + 8, GROUND - 30, 1.1, 1.1, '#33465c');

/** Three brushes, and a drop on the sign that has begun to run. */
function carWash(x: number): string {
  const brushes = ['#6fb0c4', '#e3a94a', '#6fb0c4'].map((color, i) => {
    const left = x - 13 + i * 10;
    const bristles = [5, 10, 15].map((up) => `M${num(left + 1)} ${GROUND - up}h4`).join('');
    return box(left, GROUND - 19, 6, 17, color, 3) + line(bristles, '#fff4dc', 0.8);
  });
  const drop = `M${num(x - 6)} ${GROUND - 28}c5 4 9 4 10 0s-4 -6 -10 0Z`;
  return brushes.join('') + path(drop, '#a9dcea') + line(`M${num(x - 14)} ${GROUND - 28}h5M${num(x - 12)} ${GROUND - 31}h4`, '#a9dcea', 1);
}

const fountain = (): string =>
  line(
    `M0 ${GROUND - 22}q-9 -8 -12 12M0 ${GROUND - 22}q9 -8 12 12M0 ${GROUND - 22}q-4 -8 -6 14M0 ${GROUND - 22}q4 -8 6 14`,
    '#dceaf2',
    1.1,
  ) +
  path(`M-17 ${GROUND - 9}h34l-4 11h-26Z`, '#8a98a8') +
  box(-1.6, GROUND - 21, 3.2, 14, '#8a98a8') +
  oval(0, GROUND - 9, 17, 2.4, '#c5d9e4');

/** From behind, as tall as its neck goes; what was lent points the way, too. */
const goose = (lent: Cast['things'][0]): string =>
  path('M104 222C104 196 118 184 138 184C160 184 174 198 174 222Z', mix(GOOSE.coat, '#1d2a4c', 0.45)) +
  path('M150 188C166 192 174 204 174 222H160C160 206 158 196 150 188Z', mix(GOOSE.coat, '#fff0c0', 0.25)) +
  gooseNeck(
    [
      [139, 206],
      [138, 184],
      [132, 164],
      [135, 147],
    ],
    [36, 30, 26, 25],
    MOONLIT,
  ) +
  path('M116 190C124 180 154 180 162 190L156 202C146 194 130 194 122 202Z', mix(GOOSE.coat, '#1d2a4c', 0.25)) +
  at(
    142,
    131,
    0.6,
    gooseHead(
      {
        beak: 'holding',
        gaze: [0.9, -0.5],
        lid: 'wide',
        cap: true,
        holds: thing(lent, MOONLIT),
      },
      MOONLIT,
    ),
    -12,
  );

/** The moon's light on what it reaches first. */
const shine = (): string =>
  clean(
    line('M151 186C155 174 149 160 151 150', '#fffbe6', 1.6, 'stroke-opacity=".8"') +
      line('M172 206C170 198 166 192 160 189', '#fff3cf', 1.4, 'stroke-opacity=".7"'),
  );

/** Where the wiper has been, the glass is clear. */
const wiped = (): string =>
  line('M20 190A190 190 0 0 1 204 12', '#ffffff', 1, 'stroke-opacity=".16"') +
  line('M32 190A178 178 0 0 1 206 24', '#ffffff', 5, 'stroke-opacity=".05"');

const sill = (left: number): string =>
  box(
    left,
    SILL + 4,
    SHEET - left,
    SHEET - SILL,
    linear([
      [0, '#5b4038'],
      [1, '#33243a'],
    ]),
  ) +
  box(left, SILL, SHEET - left, 5, BUS.frame) +
  box(left, SILL, SHEET - left, 1.2, '#d9b98a') +
  box(left, 0, SHEET - left, 7, BUS.frame);
