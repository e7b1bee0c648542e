// The goose behind a wiped pane, on its seat, turned to what is drawn there, both feet up against the glass.
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

/** The sole of a foot, heel at (0, 0), toes up: three of them, and the web between. */
const SOLE =
  'M-3.6 -1C-6 -8 -12 -14 -15.4 -19.6C-16.6 -23 -13 -24.6 -10.8 -22.2Q-6.4 -21.4 -3 -25.4C-2.6 -29.4 2.6 -29.4 3 -25.4Q6.4 -21.4 10.8 -22.2C13 -24.6 16.6 -23 15.4 -19.6C12 -14 6 -8 3.6 -1Q0 3 -3.6 -1Z';
const TOES = 'M-1.6 -4Q-7 -13 -12.8 -20.6M0 -4V-25.4M1.6 -4Q7 -13 12.8 -20.6';
/** What of it touches: a ball and a web as flat as glass, and the end of each toe. */
const FLAT =
  'M0 -3.4C-3.4 -5.4 -7.4 -11.4 -9.4 -16C-6.4 -17.4 -3 -19 0 -21C3 -19 6.4 -17.4 9.4 -16C7.4 -11.4 3.4 -5.4 0 -3.4Z';
const TIPS = 'M-11.6 -19.2L-12.8 -21M0 -24V-26M11.6 -19.2L12.8 -21';
/** Both under its own collar: beside a child's they were a bow tie. */
const PLACES = [
  [22, 176, -9],
  [51, 176, 9],
] as const;

/** Two big, dry feet, each at the end of a shank that comes up from the seat, the soles flat on the pane and paler where they are pressed to it. */
export const feetOnGlass = (): string => {
  const [t, coat] = [tone(LAMPS, GOOSE.beak), tone(LAMPS, GOOSE.coat)];
  return clean(
    PLACES.map(([x, y, turn]) => {
      const shank = `M${x - turn * 0.24} 194Q${x - turn * 0.1} ${y + 6} ${x} ${y - 3}`;
      return (
        oval(x - turn * 0.2, 187, 9, 5.4, coat.deep) +
        line(shank, t.deep, 7) +
        line(shank, t.shade, 5.2) +
        line(`M${x - 2.4} ${y + 4.4}h4.6M${x - 2} ${y + 7.4}h4.2`, t.deep, 0.8) +
        at(
          x,
          y,
          0.93,
          // A warm sole clouds the pane round it.
          path(
            SOLE,
            'none',
            'stroke="#e8eef4" stroke-width="5" stroke-opacity=".2" stroke-linejoin="round"',
          ) +
            path(
              SOLE,
              'none',
              'stroke="#f4f6f4" stroke-width="3" stroke-opacity=".34" stroke-linejoin="round"',
            ) +
            shifted(1.2, 1.4, path(SOLE, '#2a2033', 'fill-opacity=".35"')) +
            path(SOLE, t.base, `stroke="${t.deep}" stroke-width="1" stroke-linejoin="round"`) +
            path(FLAT, PRESSED) +
            line(TIPS, PRESSED, 4.4) +
            line(TOES, t.shade, 1.1, 'stroke-opacity=".8"') +
            line('M-5.6 -13.6L-8 -16.6', '#fffaf0', 1.1),
          turn,
        )
      );
    }).join(''),
  );
};

/** As pale as what is orange gets on glass. */
const PRESSED = '#ffd8a0';
