import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** An open window with a kettle that can hold a note; sill's left end at (0, 0), 40 wide and 46 high. */
export function kettleWindow(light: Light): string {
  const frame = tone(light, '#fbf3e7');
  const shutter = tone(light, '#5f8fae');
  const pan = tone(light, '#5a86a8');
  return (
    box(-3, -48, 46, 50, frame.base, 1) +
    box(0, -45, 40, 44, tone(light, '#6d5a74').base) +
    box(0, -45, 40, 12, tone(light, '#8a6f80').base) +
    line('M6 -33V-40M12 -33V-38M18 -33V-41', tone(light, '#c98d7b').base, 2.4) +
    box(-15, -46, 11, 47, shutter.base, 1) +
    box(44, -46, 11, 47, shutter.shade, 1) +
    line(
      'M-13 -40h7M-13 -34h7M-13 -28h7M-13 -22h7M-13 -16h7M-13 -10h7M46 -40h7M46 -34h7M46 -28h7M46 -22h7M46 -16h7M46 -10h7',
      shutter.deep,
      1,
      'stroke-opacity=".5"',
    ) +
    path('M10 -2C6 -14 10 -24 21 -24C32 -24 36 -14 32 -2Z', pan.base) +
    path('M24 -23C34 -21 35 -12 32 -2H24Z', pan.shade) +
    line('M13 -21C12 -34 30 -34 29 -21', tone(light, '#3b3f4c').base, 2.4) +
    oval(21, -25, 3, 2.2, tone(light, '#3b3f4c').base) +
    line('M11 -12C4 -12 5 -20 1 -22', pan.base, 3.6) +
    oval(15, -15, 2.6, 4, pan.lite, 'fill-opacity=".8"') +
    path(
      'M-1 -24C-10 -26 -14 -34 -10 -42C-8 -36 -4 -34 -6 -29C-2 -32 2 -30 -1 -24Z',
      '#ffffff',
      'fill-opacity=".85"',
    ) +
    box(-4, -1, 48, 4, frame.shade, 1)
  );
}

/** A wrought gate ajar that joins in on windy days; hinge at (0, 0), 46 wide and 84 high. */
export function gate(light: Light): string {
  const iron = tone(light, '#3f5a6b');
  const stone = tone(light, '#efe5d6');
  return (
    box(36, -96, 22, 98, stone.base, 1) +
    box(50, -96, 8, 98, stone.shade, 0, 'fill-opacity=".6"') +
    oval(47, -102, 11, 10, stone.base) +
    line('M36 -82L-4 -74V-4L36 -10M36 -46L-4 -42', iron.base, 3) +
    line('M26 -80V-11M16 -78V-9M6 -76V-6', iron.base, 2) +
    line('M11 -56q-7 6 0 11q7 -6 0 -11M21 -58q-7 6 0 11q7 -6 0 -11', iron.shade, 1.8)
  );
}
