import { ribbon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { contact, type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
import type { BabyBody, Way } from './baby-bodies.ts';
import { babyHand } from './baby-hand.ts';
import { type BabyLook, babyHead, babySkin } from './baby-head.ts';
import { limbEdge, skinInk, trunkEdge } from './baby-line.ts';
import { sock } from './sock.ts';

export interface AsideWish {
  readonly skin: string;
  readonly look: BabyLook;
  /** Which foot has no sock yet; without it, both have one. */
  readonly bare?: 'near' | 'far';
}

/** The baby from the side, looking to the right, in any of its bodies: the head 112 wide, the ground at y 0. Mirror it for the other way. */
export function babyAside(light: Light, body: BabyBody, wish: AsideWish): string {
  const skin = babySkin(wish.skin, wish.look.red);
  const foot = (side: 'near' | 'far'): string =>
    wish.bare === side ? bareFoot(light, skin) : at(12, 2, 0.42, sock(light));
  const romper = tone(light, ROMPER);
  const { head, trunk, near } = body;
  const onLeg = (side: 'near' | 'far'): string => {
    const { leg, foot: degrees } = body[side];
    return at(leg[2][0], leg[2][1], 1, foot(side), degrees) + limb(light, leg, [23, 20, 13]);
  };
  const onArm = (side: 'near' | 'far'): string => {
    const { arm, hand } = body[side];
    const palm = babyHand(light, [6, 0], 0, skin);
    return at(arm[2][0], arm[2][1], 1.25, palm, hand) + limb(light, arm, [16.5, 15, 10]);
  };
  return (
    (body.lies ? contact(light, body.lies[0], 0, body.lies[1], 9) : '') +
    onArm('far') +
    onLeg('far') +
    clip(
      trunk,
      path(trunk, romper.shade) +
        shifted(light.direction[0] * 9, light.direction[1] * 7, path(trunk, romper.base)),
    ) +
    path(trunk, 'none', trunkEdge(light)) +
    onLeg('near') +
    // Where a limb comes out of the body there is no edge.
    oval(near.leg[0][0] - 3, near.leg[0][1] - 3, 19, 19, romper.base) +
    at(head[0], head[1], 1, babyHead(turned(light, head[2]), wish.skin, wish.look), head[2]) +
    onArm('near') +
    oval(near.arm[0][0] - 1, near.arm[0][1] - 1, 13.6, 13.6, romper.base)
  );
}

function limb(light: Light, way: Way, widths: readonly number[]): string {
  const romper = tone(light, ROMPER);
  return (
    path(ribbon(way, widths), romper.base, limbEdge(light)) +
    path(ribbon(way, widths, 0.3, 1), romper.shade, 'fill-opacity=".5"')
  );
}

/** A foot from its outer side: the ankle at (0, 0), the sole at y 16, toes to the right. */
function bareFoot(light: Light, skin: string): string {
  const t = skinTone(light, skin);
  const edge = `stroke="${skinInk(t)}" stroke-width="1.4"`;
  const toes: readonly (readonly [number, number, number])[] = [
    [29, 6, 6],
    [30, 11.4, 4],
    [26, 13.4, 3.8],
    [21.5, 14.4, 3.6],
  ];
  return (
    path('M-10 -8C-15 2 -16 16 -4 17H20C29 17 31 7 25 3C18 0 12 -3 10 -8Z', t.base, edge) +
    toes.map(([x, y, r]) => oval(x, y, r, r, t.base, edge)).join('') +
    oval(22, 7, 6, 4.6, t.base) +
    line('M-10 11q3 3 8 2', t.shade, 1.3)
  );
}

/** Where a point of a body is on the sheet, if the baby is put at (x, y) and looks to the left (`way` -1) or to the right. */
export const onBaby = (
  [px, py]: Point,
  [x, y, size]: readonly [number, number, number],
  way: 1 | -1,
): Point => [x + px * size * way, y + py * size];
