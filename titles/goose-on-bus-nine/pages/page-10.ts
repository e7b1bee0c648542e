import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { mix } from '#bookmaking/drawing/color.ts';
import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { BUS, GOOSE, SLATE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS, RAIN } from '#titles/goose-on-bus-nine/set/lights.ts';
import { rain } from '#titles/goose-on-bus-nine/set/rain.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { glow, streetLamp } from '#titles/goose-on-bus-nine/set/street.ts';

/** Where the town stands: false alarms along it, and at its end the thing itself. */
const GROUND = 146;
const SILL = 188;

/** The widest and the stillest: noses to the glass, backs to us, and at the far right edge something silver. */
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
    33,
    'head',
    [42, 168],
    {
      pose: 'sit',
      mood: 'wonder',
      yaw: 152,
      pitch: 4,
      turn: -12,
      tilt: 4,
      touchR: [68, 164],
      armR: { upper: [60, 20], lower: [120, 10], hand: 'point' },
    },
    LAMPS,
  );
  const neck: Point[] = [
    [102, 218],
    [101, 200],
    [97, 186],
    [99, 176],
  ];
  const art =
    clean(dusk(left)) +
    skyline(left) +
    street(left) +
    (left < 0 ? passed() : '') +
    rain(chanceFrom('page 10'), { x: left, y: 20, width: 130 - left, height: 120 }, 0.6) +
    silver() +
    wiped() +
    sill(left) +
    (left < 0 ? aboard() : '') +
    (hero.wheelchair ? '' : seatBack(39, 190, 60, 44)) +
    child.art +
    seatBack(102, 194, 52, 40) +
    gooseNeck(neck, [22, 18, 15, 14.5], LAMPS) +
    path('M80 218C80 202 90 197 102 197C116 197 124 202 124 218Z', GOOSE.coat) +
    at(
      103,
      166,
      0.35,
      gooseHead(
        {
          beak: 'holding',
          gaze: [0.9, -0.4],
          lid: 'calm',
          cap: true,
          holds: thing(things[0], RAIN),
        },
        LAMPS,
      ),
      -8,
    );
  return {
    art,
    quiet: { box: { ...SAFE, y: 18, width: 112, height: 34 }, ink: 'light' },
    faces: [child.face],
  };
}

/** Blue, and toward the right edge the first clean light of the day. */
const dusk = (left: number): string => {
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
          [0, '#22325a'],
          [along(0), '#22325a'],
          [along(0.62), '#3a5280'],
          [along(0.8), '#8196ae'],
          [along(0.93), '#f0d9a4'],
          [1, '#fbeabb'],
        ],
        0,
        0,
        1,
        0.55,
      ),
    ) +
    oval(
      214,
      124,
      70,
      62,
      radial([
        [0, '#fffbe6', 0.95],
        [0.4, '#ffefc0', 0.5],
        [1, '#ffefc0', 0],
      ]),
    )
  );
};

/** Two rows of houses, the far one paler; they make room for the light. */
function skyline(left: number): string {
  const chance = chanceFrom('page 10 houses');
  const row = (from: number, to: number, tall: number, wide: number): string => {
    let d = '';
    for (let x = from; x < to; ) {
      const w = wide * (0.7 + chance() * 0.6);
      const h = tall * (0.6 + chance() * 0.7);
      d +=
        chance() > 0.5
          ? `M${num(x)} ${GROUND}v${num(-h)}l${num(w / 2)} ${num(-w * 0.42)}l${num(w / 2)} ${num(w * 0.42)}V${GROUND}Z`
          : `M${num(x)} ${GROUND}v${num(-h)}h${num(w * 0.6)}v-6h4v6H${num(x + w)}V${GROUND}Z`;
      x += w;
    }
    return d;
  };
  let lit = '';
  for (let i = 0; i < 34 - left / 6; i++) {
    lit += roundedBox(
      left + 4 + chance() * (148 - left),
      GROUND - 14 - chance() * 34,
      2.6,
      3.8,
      0.4,
    );
  }
  return (
    path(row(left - 6, 172, 62, 17), mix(SLATE.far, '#3a4f78', 0.62)) +
    path(row(left - 10, 156, 40, 24), '#33476a') +
    path(lit, SLATE.lamp, 'fill-opacity=".75"')
  );
}

/** False alarms from left to right: a fountain, a fish-shop, a car wash, one heroic puddle. */
const street = (left: number): string =>
  placed(72, 1.2, shop(0, 34, '#43577a', fishSign)) +
  placed(124, 1.2, shop(0, 38, '#3d5070', carWash)) +
  chimneys() +
  box(
    left,
    GROUND,
    SHEET - left,
    SHEET - GROUND,
    linear(
      [
        [0, '#3a4c68'],
        [0.8, '#5d718a'],
        [1, '#c9c3a4'],
      ],
      0,
      0,
      1,
      0,
    ),
  ) +
  shine(left) +
  placed(24, 1.35, fountain()) +
  streetLamp(49, GROUND + 2, 58) +
  streetLamp(152, GROUND + 2, 60) +
  oval(158, GROUND + 19, 32, 5.4, '#b9cbd8', 'fill-opacity=".8"') +
  line(`M138 ${GROUND + 19}q8 -3 16 0M164 ${GROUND + 20}q6 -2.4 12 0`, '#ffffff', 0.8);

