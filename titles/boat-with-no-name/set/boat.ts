import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { plank } from '#titles/boat-with-no-name/cast/letter.ts';

/** Where the name goes on a boat drawn by `boat`, in its own units. */
export const BOARD: Box = { x: -66, y: -47, width: 112, height: 17 };

/** From the side, bow to the right: 200 long, keel on y = 0, gunwale at -58. */
export function boat(light: Light): string {
  const hull = tone(light, '#2f7f86');
  const wale = tone(light, '#e2492f');
  const inside = tone(light, '#8a5a35');
  const outline = 'M-98 -56C-60 -48 40 -46 100 -66C92 -30 66 -6 50 0H-66C-84 -8 -94 -30 -98 -56Z';
  return (
    path('M-98 -56C-60 -62 50 -64 100 -66C40 -46 -60 -48 -98 -56Z', inside.deep) +
    path(outline, hull.base) +
    path(
      'M-91 -28C-50 -22 40 -22 86 -36C78 -18 62 -4 50 0H-66C-80 -6 -87 -16 -91 -28Z',
      hull.shade,
    ) +
    path('M-84 -14C-46 -10 34 -10 74 -20C66 -10 56 -3 50 0H-66C-74 -3 -80 -8 -84 -14Z', wale.base) +
    line('M-95 -42C-58 -36 40 -34 94 -50M-91 -28C-50 -22 40 -22 86 -36', hull.deep, 1) +
    gunwale(light)
  );
}

/** The near rail, to be drawn once more over who sits or stands behind it. */
export const gunwale = (light: Light): string =>
  line('M-99 -56C-60 -48 40 -46 101 -66', tone(light, '#fff3dc').base, 4) +
  line('M-99 -55C-60 -47 40 -45 101 -65', tone(light, '#c9b48a').base, 1);

/** What of those aboard a boat at `where` is seen: all that is over its near side, and a tail that is out over the bow. */
export const aboveGunwale = ([x, y]: Point, k: number): string => {
  const to = (ahead: number, up: number): string => `${num(x + ahead * k)} ${num(y - up * k)}`;
  return `M${to(-99, 300)}L${to(-99, 56)}C${to(-60, 48)} ${to(40, 46)} ${to(101, 66)}L${to(140, 66)}L${to(140, 300)}Z`;
};

/** A plank without a name, with its screws waiting. */
export const bareBoard = (light: Light): string => {
  const t = tone(light, '#fff3dc');
  return (
    path(roundedBox(BOARD.x, BOARD.y, BOARD.width, BOARD.height, 3), t.base) +
    [0.06, 0.28, 0.5, 0.72, 0.94]
      .map((u) => oval(BOARD.x + u * BOARD.width, BOARD.y + BOARD.height / 2, 1, 1, '#2c4458'))
      .join('')
  );
};

/** The board once letters are to be on it. */
export const darkBoard = (light: Light, { x, y, width, height }: Box = BOARD): string =>
  path(roundedBox(x - 3, y - 1.5, width + 6, height + 3, 3), tone(light, '#123a4c').base);

/** The slip that the boat stands on, with one block under its stern. */
export const slip = (light: Light, width: number): string => {
  const wood = tone(light, '#a9794a');
  return (
    box(-width / 2, 14, width, 5, wood.base, 1) +
    box(-width / 2, 19, width, 3, wood.deep) +
    box(-62, -2, 18, 17, wood.shade, 1)
  );
};

/** What holds the bow up. It is there from the first page, and nobody has asked it. */
export const prop = (light: Light): string => at(40, 15, 0.26, plank('&', '#f5c453', light));

/** A mast, and the ropes that hold it. */
export const bareMast = (light: Light): string =>
  line('M4 -54V-164', tone(light, '#8a5a35').base, 4.6) +
  line('M4 -160L92 -68M4 -160L-92 -60', tone(light, '#d9b878').shade, 0.8);

/** The same with its sail rolled up: nobody is going anywhere yet. */
export const mast = (light: Light): string =>
  bareMast(light) +
  line('M-40 -122L50 -136', tone(light, '#8a5a35').deep, 3) +
  path(
    'M-38 -121C-26 -114 -12 -117 4 -119C20 -120 38 -124 48 -134C30 -136 -20 -128 -38 -121Z',
    tone(light, '#fff3dc').base,
  ) +
  line('M-24 -124l2 9M2 -128l2 10M28 -132l2 9', tone(light, '#e2492f').base, 2);
