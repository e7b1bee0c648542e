import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { cake } from './cake.ts';
import { cakeGirlLooksUp } from './neighbors.ts';

/** Where her cake's plate has its middle, how large the cake is, and where its top cherry was; in mm over her soles at (0, 0). */
export const PLATE = { x: 0, y: -42, size: 1 } as const;
export const TOP = { x: PLATE.x, y: PLATE.y - 97 * PLATE.size } as const;

/** A cake that has legs: whoever carries it is behind it, but for two arms, a skirt, and a face that looks round its top. */
export function behindCake(light: Light): string {
  const [dress, apron, skin] = [
    tone(light, '#4f8380'),
    tone(light, '#fbf1e4'),
    tone(light, '#f0c6a2'),
  ];
  const [sock, shoe] = [tone(light, '#f7f2ec'), tone(light, '#7a3f4a')];
  const leg = (x: number, toe: number): string =>
    line(`M${x} -32V-16`, skin.shade, 8) +
    line(`M${x} -18V-6`, sock.base, 8.6) +
    path(
      `M${x - 5} -8H${x + 5}L${x + 6} 0H${x - 6 + toe}C${x - 12 + toe} -1 ${x - 10 + toe} -7 ${x - 5} -8Z`,
      shoe.base,
    );
  // Out to both sides of the lowest tier, and in under the plate.
  const arm = (side: 1 | -1, shoulder: number): string =>
    line(
      `M${shoulder} -100C${side * 56} -94 ${side * 67} -70 ${side * 62} -50`,
      side < 0 ? dress.shade : dress.base,
      16,
    ) + line(`M${side * 62} -50L${side * 50} -36`, skin.base, 9.4);
  const fingers = (side: 1 | -1): string =>
    oval(side * 48, -33, 8.4, 5.4, skin.base) +
    line(`M${side * 54} -37Q${side * 52} -44 ${side * 45} -45`, skin.base, 4.8);
  return (
    leg(-13, -3) +
    leg(12, -3) +
    path('M-34 -112C-12 -118 14 -118 38 -112L47 -25H-47Z', dress.base) +
    path('M-26 -60H30L37 -26H-35Z', apron.base) +
    path('M-47 -25L-42 -40H42L47 -25C20 -19 -20 -19 -47 -25Z', dress.shade, 'fill-opacity=".55"') +
    line('M36 -96L46 -110', skin.shade, 15) +
    at(51, -126, 0.9, cakeGirlLooksUp(light), 14) +
    arm(-1, -28) +
    arm(1, 38) +
    at(PLATE.x, PLATE.y, PLATE.size, cake(light)) +
    fingers(-1) +
    fingers(1)
  );
}
