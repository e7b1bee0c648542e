import { num, roundedBox } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { SAND } from './colors.ts';

/** Something built of sand: lit on one side, with a damp foot. */
function sandwork(light: Light, d: string, detail: string, depth: number): string {
  const t = tone(light, '#e6bd7c');
  const [lx, ly] = light.direction;
  return clip(
    d,
    path(d, t.shade) + shifted(lx * depth, ly * depth * 0.3, path(d, t.base)) + detail,
  );
}

/** A tower from a bucket, its foot at (x, 0). */
const tower = (x: number, width: number, height: number): string => {
  const w = width / 2;
  const notch = width / 5;
  return `M${num(x - w)} 0L${num(x - w * 0.84)} ${-height}h${num(notch * 0.9)}v3h${num(notch * 0.7)}v-3h${num(notch)}v3h${num(notch * 0.7)}v-3h${num(notch * 0.9)}L${num(x + w)} 0Z`;
};

/** A castle about 60 wide and 46 high on (0, 0); `kind` changes its towers. */
export function castle(light: Light, kind: number): string {
  const t = tone(light, SAND.shade);
  const plans = [
    tower(-20, 20, 26) + tower(20, 20, 26) + tower(0, 26, 36),
    tower(-22, 18, 20) + tower(-2, 20, 40) + tower(20, 18, 28),
    tower(-12, 26, 30) + tower(16, 24, 22),
  ];
  const d = `${plans[kind % 3]}M-30 0C-24 -8 24 -8 30 0Z`;
  return (
    oval(light.direction[0] * -12, 0, 36, 4, light.shade, 'fill-opacity=".22"') +
    sandwork(
      light,
      d,
      line('M-20 -12v5M0 -20v6M20 -12v5', t.deep, 3.4, 'stroke-opacity=".55"'),
      9,
    ) +
    line(`M0 ${kind % 3 === 1 ? -40 : -34}v-14`, t.deep, 1.2) +
    path(
      `M0 ${kind % 3 === 1 ? -54 : -48}l11 3.4l-11 3.6Z`,
      tone(light, ['#d9573f', '#2f8f8c', '#e5a93b'][kind % 3] as string).base,
    )
  );
}

/** The cathedral: two towers, a rose window that is round, buttresses; 100 wide, 120 high on (0, 0). */
export function cathedral(light: Light): string {
  const t = tone(light, SAND.shade);
  const d =
    'M-44 0V-18L-36 -30V-74L-26 -118L-16 -74V-58L0 -78L16 -58V-74L26 -118L36 -74V-30L44 -18V0Z';
  const dark = (shape: string): string => path(shape, t.deep, 'fill-opacity=".6"');
  return (
    oval(light.direction[0] * -22, 0, 58, 5, light.shade, 'fill-opacity=".24"') +
    sandwork(
      light,
      d,
      dark('M-9 0V-18C-9 -28 9 -28 9 -18V0Z') +
        dark('M-31 -40V-54C-31 -60 -21 -60 -21 -54V-40ZM21 -40V-54C21 -60 31 -60 31 -54V-40Z') +
        dark('M-29 -72q3 -8 6 0v10h-6ZM23 -72q3 -8 6 0v10h-6Z') +
        oval(0, -44, 10, 10, t.deep, 'fill-opacity=".6"') +
        line('M0 -54v20M-10 -44h20M-7 -51l14 14M7 -51l-14 14', t.base, 1.6) +
        line('M-44 -18H44M-36 -32H36M-16 -60H16', t.deep, 1.4, 'stroke-opacity=".5"'),
      12,
    ) +
    line('M-26 -117v-4M26 -117v-4', t.base, 3) +
    line('M-26 -123h.1M26 -123h.1', t.base, 6)
  );
}

/** A sofa of sand with buttons and a piped edge, 80 wide, 38 high on (0, 0). */
export function sofa(light: Light): string {
  const t = tone(light, SAND.shade);
  const back = `${roundedBox(-34, -38, 68, 34, 9)}`;
  const arms = `${roundedBox(-42, -24, 16, 24, 7)}${roundedBox(26, -24, 16, 24, 7)}`;
  const seat = `${roundedBox(-28, -17, 28, 14, 4)}${roundedBox(0, -17, 28, 14, 4)}`;
  return (
    oval(light.direction[0] * -10, 0, 50, 4, light.shade, 'fill-opacity=".22"') +
    sandwork(light, back, line('M-18 -28h.1M0 -29h.1M18 -28h.1M-9 -22h.1M9 -22h.1', t.deep, 3), 8) +
    sandwork(light, seat, '', 5) +
    line(
      roundedBox(-28, -17, 28, 14, 4) + roundedBox(0, -17, 28, 14, 4),
      t.deep,
      1,
      'stroke-opacity=".5"',
    ) +
    sandwork(
      light,
      arms,
      line('M-34 -18q4 0 4 4M34 -18q-4 0 -4 4', t.deep, 1.4, 'stroke-opacity=".5"'),
      6,
    )
  );
}
