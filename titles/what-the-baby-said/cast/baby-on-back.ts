import { ribbon, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { ROMPER } from '#titles/what-the-baby-said/set/colors.ts';
import { glow } from '#titles/what-the-baby-said/set/room.ts';
import { bareSole, soleThrown } from './baby.ts';
import { babyHead, babySkin } from './baby-head.ts';
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

/** What one is to look at, in mm. */
export const coldFootLit = (): string => glow(34, 122, 34, 34, '#fff3c8', 0.85);

const THROWN = '#1a1d47';

/** What the lamp makes of it on the wall beyond the fold, nearly as high as the page: words may lie on it. In mm. */
export const coldFootThrown = (): string =>
  glow(-96, 92, 130, 110, '#525ba3', 0.42) +
  clean(
    path(
      ribbon(
        [
          [-84, 142],
          [-64, 196],
          [-30, 262],
        ],
        [21, 29, 40],
      ),
      THROWN,
    ) + at(-92, 110, 3.1, soleThrown(THROWN), -12),
  );

/** All the way along it: head at the right, a hill of cloth, and at the end of it two feet, one of them cold. */
export function babyOnBack(light: Light, color: string): BabyOnBack {
  const cloth = tone(light, ROMPER);
  const skin = babySkin(color);
  const hill = smooth([
    [104, 190],
    [108, 172],
    [92, 156],
    [70, 154],
    [48, 164],
    [38, 184],
    [46, 202],
    [78, 208],
    [100, 204],
  ]);
  const leg = (way: readonly Point[]): string =>
    path(ribbon(way, [17, 15.5, 9]), cloth.base) +
    path(ribbon(way, [17, 15.5, 9], 0.3, 1), cloth.shade, 'fill-opacity=".5"');
  const way: readonly Point[] = [
    [92, 174],
    [84, 162],
    [87, 148],
  ];
  const sleeve =
    path(ribbon(way, [9, 8.4, 6]), cloth.base) +
    path(ribbon(way, [9, 8.4, 6], 0.2, 1), cloth.shade, 'fill-opacity=".6"');
  const t = skinTone(light, skin);
  const edge = `stroke="${t.shade}" stroke-width=".8"`;
  const fist =
    oval(88, 141, 6.6, 6.2, t.base, edge) +
    line('M83 138q2.400 -.6 4 .8M82.400 141.600q2.600 -.6 4 .6', t.shade, 0.9);
  return {
    body:
      oval(76, 206, 60, 6, light.shade, 'fill-opacity=".4"') +
      leg([
        [66, 176],
        [74, 152],
        [69, 132],
      ]) +
      at(68, 121, 0.74, sockedSole(light), 8) +
      clip(hill, path(hill, cloth.shade) + shifted(-5, -8, path(hill, cloth.base))) +
      line('M96 176Q76 166 52 178', cloth.shade, 1) +
      line('M88 171h.1M74 169.600h.1M61 173h.1', cloth.deep, 2.6, 'stroke-opacity=".55"') +
      leg([
        [56, 188],
        [40, 164],
        [37, 140],
      ]) +
      fist +
      sleeve +
      coldFootLit() +
      at(35, 122, 1.06, bareSole(light, skin), -12),
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
