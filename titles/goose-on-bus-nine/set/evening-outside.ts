// What is clear through a wiped pane: the street as evening has made it, deep blue and amber, in the rain, and two who have stopped in it.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';

/** Where houses end and the wet road begins. */
const ROAD = 158;

/** Roofs, lit windows, lamps, and all of it once more on the road. */
export function eveningOutside(width: number): string {
  const chance = chanceFrom('page 8, evening');
  let roofs = '';
  let lit = '';
  let shine = '';
  let falls = '';
  for (let x = 96; x < width + 10; ) {
    const w = 17 + chance() * 12;
    // Far along the street they are smaller.
    const top = (x > 214 ? 140 : 124) + chance() * 13;
    roofs += `M${num(x)} ${ROAD}V${num(top)}l${num(w / 2)} -7l${num(w / 2)} 7V${ROAD}Z`;
    for (let k = 0; k < 2; k++)
      if (chance() > 0.3)
        lit += `M${num(x + w * (0.22 + k * 0.36))} ${num(top + 6 + chance() * 3)}h3.6v5.4h-3.6Z`;
    x += w;
  }
  for (let i = 0; i < width / 6; i++)
    shine += `M${num(100 + chance() * (width - 96))} ${num(ROAD + 2 + chance() * 24)}h${num(4 + chance() * 12)}`;
  for (let i = 0; i < width / 5; i++)
    falls += `M${num(104 + chance() * (width - 100))} ${num(108 + chance() * 64)}l-2.4 ${num(6 + chance() * 4)}`;
  return (
    box(
      60,
      90,
      width - 50,
      100,
      linear([
        [0, '#1d2f6e'],
        [0.4, '#2f5aa4'],
        [0.66, '#6c93bd'],
        [0.68, '#172a5c'],
        [1, '#24497e'],
      ]),
    ) +
    path(roofs, '#17265a') +
    path(lit, '#ffcf6a') +
    line(falls, '#b9d0e8', 0.6, 'stroke-opacity=".4"') +
    line(shine, '#f0a94a', 0.9, 'stroke-opacity=".55"') +
    clean(
      LAMPS.filter(([x]) => x < width)
        .map(([x, y]) => lamp(x, y))
        .join(''),
    ) +
    (width > 300 ? at(344, 177, 0.66, underOneUmbrella()) : '')
  );
}

const LAMPS = [
  [146, 128],
  [206, 124],
  [284, 147],
  [384, 148],
] as const;

/** A lamp of the street, its light in the rain, and its column on the road. */
const lamp = (x: number, y: number): string =>
  oval(
    x,
    y,
    17,
    17,
    radial([
      [0, '#ffe9a8', 0.85],
      [0.3, '#ffb94e', 0.5],
      [1, '#ff9a3c', 0],
    ]),
  ) +
  line(`M${x} ${y}V${ROAD}`, '#0f1a38', 1.5) +
  oval(x, y, 2.8, 2.8, '#fff3c8') +
  line(`M${x} ${ROAD + 2}v20`, '#ffb850', 3.4, 'stroke-opacity=".4" stroke-dasharray="2.4 1.6"');

/** Small, and their feet at (0, 0): the smaller of them has seen it, too. */
const underOneUmbrella = (): string =>
  path('M-9 0C-10 -16 -7 -24 0 -25C7 -24 10 -16 9 0Z', '#0f1a38') +
  oval(0, -29, 4.4, 4.8, '#0f1a38') +
  path('M10 0C9 -10 11 -16 16 -18C21 -16 23 -10 22 0Z', '#1f7a78') +
  path('M10.6 -15C10 -22 13 -26 16 -28C19 -26 22 -22 21.4 -15Z', '#2a938a') +
  oval(14.6, -18, 3, 3.4, '#e0a070') +
  oval(13.4, -18.4, 0.6, 0.8, '#2c1b22') +
  line('M12 -10Q6 -12 4 -18', '#1f7a78', 3.4) +
  line('M6 -22V-46', '#0a1430', 1.3) +
  path(
    'M-20 -36C-18 -48 -6 -54 6 -54C18 -54 30 -48 32 -36C27 -39 22 -39 19 -36C15 -39 10 -39 6 -36C2 -39 -3 -39 -7 -36C-10 -39 -15 -39 -20 -36Z',
    '#a04c78',
  ) +
  path('M6 -54C18 -54 30 -48 32 -36C27 -39 22 -39 19 -36C18 -45 13 -51 6 -54Z', '#7f3a68') +
  line('M-18 -39C-14 -48 -4 -52 6 -53', '#ffb95e', 1, 'stroke-opacity=".7"');
