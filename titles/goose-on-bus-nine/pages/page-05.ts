import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { disc, num, ribbon } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { BITING_A_LIP } from '#bookmaking/hero/more-mouths.ts';
import { dress } from '#bookmaking/hero/outfits/dressed.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { palm, skinTone } from '#bookmaking/hero/skin-tone.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { disguise } from '#titles/goose-on-bus-nine/cast/disguise.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { inside } from '#titles/goose-on-bus-nine/inside.ts';
import { BUTTON_RED } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { lightOverTheFold } from '#titles/goose-on-bus-nine/set/over-the-fold.ts';
import {
  AS_DRAWN,
  boxNearer,
  fewWords,
  isShort,
  type Nearer,
  nearer,
} from '#titles/goose-on-bus-nine/set/room-for-words.ts';

const [X, Y, R] = [140, 143, 56];
const TIP: Point = [86, 154];
/** In the glass the lamps stand behind whoever looks in, and draw the edges. */
const MIRRORED: Light = { ...mirrored(LAMPS), rim: '#ffffff', rimAmount: 1 };

/** The page that holds its breath. Through the hero's own eyes: a finger, a button, and in its red the bus, and who is in it. */
export const page05: Painting = (cast) => {
  const { hero, beside = false } = cast;
  const finger = placeHero(
    hero,
    150,
    'head',
    // Small children have short arms.
    beside
      ? [-74 + 9 * Math.max(0, 4 - hero.years), 104]
      : [-93 + 9 * Math.max(0, 4 - hero.years), 84],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: 60,
      pitch: 4,
      touchL: TIP,
      armL: { upper: [40, 20], lower: [90, 10], hand: 'point' },
    },
    LAMPS,
  );
  const small = placeHero(
    hero,
    sittingHeadSize(hero, 46),
    'head',
    [X - 15, Y + 4],
    {
      pose: 'sit',
      mood: 'wonder',
      face: { mouth: BITING_A_LIP },
      yaw: -12,
      pitch: 8,
      gaze: [0, 0],
      touchR: [X - 49, 154],
      armR: { upper: [70, 10], lower: [100, 0], hand: 'point' },
    },
    MIRRORED,
  );
  const face: Box = small.face;
  const dome = clean(
    oval(X, Y, R * 1.09, R * 1.09, '#8f0010') +
      oval(X, Y, R, R, BUTTON_RED) +
      clip(
        disc(X, Y, R),
        busInRed() +
          at(X + 28, Y + 4, 0.28, disguise(LAMPS, { rise: 112, foot: true, beak: true })) +
          lampBehind(small) +
          small.art +
          // What is seen in red glass has no color but red, light or dark.
          oval(X, Y, R, R, '#ff6a56', 'style="mix-blend-mode:multiply"') +
          whoElse(),
      ) +
      oval(
        X,
        Y,
        R,
        R,
        radial([
          [0, BUTTON_RED, 0.06],
          [0.55, BUTTON_RED, 0.26],
          [1, BUTTON_RED, 0.96],
        ]),
      ) +
      clip(disc(X, Y, R), meeting(small, hero.skin)) +
      path(
        `M${X + 22} ${Y - 47}C${X + 38} ${Y - 40} ${X + 48} ${Y - 26} ${X + 50} ${Y - 12}C${X + 42} ${Y - 26} ${X + 32} ${Y - 36} ${X + 18} ${Y - 42}Z`,
        '#ffffff',
        'fill-opacity=".85"',
      ),
  );
  const arm = sleeve(finger, hero) + pointing(finger, hero.skin);
  const art =
    wall() +
    box(X - 86, Y - 66, 190, 190, '#5b3040', 44, 'fill-opacity=".28"') +
    box(X - 78, Y - 76, 190, 190, '#f3dcae', 42) +
    box(
      X - 76,
      Y - 76,
      190,
      190,
      linear(
        [
          [0, '#fffaf0'],
          [0.5, '#fff3da'],
          [1, '#eccf9a'],
        ],
        1,
        0,
        0,
        1,
      ),
      42,
    ) +
    line(
      `M${X - 68} ${Y + 60}V${Y - 30}Q${X - 66} ${Y - 68} ${X - 30} ${Y - 69}H${X + 80}`,
      '#ffffff',
      2.4,
      'stroke-opacity=".9"',
    ) +
    screw(X - 56, Y - 56) +
    oval(X - 5, Y + 7, R * 1.3, R * 1.3, '#6a3a34', 'fill-opacity=".3"') +
    oval(X, Y, R * 1.22, R * 1.22, '#c9a86a') +
    line(`M${X - 65} ${Y + 10}A66 66 0 0 1 ${X + 30} ${Y - 58}`, '#fff2c4', 3) +
    oval(X + 1, Y + 2, R * 1.15, R * 1.15, '#6a4038') +
    dome +
    arm +
    nail(finger, hero.skin) +
    // The red shines on the fingertip before it is there.
    clean(
      oval(
        84,
        155,
        22,
        18,
        radial([
          [0, BUTTON_RED, 0.5],
          [0.5, BUTTON_RED, 0.2],
          [1, BUTTON_RED, 0],
        ]),
      ),
    );
  // Told in a breath, it is so near that there is hardly anything else.
  const few = isShort(cast) && fewWords(cast, { ...SAFE, y: 12.5, height: 29 }, 13);
  const view: Nearer = beside
    ? { scale: 1.27, x: 192, y: 222 }
    : few
      ? { scale: 1.15, x: SHEET, y: SHEET }
      : AS_DRAWN;
  return {
    art: nearer(view, art),
    quiet: {
      box: few ? few.box : { ...SAFE, y: 12.5, height: 35 },
      ink: 'light',
      anchor: 'middle',
      last: { box: few ? few.last : { ...SAFE, y: 48, height: 17 }, ink: 'light', largest: 32 },
      largest: { seedling: 54, sprout: 28, sapling: 21, explorer: 17 },
    },
    faces: [boxNearer(view, face)],
    ...(beside && {
      overFold: () => lightOverTheFold('#48918a', 0.5) + nearer(view, arm) + fading(),
    }),
  };
};

