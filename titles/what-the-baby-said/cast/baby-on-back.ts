import { ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
import { glow } from '#titles/what-the-baby-said/set/room.ts';
import { bareSole } from './baby.ts';
import { babyHead, babySkin } from './baby-head.ts';
import { limbEdge, skinInk, trunkEdge } from './baby-line.ts';
import { sockedSole } from './sock.ts';

/** On its back from near, in layers: the head is rolled to somebody, and lies over the body. */
export interface BabyOnBack {
  readonly body: string;
  readonly head: string;
}

/** The middle of the head, in mm on the sheet, and how it lies. */
export const HEAD_ON_BACK: Point = [106, 172];
const TILT = 22;
export const BABY_SIZE = 0.62;

/** Where the soles are: the bare one, and the other, in mm. */
const BARE: Point = [-112, 164];
const WARM: Point = [-64, 160];

/** What one is to look at, in mm. */
export const coldFootLit = (): string => glow(BARE[0], BARE[1], 56, 56, '#fff3c8', 0.8);

/** All the way along it, over both pages: head at the right, a long hill of cloth, and at the end of it two feet, one of them cold. */
export function babyOnBack(light: Light, color: string): BabyOnBack {
  const cloth = tone(light, ROMPER);
  const skin = babySkin(color);
  const hill = smooth([
    [106, 196],
    [108, 172],
    [86, 152],
    [48, 140],
    [6, 146],
    [-22, 168],
    [-30, 192],
    [-14, 208],
    [40, 212],
    [96, 208],
  ]);
  const leg = (way: readonly Point[]): string =>
    path(ribbon(way, [25, 21, 15]), cloth.base, limbEdge(light)) +
    path(ribbon(way, [25, 21, 15], 0.3, 1), cloth.shade, 'fill-opacity=".5"');
  const way: readonly Point[] = [
    [84, 176],
    [70, 160],
    [72, 138],
  ];
  const sleeve =
    path(ribbon(way, [12, 11, 8]), cloth.base, limbEdge(light)) +
    path(ribbon(way, [12, 11, 8], 0.2, 1), cloth.shade, 'fill-opacity=".6"');
  const t = skinTone(light, skin);
  const fist =
    oval(73, 128, 9, 8.6, t.base, `stroke="${skinInk(t)}" stroke-width="1.2"`) +
    line('M66 124q3.400 -.8 5.600 1.200M65 129q3.600 -.8 5.600 .8', t.shade, 1.2);
  return {
    body:
      oval(0, 207, 128, 7, light.shade, 'fill-opacity=".4"') +
      leg([
        [16, 172],
        [-24, 158],
        [-60, 182],
      ]) +
      at(WARM[0], WARM[1], 1.36, sockedSole(light), 8) +
      clip(hill, path(hill, cloth.shade) + shifted(-3, -6, path(hill, cloth.base))) +
      path(hill, 'none', trunkEdge(light)) +
      line('M84 170h.1M58 160h.1M30 162h.1', cloth.deep, 3.4, 'stroke-opacity=".55"') +
      leg([
        [2, 190],
        [-52, 188],
        [-104, 190],
      ]) +
      oval(4, 188, 22, 19, cloth.base) +
      fist +
      sleeve +
      at(BARE[0], BARE[1], 1.56, bareSole(light, skin), -12),
    head: at(
      HEAD_ON_BACK[0],
      HEAD_ON_BACK[1],
      BABY_SIZE,
      babyHead(turned(light, TILT), color, {
        turn: 0.96,
        eyes: 'open',
        gaze: [-1, -0.3],
        mouth: 'tiny',
        brow: 0.7,
      }),
      TILT,
    ),
  };
}
