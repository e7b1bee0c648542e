import { box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** A bath towel for somebody tall, on its rail, in the dark behind the words: past the fold, in mm of the page at its right. */
export const bathTowel = (): string =>
  clean(
    path('M-198 16H-70L-66 172Q-100 176 -132 172T-201 173Z', '#2c2451') +
      path('M-110 16H-96L-90 173.6L-112 174ZM-170 16H-160L-158 172L-176 172.6Z', '#241d46') +
      line(
        'M-201 161Q-166 158 -132 160.6T-66.4 160M-201 166.4Q-166 163.4 -132 166T-66.2 165.4',
        '#5b4f8a',
        2.2,
        'stroke-opacity=".7"',
      ) +
      line(
        'M-196 174v5M-186 174.4v5M-176 174v5M-166 173.4v5M-156 172.8v5M-146 172.4v5M-136 172.4v5M-126 173v5M-116 173.8v5M-106 174.2v5M-96 174v5M-86 173.4v5M-76 172.6v5',
        '#3d3468',
        1,
      ) +
      box(-208, 11, 148, 5.4, '#5d5290', 2.6) +
      line('M-206 12.4H-62', '#8073b0', 0.8) +
      oval(-208, 13.7, 3.4, 4.6, '#5d5290') +
      oval(-60, 13.7, 3.4, 4.6, '#5d5290'),
  );
