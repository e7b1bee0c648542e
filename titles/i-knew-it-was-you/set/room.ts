import { num, polygon, roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Point, Point3 } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Camera } from '#bookmaking/house/camera.ts';
import { INK } from './colors.ts';
import { gouged, pool } from './print.ts';

/** A flat piece of a room, as a camera sees it. */
export const facet = (camera: Camera, corners: readonly Point3[]): string =>
  polygon(corners.map((corner) => camera.see(corner)));

/** Floorboards that run away from us, between two depths in cm. */
export function boards(camera: Camera, near: number, far: number, reach: number): string {
  let seams = '';
  for (let x = -reach; x <= reach; x += 22) {
    const [a, b] = [camera.see([x, 0, near]), camera.see([x, 0, far])];
    seams += `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  }
  return line(seams, INK.key, 0.5, 'stroke-opacity=".5"');
}

/** A bedside lamp with its light; 40 high on (x, y), scaled. */
export function lamp(light: Light, [x, y]: Point, k: number, reach = 70): string {
  const foot = tone(light, INK.indigo);
  const up = y - 28 * k;
  return (
    pool(x, up, reach, reach, INK.glow, 0.55) +
    gouged(`lamp ${num(x)}`, [x, up], 15 * k, reach, 20, INK.glow, 0.5) +
    path(
      `M${num(x - 6 * k)} ${num(y)}q-5 -9 4 -16v-3h4v3q9 7 4 16Z`.replace(
        /q-5 -9 4 -16v-3h4v3q9 7 4 16Z/,
        `q${num(-5 * k)} ${num(-9 * k)} ${num(4 * k)} ${num(-16 * k)}v${num(-3 * k)}h${num(4 * k)}v${num(3 * k)}q${num(9 * k)} ${num(7 * k)} ${num(4 * k)} ${num(16 * k)}Z`,
      ),
      foot.base,
    ) +
    path(
      `M${num(x - 8 * k)} ${num(y - 41 * k)}H${num(x + 8 * k)}L${num(x + 15 * k)} ${num(y - 19 * k)}H${num(x - 15 * k)}Z`,
      '#fff3cc',
    ) +
    line(
      `M${num(x - 8 * k)} ${num(y - 41 * k)}L${num(x - 15 * k)} ${num(y - 19 * k)}H${num(x + 15 * k)}L${num(x + 8 * k)} ${num(y - 41 * k)}Z`,
      INK.wood,
      0.5,
    )
  );
}

/** An armchair from behind its back, to hide behind: 100 wide, 90 high on y 0. */
export function armchairBack(light: Light): string {
  const cloth = tone(light, INK.leaf);
  const wood = tone(light, INK.wood);
  return (
    oval(0, 2, 66, 8, light.shade, 'fill-opacity=".5"') +
    box(-42, -8, 9, 10, wood.base, 2) +
    box(33, -8, 9, 10, wood.base, 2) +
    path(
      'M-52 -6C-60 -34 -58 -46 -46 -50C-50 -80 -34 -92 0 -92C34 -92 50 -80 46 -50C58 -46 60 -34 52 -6Z',
      cloth.base,
    ) +
    path('M18 -91C40 -88 49 -78 46 -50C58 -46 60 -34 52 -6H30C40 -30 34 -70 18 -91Z', cloth.shade) +
    line('M-46 -50C-42 -30 -42 -18 -44 -6M46 -50C42 -30 42 -18 44 -6', cloth.deep, 1.4) +
    line(
      'M-28 -76l7 7l7 -7l7 7l7 -7l7 7l7 -7l7 7l7 -7M-30 -54l7 7l7 -7l7 7l7 -7l7 7l7 -7l7 7l7 -7M-30 -32l7 7l7 -7l7 7l7 -7l7 7l7 -7l7 7l7 -7',
      cloth.lite,
      1.2,
      'stroke-opacity=".7"',
    )
  );
}

/** A small chest beside a bed: 30 wide, 34 high on y 0. */
export function stand(light: Light): string {
  const t = tone(light, INK.wood);
  return (
    oval(0, 1, 20, 3, light.shade, 'fill-opacity=".45"') +
    box(-15, -34, 30, 32, t.base, 1.4) +
    box(-17, -36, 34, 4, t.lite, 1.2) +
    path(roundedBox(-11, -28, 22, 10, 1), t.shade) +
    oval(0, -23, 1.6, 1.6, tone(light, INK.amber).base)
  );
}