/** White is the palest thing in a red glass: a neck, an eye, and they look this way. */
const whoElse = (): string =>
  line(
    `M${X + 28.4} ${Y + 2}C${X + 27} ${Y - 8} ${X + 28.6} ${Y - 18} ${X + 28} ${Y - 24}`,
    '#ffd2c4',
    5,
    'stroke-opacity=".75"',
  ) +
  oval(X + 26.4, Y - 24.6, 2.1, 2.3, '#fff0e8') +
  oval(X + 25.8, Y - 24.4, 1.2, 1.4, '#3a0410') +
  path(`M${X + 24.6} ${Y - 22.4}l-7 2.2q3 2 8 1.2Z`, '#ffb070');

/** A mirror's finger comes to meet the finger: over the glow, for at the rim nothing else is seen. */
function meeting({ handR: [x, y] }: PlacedHero, skin: Hex): string {
  const t = skinTone(MIRRORED, skin);
  // Warmed by the lamps, or it would be a second red beside the button's.
  const red = (color: Hex): Hex => mix(mix(color, BUTTON_RED, 0.5), '#ffc090', 0.16);
  const tip: Point = [TIP[0] + 1.6, TIP[1] + 0.4];
  const between = (share: number): Point => [x + (tip[0] - x) * share, y + (tip[1] - y) * share];
  const spine = [[x + 1.6, y + 1.6] as Point, between(0.2), between(0.55), tip];
  return (
    path(ribbon(spine, [2.6, 2.7, 1.7, 1.3]), red(t.base)) +
    line(
      `M${num(between(0.3)[0])} ${num(between(0.3)[1] - 1.6)}L${num(tip[0] + 0.8)} ${num(tip[1] - 0.9)}`,
      red(t.rim),
      0.8,
    )
  );
}

/** Glass behind a head is brighter than it, however dark the skin: the lamps stand behind. */
const lampBehind = ({ face }: PlacedHero): string =>
  oval(
    face.x + face.width / 2,
    face.y + face.height * 0.4,
    face.width * 1.15,
    face.height * 1.15,
    radial([
      [0, '#ffd8b0', 0.95],
      [0.6, '#ffc090', 0.7],
      [1, '#ffb080', 0],
    ]),
  );

/** The arm to its wrist: the hand is drawn here, as large as a page. */
const sleeve = ({ figure, origin, scale }: PlacedHero, hero: Hero): string =>
  at(origin[0], origin[1], scale, asHero(dress(hero, figure.skeleton, LAMPS).arm(1)));

