import { num } from '#bookmaking/drawing/curves.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';

/** How deep its deck looks from here, and how thick its planks are. */
const DEEP = 12;
const THICK = 6;

/** A jetty along the page, seen from the water: its deck, whose far edge is over `deck`, from `left` to its end at `right`. */
export function jetty(deck: number, left: number, right: number): string {
  const [far, near] = [deck - 6, deck - 6 + DEEP];
  let gaps = '';
  let ends = '';
  for (let x = right - 13; x > left; x -= 13) {
    gaps += `M${num(x - (x - 108) * 0.03)} ${far}L${num(x)} ${near}`;
    ends += `M${num(x)} ${near}v${THICK}`;
  }
  return (
    piles(deck, left, right) +
    box(left, far, right - left, DEEP, '#d9b98a') +
    line(gaps, '#8a6238', 1.1) +
    box(
      left,
      near,
      right - left,
      THICK,
      linear([
        [0, '#b98e58'],
        [1, '#94693c'],
      ]),
    ) +
    line(ends, '#6b4626', 1.1) +
    line(`M${left} ${far}H${right}`, '#fff3dc', 0.8, 'stroke-opacity=".7"')
  );
}

/** It stands on them, and they stand in the sea. */
function piles(deck: number, left: number, right: number): string {
  let art = box(left, deck + 10, right - left, 12, '#2f6f78', 0, 'fill-opacity=".45"');
  for (let x = right - 12; x > left; x -= 58)
    art +=
      box(x - 5, deck + 6, 10, 40, '#7a5430') +
      box(x + 1, deck + 6, 4, 40, '#5f3f22') +
      line(`M${x - 12} ${deck + 25}q12 4 24 0`, '#e9f4ee', 1.2);
  return art;
}

/** The post that stands out at the end, with a rope around it. */
export const jettyEnd = (deck: number, right: number): string =>
  path(`M${right - 9} ${deck - 10}h9v56h-9Z`, '#7a5430') +
  path(`M${right - 3} ${deck - 10}h3v56h-3Z`, '#5f3f22') +
  oval(right - 4.5, deck - 10, 4.5, 1.8, '#b98e58') +
  line(`M${right - 9.6} ${deck - 3}q5 2.4 10 0m-10 2.4q5 2.400 10 0`, '#ecd7a6', 1.6);
