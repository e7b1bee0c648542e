// Who lives along the ramp, on the cover: from both sides arms come in over the rail, each with something that would hold a little snow.
// With faces it was funnier, and 52 KB of the 48 that a cover may have: a grown-up's head is 5 of them.
import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { grownArm } from './limb.ts';

interface Reaches {
  readonly skin: Hex;
  readonly sleeve: Hex;
  /** Beyond the edge of the sheet. */
  readonly shoulder: Point;
  /** The middle of the fist. */
  readonly fist: Point;
  readonly holds: 'spoon' | 'cup';
}

const ALL: readonly Reaches[] = [
  // The judge of the pies, the man who irons, and two who live further up.
  {
    skin: '#6f4430',
    sleeve: '#4f8f8c',
    shoulder: [-12, 134],
    fist: [54, 98],
    holds: 'spoon',
  },
  { skin: '#dfa873', sleeve: '#5a86b8', shoulder: [228, 158], fist: [158, 122], holds: 'cup' },
  { skin: '#f3cdb0', sleeve: '#e9a23a', shoulder: [-12, 184], fist: [46, 150], holds: 'cup' },
  { skin: '#8d5a3c', sleeve: '#c05a6a', shoulder: [230, 204], fist: [172, 164], holds: 'spoon' },
];

export const atTheRails = (light: Light): string => ALL.map((who) => reaches(light, who)).join('');

function reaches(light: Light, { skin, sleeve, shoulder, fist, holds }: Reaches): string {
  const side = shoulder[0] < 0 ? 1 : -1;
  const toward = Math.atan2(fist[1] - shoulder[1], fist[0] - shoulder[0]);
  const wrist: Point = [fist[0] - Math.cos(toward) * 4, fist[1] - Math.sin(toward) * 4];
  return (
    at(...fist, 1, holds === 'spoon' ? spoon(light) : cup(light), side * 24) +
    grownArm(light, {
      way: [shoulder, [(shoulder[0] + wrist[0]) / 2, (shoulder[1] + wrist[1]) / 2 + 4], wrist],
      width: 8.4,
      sleeve,
      skin,
      grip: 'fist',
      rolled: 0.6,
      thumb: side,
    })
  );
}

const spoon = (light: Light): string => {
  const steel = tone(light, '#aebccd');
  return (
    line('M0 9V-13', steel.shade, 2.2) +
    oval(0, -19, 5.4, 7.4, steel.base) +
    oval(0.6, -18.4, 3.4, 5, steel.shade)
  );
};

const cup = (light: Light): string => {
  const clay = tone(light, '#3f8fa8');
  return path('M-8 -15H8L6 2H-6Z', clay.base) + oval(0, -15, 8, 2.4, clay.deep);
};