/** A left hand that points to the right, as whose it is sees it: one long finger, three that are curled, and a thumb over them. */
function pointing({ handL }: PlacedHero, skin: Hex): string {
  const [dx, dy] = [TIP[0] - handL[0], TIP[1] - handL[1]];
  const t = skinTone(LAMPS, skin);
  const inner = palm(t.base);
  const crease = (d: string): string => line(d, t.deep, 1.8, 'stroke-opacity=".75"');
  const hand =
    path(
      'M-16 -21C4 -25 24 -27 40 -22C60 -19 78 -15 93 -9C102 -6 103 5 94 8C78 9 62 8 50 8C56 20 50 34 36 36C18 38 -2 30 -16 22Z',
      t.base,
    ) +
    path(
      'M22 24C28 38 46 38 52 24C54 14 54 8 50 7C38 8 28 14 22 24Z',
      t.shade,
      'fill-opacity=".5"',
    ) +
    path(
      'M28 2C42 -2 57 0 58 8C58 15 48 17 32 16ZM26 13C40 11 54 12 54 20C53 27 42 28 28 26ZM22 24C34 22 47 24 46 31C44 37 32 37 22 34Z',
      inner,
    ) +
    crease(
      'M58 8C58 15 48 17 36 16M54 20C53 27 42 28 31 26M46 31C44 37 33 37 24 35M62 7q1 -4 -1 -8M79 6.6q1.4 -4 0 -8',
    ) +
    path('M-2 -14C10 -18 26 -14 36 -4C42 2 40 12 31 12C20 12 6 8 -4 6Z', t.base) +
    crease('M14 -10C24 -10 33 -4 36 -1C41 5 38 12 31 12C24 12 16 10 10 8');
  return at(
    handL[0],
    handL[1],
    Math.hypot(dx, dy) / 100,
    clean(hand),
    (Math.atan2(dy, dx) * 180) / Math.PI,
  );
}

/** Of the finger that points: skin a little paler, with a rim, on the side that we see. */
function nail({ handL }: PlacedHero, skin: Hex): string {
  const [dx, dy] = [TIP[0] - handL[0], TIP[1] - handL[1]];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const t = tone(LAMPS, skin);
  return at(
    TIP[0],
    TIP[1],
    1,
    path(
      'M-8.6 -4.4C-5 -5.6 -0.6 -5 0.8 -2.8C1.6 -1 0.4 .4 -2 .6C-5 .9 -7.6 .4 -8.8 -.6C-9.8 -1.8 -9.8 -3.6 -8.6 -4.4Z',
      mix(t.base, '#ffe9df', 0.5),
      `stroke="${t.shade}" stroke-width="0.7"`,
    ) +
      path(
        'M-1.4 -4.4C.2 -3.6 1 -2.6 .6 -1.2C.2 -.2 -.8 .4 -2 .6C-.8 -1 -.6 -3 -1.4 -4.4Z',
        '#fff8f0',
        'fill-opacity=".8"',
      ) +
      line('M-24 -4q2 3 1 7M-27 -3.4q2 2.6 1.2 6', t.shade, 0.9, 'stroke-opacity=".8"'),
    turn,
  );
}

/** Where nobody's shoulder is seen, a sleeve runs out into the paper. */
const fading = (): string =>
  box(
    -214,
    -4,
    186,
    SHEET + 8,
    linear(
      [
        [0, inside.paper],
        [0.9, inside.paper],
        [1, inside.paper, 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** The bus's wall: the blue of the evening lies on it in slanted panes, with the shadows of drops; further down a lamp warms it. */
function wall(): string {
  const chance = chanceFrom('page 5');
  const panes =
    'M-30 84L4 -8H60L30 84ZM38 84L68 -8H124L98 84ZM106 84L132 -8H188L166 84ZM174 84L196 -8H250L234 84Z';
  let shadows = '';
  let cores = '';
  for (let i = 0; i < 84; i++) {
    const x = chance() * SHEET;
    const y = chance() * 84;
    const r = 0.6 + chance() * 1.6;
    shadows += disc(x, y, r, r * 1.25);
    cores += disc(x - r * 0.2, y + r * 0.5, r * 0.42);
    if (chance() > 0.7) shadows += `M${num(x - 0.4)} ${num(y)}h.8v${num(-6 - chance() * 12)}h-.8Z`;
  }
  return (
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, '#33263f'],
        [0.3, '#4a3242'],
        [0.42, '#6a4848'],
        [1, '#6a4848'],
      ]),
    ) +
    path(
      panes,
      linear([
        [0, '#46527a'],
        [0.7, '#4a4a68', 0.8],
        [1, '#6a5058', 0],
      ]),
    ) +
    clip(panes, path(shadows, '#332f4e', 'fill-opacity=".75"') + path(cores, '#525e84')) +
    // Bus green below: skin of every tone stands out against it, and so does red.
    box(
      -4,
      88,
      SHEET + 8,
      132,
      linear([
        [0, '#2b6664'],
        [0.45, '#48918a'],
        [1, '#1f5456'],
      ]),
    ) +
    box(-4, 85, SHEET + 8, 4.4, '#d9a35c') +
    line('M14 92V220M34 92V220M54 92V220', '#1c4a4c', 1.2, 'stroke-opacity=".7"') +
    line('M15.4 92V220M35.4 92V220M55.4 92V220', '#8fc4b4', 0.7, 'stroke-opacity=".5"') +
    oval(
      36,
      160,
      66,
      58,
      radial([
        [0, '#ffdf9a', 0.42],
        [1, '#ffdf9a', 0],
      ]),
    )
  );
}

