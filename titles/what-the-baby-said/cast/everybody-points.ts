import type { Light } from '#bookmaking/drawing/light.ts';
import { type ArmWish, grownArm } from './arms.ts';
import { CAMERA, SHORTS, TWEED } from './tall-ones.ts';

/** The tall ones stand beyond the lower left corner, and what is seen of them points at one. In mm; the fold is at 0. */
export const everybodyPoints = (light: Light): string =>
  ARMS.map(([who, way, width]) => grownArm(light, who, { way, width, hand: 'point' })).join('');

const ARMS: readonly (readonly [typeof SHORTS, ArmWish['way'], number])[] = [
  [
    SHORTS,
    [
      [-236, 132],
      [-166, 160],
      [-112, 156],
    ],
    12,
  ],
  [
    TWEED,
    [
      [-240, 204],
      [-150, 192],
      [-74, 178],
    ],
    12.5,
  ],
  [
    CAMERA,
    [
      [-190, 250],
      [-104, 216],
      [-36, 203],
    ],
    13,
  ],
];
