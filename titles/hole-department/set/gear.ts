import { num, polygon } from '#bookmaking/drawing/curves.ts';
import { between, type Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GEAR } from './colors.ts';

/** The spade, from the end of its shaft to the point of its blade; `width` of the blade, all in mm. */
export function spade(light: Light, from: Point, to: Point, width: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI - 90;
  const wood = tone(light, GEAR.shaft);
  const blade = tone(light, GEAR.coral);
  const w = width / 2;
  const high = width * 1.25;
  const top = length - high;
  return at(
    from[0],
    from[1],
    1,
    line(`M0 0V${num(top + 3)}`, wood.base, width * 0.17) +
      line(`M${num(width * 0.04)} 1V${num(top + 2)}`, wood.shade, width * 0.05) +
      line(`M${num(-w * 0.5)} 0H${num(w * 0.5)}`, blade.shade, width * 0.22) +
      path(
        `M${num(-w)} ${num(top)}H${num(w)}V${num(top + high * 0.55)}C${num(w)} ${num(top + high * 0.85)} ${num(w * 0.4)} ${num(length)} 0 ${num(length)}C${num(-w * 0.4)} ${num(length)} ${num(-w)} ${num(top + high * 0.85)} ${num(-w)} ${num(top + high * 0.55)}Z`,
        blade.base,
      ) +
      path(
        `M${num(w * 0.3)} ${num(top)}H${num(w)}V${num(top + high * 0.55)}C${num(w)} ${num(top + high * 0.85)} ${num(w * 0.5)} ${num(length)} ${num(w * 0.1)} ${num(length)}Z`,
        blade.shade,
        'fill-opacity=".7"',
      ) +
      line(
        `M${num(-w * 0.6)} ${num(top + 1.5)}V${num(top + high * 0.5)}`,
        blade.lite,
        width * 0.07,
      ) +
      line(`M${num(-w * 0.9)} ${num(top)}H${num(w * 0.9)}`, blade.deep, width * 0.07),
    degrees,
  );
}

/** The end of a shaft that is held at `fist`: what one pushes on shows over it. */
export function beyond(fist: Point, to: Point): Point {
  const by = 6 / Math.hypot(to[0] - fist[0], to[1] - fist[1]);
  return [fist[0] + (fist[0] - to[0]) * by, fist[1] + (fist[1] - to[1]) * by];
}

/** A point of the shaft, `t` of the way down: where hands hold it. */
export const onShaft = (from: Point, to: Point, t: number): Point => between(from, to, t);

/** The bucket on (x, y), `size` high: another round thing. */
export function bucket(light: Light, x: number, y: number, size: number): string {
  const t = tone(light, GEAR.teal);
  const band = tone(light, GEAR.cream);
  const d = 'M-20 -44L20 -44L15 0C8 3 -8 3 -15 0Z';
  return at(
    x,
    y,
    size / 50,
    line('M-19 -44C-22 -66 22 -66 19 -44', '#f3ead6', 2.6) +
      clip(
        d,
        path(d, t.shade) +
          shifted(light.direction[0] * 8, 0, path(d, t.base)) +
          path('M-22 -30H22V-20H-22Z', band.base) +
          line('M-15 -40L-12 -4', t.lite, 2.4, 'stroke-opacity=".7"'),
      ) +
      oval(0, -44, 20, 4.6, t.deep) +
      oval(0, -44, 20, 4.6, 'none', `stroke="${t.lite}" stroke-width="2"`),
  );
}

/** The hero's grown-up: a striped windbreak with two feet sticking out. On y, from x to the right. */
export function windbreak(light: Light, x: number, y: number, size: number): string {
  const stripes = [GEAR.coral, GEAR.cream, GEAR.teal, GEAR.cream, GEAR.mustard, GEAR.cream];
  const k = size / 40;
  let cloth = '';
  for (const [panel, from] of [0, 26, 52].entries()) {
    // Every other panel is turned away from the sun.
    const turned = panel === 1;
    for (let i = 0; i < 6; i++) {
      const t = tone(light, stripes[i] as string);
      const a = from + (i * 26) / 6;
      const b = from + ((i + 1) * 26) / 6;
      const dip = (px: number): number => Math.sin(((px - from) / 26) * Math.PI) * 2.4;
      cloth += path(
        polygon([
          [a, -34 + dip(a)],
          [b + 0.1, -34 + dip(b)],
          [b + 0.1, -2 - dip(b) * 0.3],
          [a, -2 - dip(a) * 0.3],
        ]),
        turned ? t.shade : t.base,
      );
    }
  }
  const pole = tone(light, '#c9985c');
  const posts = [0, 26, 52, 78].map((px) => `M${px} 1V-40`).join('');
  return at(
    x,
    y,
    k,
    oval(44, 0, 50, 3, light.shade, `fill-opacity="${num(light.shadowAlpha)}"`) +
      cloth +
      line(posts, pole.shade, 2.4) +
      line(posts, pole.base, 1.4) +
      sole(light, 84, -5, -12) +
      sole(light, 93, -5, 14),
  );
}

/** A foot of nobody in particular, in a thick sock. */
const sole = (light: Light, x: number, y: number, degrees: number): string => {
  const t = tone(light, '#8d7fae');
  return at(
    x,
    y,
    1,
    path('M-4.4 5C-5.6 -3 -5 -11 0 -11.6C5 -11 5.6 -3 4.4 5Z', t.base) +
      path('M0 -11.6C5 -11 5.6 -3 4.4 5H1C2.4 -2 2 -8 0 -11.6Z', t.shade, 'fill-opacity=".7"') +
      line('M-3 -7.6q3 -2 6 0M-3.4 2.4q3.4 1.6 6.8 0', t.lite, 1),
    degrees,
  );
};

/** Slats that are rolled out over soft sand, so that everything with wheels gets to its hole. */
export function boardwalk(light: Light, from: number, to: number, y: number): string {
  const wood = tone(light, '#a8774c');
  let slats = '';
  let edges = '';
  for (let x = from; x < to; x += 6) {
    slats += `M${num(x)} ${num(y)}h5.4l-.8 2.6h-5.4Z`;
    edges += `M${num(x - 0.8)} ${num(y + 2.6)}h5.4`;
  }
  return (
    box(from - 1, y + 1.4, to - from, 2, wood.deep, 0.5, 'fill-opacity=".5"') +
    path(slats, wood.base) +
    line(edges, wood.deep, 0.6)
  );
}

/** A towel on the sand, `width` long. */
export function towel(light: Light, x: number, y: number, width: number, color: string): string {
  const t = tone(light, color);
  const k = width / 50;
  return at(
    x,
    y,
    k,
    path('M-25 1L-20 -7H28L25 1Z', t.base) +
      path('M-14 1L-10 -7H-6L-9 1ZM10 1L12.4 -7H16L14.4 1Z', tone(light, GEAR.cream).base) +
      line('M-25 1.6H25', t.deep, 1.2),
  );
}