const screw = (x: number, y: number): string =>
  oval(x + 0.6, y + 0.8, 4, 4, '#b08a58') +
  oval(x, y, 3.8, 3.8, '#e6cf9c') +
  line(`M${x - 2.4} ${y - 1.6}L${x + 2.4} ${y + 1.6}`, '#9a7646', 1);

/** The whole empty bus, bent round: lamps above, windows with the town in them, seats on either side of the aisle. */
function busInRed(): string {
  const arc = (from: number, to: number, inner: number, outer: number): string => {
    const p = (angle: number, r: number): string =>
      `${num(X + Math.cos(angle) * r)} ${num(Y + 4 + Math.sin(angle) * r * 0.86)}`;
    return `M${p(from, inner)}A${inner} ${num(inner * 0.86)} 0 0 1 ${p(to, inner)}L${p(to, outer)}A${outer} ${num(outer * 0.86)} 0 0 0 ${p(from, outer)}Z`;
  };
  const panes =
    arc(-3.3, -2.86, 28, 50) +
    arc(-2.8, -2.42, 27, 51) +
    arc(-2.36, -2.04, 27, 52) +
    arc(-1.1, -0.78, 27, 52) +
    arc(-0.72, -0.34, 27, 51) +
    arc(-0.28, 0.16, 28, 50);
  const lights = [
    [-44, -6],
    [-39, -12],
    [-36, -24],
    [-30, -20],
    [-22, -36],
    [42, -8],
    [38, -18],
    [30, -28],
    [44, 0],
    [21, -36],
  ]
    .map(([dx = 0, dy = 0]) => `M${X + dx} ${Y + dy}h.1`)
    .join('');
  const seat = (dx: number, dy: number, w: number): string =>
    `M${X + dx - w} ${Y + dy + w * 1.6}V${Y + dy + w * 0.5}q0 ${num(-w * 0.5)} ${num(w * 0.5)} ${num(-w * 0.5)}h${w}q${num(w * 0.5)} 0 ${num(w * 0.5)} ${num(w * 0.5)}V${Y + dy + w * 1.6}Z`;
  return (
    path(panes, '#4a0a28', 'fill-opacity=".8"') +
    line(lights, '#ffc890', 2, 'stroke-opacity=".85"') +
    path(
      `M${X - 9} ${Y - 20}H${X + 9}L${X + 40} ${Y + R}H${X - 40}Z`,
      '#8f0010',
      'fill-opacity=".6"',
    ) +
    path(
      seat(-44, 14, 10) + seat(-38, 2, 7) + seat(-30, -6, 5) + seat(46, 12, 9) + seat(13, -8, 4),
      '#5a0a20',
      'fill-opacity=".85"',
    ) +
    line(
      `M${X - 40} ${Y - 45}Q${X} ${Y - 60} ${X + 34} ${Y - 47}M${X - 18} ${Y - 36}Q${X} ${Y - 42} ${X + 16} ${Y - 37}`,
      '#ffe0b0',
      1.6,
      'stroke-opacity=".75"',
    ) +
    oval(
      X,
      Y - 26,
      14,
      7,
      radial([
        [0, '#ffd8a0', 0.7],
        [1, '#ffd8a0', 0],
      ]),
    )
  );
}
