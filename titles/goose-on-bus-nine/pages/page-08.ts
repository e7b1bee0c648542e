import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { num, ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { grownUp } from '#titles/goose-on-bus-nine/cast/grown-up.ts';
import { BUS, GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import {
  type Bokeh,
  condensation,
  fingerDrawn,
  lampsInFog,
} from '#titles/goose-on-bus-nine/set/fogged.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { nearer } from '#titles/goose-on-bus-nine/set/room-for-words.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';
import { trotting } from '#titles/goose-on-bus-nine/set/townsfolk.ts';

/** What a fingertip clears: the lamps behind it shine through. What was no, has fogged over again by half. */
const LIT = '#ffdf8e';
const NO = '#a9824f';
/** Where the fingertip is: at the end of the last wave, which comes to it from the beak. */
const TIP: Point = [100, 156];

/** Lamps of the street, mirrored in the pane: dim where the words stand. */
const DIM: readonly Bokeh[] = [
  [30, 34, 26, '#2f5274'],
  [92, 18, 15, '#5e5248'],
  [150, 60, 30, '#2d5070'],
  [188, 24, 20, '#5e5248'],
  [252, 26, 24, '#3b4f60'],
  [300, 64, 30, '#2f5274'],
  [352, 30, 17, '#5e5248'],
];
const LIGHTS: readonly Bokeh[] = [
  [0, 88, 9, '#d98f3c'],
  [219, 120, 9, '#e0a044'],
  [224, 182, 12, '#4f9090'],
  [421, 132, 13, '#d98f3c'],
  [246, 176, 20, '#4f9090'],
  [418, 170, 16, '#e0a044'],
];

/** The fogged window is the whole picture, seen from the wet street: who is behind it has wiped holes in it. */
export const page08: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the pane goes on: more that it was not, and a newspaper. */
export const spread08: Painting = (cast) => paint(cast, SPREAD);

function paint(cast: Cast, width: number): Picture {
  const { hero } = cast;
  const wide = width === SPREAD;
  const child = placeHero(
    hero,
    // A longer arm reaches from further off, or its elbow is under the ledge; a short one from nearer.
    hero.years >= 7 ? 52 : 56,
    'head',
    hero.years >= 7 ? [30, 136] : hero.years < 2 ? [44, 143] : [38, 138],
    {
      pose: 'sit',
      mood: 'happy',
      // Tender: it looks past its own finger, at who is so far from any water.
      face: { mouth: SOFT_SMILE, eyes: 'soft', brow: [-8, -9, -4], flushed: true },
      yaw: 20,
      pitch: 2,
      turn: 2,
      gaze: [1, -0.15],
      tilt: 11,
      body: { lean: 6, roll: 5, ...(hero.years < 2 && { shrug: -18 }) },
      touchL: TIP,
      armL: { upper: [40, 20], lower: [90, 10], hand: 'point' },
    },
    LAMPS,
  );
  // A long telling has the more of the night above them.
  const lower = !wide && cast.telling === 'explorer' ? 9 : 0;
  const faces = [child.face, { x: 132, y: 106, width: 69, height: 56 }];
  const scene =
    clip(
      WIPED + (wide ? WIPED_FOR_NEWS : ''),
      bus(width) +
        (hero.wheelchair ? '' : seatBack(40, 124, 96, 100)) +
        child.art +
        ledge(width) +
        nearer({ scale: 0.9, x: 186, y: 204 }, goose() + feet()) +
        (wide ? newspaper() : ''),
    ) +
    wipes(width) +
    lampsInFog(
      DIM.filter(([x]) => x < width),
      0.28,
    ) +
    lampsInFog(
      LIGHTS.filter(([x]) => x < width),
      0.8,
    ) +
    condensation({ x: 0, y: 144, width, height: 60 }, width * 0.36, 'page 8', DRY) +
    (wide ? largeGuesses() : guesses()) +
    water() +
    // Its elbow is behind the ledge, as it is.
    clip('M-10 -10H220V195H-10Z', knuckled(child.arm(1), hero.skin)) +
    sill(width) +
    (wide ? onThePavement() : '');
  return {
    art: fog(width) + shifted(wide ? SPREAD - SHEET : 0, 0, longAgo()) + shifted(0, lower, scene),
    quiet: {
      // Over the fold there is a whole pane of night beside the two, and what it was not stands over their heads.
      box: wide ? { x: 231, y: 16, width: 179, height: 108 } : { ...SAFE, height: 74 + lower },
      ink: 'light',
      anchor: wide ? 'middle' : 'top',
      lap: wide
        ? { box: { x: 231, y: 34, width: 179, height: 70 }, ink: 'light', largest: 60 }
        : { box: { ...SAFE, y: 16, height: 56 }, ink: 'light', largest: 52 },
      largest: wide
        ? { sprout: 32, sapling: 25, explorer: 19 }
        : { sprout: 28, sapling: 21, explorer: 14 },
    },
    faces: faces.map((face) => ({ ...face, y: face.y + lower })),
  };
}

/** On the darkest skin it is the light that draws a knuckle: without it a hand is its own shadow. */
function knuckled(arm: string, skin: Hex): string {
  const t = skinTone(LAMPS, skin);
  if (luma(t.base) >= 0.3) return arm;
  return arm.replaceAll(mix(t.base, t.deep, 0.72), mix(t.base, '#e0a07c', 0.42));
}

/** Where a sleeve has been, nothing hangs any more. */
const DRY = [
  { x: -4, y: 88, width: 104, height: 120 },
  { x: 122, y: 96, width: 96, height: 110 },
  { x: 272, y: 130, width: 120, height: 76 },
];

/** On the warm side of the pane: feet have room on it. */
const ledge = (width: number): string =>
  box(
    -4,
    194,
    width + 8,
    17,
    linear([
      [0, '#fff0c4'],
      [0.14, '#e2a857'],
      [1, '#a8693a'],
    ]),
  );

/** Our side of the pane: a seal, and the bus's own amber, wet. */
const sill = (width: number): string =>
  box(-4, 204.6, width + 8, 4, '#2a2038') +
  box(
    -4,
    207.4,
    width + 8,
    12,
    linear([
      [0, '#e8b25c'],
      [1, '#8a5a34'],
    ]),
  ) +
  box(-4, 207.4, width + 8, 0.9, '#ffe7ad');

/** And on our side of the glass somebody has stopped, by the hand of somebody small who has seen a goose. */
const onThePavement = (): string =>
  oval(
    258,
    206,
    46,
    30,
    radial([
      [0, '#ffd88a', 0.2],
      [1, '#ffd88a', 0],
    ]),
  ) +
  // Who has the umbrella, and is told.
  path('M254 220C254 196 260 183 271 180C282 183 288 196 288 220Z', '#26305a') +
  path('M257 220C258 201 263 189 271 186L267 220Z', '#33507a') +
  path('M263 175C261 160 281 160 279 175C279 182 263 182 263 175Z', '#231c2c') +
  line('M264.4 180Q271 184 277.6 180', '#4f8f8a', 4.4) +
  line('M261 192L253 182', '#26305a', 6) +
  line('M252 184L259 138', '#14213f', 1.6) +
  path(
    'M298 158C294 132 228 124 220 150C225 147 230 148 233 151C239 147 246 148 250 152C256 149 264 150 268 155C274 152 281 153 285 157C289 154 294 155 298 158Z',
    '#b3567f',
  ) +
  path(
    'M260 135C242 133 226 138 220 150C225 147 230 148 233 151C238 143 248 137 260 135Z',
    '#8a4470',
  ) +
  line(
    'M256 134C240 134 226 140 221 148M254 186C252 196 252 208 253 219',
    '#ffd694',
    1.1,
    'stroke-opacity=".85"',
  ) +
  // Who tells: a hood with a point, and a mitten.
  path('M230 220C231 204 235 195 242 192C250 195 253 204 254 220Z', '#2f7f6c') +
  path(
    'M252 192C252 180 246 172 240 168C235 173 229 182 232 192C238 197 247 197 252 192Z',
    '#3f9a80',
  ) +
  path(
    'M252 192C252 180 246 172 240 168C246 178 249 187 247 195C249 194.4 251 193.6 252 192Z',
    '#1f5a58',
  ) +
  line('M234 201L226.6 191.6', '#3f9a80', 4.4) +
  oval(225.6, 190.4, 2.7, 2.7, '#d98f3c') +
  line('M232.4 182C230.6 186 231 190 232.4 192.6', '#ffe7ad', 1.1, 'stroke-opacity=".85"') +
  at(305, 215, 1, trotting('#7a4a34'), 0, -1) +
  line('M286 204Q292 211 295 203', '#d9b77a', 0.8);

/** As much of the warm bus as glows through. */
const bus = (width: number): string =>
  box(
    0,
    0,
    width,
    SHEET,
    linear([
      [0, '#ffe7ad'],
      [0.6, '#f4c069'],
      [1, '#b9773f'],
    ]),
  ) +
  box(0, 96, width, 3.4, BUS.pole) +
  oval(
    108,
    112,
    130,
    90,
    radial([
      [0, '#fff6d8', 0.9],
      [1, '#ffe2a0', 0],
    ]),
  );

/** The coat from its collar to a hem that shows the legs. */
const coatOver = (): string => {
  const t = tone(LAMPS, GOOSE.coat);
  return (
    path(
      'M148 182C150 166 162 158 178 156H196C208 160 210 174 210 184C210.6 186 210 188 209 189.4C190 194 168 194 149 189.4C147.6 187 147.6 184.6 148 182Z',
      t.base,
    ) +
    path(
      'M192 157C206 160 210 174 210 184C210.6 186 210 188 209 189.4C204 191 199 192 193 192.6C198 182 198 168 192 157Z',
      t.shade,
    ) +
    line('M178 188V193', t.deep, 1, 'stroke-opacity=".7"')
  );
};

/** Sits on the sill with its beak to the glass, and both feet. */
const goose = (): string =>
  legs() +
  coatOver() +
  gooseNeck(
    [
      [186, 174],
      [191, 164],
      [190, 154],
      [184, 143],
    ],
    [34, 28, 25, 24],
    LAMPS,
  ) +
  path(
    'M171 164C163 168 163 182 178 190L187 180C178 176 174 171 171 164ZM203 164C211 168 211 182 196 190L187 180C196 176 200 171 203 164Z',
    tone(LAMPS, GOOSE.coat).deep,
  ) +
  at(
    174,
    128,
    0.68,
    gooseHead({ beak: 'shut', gaze: [0.9, 0.7], lid: 'calm', cap: true }, mirrored(LAMPS)),
    1,
    -0.68,
  );

/** One pull of a sleeve over the pane. */
const pull = (points: readonly Point[], width: number): string =>
  ribbon(
    points,
    points.map(() => width / 2),
  );

/** A whole forearm's work: round the child, under what is drawn, and round who sits beside. */
const WIPED = smooth([
  [-14, 104],
  [8, 96],
  [32, 88.8],
  [60, 89.4],
  [72, 94],
  [82, 103],
  [88, 114],
  [92, 126],
  [97, 144],
  [103, 162],
  [116, 174],
  [136, 172],
  [146, 163],
  [134, 156],
  [123, 149],
  [123, 139],
  [134, 132],
  [141, 116],
  [150, 101],
  [172, 94],
  [197, 97],
  [207, 114],
  [205, 138],
  [211, 164],
  [208, 190],
  [212, 212],
  [-14, 212],
]);
type Pull = readonly [points: readonly Point[], width: number];
const PULLS_FOR_NEWS: readonly Pull[] = [
  [
    [
      [284, 160],
      [330, 152],
      [384, 160],
    ],
    28,
  ],
  [
    [
      [280, 186],
      [326, 182],
      [378, 186],
    ],
    30,
  ],
];
const WIPED_FOR_NEWS = PULLS_FOR_NEWS.map(([points, width]) => pull(points, width)).join('');

/** Breath on the pane, with the night on it, and the lamps behind it as far as they come through. */
const fog = (width: number): string =>
  path(
    `M-4 -4H${width + 4}V220H-4Z`,
    linear([
      [0, '#172741', 0.99],
      [0.3, '#233f60', 0.98],
      [0.5, '#284d6c', 0.97],
      [0.78, '#2f627c', 0.95],
      [1, '#2c5870', 0.95],
    ]),
  ) +
  clean(
    oval(
      104,
      150,
      128,
      66,
      radial([
        [0, '#ffd88a', 0.16],
        [0.55, '#f2b65a', 0.1],
        [1, '#f2b65a', 0],
      ]),
    ),
  );

/** What a sleeve leaves: streaks along its way, and water pushed to its end, where it hangs and runs. */
function wipes(width: number): string {
  const chance = chanceFrom('page 8 wipes');
  let streaks = '';
  let beads = '';
  for (const [x, y, high] of ENDS.filter(([x]) => x < width)) {
    for (let i = 0; i < 4; i++) {
      const at = y + high * (i / 3 + (chance() - 0.5) * 0.14);
      streaks += `M${num(x + chance() * 2)} ${num(at)}q${num(4 + chance() * 4)} ${num(chance() * 2 - 2.4)} ${num(7 + chance() * 7)} ${num(-chance() * 2)}`;
      beads += `M${num(x + chance() * 4)} ${num(at + 2 + chance() * 3)}h.1`;
    }
  }
  return (
    line('M206 170q2.6 12 1 24M4 101q8 -4 16 -5.6', '#fffdf4', 1, 'stroke-opacity=".4"') +
    line(streaks, '#fffdf4', 0.8, 'stroke-opacity=".34"') +
    line(beads, '#fffdf4', 2, 'stroke-opacity=".6"')
  );
}

/** Where a pull has ended: from which height, and how far down. */
const ENDS = [
  [88, 104, 16],
  [205, 112, 26],
  [209, 160, 26],
  [394, 150, 20],
  [388, 178, 18],
] as const;

/** What other fingers drew on other evenings, long since fogged over: as light as the fog, for the words lie on it. */
const longAgo = (): string =>
  line(
    'M160 64h26l-5 9h-16ZM173 64V42l13 17ZM36 62a11 11 0 1 0 .1 0ZM32 70v.1M40 70v.1M31 76q5 5 10 0M92 34q8 -8 16 0q-8 8 -16 0l-6 -5v10ZM142 24l2.6 6 6.4 .6-4.8 4.2 1.4 6.4-5.6-3.4-5.6 3.4 1.4-6.4-4.8-4.2 6.4-.6ZM66 58c-4 -6 -12 0 -6 7l7 7l7 -7c6 -7 -3 -13 -8 -7ZM114 70V56q9 -12 18 0V70ZM114 56l1 -8l6 5M132 56l-1 -8l-6 5M119 60v.1M127 60v.1',
    '#30526f',
    2.2,
  );

const cross = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y - r * 0.8)}Q${num(x + r * 0.2)} ${num(y - r * 0.2)} ${num(x + r * 0.9)} ${num(y + r)}M${num(x + r)} ${num(y - r)}Q${num(x - r * 0.3)} ${num(y - r * 0.1)} ${num(x - r * 0.8)} ${num(y + r * 0.9)}`;

/** A house? No. A hat? No. */
const houseAndHat = (): string =>
  fingerDrawn(
    'M87 113C86.2 109 88 104.6 87.2 101.4C91 98.6 93.6 95 97.6 90.6C100.4 95 103.4 96.8 107 101.8C105.8 105.4 107.4 109.4 106.4 113.2C100 111.4 93 114.2 87 113M94.4 112.6C95 110 93.6 108 94.8 105.6C96.6 104.8 98.4 105.4 100 105.6C100.6 108 99.8 110 100.4 112.4',
    2.5,
    NO,
    [
      [[90, 112], 6],
      [[105, 112], 9],
    ],
  ) +
  fingerDrawn(cross(97, 102, 11), 1.3, NO) +
  fingerDrawn(
    'M113.4 110.6C121 108.4 130 112 138 109.2M117.6 109.6C118.6 104 115.6 99 119 95C123 90.6 131 91.4 132.6 96C134 100.6 131.6 105 133.4 109.4M117.6 104.6C123 103.2 128 105.8 132.8 104',
    2.5,
    NO,
    [[[120, 111], 8]],
  ) +
  fingerDrawn(cross(125, 102, 11), 1.3, NO);

/** A bigger goose? No. */
const biggerGoose = (width: number): string =>
  fingerDrawn(
    'M292 96C304 92 314 84 316 66C317 54 332 52 336 62L350 66L336 70C336 82 330 90 336 98C350 108 384 96 396 84C400 108 380 128 348 128C322 128 300 120 292 96ZM330 62h.1M344 128v12M362 127v12M338 140h8M356 139h8',
    width,
    NO,
    [
      [[300, 114], 16],
      [[384, 116], 14],
    ],
  ) + fingerDrawn(cross(344, 98, 34), width * 0.68, NO);

/** Small, between the two, where the words lie over them. */
const guesses = (): string =>
  clean(at(32.5, 39.6, 0.56, houseAndHat()) + at(31, 72, 0.28, biggerGoose(5)));

/** As large as a sleeve can reach, where there are no words: and a bigger goose. */
const largeGuesses = (): string =>
  clean(at(-124, -128, 1.66, houseAndHat()) + at(-62, -9, 0.66, biggerGoose(4.4)));

/** Three wavy lines; the last one is being drawn. */
function water(): string {
  const wave = (x: number, y: number, times: number, long: number, high: number): string => {
    const [a, b, c] = [long / 6, long / 3, long / 2].map(num);
    const up = num(high * 2);
    return `M${num(x)} ${num(y)}${`c${a} -${up} ${b} -${up} ${c} 0c${a} ${up} ${b} ${up} ${c} 0`.repeat(times)}`;
  };
  return clean(
    fingerDrawn(wave(98, 118, 2, 18, 2.5), 4, LIT, [[[121, 120], 6]]) +
      fingerDrawn(wave(99, 136, 2, 15.4, 2.5), 4, LIT, [[[104, 136], 7]]) +
      // It grows out of the fingertip that is still drawing it.
      fingerDrawn(wave(TIP[0] + 3.4, TIP[1] + 0.6, 2, 18.4, 2.6), 4.4, LIT, [[[126, 159], 7]]),
  );
}

/** On the sill, toes to us: feet like that should not be dry. */
function feet(): string {
  const t = tone(LAMPS, GOOSE.beak);
  const foot = (x: number, turn: number): string =>
    at(
      x,
      195,
      0.82,
      path(
        'M-5 -8C-12 -3 -20 0 -23 5C-16 4 -12 6 -9 10C-4 6 4 6 9 10C12 6 16 4 23 5C20 0 12 -3 5 -8Z',
        t.base,
        `stroke="${t.deep}" stroke-width="0.8" stroke-linejoin="round"`,
      ) +
        line('M0 -6V5M-4 -5L-15 3M4 -5L15 3', t.deep, 1.1) +
        line('M-8 -3L-17 2M8 -3L17 2', t.lite, 1, 'stroke-opacity=".8"'),
      turn,
    );
  return clean(LEGS.map((x, i) => foot(x, i === 0 ? 5 : -6)).join(''));
}

/** Out of the coat's hem, down to the sill. */
const LEGS = [160, 192] as const;
function legs(): string {
  const t = tone(LAMPS, GOOSE.beak);
  const down = (dx: number): string => LEGS.map((x) => `M${x + dx} 186V198`).join('');
  return clean(line(down(0.6), t.shade, 6) + line(down(-0.4), t.base, 3.4));
}

/** The grown-up's, page turned away: gloves and a headline through the breath. */
const newspaper = (): string =>
  seatBack(330, 128, 110, 100) + clip('M214 80H430V220H214Z', at(330, 176, 0.95, grownUp(LAMPS)));
