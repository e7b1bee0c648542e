import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { TOWN } from './colors.ts';

/** Where its spout ends, in its own units. */
export const SPOUT = [25.4, -23.6] as const;

/** An enamel kettle as large as a page, spout to the right: its foot at (0, 0), about 46 wide and 38 high. */
export function kettle(light: Light): string {
  const [pan, iron, blue, clay] = [
    tone(light, '#fff0d8'),
    tone(light, '#33384a'),
    tone(light, TOWN.tile),
    tone(light, TOWN.clay),
  ];
  const [lx] = light.direction;
  const spout = 'M12 -13C18 -13 17.4 -20 22 -25.4L26.4 -22.6C22.6 -17 22 -7 12 -5.4Z';
  return (
    oval(0, 0.2, 17, 1.3, '#0f2236', 'fill-opacity=".45"') +
    // The handle stands up behind the lid, with wood where one takes it.
    line('M-12.4 -19C-14.6 -40 14.6 -40 12.4 -19', iron.base, 1.5) +
    line('M-7.4 -33.4C-3.4 -35.400 3.4 -35.400 7.4 -33.4', clay.shade, 3.2) +
    line('M-7 -33.800C-3.4 -35.600 3.4 -35.600 6.6 -33.800', clay.base, 1.8) +
    path(spout, pan.shade) +
    path('M12 -13C18 -13 17.4 -20 22 -25.4L23.6 -24.4C19.6 -18.6 19 -11 12 -10Z', pan.base) +
    line('M21.6 -26L26.8 -22.6', blue.base, 1.4) +
    clip(
      BELLY,
      path(BELLY, pan.shade) +
        shifted(lx * 3.2, -0.5, path(BELLY, pan.base)) +
        line('M-16 -0.9H16', blue.base, 1.9),
    ) +
    line('M-10.6 -21.7Q0 -25 10.6 -21.7', blue.base, 0.9) +
    path('M-7.6 -22.9C-6 -26.4 6 -26.4 7.6 -22.9Q0 -24.5 -7.6 -22.9Z', blue.base) +
    oval(0, -26.6, 1.9, 1.6, iron.base) +
    at(-12.6, -13, 1, oval(0, 0, 0.9, 4.4, '#ffffff', 'fill-opacity=".8"'), 10)
  );
}

const BELLY = 'M-14.4 0C-20.6 -13 -14 -24.4 0 -24.4C14 -24.4 20.6 -13 14.4 0Z';
