import { num, polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { peg, sock } from '#titles/all-puff-no-whistle/cast/washing.ts';
import { TOWN } from './colors.ts';

/** A house seen up its front: its four corners, lower left first, and how many windows it has. */
interface LeaningHouse {
  readonly corners: readonly [Point, Point, Point, Point];
  readonly wall: string;
  readonly columns: number;
  readonly rows: number;
}

const HOUSES: readonly LeaningHouse[] = [
  {
    corners: [
      [-98, 206],
      [-104, 146],
      [-66, 150],
      [-62, 206],
    ],
    wall: TOWN.sage,
    columns: 2,
    rows: 2,
  },
  {
    corners: [
      [-150, 210],
      [-163, 92],
      [-112, 102],
      [-102, 208],
    ],
    wall: TOWN.blush,
    columns: 2,
    rows: 4,
  },
  {
    corners: [
      [-226, 220],
      [-230, -20],
      [-182, -8],
      [-148, 218],
    ],
    wall: TOWN.rose,
    columns: 2,
    rows: 6,
  },
];

/** The other side of the laundry's street: it leans together overhead, and only the cat looks. In the page's mm, left of it. */
export const streetFromBelow = (light: Light): string =>
  HOUSES.map((house) => leaning(light, house)).join('') +
  roof(light, [-106, 147], [-64, 151]) +
  roof(light, [-166, 93], [-109, 103]) +
  line('M-190 52Q-166 74 -140 84', '#8a7a74', 0.6) +
  (
    [
      [-178, 61, '#c4694e'],
      [-166, 69.6, '#3c6cab'],
      [-154, 77, '#6f9a84'],
    ] as const
  )
    .map(([x, y, color]) => at(x, y, 0.5, sock(light, color)) + peg(light, x, y))
    .join('') +
  balcony(light) +
  tablecloth(light) +
  kite(light);

/** A point of a house's front, both ways from 0 to 1. */
const onFront =
  ([ll, ul, ur, lr]: LeaningHouse['corners']) =>
  (u: number, v: number): Point => {
    const mix = (a: Point, b: Point, t: number): Point => [
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t,
    ];
    return mix(mix(ll, lr, u), mix(ul, ur, u), v);
  };

function leaning(light: Light, { corners, wall, columns, rows }: LeaningHouse): string {
  const on = onFront(corners);
  const t = tone(light, wall);
  let panes = '';
  let glints = '';
  let shutters = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      // Higher windows are further away, and lower ones taller.
      const v = (row / rows) ** 0.92 * 0.9 + 0.07;
      const [w, h] = [0.5 / columns, 0.5 / rows];
      const u = (column + 0.28) / columns;
      panes += polygon([on(u, v), on(u, v + h), on(u + w, v + h), on(u + w, v)]);
      glints += polygon([on(u, v + h * 0.2), on(u, v + h), on(u + w * 0.7, v + h)]);
      shutters += polygon([
        on(u - 0.07, v),
        on(u - 0.07, v + h),
        on(u - 0.01, v + h),
        on(u - 0.01, v),
      ]);
      shutters += polygon([
        on(u + w + 0.01, v),
        on(u + w + 0.01, v + h),
        on(u + w + 0.07, v + h),
        on(u + w + 0.07, v),
      ]);
    }
  }
  return (
    path(polygon(corners), t.base) +
    path(polygon([on(0.8, 0), on(0.8, 1), on(1, 1), on(1, 0)]), t.shade, 'fill-opacity=".4"') +
    path(panes, tone(light, '#8fb4cc').base) +
    path(glints, '#ffffff', 'fill-opacity=".35"') +
    path(shutters, tone(light, '#5f8fae').base) +
    line(panes, tone(light, TOWN.chalk).base, 1.2)
  );
}

