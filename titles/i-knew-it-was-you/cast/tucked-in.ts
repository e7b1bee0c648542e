import { mix } from '#bookmaking/drawing/color.ts';
import { smooth } from '#bookmaking/drawing/curves.ts';
import { type Box, between, type Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { type CloseHand, finger } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { ownArm, wristOfFinger } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { AT_LAMP, BY_LAMP, LOW } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';
import { lamp } from '#titles/i-knew-it-was-you/set/room.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';
import { HUSHING } from './faces.ts';
import { inBed } from './hider.ts';
import { slipper } from './seeker.ts';
import { strokingHand } from './stroking-hand.ts';

/** The glass, in mm of the page. */
export const GLASS: Box = { x: 36, y: 64, width: 164, height: 112 };

/** Along the quilt: from two slippers over a belly that goes up and down to a head, a lap, and the end of the bed. */
const RIDGE: readonly Point[] = [
  [58, 164],
  [66, 149],
  [70, 142],
  [80, 137],
  [92, 120],
  [104, 115],
  [114, 121],
  [121, 128],
  [128, 124],
  [137, 128],
  [143, 143],
  [156, 146],
  [172, 145],
  [184, 152],
  [188, 164],
];
const LIE: Lie = (across, down) => {
  const step = across * (RIDGE.length - 1);
  const i = Math.min(RIDGE.length - 2, Math.floor(step));
  const top = between(RIDGE[i] as Point, RIDGE[i + 1] as Point, step - i);
  const fall = down * 1.16 - 0.1;
  return [top[0] + (across - 0.5) * 10 * fall, top[1] + fall * (186 - top[1])];
};

/** Before a face as dark as itself a finger would be lost: the lamp is on it. */
const lit: CloseHand = (t) => finger({ ...t, base: mix(t.base, t.lite, 0.5) });

/** Where the quilt ends over the one, and goes on over the other. */
const EDGE = 'M121 128C115 142 119 156 113 182';

/** Behind the glass: who looked all evening has fallen asleep first, and who was looked for sits beside it, a finger to the lips. */
export function tuckedIn(hero: Hero, toy: string): { readonly art: string; readonly face: Box } {
  const { x, y, width, height } = GLASS;
  const frame = `M${x} ${y}h${width}v${height}h${-width}Z`;
  const wood = tone(LOW, INK.wood);
  const who = inBed(hero);
  const kid = placeHero(
    who,
    31,
    'head',
    [160, 112],
    {
      pose: 'crossed',
      mood: 'happy',
      face: HUSHING,
      yaw: -10,
      pitch: 4,
      tilt: -7,
      armsByPage: true,
    },
    BY_LAMP,
  );
  const lips: Point = [kid.head[0] - 2.6, kid.head[1] + 10.6];
  const wrist = wristOfFinger(kid, lips, -82);
  const arm = ownArm(
    who,
    kid,
    -1,
    { elbow: [kid.head[0] - 16, kid.head[1] + 35], wrist, hand: lit, degrees: -82 },
    BY_LAMP,
  );
  const over = `${smooth(RIDGE, false)}V192H52Z`;
  const inside =
    clean(
      box(
        x,
        y,
        width,
        height,
        linear([
          [0, '#f3b75e'],
          [0.5, '#ffdf98'],
          [1, '#e8a552'],
        ]),
      ),
    ) +
    pool(186, 112, 60, 54, '#fff6cf', 0.9) +
    lamp(AT_LAMP, [190, 150], 0.9, 40) +
    clip('M69 60H130V160H69Z', parkedChair(hero, 20, [86, 138], 40, BY_LAMP)) +
    path(
      'M176 186V132C176 124 200 124 200 132V186Z',
      wood.base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) +
    clip(`M110 ${y}H204V154H110Z`, kid.art + arm.art + arm.before) +
    at(66, 142, 0.26, slipper(BY_LAMP), 66) +
    at(57, 149, 0.27, slipper(BY_LAMP), 84) +
    clip(over, quilt(AT_LAMP, LIE, 15, 5, 'page 10 quilt')) +
    line(smooth(RIDGE, false), INK.key, 4.6) +
    line(smooth(RIDGE, false), INK.paper, 3.4) +
    at(122, 105, 0.9, FEATHER, -14) +
    at(163, 150, 0.22, toy) +
    // Out from under its edge comes an arm that has been laid round somebody, and sleeps there.
    clip(`${EDGE}H204V110Z`, strokingHand(hero, BY_LAMP, [142, 150], 0.34, 4)) +
    line(EDGE, INK.key, 4.6) +
    line(EDGE, INK.paper, 3.4) +
    drapes();
  return {
    face: kid.face,
    art:
      pool(118, 122, 140, 104, INK.amber, 0.5) +
      box(
        x - 6,
        y - 6,
        width + 12,
        height + 12,
        '#4f6088',
        1,
        `stroke="${INK.key}" stroke-width="1"`,
      ) +
      clip(frame, inside) +
      handprint(66, 82, 22, '#fffdf0', 0.95) +
      line('M52 70L44 88M60 70L46 100', '#ffffff', 1.4, 'stroke-opacity=".5"') +
      line(frame, INK.key, 1.4) +
      box(
        x - 11,
        y + height + 3,
        width + 22,
        6,
        '#5f7098',
        1,
        `stroke="${INK.key}" stroke-width=".9"`,
      ),
  };
}

/** It goes up and down with each breath. */
const FEATHER =
  path(
    'M-8 1C-5 -4 3 -5 9 -3C6 0 5 3 0 4L-1 2L-3 4C-5 4 -7 3 -8 1Z',
    INK.paper,
    `stroke="${INK.key}" stroke-width=".6"`,
  ) + line('M-11 2.400Q-2 -1 6 -2', '#b98a80', 0.6);

/** To both sides, rose. */
const drapes = (): string =>
  path('M34 62H50C48 90 44 130 40 178H34Z', INK.rose, `stroke="${INK.key}" stroke-width=".9"`) +
  path(
    'M202 62H190C191 100 194 140 196 178H202Z',
    INK.rose,
    `stroke="${INK.key}" stroke-width=".9"`,
  ) +
  line(
    'M42 62C42 100 40 140 37 178M196 62C196 100 198 140 199 178',
    INK.key,
    0.7,
    'stroke-opacity=".5"',
  );
