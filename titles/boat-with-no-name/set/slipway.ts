import { num } from '#bookmaking/drawing/curves.ts';
import { at, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { boat } from './boat.ts';
import { headland, sea, town } from './harbor.ts';
import { DUSK } from './lights.ts';
import { onBothPages } from './on-both-pages.ts';

/** Where the far side of the bay stands in the water. */
export const BAY = 160;
/** Where the stones of the slip begin. */
const SHORE = 182;
/** Rising, over the page of words. */
const MOON = { x: -150, y: 151, r: 15 } as const;

/** Everybody else has gone home: the other side of the bay, hardly lit, and the water before it. */
export const bayAtNight = (): string =>
  headland(70, BAY + 1, 22, ['#2d2a5c', '#332f62']) +
  `<g opacity=".42">${town('nine', DUSK, -96, 104, BAY, 17, true)}${town('nine east', DUSK, 96, 280, BAY, 13, true)}</g>` +
  clean(onBothPages((width) => sea('nine', width, BAY, 222, '#37386b', '#262d5a', 0.16)));

/** Half out of the sea; no brighter than what a lantern lights on the other page. */
export const moon = (): string =>
  clean(
    path(
      `M${MOON.x - MOON.r} ${BAY - 2}C${MOON.x - MOON.r - 2} ${MOON.y - 21} ${MOON.x + MOON.r + 2} ${MOON.y - 21} ${MOON.x + MOON.r} ${BAY - 2}Z`,
      '#dca887',
    ),
  );

/** What it lays on the water: nearer to us, wider and further apart. */
export function moonTrack(): string {
  let d = '';
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    const y = BAY + 2 + t ** 1.5 * 48;
    const half = 13 - 5 * Math.sin(t * 3) + t * 10;
    const shift = ((i * 5) % 7) - 3;
    d += `M${num(MOON.x - half + shift)} ${num(y)}h${num(half * 0.9)}M${num(MOON.x + shift)} ${num(y + 0.8)}h${num(half * 0.7)}`;
  }
  return clean(line(d, '#dca887', 1.5, 'stroke-opacity=".62"'));
}

/** Asleep at their moorings, each with one light. */
export const sleepers = (): string =>
  [
    [-184, 177, 0.3, -1],
    [-97, 171, 0.24, 1],
  ]
    .map(([x = 0, y = 0, k = 1, way = 1]) =>
      at(
        x,
        y,
        k,
        `<g opacity=".62">${line('M4 -54V-150M4 -148L-88 -60M4 -148L92 -68', '#8a7088', 3)}${boat(DUSK)}</g>` +
          oval(
            -72,
            -74,
            52,
            44,
            radial([
              [0, '#ffcf8a', 0.7],
              [1, '#ffcf8a', 0],
            ]),
          ) +
          line('M-72 -54V-72', '#4a3a50', 4) +
          oval(-72, -76, 6.4, 8, '#ffd99a') +
          line('M-80 8h16M-76 20h10', '#ffcf8a', 4, 'stroke-opacity=".5"') +
          line('M-60 6H66M-40 16H30', '#1d2450', 5, 'stroke-opacity=".6"'),
        0,
        k * way,
      ),
    )
    .join('');

/** Down from under the boat into the sea: stones, the two rails of a cradle, and its sleepers. */
export function rails(): string {
  const upper = (x: number): number => (x > -20 ? 187 : 187 + (-20 - x) * 0.115);
  const lower = (x: number): number => (x > -20 ? 211 : 211 + (-20 - x) * 0.03);
  const rail = (y: (x: number) => number): string =>
    `M226 ${num(y(226))}L-20 ${num(y(-20))}L-128 ${num(y(-128))}`;
  const drowned = (y: (x: number) => number): string =>
    `M-131 ${num(y(-131) + 0.4)}q-8 2 -16 1.6t-16 2.6t-18 2`;
  let ties = '';
  for (let x = 220; x > -124; x -= 27)
    ties += `M${num(x)} ${num(upper(x) - 2)}L${num(x - 9)} ${num(lower(x) + 3)}`;
  const stones = linear([
    [0, '#6d5c78'],
    [1, '#4b3d5e'],
  ]);
  return (
    line(drowned(upper) + drowned(lower), '#1b2148', 2.4, 'stroke-opacity=".7"') +
    path(
      `M226 ${SHORE}H-24C-60 ${SHORE + 1} -96 ${SHORE + 8} -126 ${SHORE + 13}C-134 ${SHORE + 20} -132 ${SHORE + 28} -142 222H226Z`,
      stones,
    ) +
    line(ties, '#3d3150', 4.4) +
    line(rail(upper) + rail(lower), '#2e2542', 3) +
    line(rail((x) => upper(x) - 0.8) + rail((x) => lower(x) - 0.8), '#756a92', 1.2) +
    line(
      `M-126 ${SHORE + 13}C-134 ${SHORE + 20} -132 ${SHORE + 28} -142 222M-132 ${SHORE + 12}C-142 ${SHORE + 20} -140 ${SHORE + 29} -150 222`,
      '#8f8fc0',
      1.1,
      'stroke-opacity=".7"',
    )
  );
}
