// Who lives along the ramp, on the cover: each leans in over the rail with something that would hold a little snow.
import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { SHIRT as HIS, IRONER } from './ironer.ts';
import { FACE, SKIN as JUDGE, SHIRT } from './judge.ts';
import { grownArm } from './limb.ts';
import { type Look, neighborFace } from './neighbor-face.ts';

interface Leans {
  readonly look: Look;
  readonly shirt: Hex;
  readonly head: Point;
  /** The middle of the fist. */
  readonly fist: Point;
  /** Where they come from, in degrees off upright. */
  readonly from: number;
  readonly holds: 'spoon' | 'cup';
}

const ALL: readonly Leans[] = [
  {
    look: { ...FACE, skin: JUDGE, eyes: 'wide', mouth: 'smile' },
    shirt: SHIRT,
    head: [25, 112],
    fist: [58, 98],
    from: 32,
    holds: 'spoon',
  },
  {
    look: {
      skin: IRONER,
      hair: '#4a342c',
      shape: 'square',
      hairdo: 'crop',
      nose: 'broad',
      eyes: 'kind',
      mouth: 'smile',
      beard: 'points',
    },
    shirt: HIS,
    head: [191, 142],
    fist: [156, 124],
    from: -22,
    holds: 'cup',
  },
  {
    look: {
      skin: '#f3cdb0',
      hair: '#c9742f',
      shape: 'round',
      hairdo: 'bun',
      nose: 'long',
      eyes: 'wide',
      mouth: 'oh',
    },
    shirt: '#e9a23a',
    head: [26, 172],
    fist: [54, 146],
    from: 28,
    holds: 'cup',
  },
];

export const atTheRails = (light: Light): string => ALL.map((who) => leans(light, who)).join('');

function leans(light: Light, { look, shirt, head: [x, y], fist, from, holds }: Leans): string {
  const t = tone(light, shirt);
  const side = from > 0 ? 1 : -1;
  const shoulder: Point = [x + side * 4, y + 21];
  const toward = Math.atan2(fist[1] - shoulder[1], fist[0] - shoulder[0]);
  const wrist: Point = [fist[0] - Math.cos(toward) * 4, fist[1] - Math.sin(toward) * 4];
  return (
    at(
      x,
      y,
      1,
      path('M-14 16C-8 12 8 12 14 17C22 26 24 44 24 76H-26C-24 44 -22 26 -14 16Z', t.base),
      from,
    ) +
    at(x, y, 1, path('M-14 16C-18 22 -24 44 -26 76H-14C-14 44 -12 30 -8 14Z', t.shade), from) +
    at(x, y, 0.31, neighborFace(light, look, [side, -0.5]), from * 0.4) +
    at(...fist, 1, holds === 'spoon' ? spoon(light) : cup(light), side * 24) +
    grownArm(light, {
      way: [shoulder, [(shoulder[0] + wrist[0]) / 2, (shoulder[1] + wrist[1]) / 2 + 1], wrist],
      width: 7.4,
      sleeve: shirt,
      skin: look.skin,
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