const roof = (light: Light, [x, y]: Point, [tx, ty]: Point): string =>
  path(
    `M${num(x - 2)} ${num(y + 2)}L${num(x + 4)} ${num(y - 8)}L${num(tx - 4)} ${num(ty - 6)}L${num(tx + 2)} ${num(ty + 2)}Z`,
    tone(light, TOWN.clay).base,
  ) +
  line(
    `M${num(x - 2)} ${num(y + 2)}L${num(tx + 2)} ${num(ty + 2)}`,
    tone(light, TOWN.clay).shade,
    1.2,
  );

/** Geraniums, and a cat that can count to forty. */
const balcony = (light: Light): string => {
  const iron = tone(light, '#3f5a6b').base;
  const fur = tone(light, '#5b5560');
  let bars = '';
  for (let x = -200; x <= -162; x += 4.6) bars += `M${num(x)} 138v-15`;
  return (
    path('M-204 138L-158 138L-164 143H-200Z', tone(light, TOWN.stone).shade) +
    path('M-186 137C-190 124 -186 116 -180 114C-174 116 -171 126 -173 137Z', fur.base) +
    path(
      'M-188 107L-187 98L-182 102H-177L-172 98L-171 107C-171 114 -175 117 -180 117C-185 117 -188 113 -188 107Z',
      fur.base,
    ) +
    line('M-174 135C-166 136 -164 128 -168 124', fur.base, 2.4) +
    oval(-182, 106, 1.9, 2.2, '#f4d77a') +
    oval(-175, 106, 1.9, 2.2, '#f4d77a') +
    oval(-181, 105.4, 0.8, 1.5, '#232733') +
    oval(-174, 105.4, 0.8, 1.5, '#232733') +
    line(bars, iron, 0.9) +
    line('M-202 122.6H-160', iron, 1.6) +
    path('M-203 128h14l-2 8h-10Z', tone(light, TOWN.clay).base) +
    oval(-200, 125, 4, 4, tone(light, TOWN.leaf).base) +
    oval(-193, 124, 4.4, 4.6, tone(light, TOWN.leafDark).base) +
    oval(-199, 123, 1.6, 1.6, '#d8687c') +
    oval(-193, 121, 1.8, 1.8, '#d8687c')
  );
};

/** Out of a window: breakfast has been, and nobody came for the crumbs. */
const tablecloth = (light: Light): string =>
  path(
    'M-142 142C-134 139 -128 139 -122 142C-119 156 -124 164 -116 176C-126 180 -130 172 -136 178C-142 168 -139 156 -142 142Z',
    '#fffdf6',
  ) +
  path(
    'M-128 141L-122 142C-119 156 -124 164 -116 176C-122 178 -126 175 -128 174C-124 162 -128 152 -128 141Z',
    '#dfe6f2',
  ) +
  line('M-141 148Q-131 145 -121 148M-140 158Q-130 155 -121 160', tone(light, TOWN.tile).lite, 1) +
  line('M-126 184v.1M-118 188v.1M-132 190v.1M-122 196v.1M-112 182v.1M-128 200v.1', '#b98a5a', 1.4);

/** On nobody's string: it has got away, and is pleased. */
const kite = (light: Light): string =>
  path('M-66 22L-50 40L-58 66L-80 48Z', tone(light, '#c4694e').base) +
  path('M-66 22L-50 40L-66 45Z', tone(light, '#5f8fae').base) +
  path('M-66 45L-58 66L-80 48Z', tone(light, '#5f8fae').shade) +
  line('M-66 22L-58 66M-50 40L-80 48', '#fffaf0', 0.7) +
  line('M-58 66C-48 78 -62 86 -52 96S-56 112 -46 118', '#8a7a74', 0.5) +
  path(
    'M-56 78l5 -2v5ZM-56 78l-5 -2v5ZM-55 92l5 -2v5ZM-55 92l-5 -2v5ZM-52 106l5 -2v5ZM-52 106l-5 -2v5Z',
    '#d8687c',
  );
