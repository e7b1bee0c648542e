import { type Chance, chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, luma, mix } from '#bookmaking/drawing/color.ts';
import { disc, num, roundedBox, smooth } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import type { CloseHand } from '#bookmaking/hero/close-hand.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { palm } from '#bookmaking/hero/skin-tone.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { hairAbove } from '#titles/goose-on-bus-nine/cast/hair-above.ts';
import { pressedHand } from '#titles/goose-on-bus-nine/cast/pressed-hand.ts';
import { nine } from '#titles/goose-on-bus-nine/set/bus-outside.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { fingerDrawn } from '#titles/goose-on-bus-nine/set/fogged.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { seatBack } from '#titles/goose-on-bus-nine/set/seats.ts';

const PHOTO: Box = { x: 146, y: 28, width: 38, height: 38 };
const GLASS = roundedBox(12, 10, 192, 186, 16);
/** The middle of a face that is close to the pane, and how large it is: shoulders and chest are over the ledge. */
const FACE: Point = [99, 129];
const FACE_SIZE = 60;
/** What has been brought along is held up to the glass beside a cheek, clear of the body, from below. */
const HOLDS = { elbow: [60, 190], wrist: [46, 169] } as const satisfies Record<string, Point>;
const TOY: Point = [44, 142];
/** Where the wrist is whose palm lies on the glass, and its elbow. */
const WAVES = { elbow: [149, 202], wrist: [143, 184] } as const satisfies Record<string, Point>;

/** The same, further out: between it and the hair one sees a handle of the chair. */
const WAVES_BESIDE_A_HANDLE = { elbow: [162, 202], wrist: [162, 186] } as const satisfies Record<
  string,
  Point
>;

