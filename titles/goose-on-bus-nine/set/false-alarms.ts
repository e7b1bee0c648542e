// What looks like water on the way, or like a way to it: the signs of shops, a fountain, an arm on a post.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc, num, polygon } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { glow, streetLamp } from '#titles/goose-on-bus-nine/set/street.ts';

/** The pavement of the street; the pond lies behind the last house, a little lower than the sky. */
export const GROUND = 128;

const bathSign = (x: number): string =>
  path(`M${num(x - 13)} ${GROUND - 33}h26c0 8 -3 11 -7 11h-12c-4 0 -7 -3 -7 -11Z`, '#dceaf2') +
  line(`M${num(x + 9)} ${GROUND - 33}v-5q0 -2 -3 -2`, '#dceaf2', 1.4);

const umbrellaSign = (x: number): string =>
  path(
    `M${num(x - 12)} ${GROUND - 28}c1 -13 23 -13 24 0q-4 -3 -8 0q-4 -3 -8 0q-4 -3 -8 0Z`,
    '#e3a94a',
  ) + line(`M${num(x)} ${GROUND - 28}v7q2 2 4 0`, '#dceaf2', 1.2);

export const placed = (x: number, scale: number, art: string): string =>
  at(x, GROUND, scale, shifted(0, -GROUND, art));

/** A front with its sign over it, a striped blind, and two behind the counter, one of them in a bright coat. */
export function shop(
  x: number,
  width: number,
  wall: string,
  sign: (x: number) => string,
  coat: Hex,
): string {
  const [left, right] = [x - width / 2, x + width / 2];
  const awning = GROUND - 20;
  let stripes = '';
  for (let at = left + 2; at < right - 4; at += 8)
    stripes += `M${num(at)} ${awning}h4l-.6 5.4h-4.4Z`;
  return (
    box(left, GROUND - 40, width, 40, wall, 1) +
    box(left + 4, GROUND - 18, width - 8, 18, '#ffd98f', 1, 'fill-opacity=".9"') +
    oval(x, GROUND - 10, 26, 20, glow(0.35)) +
    // A counter, a door ajar, and two who have all the time in the world.
    path(
      `${disc(x - 7, GROUND - 10.4, 1.7, 1.9)}M${num(left + 5)} ${GROUND - 4.4}h${num(width - 18)}v4.4h-${num(width - 18)}ZM${num(right - 11)} ${GROUND}v-13h5v13Z${disc(x + 1.6, GROUND - 9.2, 1.5, 1.7)}M${num(x - 1)} ${GROUND - 4}c0 -5 5.2 -5 5.2 0Z`,
      '#6a4a52',
      'fill-opacity=".85"',
    ) +
    path(`M${num(x - 11)} ${GROUND - 4}c0 -6.6 8 -6.6 8 0Z`, coat) +
    path(
      `M${num(left + 2)} ${awning}H${num(right - 2)}L${num(right)} ${awning + 5.4}H${num(left)}Z`,
      '#c9b894',
    ) +
    path(stripes, '#3f6f86') +
    sign(x)
  );
}

/** Swims to the right, as all fish in this street do. */
export const fishSign = (x: number): string =>
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
  return (
    brushes.join('') +
    path(drop, '#a9dcea') +
    line(`M${num(x - 14)} ${GROUND - 28}h5M${num(x - 12)} ${GROUND - 31}h4`, '#a9dcea', 1)
  );
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

/** What has passed already, in two lots with the dark of a yard between: a bath for sale, umbrellas; a fountain. */
export const passed = (): string =>
  placed(-198, 1.2, shop(0, 34, '#293f68', carWash, '#2f8f8a')) +
  placed(-122, 1.4, shop(0, 38, '#2d4570', bathSign, '#d0557f')) +
  placed(-162, 1.15, shop(0, 34, '#293f68', umbrellaSign, '#2f8f8a')) +
  placed(-34, 1.35, fountain()) +
  streetLamp(-8, GROUND + 2, 52) +
  streetLamp(-142, GROUND + 2, 56);

/** A bus-stop's post whose arm says where the water is. */
export const fingerpost = (x: number, y: number): string =>
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
  line(
    `M${x} ${y - 46}q2.6 -3 5.2 0t5.2 0t5.2 0M${x} ${y - 42.6}q2.6 -3 5.2 0t5.2 0t5.2 0`,
    '#2c5a78',
    1.1,
  );
