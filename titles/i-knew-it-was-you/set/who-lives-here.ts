// On the wall beside a door, as high as an arm goes: what somebody has drawn there in chalk.
import type { Hex } from '#bookmaking/drawing/color.ts';
import { line } from '#bookmaking/drawing/marks.ts';
import { INK } from './colors.ts';

/** Somebody large and somebody small, who hold hands, their house, a cat, and a sun. In mm of an opening. */
export const whoLivesHere = (): string =>
  chalk(
    'M148 92C138 92 138 76 148 76C158 76 158 92 148 92M143 77C140 70 150 68 151 75M148 92C146 104 140 116 136 126H162C158 116 150 104 148 92M142 126V142M155 126V142M146 100L134 110M150 100L165 114L176 118',
    INK.blush,
  ) +
  chalk(
    'M184 112C177 112 177 100 184 100C191 100 191 112 184 112M184 112V128M184 128L178 142M184 128L191 142M184 117L176 118M184 117L193 110M181 105h.1M187 105h.1M181 108Q184 111 187 108M145 83h.1M151 83h.1M144 87Q148 91 152 87',
    INK.glow,
  ) +
  chalk('M236 142V116L254 102L272 116V142ZM248 142V128H258V142M262 108V98H267V112', INK.mist) +
  chalk(
    'M296 142C290 128 296 122 306 122C318 122 322 130 320 142M298 124L296 112L302 117L308 112L308 123M320 138C332 138 332 122 326 120M300 119h.1M305 119h.1',
    INK.blush,
  );

/** A line that a wall shows through. */
const chalk = (d: string, ink: Hex): string => line(d, ink, 2, 'stroke-opacity=".62"');
