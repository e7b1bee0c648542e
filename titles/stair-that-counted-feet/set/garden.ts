// Outside, beside the cut-open house, in the millimeters of its page: the garden lies left of 0.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { disc, num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';

const GRASS = 203;

/** The street at its quietest: everything with eyes has them shut. */
export const gardenAsleep = (): string =>
  specks(
    chanceFrom('stars over the garden'),
    { x: -208, y: 4, width: 206, height: 120 },
    46,
    '#fff4d8',
    0.8,
    0.8,
  ) +
  moon() +
  neighbors() +
  path('M-214 196C-180 184 -120 190 -70 192S-20 196 4 200V220H-214Z', '#2a3360') +
  box(
    -214,
    GRASS,
    220,
    16,
    linear([
      [0, '#33406a'],
      [1, '#1c2246'],
    ]),
  ) +
  tree() +
  washing() +
  bicycle() +
  snail();

const moon = (): string =>
  oval(
    -150,
    56,
    70,
    70,
    radial([
      [0, '#dfe6ff', 0.5],
      [0.3, '#9fb2ee', 0.22],
      [1, '#9fb2ee', 0],
    ]),
  ) +
  oval(-150, 56, 17, 17, '#f4f1dc') +
  path(`${disc(-155, 51, 3.4)}${disc(-145, 60, 2.4)}${disc(-152, 63, 1.6)}`, '#d9d8cc') +
  path(
    'M-196 70C-190 62 -178 64 -174 68C-166 60 -152 62 -148 69C-140 66 -132 70 -130 76H-196C-200 75 -200 71 -196 70Z',
    '#3a3a72',
    'fill-opacity=".85"',
  );

/** Roofs up the street, with every window dark but one that forgot itself. */
function neighbors(): string {
  const chance = chanceFrom('neighbors asleep');
  let walls = '';
  let roofs = '';
  let panes = '';
  for (let x = -216; x < -20; ) {
    const w = 26 + chance() * 14;
    const top = 120 + chance() * 26;
    walls += `M${num(x)} 206V${num(top)}l${num(w / 2)} -15l${num(w / 2)} 15V206ZM${num(x + w * 0.68)} ${num(top - 6)}v-10h5v14Z`;
    roofs += `M${num(x - 1)} ${num(top + 0.5)}l${num(w / 2 + 1)} -15.5`;
    for (let y = top + 8; y < 180; y += 16) {
      for (const px of [0.2, 0.6]) panes += `M${num(x + w * px)} ${num(y)}h6v8h-6Z`;
    }
    x += w + 3;
  }
  return (
    path(walls, '#15143a') +
    line(roofs, '#6d78b4', 0.8, 'stroke-opacity=".7"') +
    path(panes, '#2d2f68')
  );
}

/** Birds in it sleep in a row, by size. */
const tree = (): string => {
  const chance = chanceFrom('a tree at night');
  let leaves = '';
  let lit = '';
  for (let i = 0; i < 44; i++) {
    const a = chance() * Math.PI * 2;
    const r = Math.sqrt(chance());
    const [x, y] = [-44 + Math.cos(a) * r * 37, 104 + Math.sin(a) * r * 30];
    leaves += disc(x, y, 7 + chance() * 5);
    if (x < -40) lit += disc(x - 3, y - 4, 5 + chance() * 4);
  }
  return (
    path('M-51 206C-47 180 -48 160 -50 130H-38C-40 160 -40 184 -34 206Z', '#100e2c') +
    line('M-45 160C-62 152 -74 150 -88 151', '#100e2c', 3.4) +
    path(leaves, '#1a2148') +
    path(lit, '#4d5c94', 'fill-opacity=".4"') +
    [
      [-84, 148.6, 1],
      [-76, 148.4, 0.82],
      [-69, 149, 0.66],
      [-63, 150, 0.52],
    ]
      .map(([x = 0, y = 0, k = 1]) => at(x, y, k, bird()))
      .join('')
  );
};

/** A ball with a beak under its wing. */
const bird = (): string =>
  path('M-4.6 -3.6C-5 -9 4 -9.4 4.8 -4C5 -1 2 0.4 0 0.4C-3 0.4 -4.4 -1 -4.6 -3.6Z', '#a9abd4') +
  path('M-1 -5.6C3 -6.6 5 -3 4 -0.6C1 0 -1.4 -2.4 -1 -5.6Z', '#7d7fb0') +
  line('M-3.4 -5.4q1.2 1 2.2 0', '#1c1a3c', 0.6) +
  line('M4.4 -1.6l3.4 1.4', '#7d7fb0', 1.2);

/** Feet without anybody: two by two, they have been counted. */
const washing = (): string => {
  const sag: readonly Point[] = [
    [-200, 150],
    [-160, 157],
    [-120, 158],
    [-86, 153],
  ];
  const socks = [-188, -176, -156, -145, -124, -113].map((x, i) => {
    const y = 152.4 + 5.4 * Math.sin(((x + 200) / 114) * Math.PI);
    return at(x, y, 0.9, sock(['#cfd2ea', '#8f86c8', '#b98a9c'][i >> 1] as string));
  });
  return (
    line('M-200 206V148', '#3a2f58', 2) + line(smooth(sag, false), '#8a88b4', 0.6) + socks.join('')
  );
};

const sock = (color: string): string =>
  path('M-3 0H3V10C4 12 9 12 9 15.4C9 17.6 3 18 -0.4 17C-3 16 -3 12 -3 9Z', color) +
  line('M-3 3H3', '#565390', 0.9) +
  line('M0 -1.6V1.6', '#e3b968', 1);

/** Leans on the hedge, and so would you. */
const bicycle = (): string =>
  oval(-176, 207, 22, 1.8, '#0f1130', 'fill-opacity=".6"') +
  line(
    'M-190 191a9 9 0 1 0 .1 0M-162 191a9 9 0 1 0 .1 0M-190 200L-183 187H-168L-162 200M-183 187L-176 200H-190M-168 187L-176 200M-168 187L-169 181l-5 -2M-184 184h-5',
    '#6d6aa8',
    1.2,
  );

/** Its house is in bed with it. */
const snail = (): string =>
  path('M-116 208C-112 206 -100 206 -97 203C-94 203 -93 208 -96 208.6Z', '#7d78ac') +
  oval(-106, 203, 5.4, 5, '#a8829c') +
  line('M-106 203a2 2 0 1 1 -2 -2a4 4 0 1 1 -1 5', '#6d4f74', 0.7);
