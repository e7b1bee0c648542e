import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { INK, ROBE } from '#titles/i-knew-it-was-you/set/colors.ts';

// Whoever looks: slippers, the hem of a robe, a shadow. Never a face, hair or hands: it can be anybody's.

/** Checked cloth inside an outline. */
export function checked(light: Light, d: string, reach: number): string {
  const cloth = tone(light, ROBE.cloth);
  let lines = '';
  for (let i = -reach; i <= reach; i += 13) {
    lines += `M${i} ${-reach}L${num(i * 1.12)} ${reach}M${-reach} ${i}Q0 ${i + 5} ${reach} ${i}`;
  }
  return (
    clip(
      d,
      path(d, cloth.base) +
        line(lines, tone(light, ROBE.check).base, 3.4, 'stroke-opacity=".75"') +
        path(d, cloth.deep, 'fill-opacity=".0"'),
    ) + line(d, cloth.deep, 1.2)
  );
}

/** The robe from the knees down, from the front, and two wool socks; about 70 wide, feet on y 0. */
export const hem = (light: Light): string => {
  const sock = tone(light, INK.blush);
  const foot = (x: number): string =>
    path(
      `M${x - 9} -40H${x + 9}V-12C${x + 15} -8 ${x + 15} 0 ${x + 8} 0H${x - 8}C${x - 15} 0 ${x - 15} -8 ${x - 9} -12Z`,
      sock.base,
    ) + line(`M${x - 9} -30h18M${x - 9} -24h18`, sock.deep, 2);
  return (
    oval(0, 1, 40, 5, light.shade, 'fill-opacity=".5"') +
    foot(-15) +
    foot(16) +
    checked(light, 'M-30 -150L-40 -34C-20 -28 -10 -36 0 -30C12 -26 26 -36 41 -33L30 -150Z', 160)
  );
};

/** One slipper from the front, its opening towards the back, and what has moved in; 100 wide, on y 0. */
export function slipper(light: Light, lodger = ''): string {
  const felt = tone(light, INK.rose);
  const wool = tone(light, INK.paper);
  return (
    oval(4, 0, 66, 11, light.shade, 'fill-opacity=".5"') +
    path('M-46 -8C-54 -52 -42 -66 0 -68C42 -66 54 -52 46 -8Z', felt.deep) +
    oval(0, -50, 38, 17, tone(light, INK.dark).deep) +
    lodger +
    path(
      'M-52 -4C-60 -30 -50 -50 -38 -54C-22 -40 22 -40 38 -54C50 -50 60 -30 52 -4C40 8 -40 8 -52 -4Z',
      felt.base,
    ) +
    path('M6 4C40 2 52 -2 52 -4C60 -30 50 -50 38 -54C44 -30 34 -8 6 4Z', felt.shade) +
    line('M-40 -54C-22 -38 22 -38 40 -54', wool.base, 9) +
    line('M-36 -54l2 5M-24 -48l1 5M-10 -45v5M4 -44v5M18 -46l-1 5M30 -51l-2 5', wool.shade, 2.4) +
    line('M-53 -3C-40 9 40 9 53 -3', tone(light, INK.dark).base, 5)
  );
}

/** What falls ahead of somebody in a robe, on a floor or a wall: feet on (0, 0), 100 high, leaning by what it falls on. */
export const shadow = (x: number, y: number, tall: number, wide: number, turn: number): string =>
  at(
    x,
    y,
    tall / 100,
    path(
      'M-20 0C-26 -30 -26 -56 -17 -70C-13 -76 -8 -77 -6 -79C-12 -84 -13 -100 0 -101C13 -100 12 -84 6 -79C8 -77 13 -76 17 -70C26 -56 26 -30 20 0Z',
      INK.key,
      'fill-opacity=".42"',
    ),
    turn,
    wide / 100,
  );
