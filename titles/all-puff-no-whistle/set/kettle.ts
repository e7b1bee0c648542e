import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** A kettle that can hold a note, spout to the right: its foot at (0, 0), about 40 wide and 34 high. */
export function kettle(light: Light): string {
  const [pan, iron] = [tone(light, '#c4694e'), tone(light, '#3b3f4c')];
  return (
    oval(0, 0, 20, 2.4, '#44578f', 'fill-opacity=".25"') +
    line('M12 -12C20 -12 19 -20 24 -22', pan.base, 4) +
    path('M-14 0C-19 -13 -14 -24 0 -24C14 -24 19 -13 14 0Z', pan.base) +
    path('M4 -23.600C14 -22 18 -12 14 0H4C9 -8 9 -17 4 -23.600Z', pan.shade) +
    line('M-9 -22C-10 -37 10 -37 9 -22', iron.base, 2.6) +
    oval(0, -25, 3.4, 2.4, iron.base) +
    oval(-7, -14, 2.8, 4.6, pan.lite, 'fill-opacity=".8"')
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
