import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, mirrored, turned } from '#bookmaking/drawing/light.ts';
import { at } from '#bookmaking/drawing/marks.ts';
import { footwear } from './footwear.ts';
import { tentacle } from './octopus.ts';

/** The end of an arm that comes from beyond an edge. Lengths in mm on the sheet. */
export interface Tip {
  /** One to six, or eight: seven wears what is the child's own. */
  readonly foot: number;
  /** As far as where the foot goes in. */
  readonly via: readonly Point[];
  /** Turn of what it wears, in degrees: 0 stands, 180 is held up. */
  readonly turn: number;
  readonly toe: 1 | -1;
}

/** From opening to sole. */
const FOOT = 27;

/** A foot that has come from outside of the picture to have a look. */
export function dressedTip({ foot, via, turn, toe }: Tip, light: Light): string {
  const k = FOOT / 60;
  const [x, y] = via.at(-1) as Point;
  const angle = (turn * Math.PI) / 180;
  const inside: Point = [x - Math.sin(angle) * 14 * k, y + Math.cos(angle) * 14 * k];
  const lit = turned(toe > 0 ? light : mirrored(light), toe > 0 ? turn : -turn);
  const { behind, before } = footwear(foot, '', lit);
  const put = (art: string): string => at(x, y, k, art, turn, toe * k);
  return put(behind) + tentacle([...via, inside], 9, 4.6, undefined, light) + put(before);
}
