import { disc } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { headOf } from '#bookmaking/hero/head.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heroInSeat } from '#titles/goose-on-bus-nine/cast/hero-in-seat.ts';
import { pole } from '#titles/goose-on-bus-nine/set/button.ts';
import { BUTTON_RED } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { MID, room, vignette } from '#titles/goose-on-bus-nine/set/room.ts';
import { backRow, rows } from '#titles/goose-on-bus-nine/set/rows.ts';

/** Mid, over the button: the way is clear, and the hero's own face is in the red. */
export const page05: Painting = ({ hero }) => {
  const bus = room({ ...MID, eye: [124, 105] }, { stop: 'dusk', rain: 0.8 }, 'page 5');
  const child = heroInSeat(hero, {
    head: [54, 132],
    mood: 'wonder',
    gaze: [1, 0.2],
    touchL: [119, 151],
    pointing: true,
    distance: 74,
  });
  const [x, y, r] = [166, 164, 40];
  const reflected = headOf(hero, { yaw: -16, pitch: 2, mood: 'wonder', gaze: [0, 0] }, LAMPS);
  const dome = clean(
    oval(x, y, r * 1.1, r * 1.1, '#8f0010') +
      oval(x, y, r, r, BUTTON_RED) +
      clip(
        disc(x, y, r),
        oval(x + 4, y + 26, r * 0.9, r * 0.5, '#9a000d', 'fill-opacity=".6"') +
          oval(x - 9, y + 27, 17, 15, hero.colors.main) +
          at(x - 8, y, 0.31, reflected.back + reflected.under + reflected.main) +
          oval(
            x,
            y,
            r,
            r,
            radial([
              [0, BUTTON_RED, 0.32],
              [0.55, BUTTON_RED, 0.5],
              [1, BUTTON_RED, 0.95],
            ]),
          ),
      ) +
      path(
        'M182 130C194 136 200 146 202 156C196 146 188 138 178 134Z',
        '#ffffff',
        'fill-opacity=".8"',
      ),
  );
  const art =
    bus.art +
    backRow(bus, 0.22, -0.5, { rise: 58, foot: true, beak: true }) +
    rows(bus, [0.38, 0.48], 56) +
    child.place +
    pole(x + 2, 78, 217, 15) +
    box(x - 62, y - 66, 124, 132, '#5b4038', 30, 'fill-opacity=".3"') +
    box(x - 60, y - 68, 120, 130, '#fff4dc', 28) +
    box(x - 60, y + 40, 120, 22, '#d9b98a', 16, 'fill-opacity=".5"') +
    oval(x, y, r * 1.24, r * 1.24, '#c2a98b') +
    dome +
    child.art +
    clean(
      oval(
        121,
        150,
        20,
        20,
        radial([
          [0, BUTTON_RED, 0.3],
          [1, BUTTON_RED, 0],
        ]),
      ),
    ) +
    vignette();
  return {
    art,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'dark' },
    faces: [child.face],
  };
};