/** A fogged window of the bus, from the rain: a sleeve has wiped it, and two who have never seen us lay a palm and a beak on the glass. */
export const belongs: Painting = ({ hero, things, photo }) => {
  const chance = chanceFrom('belongs');
  const above = hairAbove(hero);
  const size = FACE_SIZE - (above > 0.9 ? 10 : above > 0.8 ? 7 : above > 0.7 ? 4 : 0);
  const child = placeHero(
    hero,
    size,
    'head',
    FACE,
    {
      pose: 'stand',
      mood: 'happy',
      face: {
        mouth: SOFT_SMILE,
        eyes: 'open',
        brow: [-6, -12, -3],
        askew: 4,
        cheek: 0.8,
      },
      yaw: 3,
      gaze: [0.1, 0.1],
      pitch: -2,
      tilt: -8,
      armsByPage: true,
      body: { roll: -9, lean: 4, shrug: hero.years < 2 ? -14 : 0 },
    },
    LAMPS,
  );
  const waves = hero.wheelchair ? WAVES_BESIDE_A_HANDLE : WAVES;
  const waving = ownArm(hero, child, 1, { ...waves, hand: onGlass, degrees: -82 }, LAMPS);
  const holding = ownArm(hero, child, -1, { ...HOLDS, hand: holdsUp, degrees: -84 }, LAMPS);
  const wiped = wipedRound(FACE[1] - size * above, hero.hair === 'puffs' ? 11 : 0);
  const art =
    flank() +
    clip(
      GLASS,
      insideTheBus(hero.wheelchair === undefined) +
        dropsOf(chance) +
        (hero.wheelchair ? chairRound(child, hero.wheelchair) : '') +
        child.art +
        holding.art +
        at(...TOY, 0.44, thing(things[0], LAMPS), 32) +
        holding.before +
        shifted(0, -8, goose()) +
        fogRound(wiped) +
        bokeh() +
        runsOf(chance) +
        edgeOfFog(wiped) +
        (photo ? '' : doodle()) +
        waving.art,
    ) +
    line(GLASS, '#2a1a30', 1.8, 'stroke-opacity=".8"') +
    // The street's sky on the pane's corner.
    path('M18 58L18 30Q18 16 32 16H46Z', '#ffffff', 'fill-opacity=".22"') +
    photoFrame(photo, { box: PHOTO, color: BUS.seat, moulding: 2.6, tilt: 3 }, LAMPS) +
    sill();
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

/** Seen through the pane, broad where it is pressed; in a tone that is next to the palm's own. */
const onGlass: CloseHand = (skin) => {
  const inside = palm(skin.base);
  const pale = mix(inside, '#fff4e6', 0.06 + 0.2 * luma(inside));
  return {
    before: '',
    behind: pressedHand(skin) + SQUASHED.map(([x, y, rx, ry]) => oval(x, y, rx, ry, pale)).join(''),
  };
};

/** What of a palm a pane presses flat: tips, and the ball of the thumb. */
const SQUASHED = [
  [14, -22, 3.4, 3.4],
  [31.4, -16, 3.8, 3.4],
  [37.4, -5.2, 4, 3.4],
  [36.8, 4.8, 4, 3.4],
  [29.6, 15, 3.6, 3.2],
  [3, -3, 4.6, 4.2],
] as const;

/** Held up from below: the palm and the thumb are behind it, and four fingers are curled over its front, their tips in the palm. Along +x from the wrist. */
const holdsUp: CloseHand = (t) => {
  const dark = luma(t.base) < 0.3;
  const edge = dark ? mix(t.base, '#e0a07c', 0.3) : mix(t.base, t.deep, 0.72);
  const between = dark ? mix(t.base, '#e0a07c', 0.2) : mix(t.base, t.deep, 0.5);
  return {
    behind:
      path(HOLDING_PALM, t.base, `stroke="${edge}" stroke-width="1.6"`) +
      line('M6 7C14 11 20 13.6 27 14.6', edge, 9) +
      line('M5 6C14 11 20 13.6 27 14.6', t.base, 7.4),
    before:
      path(CURLED, t.base, `stroke="${edge}" stroke-width="1.3" stroke-linejoin="round"`) +
      // What is in shade under the knuckles.
      path(
        'M-6 -8C0 -10.4 3 -13.6 8 -14H26C20 -11 10 -9 2 -3L-6 1Z',
        t.shade,
        'fill-opacity=".5"',
      ) +
      line(
        'M24.2 6.6C25.2 2 24.8 -3 23.4 -7.4M17.4 8.6C18.4 3 18 -3 16.6 -7.4M10.4 8.8C11.2 4 11 -1 9.8 -5.4',
        between,
        1.3,
      ) +
      line('M28.4 4.4l.8 -.8M21 6.8l.8 -.6M14 7.4l.8 -.5', t.lite, 2.4, 'stroke-opacity=".4"') +
      path('M-9 -7.6C-3 -9.4 0 -9 2 -6L1 5.4C-2 7.4 -6 8 -9 7.6Z', t.base),
  };
};
/** Knuckles along -y, and four tips that are round toward +y, each a little further in than the one above. */
const CURLED =
  'M-8 -8C-1 -10.4 2 -13.6 8 -14H25C30.4 -14.2 33 -10.6 33 -5C33.2 0 32.4 4.4 29.8 6.2C27.8 7.6 25.6 7.4 24.2 6.6C23.4 9.4 19.4 10.6 17.4 8.6C16 11 12.2 11 10.4 8.8C8.6 10.6 5 10 4 7.4C0 8.8 -4 8.6 -8 8Z';
const HOLDING_PALM = 'M-8 -8.2C0 -10.4 4 -13 8 -13.4H28C31 -12 31 2 28 5C18 10 6 10.6 -8 8.2Z';

/** Who rolls has brought a seat: its back and two handles behind the shoulders, and the upper curve of both wheels. */
function chairRound(child: PlacedHero, color: Hex): string {
  const { armL, armR } = child.figure.skeleton;
  const [left, right] = [armR, armL].map(({ root }) => child.origin[0] + root[0] * child.scale) as [
    number,
    number,
  ];
  const y = child.origin[1] + armL.root[1] * child.scale;
  const tube = (x: number, way: 1 | -1): string => {
    const d = `M${num(x)} 210V${num(y + 2)}q0 -6 ${way * 6} -7`;
    return (
      line(d, '#3a3550', 5) +
      line(d, '#b6bcc8', 3) +
      line(`M${num(x + way * 6)} ${num(y - 5)}l${way * 11} -1.4`, '#2a2438', 7) +
      line(`M${num(x + way * 7)} ${num(y - 6.6)}l${way * 8} -1`, '#6a6480', 1.2)
    );
  };
  return (
    tube(left - 6, -1) +
    tube(right + 6, 1) +
    path(roundedBox(left - 11, y + 2, right - left + 22, 60, 9), '#3a3550') +
    path(roundedBox(left - 9.4, y + 3.6, right - left + 18.8, 60, 8), color) +
    wheel(38, color) +
    wheel(168, color)
  );
}

/** Seen from before it: narrower than it is high, and it comes up from under the ledge. */
function wheel(x: number, color: Hex): string {
  const [y, wide, high] = [222, 27, 54];
  let spokes = '';
  for (let i = 0; i < 16; i++) {
    const turn = (i / 16) * Math.PI * 2;
    spokes += `M${num(x)} ${y}l${num(Math.cos(turn) * wide)} ${num(Math.sin(turn) * high)}`;
  }
  return (
    line(spokes, '#d5d8e0', 0.8) +
    line(disc(x, y, wide, high), '#2f2a3c', 5) +
    line(disc(x, y, wide - 3.4, high - 3.8), color, 2.6) +
    line(disc(x, y, wide - 6, high - 7.4), '#d5d8e0', 1.7)
  );
}

/** Whoever else would like to be seen: its beak is on the glass. */
const goose = (): string =>
  gooseNeck(
    [
      [206, 206],
      [204, 186],
      [200, 170],
      [190, 159],
    ],
    [44, 36, 31, 30],
    LAMPS,
  ) +
  at(
    183,
    149,
    0.6,
    gooseHead({ beak: 'shut', gaze: [0.1, 0.1], lid: 'wide', cap: true }, mirrored(LAMPS)),
    -4,
    -0.6,
  );

/** What a sleeve has wiped clear, in swings from the elbow: `top` is where whatever grows on a head ends, `wide` how much further aside. */
const wipedRound = (top: number, wide: number): string => {
  const y = Math.min(top - 6, 88);
  return smooth([
    [19, 168],
    [17, 140],
    [21, 118],
    [36, 104],
    [64 - wide, (y + 100) / 2 - 3 - wide * 0.6],
    [76 - wide, y + 1],
    [96, y - 2],
    [116 + wide, y + 2],
    [134 + wide, (y + 104) / 2 - 2 - wide * 0.6],
    [150, 102],
    [174, 99],
    [190, 107],
    [196, 132],
    [197, 160],
    [194, 208],
    [22, 208],
  ]);
};

/** Breath on the pane, with the lamps behind it: thick where nobody wiped, and thin along the edge of what was. */
const fogRound = (wiped: string): string =>
  path(
    `${GLASS}${wiped}`,
    linear([
      [0, '#fdf1d2'],
      [0.4, '#f3e6cb'],
      [0.7, '#c9d3d2'],
      [1, '#8fa9ba'],
    ]),
    'fill-rule="evenodd"',
  ) +
  line(wiped, '#e9e2cf', 11, 'stroke-opacity=".4"') +
  line(wiped, '#f1ead8', 5, 'stroke-opacity=".5"');

/** Lamps of the bus, and one traffic light that has just turned, swimming in the fog. */
const bokeh = (): string =>
  [
    [34, 34, 15],
    [70, 18, 11],
    [112, 44, 18],
    [160, 22, 13],
    [190, 66, 16],
    [160, 84, 13],
  ]
    .map(([x = 0, y = 0, r = 0], i) => {
      const hue = ['#ffe9b0', '#ffe4a0', '#ffdca0', '#cfe8dc'][i % 4] as string;
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
    .join('');

/** Fog that has become too heavy for the pane. */
function runsOf(chance: Chance): string {
  let runs = '';
  for (let i = 0; i < 11; i++) {
    const x = 16 + chance() * 184;
    runs += `M${num(x)} ${num(12 + chance() * 30)}v${num(12 + chance() * 28)}`;
  }
  return line(runs, '#fffdf4', 0.8, 'stroke-opacity=".8"');
}

/** What the sleeve pushed aside: a bright rim where it turned, and streaks along its way. */
function edgeOfFog(wiped: string): string {
  return (
    line(wiped, '#fffdf6', 1.8, 'stroke-opacity=".75" stroke-dasharray="9 26 31 14 5 40"') +
    line(
      wiped,
      '#fffdf6',
      2.8,
      'stroke-opacity=".6" stroke-dasharray="4 31 22 23 2 43" stroke-dashoffset="-2.5"',
    ) +
    // How the sleeve went.
    line(
      'M23 142C24 128 28 118 36 111M27 146C28 136 31 128 36 122',
      '#fff6da',
      1.8,
      'stroke-opacity=".35"',
    )
  );
}

/** Drops that ran where the sleeve had been: none over a face or hair, where they looked like pins. */
function dropsOf(chance: Chance): string {
  let runs = '';
  for (const [x, y, far] of [
    [45, 99, 9],
    [132, 99, 26],
    [146, 106, 15],
    [160, 103, 8],
    [176, 105, 13],
    [191, 118, 22],
    [22, 144, 26],
  ] as const) {
    const length = far + chance() * 6;
    runs += `M${x} ${y}v${num(length)}`;
  }
  return line(runs, '#f6fafa', 1, 'stroke-opacity=".7"');
}

/** The bus in its own light: a lamp, straps, the other side's windows, and a seat. */
const insideTheBus = (seatBeside: boolean): string =>
  box(
    0,
    70,
    SHEET,
    140,
    linear([
      [0, '#ffdf98'],
      [0.5, '#f0ab52'],
      [1, '#a95c34'],
    ]),
  ) +
  path('M16 116H60V158H16Z', '#33507a') +
  path('M16 158V134L28 124L40 134V158Z', '#243459') +
  path('M24 138h4v5h-4Z', '#ffd27e') +
  // Dark behind a beak, which was lost on the amber.
  path('M136 112H182V164H136Z', '#33507a') +
  path('M136 164V146L146 137L156 146V152H172V164Z', '#243459') +
  line('M136 112H182V164H136Z', BUS.frame, 2.4) +
  line('M16 116H60V158H16ZM148 70V106M178 70V106', BUS.frame, 2.4) +
  line('M142 116L148 106L154 116ZM172 116L178 106L184 116Z', '#a5652f', 2) +
  oval(
    100,
    104,
    92,
    62,
    radial([
      [0, '#fff6d2', 0.95],
      [1, '#ffe39a', 0],
    ]),
  ) +
  (seatBeside ? seatBack(46, 172, 50, 40) : '') +
  seatBack(170, 162, 60, 48);

/** What a wet finger has drawn beside the words: a bell that rings, and somebody to wait with. They have begun to run. */
const doodle = (): string =>
  fingerDrawn(
    'M172 80C171 72 175 66 180 65.6C186 65.4 189 72 188.4 79.4M168 81C175 79 184 79.4 192.4 80.6M177.6 84.4C179 87 182 86.6 183 84M193.6 69l5.4 -3.4M192 62l3 -5.4M41 84a9 9 0 1 0 -18 0a9 9 0 1 0 18 0M29 82v2M35 82v2M27.6 87.4Q32 91.4 36.4 87.4',
    1.7,
    '#a98a62',
    [
      [[192, 81], 8],
      [[25, 91], 7],
    ],
  );

/** Painted iron round the window, blue where the evening is on it, riveted, and wet. */
const flank = (): string =>
  box(
    0,
    0,
    SHEET,
    SHEET,
    linear([
      [0, '#c98a3e'],
      [0.5, '#d9923a'],
      [1, '#8a5236'],
    ]),
  ) +
  path(roundedBox(6, 4, 204, 198, 20), '#4a2f3a') +
  path(roundedBox(8, 6, 200, 194, 18), BUS.frame);

/** The ledge under the window, and who goes by it. */
const sill = (): string =>
  box(
    -4,
    196,
    SHEET + 8,
    26,
    linear([
      [0, '#f0b654'],
      [0.3, '#dc9436'],
      [1, '#8a4f2a'],
    ]),
  ) +
  box(-4, 193.4, SHEET + 8, 5, '#fff1cf') +
  box(-4, 198.4, SHEET + 8, 1.4, '#7a4530', 0, 'fill-opacity=".6"') +
  line(
    'M14 206.4h.1M34 206.4h.1M182 206.4h.1M202 206.4h.1M162 206.4h.1',
    '#fff1cf',
    2,
    'stroke-opacity=".7"',
  ) +
  nine(108, 206, 6.4) +
  line('M-4 194H220', '#ffffff', 0.8, 'stroke-opacity=".8"') +
  line('M26 198v4M64 198v6M150 198v3M171 198v6M198 198v4', '#f6fafa', 1.2, 'stroke-opacity=".8"');
