import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { asGround, box, line, path } from '#bookmaking/drawing/marks.ts';

/** From beyond the page's edge to before the post at which the window ends. */
const [LEFT, SEAT, MANY] = [-215, 48, 4];
const [TOP, PAD, FLOOR] = [134, 156, 173];

/** Who sat there has got off: four backs on one rail and one long pad, on the floor of the other page, in lamplight so pale that words stand before it. */
export function joinedBench(): string {
  let [backs, seams, legs] = ['', '', ''];
  for (let i = 0; i < MANY; i++) {
    const x = LEFT + i * SEAT;
    backs += roundedBox(x + 1, TOP, SEAT - 2, PAD - TOP + 6, 9);
    seams += `M${num(x + 11)} ${TOP + 5}h${SEAT - 22}`;
    legs += `M${num(x + SEAT / 2)} ${PAD + 6}V${FLOOR}m-5 0h10`;
  }
  const pad = roundedBox(LEFT - 4, PAD, MANY * SEAT + 5, 9, 4.5);
  return asGround(
    box(LEFT, FLOOR - 2, MANY * SEAT + 4, 5, '#b98248', 2.5, 'fill-opacity=".3"') +
      line(legs, '#c2924c', 3) +
      path(backs, '#d6c67c') +
      line(seams, '#f3d98a', 2.2) +
      path(pad, '#c4bb76') +
      line(`M${LEFT} ${PAD + 1.6}h${MANY * SEAT - 3}`, '#e2d592', 1.4),
  );
}
