import { num } from '#bookmaking/drawing/curves.ts';
import { box, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SHEET } from '#bookmaking/sheet-size.ts';

const KEEL = 168;
const JETTY = 190;

export const dusk = (width: number): string =>
  box(
    -4,
    -4,
    width + 8,
    SHEET + 8,
    linear([
      [0, '#2a3668'],
      [0.5, '#6a5f92'],
      [1, '#c08f92'],
    ]),
  );

export const water = (width: number): string =>
  box(
    -4,
    KEEL - 6,
    width + 8,
    60,
    linear([
      [0, '#5a5f98'],
      [1, '#2c3468'],
    ]),
  ) +
  line(`M-4 ${KEEL - 6}${'q6 -2.400 12 0t12 0'.repeat(Math.ceil(width / 24) + 1)}`, '#dfe6f4', 1.2);

/** Planks that end at somebody's feet: whoever wades is on the other side of the water. */
export function jetty(forward: 1 | -1, end: number, width: number): string {
  const back = forward > 0 ? -6 : width + 6;
  const x = (behind: number): string => num(end - forward * behind);
  const posts = [8, 70, 132, 194, 256, 318]
    .map((behind) => `M${x(behind)} ${JETTY + 22}v12`)
    .join('');
  return (
    path(`M${back} ${JETTY}H${x(14)}L${x(0)} ${JETTY + 19}H${back}Z`, '#7a5a5c') +
    line(
      [30, 62, 94, 126, 158, 190, 222]
        .map((behind) => `M${x(behind)} ${JETTY}L${x(behind - 8)} ${JETTY + 19}`)
        .join(''),
      '#57414c',
      0.9,
    ) +
    box(Math.min(back, end), JETTY + 19, Math.abs(end - back), 4, '#4a3540') +
    line(posts, '#3a2c40', 6)
  );
}

/** All that is seen of the boat is its side, from the edge of the page to the bow. */
export function hull(forward: 1 | -1, bow: number, width: number): string {
  const back = forward > 0 ? -6 : width + 6;
  const x = (ahead: number): string => num(bow + forward * ahead);
  return (
    path(
      `M${back} 42C${x(-90)} 46 ${x(-40)} 44 ${x(6)} 28C${x(4)} 84 ${x(-12)} 142 ${x(-34)} ${KEEL + 6}L${back} ${KEEL + 6}Z`,
      '#1d5564',
    ) +
    path(
      `M${back} 150C${x(-90)} 150 ${x(-50)} 148 ${x(-14)} 136C${x(-20)} 150 ${x(-26)} 160 ${x(-34)} ${KEEL + 6}L${back} ${KEEL + 6}Z`,
      '#a83a34',
    ) +
    line(`M${back} 42C${x(-90)} 46 ${x(-40)} 44 ${x(7)} 28`, '#f0dcb4', 4) +
    line(`M${back} 54C${x(-90)} 58 ${x(-40)} 56 ${x(4)} 43`, '#123a4c', 1)
  );
}

export function stars(width: number): string {
  let d = '';
  for (let i = 0; i < width / 16; i++)
    d += `M${num((i * 67) % width)} ${num(6 + ((i * 29) % 30))}h.1`;
  return line(d, '#fff3dc', 1.1, 'stroke-opacity=".8"');
}
