import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, calm, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { tube } from '#bookmaking/hero/limbs.ts';
import { matOf } from './hoop.ts';
import { grownArm } from './limb.ts';
import { type Look, neighborFace } from './neighbor-face.ts';

const SKIN = '#c98a5c';
const TIGHTS = '#6b2160';
const SHIRT = '#1f8087';

const LOOK: Look = {
  skin: SKIN,
  hair: '#45302a',
  shape: 'round',
  hairdo: 'bun',
  nose: 'button',
  eyes: 'wide',
  mouth: 'oh',
  flushed: true,
};

/** Where the face hangs, in mm of the page; that before the fold is left of 0. */
export const HANGING: Box = { x: 104, y: 70, width: 62, height: 74 };

const LEG: readonly Point[] = [
  [-186, 200],
  [-206, 118],
  [-180, 44],
  [-92, 20],
];
const FAR_LEG: readonly Point[] = [
  [-156, 198],
  [-176, 124],
  [-152, 62],
  [-92, 26],
];
const BACK: readonly Point[] = [
  [-100, 20],
  [-40, 6],
  [60, 10],
  [142, 44],
];
const PROP: readonly Point[] = [
  [142, 42],
  [174, 92],
  [182, 150],
  [172, 196],
];

/** Bent over both pages like a croquet hoop, on all but one hand, which takes a pinch at `pinch`; the face hangs between the arms. */
export function greatHoop(light: Light, pinch: Point): { behind: string; before: string } {
  const skin = tone(light, SKIN);
  const tights = tone(light, TIGHTS);
  const shirt = tone(light, SHIRT);
  const wrist: Point = [pinch[0] + 8, pinch[1] - 21];
  return {
    behind:
      at(-148, 207, 1.95, matOf(light, '#ffd27a')) +
      calm(foot(-156, 200, skin.shade, skin.deep)) +
      tube(light, FAR_LEG, [13, 16, 20, 26], { ...tights, base: tights.shade }) +
      line('M140 52L137 84', skin.shade, 25) +
      clean(at(136, 106, 0.62, neighborFace(light, LOOK, [0.85, -0.6], { yaw: 36 }), 184)),
    before:
      grownArm(light, {
        way: [[106, 40], [wrist[0] + 2, 92], wrist],
        width: 10,
        sleeve: SHIRT,
        skin: SKIN,
        grip: 'pinch',
        rolled: 0.3,
        thumb: -1,
      }) +
      path(crumb(pinch), '#ffffff') +
      tube(light, BACK, [36, 37, 36, 29], shirt) +
      tube(light, LEG, [15, 19, 25, 34], tights) +
      calm(foot(-186, 204, skin.base, skin.shade)) +
      line('M-202 190Q-186 196 -170 190', tights.deep, 4) +
      calm(path(hand(172, 198), skin.base)) +
      line('M184 202L192 203.500M182 207L191 208', skin.shade, 1.3) +
      calm(tube(light, PROP, [17, 13.5, 11.5, 10.5], skin)) +
      tube(
        light,
        PROP.slice(0, 2).map(([x, y], i) => (i ? [x - 12, y - 20] : [x, y])),
        [24, 18],
        shirt,
      ),
  };
}

/** From the side, toes to the right, an ankle over (x, y). */
const foot = (x: number, y: number, base: string, crease: string): string =>
  path(
    `M${x - 16} ${y - 14}C${x - 21} ${y} ${x - 21} ${y + 9} ${x - 12} ${y + 10}H${x + 44}C${x + 54} ${y + 9} ${x + 53} ${y - 3} ${x + 42} ${y - 4}C${x + 30} ${y - 6} ${x + 20} ${y - 10} ${x + 16} ${y - 18}Z`,
    base,
  ) +
  oval(x + 46, y + 1, 8.5, 7.6, base) +
  line(`M${x + 38} ${y + 9}q-3 -4 0 -7M${x + 30} ${y + 9}q-3 -3.500 0 -6`, crease, 1.4);

/** Flat on the floor, fingers to the right, its wrist over (x, y). */
const hand = (x: number, y: number): string =>
  `M${x - 10} ${y - 6}C${x - 12} ${y + 6} ${x - 12} ${y + 12} ${x - 4} ${y + 12}H${x + 18}C${x + 26} ${y + 11} ${x + 25} ${y + 4} ${x + 17} ${y + 2}C${x + 12} ${y} ${x + 11} ${y - 3} ${x + 10} ${y - 6}Z`;

/** What is between a finger and a thumb. */
const crumb = ([x, y]: Point): string =>
  `M${x - 4} ${y + 1}C${x - 5} ${y - 3} ${x - 1} ${y - 4.6} ${x + 2} ${y - 3}C${x + 5} ${y - 3} ${x + 5} ${y + 2} ${x + 2} ${y + 3}C${x} ${y + 5} ${x - 4} ${y + 4} ${x - 4} ${y + 1}Z`;
