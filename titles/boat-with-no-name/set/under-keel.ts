import { type Box, type Point, radians } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { carried, leans, legs } from '#titles/boat-with-no-name/cast/legs.ts';
import { plank } from '#titles/boat-with-no-name/cast/letter.ts';

/** How the boat of page 9 stands: the middle of its keel, mm to a unit, and how far its bow is up, less than nothing. */
export const LEANS = { x: 124, y: 158, k: 1.16, degrees: -2.5 } as const;

/** How high the keel is over there. */
export const keelAt = (x: number): number =>
  LEANS.y + (x - LEANS.x) * Math.tan(radians(LEANS.degrees));

/** Out from under a keel, on its toes, its knees still bent from the day: as high as there is room, less a hand. */
export function andGoes([x, ground]: Point, light: Light): string {
  const k = (ground - keelAt(x) - 3) / (104 + carried.tiptoes);
  return (
    at(x, ground, k, legs('&', true, 'tiptoes', 1, '#f5c453', light)) +
    at(x, ground - carried.tiptoes * k, k, plank('&', '#f5c453', light), leans.tiptoes)
  );
}

/** Where something carries it, the keel is dark, and a hair lower than beside it. */
export const pressed = (from: number, to: number): string => {
  const [a, b] = [keelAt(from), keelAt(to)];
  return line(`M${from} ${a + 0.6}L${to} ${b + 0.6}`, '#2a1f2c', 2.2);
};

/** What is too low for a keel has a block under it. */
export const block = (x: number, top: number, width: number, ground: number): string =>
  ground - top < 1
    ? ''
    : box(x, top, width, ground - top, '#8a5f42', 1) +
      path(`M${x} ${top}h${width}v2.4h${-width}Z`, '#c08a5a') +
      line(
        `M${x + 5} ${top + 5}h${width * 0.5}M${x + width * 0.4} ${(top + ground) / 2}h${width * 0.45}`,
        '#63412f',
        0.9,
      );

/** On the ground, under what is heavy. */
export const weight = (x: number, y: number, half: number): string =>
  oval(x, y, half, 3.4, '#1d1a33', 'fill-opacity=".5"');

/** Where a box of the boat lies on the sheet, upright. */
export const onSheet = ({ x, y, width, height }: Box): Box => {
  const middle = (x + width / 2) * LEANS.k;
  const up = (y + height / 2) * LEANS.k;
  const turn = radians(LEANS.degrees);
  const at: Point = [
    LEANS.x + middle * Math.cos(turn) - up * Math.sin(turn),
    LEANS.y + middle * Math.sin(turn) + up * Math.cos(turn),
  ];
  const [w, h] = [width * LEANS.k, height * LEANS.k];
  return { x: at[0] - w / 2, y: at[1] - h / 2, width: w, height: h };
};

/** The timber that a boat rests on, along all of its bottom. */
export const timber = (): string =>
  line('M-72 -1.6H54', '#4a2f2a', 6) + line('M-72 -2.6H54', '#8a5a42', 3);
