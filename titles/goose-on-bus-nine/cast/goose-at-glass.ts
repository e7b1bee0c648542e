// The goose behind a wiped pane, on its seat, turned to what is drawn there, both feet up on the ledge.
import { tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { gooseHead, gooseNeck } from './goose.ts';

/** Whole, from its cap to its toes. */
export const gooseAtGlass = (): string => {
  const coat = tone(LAMPS, GOOSE.coat);
  return (
    gooseNeck(
      [
        [44, 162],
        [40, 148],
        [34, 136],
        [32, 124],
        [35, 114],
      ],
      [38, 31, 25, 22, 21],
      LAMPS,
    ) +
    path('M14 196C12 172 18 152 30 146H56C67 152 73 172 72 196Z', coat.shade) +
    path('M14 196C12 172 18 152 30 146H50C59 152 64 172 63 196Z', coat.base) +
    line('M44 160V196', coat.deep, 1.4, 'stroke-opacity=".6"') +
    path('M28 145C24 151 27 159 41 163L45 155ZM58 145C62 151 60 159 48 163L45 155Z', coat.deep) +
    path(
      'M29.4 145C26 151 29 157 40.6 161L44.4 154ZM56.6 145C60 151 58 157 48.6 161L45.6 154Z',
      coat.base,
    ) +
    at(
      38,
      111,
      0.49,
      gooseHead({ beak: 'shut', gaze: [0.9, 0.6], lid: 'wide', cap: true }, LAMPS) + hopeful(),
      4,
    )
  );
};

/** All pupil, and wet. */
const hopeful = (): string =>
  clean(
    oval(6, -7.6, 14, 14.6, '#fffdf6') +
      oval(6, -7.6, 14, 14.6, 'none', 'stroke="#f0a552" stroke-width="2.4"') +
      oval(9, -6.4, 10, 10.8, '#2c1b22') +
      oval(12.6, -10.6, 3.8, 4, '#ffffff') +
      oval(5.6, -2, 2, 2.1, '#ffffff', 'fill-opacity=".85"'),
  );

/** From before, heel at (0, 0), toes toward us and down. */
const FOOT =
  'M-4.4 -3C-8 2 -13 7 -17 12.6C-12 12 -9.4 13 -6.6 15.6C-3.4 13.6 3.4 13.6 6.6 15.6C9.4 13 12 12 17 12.6C13 7 8 2 4.4 -3Z';
const PLACES = [
  [27, 170, 6],
  [61, 170, -6],
] as const;

/** Two big, dry feet, and the shins that they are on. */
export const feetOnLedge = (): string => {
  const [t, coat] = [tone(LAMPS, GOOSE.beak), tone(LAMPS, GOOSE.coat)];
  return clean(
    PLACES.map(([x, y, turn]) =>
      at(
        x,
        y,
        1,
        path('M-8 -5Q0 -16 8 -5Q4 -1 0 -1Q-4 -1 -8 -5Z', coat.deep) +
          line('M0 -6V-1', t.deep, 7.4) +
          line('M0 -6V-1', t.base, 5.8) +
          shifted(0.8, 1.4, path(FOOT, '#2a2033', 'fill-opacity=".35"')) +
          path(FOOT, t.base, `stroke="${t.deep}" stroke-width="1" stroke-linejoin="round"`) +
          line('M0 -1V12.6M-1.6 0Q-8 6 -13.6 11M1.6 0Q8 6 13.6 11', t.deep, 1.2) +
          line('M-1.6 -5V-2', t.lite, 1.4, 'stroke-opacity=".7"'),
        turn,
      ),
    ).join(''),
  );
};
