// A table asleep: four turned legs, each with its face in the grain, seen from as low as a cat sees them.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { polygon } from '#bookmaking/drawing/curves.ts';
import type { Point3 } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { Camera } from '#bookmaking/house/camera.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { nightcap } from './nightcap.ts';

/** Where it stands, in cm of the room: from its near left corner, how long, how deep, how high. */
export interface TablePlace {
  readonly corner: readonly [number, number];
  readonly long: number;
  readonly deep: number;
  readonly high: number;
}

/** How high its apron is, and its board, in cm. */
const [APRON, BOARD] = [9, 4];

/** Its camera looks from the near left, and from below its board: four feet, none of which has plans. */
export function sleepingTable(
  camera: Camera,
  light: Light,
  wood: Hex,
  { corner: [x, z], long, deep, high }: TablePlace,
): string {
  const t = tone(light, wood);
  const flat = (points: readonly Point3[], fill: string): string =>
    path(polygon(points.map(camera.see)), fill);
  const [right, back] = [x + long, z + deep];
  const leg = (lx: number, lz: number, capped = false): string => {
    const foot: Point3 = [lx, 0, lz];
    const [fx, fy] = camera.see(foot);
    const size = (camera.scale(foot) * (high - 2)) / 100;
    return at(
      fx,
      fy,
      size,
      `<g transform="scale(1.45 1)">${turnedLeg(light, wood)}</g>${dozing(t.deep, capped ? 0.78 : 0)}`,
    );
  };
  const inset = 7;
  const [lowest, under] = [high - APRON, high - BOARD];
  const out = 5;
  const side = (from: number, to: number, grown: number, left: Hex, front: Hex): string =>
    flat(
      [
        [x - grown, from, z - grown],
        [x - grown, from, back + grown],
        [x - grown, to, back + grown],
        [x - grown, to, z - grown],
      ],
      left,
    ) +
    flat(
      [
        [x - grown, from, z - grown],
        [right + grown, from, z - grown],
        [right + grown, to, z - grown],
        [x - grown, to, z - grown],
      ],
      front,
    );
  const shadow = [
    [x, 0, z],
    [right, 0, z],
    [right, 0, back],
    [x, 0, back],
  ] as const;
  return (
    path(polygon(shadow.map(camera.see)), light.shade, 'fill-opacity=".45"') +
    leg(x + inset, back - inset) +
    leg(right - inset, back - inset) +
    flat(
      [
        [x, lowest, z],
        [right, lowest, z],
        [right, lowest, back],
        [x, lowest, back],
      ],
      t.deep,
    ) +
    leg(right - inset, z + inset, true) +
    leg(x + inset, z + inset) +
    flat(
      [
        [x - out, under, z - out],
        [right + out, under, z - out],
        [right + out, under, back + out],
        [x - out, under, back + out],
      ],
      t.deep,
    ) +
    side(lowest, under, 0, t.deep, t.shade) +
    side(under, high, out, t.shade, t.base) +
    line(
      polygon(
        [camera.see([x - out, high, z - out]), camera.see([right + out, high, z - out])],
        false,
      ),
      t.rim,
      0.9,
    )
  );
}

/** Lids and a mouth on the swell of a leg that is 100 high, and a cap of a size for the one that feels the draft. */
export const dozing = (ink: Hex, cap: number): string =>
  oval(2, -54, 9.6, 15, '#ffc873', 'fill-opacity=".28"') +
  line('M-10 -57Q-6 -51 -2 -57M3 -57Q7 -51 11 -57', ink, 2) +
  line('M-2.4 -45Q1 -41.6 4.4 -45', ink, 1.8) +
  (cap ? at(0, -65, cap, nightcap()) : '');