/** What has passed already: a bath for sale, umbrellas, another puddle. */
const passed = (): string =>
  placed(-58, 1.3, shop(0, 38, '#3d5070', bathSign)) +
  placed(-150, 1.2, shop(0, 34, '#43577a', umbrellaSign)) +
  streetLamp(-22, GROUND + 2, 58) +
  streetLamp(-112, GROUND + 2, 60) +
  oval(-100, GROUND + 18, 30, 4, '#b9cbd8', 'fill-opacity=".6"');

/** The grown-up from behind, with as much of the newspaper as stands out, and nobody else. */
const aboard = (): string =>
  path('M-86 180L-58 176L-30 180V218H-86Z', '#d9cdb6') +
  path('M-76 218C-78 192 -74 168 -58 168C-42 168 -38 192 -40 218Z', '#d9a51e') +
  path('M-73 218C-75 192 -71 171 -57 171C-45 171 -41 192 -43 218Z', '#f4c430') +
  seatBack(-58, 198, 56, 40) +
  seatBack(-122, 198, 54, 40) +
  seatBack(-182, 198, 54, 40);

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

/** Lamps and windows once more in the wet road. */
function shine(left: number): string {
  const chance = chanceFrom('page 10 shine');
  let d = '';
  for (let i = 0; i < 40 - left / 5; i++) {
    const x = left + chance() * (SHEET - left);
    d += `M${num(x)} ${num(GROUND + 4 + chance() * 34)}h${num(3 + chance() * 9)}`;
  }
  return line(d, '#ffe2a0', 0.7, 'stroke-opacity=".4"');
}

function shop(x: number, width: number, wall: string, sign: (x: number) => string): string {
  return (
    box(x - width / 2, GROUND - 40, width, 40, wall, 1) +
    box(x - width / 2 + 4, GROUND - 20, width - 8, 20, '#ffd98f', 1, 'fill-opacity=".85"') +
    oval(x, GROUND - 12, 26, 20, glow(0.35)) +
    sign(x)
  );
}

const fishSign = (x: number): string =>
  path(
    `M${num(x - 12)} ${GROUND - 29}c5 -7 15 -7 19 0l6 -4.6v9.2l-6 -4.6c-4 7 -14 7 -19 0Z`,
    '#9fd0dc',
  ) + oval(x - 7, GROUND - 30, 1, 1, '#33465c');

/** Three brushes, and a drop on the sign. */
function carWash(x: number): string {
  const brushes = ['#6fb0c4', '#e3a94a', '#6fb0c4'].map((color, i) => {
    const left = x - 13 + i * 10;
    const bristles = [5, 10, 15].map((up) => `M${num(left + 1)} ${GROUND - up}h4`).join('');
    return box(left, GROUND - 19, 6, 17, color, 3) + line(bristles, '#fff4dc', 0.8);
  });
  const drop = `M${num(x - 3)} ${GROUND - 36}c-4 6 -4 9 0 9s4 -3 0 -9Z`;
  return brushes.join('') + path(drop, '#a9dcea');
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

/** The last houses of the town stand dark before the light. */
const chimneys = (): string =>
  box(166, GROUND - 46, 22, 48, '#31456a') +
  box(169, GROUND - 60, 6, 16, '#31456a') +
  box(180, GROUND - 56, 5, 11, '#31456a') +
  box(171, GROUND - 34, 5, 7, SLATE.lamp, 0.6);

/** The thing itself, between two chimneys: a piece of sky, lying on the ground. */
const silver = (): string =>
  clean(
    oval(
      204,
      GROUND - 6,
      46,
      34,
      radial([
        [0, '#fffdf0', 0.95],
        [0.5, '#fff3c8', 0.5],
        [1, '#fff6dc', 0],
      ]),
    ) +
      path(
        `M188 ${GROUND + 4}C190 ${GROUND - 4} 202 ${GROUND - 7} 222 ${GROUND - 6}V${GROUND + 8}C206 ${GROUND + 9} 192 ${GROUND + 8} 188 ${GROUND + 4}Z`,
        '#fefef6',
      ) +
      line(`M196 ${GROUND + 3}h9M203 ${GROUND - 1}h12M208 ${GROUND + 5}h8`, '#f6cf78', 0.9) +
      path(
        `M206 ${GROUND - 2}c-1 -2 -1 -3 .6 -3.4c1 0 1.4 1 1.2 1.8h4c1 0 1.4 1.6 -.4 1.9Z`,
        '#5b4038',
      ),
  );

/** Where the wiper has been, the glass is clear. */
const wiped = (): string =>
  line('M60 150A140 140 0 0 1 208 20', '#ffffff', 1, 'stroke-opacity=".2"') +
  line('M70 150A130 130 0 0 1 208 30', '#ffffff', 4, 'stroke-opacity=".06"');

const sill = (left: number): string =>
  box(
    left,
    SILL + 4,
    SHEET - left,
    SHEET - SILL,
    linear([
      [0, '#8a6040'],
      [1, '#5b4038'],
    ]),
  ) +
  box(left, SILL, SHEET - left, 5, BUS.frame) +
  box(left, 0, SHEET - left, 8, BUS.frame);
