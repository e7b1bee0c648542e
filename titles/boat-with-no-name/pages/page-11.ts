import { disc } from '#bookmaking/drawing/curves.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { aboard } from '#titles/boat-with-no-name/cast/aboard.ts';
import { nameOf } from '#titles/boat-with-no-name/cast/met.ts';
import { sea, sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { DUSK } from '#titles/boat-with-no-name/set/lights.ts';

/** Mid: down the slip and in. */
export const page11: Painting = ({ hero, things, name }) => {
  const crew = aboard(
    { hero, things, name: nameOf(name) },
    [106, 188],
    1.0,
    { pose: 'cheer', mood: 'joy', yaw: 24, gaze: [0.5, 0], looks: 'ahead', book: 'none' },
    DUSK,
  );
  const art =
    sky(SHEET, 236, '#242f68', '#d8948a') +
    oval(
      40,
      128,
      90,
      60,
      radial([
        [0, '#ffdfa4', 0.7],
        [1, '#ffdfa4', 0],
      ]),
    ) +
    town('eleven', DUSK, 20, 260, 128, 34, true) +
    sea('eleven', SHEET, 126, SHEET, '#8f7fa0', '#3f5288') +
    crew.art +
    path(
      'M-4 186C10 178 22 190 34 184C40 170 50 176 54 186C80 192 110 186 140 190C152 186 156 172 166 170C168 182 178 190 190 184C202 180 212 188 220 184V220H-4Z',
      '#45598f',
    ) +
    path(
      'M28 184C24 168 30 156 38 152C36 166 44 172 42 186ZM168 182C170 162 182 152 190 154C182 164 186 176 180 186Z',
      '#c9d8ea',
    ) +
    path(
      disc(26, 156, 2) +
        disc(46, 150, 1.6) +
        disc(196, 160, 2) +
        disc(176, 150, 1.8) +
        disc(202, 172, 1.4),
      '#e4edf4',
    ) +
    line(
      'M-4 196q8 -4 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0',
      '#c9d8ea',
      1,
    ) +
    box(
      -4,
      214,
      SHEET + 8,
      6,
      linear([
        [0, '#3f5288'],
        [1, '#3f5288'],
      ]),
    );
  return {
    art,
    quiet: { box: { ...SAFE, height: 52 }, ink: 'light' },
    faces: crew.faces,
    signs: crew.signs,
  };
};
