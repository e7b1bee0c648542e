import type { Box, Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { AT_LAMP, LOW } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';
import { asleep } from './hider.ts';

/** Inside, in mm: 44 wide, 34 high on (0, 0). */
const GLASS: Box = { x: 0, y: 0, width: 44, height: 34 };
const HEAD: Point = [33, 19.5];

const OVER: Lie = (across, down) => {
  const top = 24.5 - 6.4 * Math.sin(Math.PI * (0.16 + across * 0.62)) ** 2;
  return [4 + across * (29 - down), top + down * (31 - top)];
};

/** The one window that is still gold: hair over a quilt, and somebody's shadow that bends down to it. */
export function litWindow(hero: Hero, toy: string): { readonly art: string; readonly face: Box } {
  const { x, y, width, height } = GLASS;
  const frame = `M${x} ${y}h${width}v${height}h${-width}Z`;
  const linen = tone(AT_LAMP, INK.paper);
  const wood = tone(LOW, INK.wood);
  const kid = placeHero(
    asleep(hero),
    10.5,
    'head',
    HEAD,
    {
      pose: 'floor',
      mood: 'sleepy',
      yaw: 196,
      pitch: 6,
      tilt: 24,
      armsByPage: true,
      legsByPage: true,
    },
    AT_LAMP,
  );
  const inside =
    clean(
      box(
        x,
        y,
        width,
        height,
        linear([
          [0, '#f0b050'],
          [0.6, '#ffd88c'],
          [1, '#e0a050'],
        ]),
      ),
    ) +
    pool(34, 12, 18, 16, '#fff6cf', 0.9) +
    path(BENT, INK.key, 'fill-opacity=".42"') +
    box(2, 27, 40, 7, linen.shade, 0.6, `stroke="${INK.key}" stroke-width=".4"`) +
    path('M38 34V15C38 12 42 12 42 15V34Z', wood.base, `stroke="${INK.key}" stroke-width=".4"`) +
    clip('M24 0H44V27H24Z', kid.art) +
    path(
      'M26 28C24.500 25 26 22.600 29 23C32 24.600 36 24.600 39 22.400C40.500 24 40.500 27 39 28.600C35 29.600 29 29.600 26 28Z',
      linen.base,
      `stroke="${INK.key}" stroke-width=".4"`,
    ) +
    quilt(AT_LAMP, OVER, 9, 4) +
    line('M32.600 21.500C33 24 32.500 28 31.800 31', linen.base, 1.8) +
    parkedChair(hero, 8.6, [9, 33.4], 46, AT_LAMP) +
    at(38.5, 30.8, 0.1, toy);
  return {
    face: { x: HEAD[0] - 5, y: HEAD[1] - 6, width: 11, height: 10 },
    art:
      pool(22, 17, 52, 44, INK.amber, 0.5) +
      clip(frame, inside) +
      handprint(13.5, 11.5, 12.5, '#fffdf0', 0.96) +
      line('M22 0V4M0 4H44', wood.base, 1.2) +
      line(frame, INK.key, 2.6) +
      line(frame, wood.base, 1.7) +
      box(-3, 34.6, 50, 2.4, wood.lite, 0.4, `stroke="${INK.key}" stroke-width=".4"`),
  };
}

/** Somebody's shadow, 34 high: a head and a shoulder, and an arm that draws the quilt up. */
export const BENT =
  'M2 34V14C3 9 7 7.500 11 8C9.500 3 13 0 17 1C21 2 22 7 19 10.500C23 12.500 27 15.500 30 19L28.400 21.500C24 18.500 20 16.500 17 16C18 22 18 28 18 34Z';
