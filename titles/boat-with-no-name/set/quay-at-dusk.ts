import { num } from '#bookmaking/drawing/curves.ts';
import { box, clean, line, oval } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';
import { DUSKY } from './colors.ts';
import { headland, sea, sky } from './harbor.ts';
import { FAR, onBothPages } from './on-both-pages.ts';

/** Where the sea ends, far off, and where the quay does, over there. */
const HORIZON = 104;
const EDGE = 125;

/** A quay of large stones, water behind it, and a moon that has just come up. */
export const quayAtDusk = (): string =>
  clean(onBothPages((width) => sky(width, HORIZON + 4, ...DUSKY))) +
  clean(oval(198, HORIZON - 6, 23, 23, '#f7c48c')) +
  headland(70, HORIZON + 1, 30, ['#2f2c60', '#3a3568']) +
  clean(onBothPages((width) => sea('eight', width, HORIZON, EDGE, '#38386a', '#2b3264', 0.2))) +
  clean(
    line(
      `M181 ${HORIZON + 4}h34M186 ${HORIZON + 9}h26M178 ${HORIZON + 14}h34`,
      '#f7c48c',
      1.4,
      'stroke-opacity=".7"',
    ),
  ) +
  stones();

/** They run away from us, to where the moon is. */
const stones = (): string => {
  const rows = [EDGE + 7, EDGE + 18, EDGE + 35, EDGE + 60];
  let joints = '';
  for (const [i, y] of rows.entries()) {
    joints += `M${-FAR - 4} ${y}H${SHEET + 4}`;
    const from = i === 0 ? EDGE : (rows[i - 1] as number);
    for (let n = -14; n < 16; n++) {
      const across = (n + (i % 2) / 2) * 1.5;
      joints += `M${num(150 + across * (from - HORIZON))} ${from}L${num(150 + across * (y - HORIZON))} ${y}`;
    }
  }
  return clean(
    onBothPages((width) =>
      box(
        -4,
        EDGE,
        width + 8,
        SHEET + 4 - EDGE,
        linear([
          [0, '#514877'],
          [1, '#332b55'],
        ]),
      ),
    ) +
      line(joints, '#2b2449', 0.9, 'stroke-opacity=".8"') +
      line(`M${-FAR - 4} ${EDGE}H${SHEET + 4}`, '#8d84b0', 1.4),
  );
};
