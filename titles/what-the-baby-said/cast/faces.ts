import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { GrownMouth, GrownUp } from '#bookmaking/grown-ups/grown-up.ts';
import { grownHead } from '#bookmaking/grown-ups/head.ts';
import { CRAYON } from './face-hand.ts';
import { CLOGS, GOWN, SHORTS, TWEED } from './tall-ones.ts';

const GOLD: Hex = '#c2922f';

/** A face at last, and what only this one wears on it. */
interface Face {
  readonly who: GrownUp;
  readonly mouth: GrownMouth;
  readonly over?: (light: Light) => string;
}

const FACES = {
  /** Who brings pancakes: a headwrap tied high, and earrings. */
  clogs: {
    who: {
      skin: CLOGS.skin,
      hair: '#2b2228',
      shape: 'round',
      nose: 'broad',
      hairdo: 'headwrap',
      years: 38,
      cloth: '#ef6a47',
    },
    mouth: 'smile',
    over: (light) => line('M-46 20v6M46 20v6', tone(light, '#f2b733').base, 7),
  },
  /** White waves and glasses on a chain. */
  tweed: {
    who: {
      skin: TWEED.skin,
      hair: '#eae6ec',
      shape: 'pear',
      nose: 'button',
      hairdo: 'bob',
      glasses: GOLD,
      years: 74,
    },
    mouth: 'smile',
    over: (light) =>
      line(
        'M-38 6Q-48 30 -32 50M38 6Q48 30 32 50',
        tone(light, GOLD).base,
        1.6,
        'stroke-dasharray="2 3"',
      ),
  },
  /** A flat top, a gap in the teeth. */
  shorts: {
    who: {
      skin: SHORTS.skin,
      hair: '#2b2228',
      shape: 'square',
      nose: 'broad',
      hairdo: 'flatTop',
      years: 30,
    },
    mouth: 'gap',
  },
  /** A scarf, pinned under the chin. */
  gown: {
    who: {
      skin: GOWN.skin,
      hair: '#33262a',
      shape: 'round',
      nose: 'button',
      hairdo: 'scarf',
      years: 34,
      cloth: '#f3b8a0',
    },
    mouth: 'smile',
    over: (light) =>
      oval(8, 60, 4, 4, tone(light, '#e3b04a').base) +
      path('M5 60l-7 -3l1 6ZM11 60l7 -3l-1 6Z', tone(light, '#e3b04a').lite),
  },
} satisfies Record<string, Face>;

export type FaceName = keyof typeof FACES;

/** Where the cot stands, in mm from the left: everybody looks there. */
const LOOKED_AT = 108;

/** A grown-up's head, full of hope, about (0, 0): 100 high. Turned by `degrees`: it looks round a door. */
export function hopefulFace(
  light: Light,
  name: FaceName,
  x: number,
  y: number,
  size: number,
  degrees: number,
): string {
  const { who, mouth, over }: Face = FACES[name];
  const lamp = turned(light, degrees);
  const toward = Math.max(-1, Math.min(1, (LOOKED_AT - x) / 90));
  const head = grownHead(
    who,
    { yaw: toward * 34, pitch: 8, eyes: 'hopeful', mouth, gaze: [toward * 0.7, 0.7] },
    lamp,
    CRAYON,
  );
  const art = head.back + head.main + (over?.(lamp) ?? '');
  return at(x, y, size / 106, art, degrees);
}
