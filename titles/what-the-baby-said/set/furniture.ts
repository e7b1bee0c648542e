import { num } from '#bookmaking/drawing/curves.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { sock } from '#titles/what-the-baby-said/cast/sock.ts';
import { ROOM } from './colors.ts';

/**
 * The big chair, three-quarters to the right: about 110 wide and 128 high on y 0. Behind it, at its
 * right foot, lies what everybody will be looking for; it has gone from page 9 on.
 */
export function bigChair(light: Light, sockThere: boolean): string {
  const cloth = tone(light, ROOM.chair);
  const wood = tone(light, ROOM.chairFoot);
  const back = 'M-46 -30C-52 -74 -50 -116 -26 -126C-4 -132 30 -130 42 -120C56 -106 52 -64 48 -30Z';
  const nearArm = 'M-58 -8C-64 -30 -66 -58 -50 -64C-38 -68 -28 -60 -28 -50L-24 -8Z';
  const farArm = 'M34 -12C34 -40 34 -58 46 -62C58 -64 64 -52 60 -36L56 -12Z';
  const seat = 'M-34 -44C-10 -52 30 -50 44 -42V-12H-34Z';
  const shaded = (d: string, dx: number, dy: number): string =>
    clip(d, path(d, cloth.shade) + shifted(dx, dy, path(d, cloth.base)));
  let buttons = '';
  for (const [x, y] of [
    [-22, -104],
    [4, -108],
    [30, -102],
    [-10, -84],
    [18, -84],
  ]) {
    buttons += `M${x} ${y}h.1`;
  }
  return (
    oval(4, 0, 74, 9, light.shade, `fill-opacity="${num(light.shadowAlpha)}"`) +
    (sockThere ? at(65, -9, 0.3, sock(light), -34) : '') +
    path('M-50 -10H-40L-44 0H-50ZM44 -12H54V0H48Z', wood.base) +
    shaded(back, light.direction[0] * 10, light.direction[1] * 6) +
    line(buttons, cloth.deep, 4.4) +
    line('M-40 -40C-46 -74 -44 -108 -24 -118', cloth.lite, 2.4, 'stroke-opacity=".6"') +
    shaded(farArm, -5, -5) +
    path(seat, cloth.base) +
    path(
      'M-34 -44C-10 -52 30 -50 44 -42V-32C20 -40 -10 -40 -34 -34Z',
      cloth.lite,
      'fill-opacity=".55"',
    ) +
    path('M-34 -22C0 -26 30 -26 44 -22V-8H-34Z', cloth.shade) +
    shaded(nearArm, light.direction[0] * 5, -4) +
    line(
      'M-52 -16C-56 -34 -58 -54 -48 -58C-40 -60 -36 -54 -35 -46',
      cloth.deep,
      1.6,
      'stroke-opacity=".5"',
    ) +
    path('M-54 -8H-44L-47 4H-53ZM20 -8H30L28 2H23Z', wood.shade)
  );
}

/** A floor lamp, 150 high on y 0, its shade 44 wide. */
export function floorLamp(light: Light, lit: boolean): string {
  const brass = tone(light, ROOM.brass);
  const shade = tone(light, '#f2b9a0');
  return (
    oval(0, 0, 15, 3.4, brass.shade) +
    line('M0 -2V-118', brass.base, 2.6) +
    path('M-13 -150H13L24 -114H-24Z', lit ? '#fff0c0' : shade.base) +
    path('M-13 -150H-6L-13 -114H-24Z', lit ? '#ffd98a' : shade.shade, 'fill-opacity=".7"') +
    line('M-24 -114H24M-13 -150H13', brass.base, 1.4)
  );
}

/** A picture in a frame, `w` wide and `h` high about (0, 0); hangs from a nail. */
export function picture(light: Light, w: number, h: number, inner: string): string {
  const wood = tone(light, ROOM.wood);
  return (
    box(-w / 2 + 1, -h / 2 + 1.4, w, h, light.shade, 0.8, 'fill-opacity=".25"') +
    box(-w / 2, -h / 2, w, h, wood.base, 0.8) +
    box(-w / 2 + 1.6, -h / 2 + 1.6, w - 3.2, h - 3.2, tone(light, '#fff6e4').base, 0.4) +
    inner +
    line(`M${num(-w / 2 + 0.4)} ${num(h / 2)}V${num(-h / 2 + 0.4)}H${num(w / 2)}`, wood.lite, 0.5)
  );
}
