// The goose behind a pane, so near that its feet are on the glass.
import { mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';
import { capOf, gooseHead, gooseNeck } from './goose.ts';

/** Where its eye is. */
const HEAD = [161, 127] as const;
const SIZE = 0.78;

/** A head, a neck and a coat, large and plain: steam takes all else. */
export const gooseAtGlass = (): string => {
  const coat = tone(LAMPS, GOOSE.coat);
  return (
    path('M124 222C124 188 140 168 164 162H188C206 168 214 190 214 222Z', coat.base) +
    path('M188 162C206 168 214 190 214 222H196C204 196 200 174 188 162Z', coat.shade) +
    gooseNeck(
      [
        [180, 190],
        [187, 168],
        [188, 150],
        [177, 134],
      ],
      [40, 32, 26, 24],
      LAMPS,
    ) +
    path('M156 172C154 182 160 192 174 198L186 188C172 184 164 180 156 172Z', coat.deep) +
    at(
      HEAD[0],
      HEAD[1],
      SIZE,
      gooseHead({ beak: 'shut', gaze: [0.9, 0.6], lid: 'wide' }, mirrored(LAMPS)) +
        hopeful() +
        capOf(mirrored(LAMPS)),
      -6,
      -SIZE,
    )
  );
};

/** All pupil, and wet: under a lid that is high beside the beak. */
const hopeful = (): string =>
  clean(
    oval(6, -8.6, 13, 13.6, '#fffdf6') +
      oval(6, -8.6, 13, 13.6, 'none', 'stroke="#f0a552" stroke-width="2.4"') +
      oval(8.4, -7.4, 9.6, 10.4, '#2c1b22') +
      oval(12, -11.6, 3.6, 3.8, '#ffffff') +
      oval(5, -3, 1.8, 1.9, '#ffffff', 'fill-opacity=".85"'),
  );

/** One sole flat on the glass, heel at (0, 0), toes up: what touches a pane has no steam before it. */
const SOLE =
  'M-4 2C-5.6 -6 -12 -13 -17 -19.6C-12.4 -19 -9.4 -20 -6.4 -22.4C-3 -20.6 3 -20.6 6.4 -22.4C9.4 -20 12.4 -19 17 -19.6C12 -13 5.6 -6 4 2C2 4 -2 4 -4 2Z';
const PLACES = [
  [141, 182, -10],
  [180, 182, 10],
] as const;

/** Two big, dry feet against the pane. */
export const feetOnGlass = (): string => {
  const t = tone(LAMPS, GOOSE.beak);
  return clean(
    PLACES.map(([x, y, turn]) =>
      at(
        x,
        y,
        0.98,
        shifted(0.8, 1.2, path(SOLE, '#1c2b44', 'fill-opacity=".4"')) +
          path(SOLE, t.base, `stroke="${t.deep}" stroke-width="0.9" stroke-linejoin="round"`) +
          line('M0 1V-19M-1.6 0Q-8 -9 -14 -17.6M1.6 0Q8 -9 14 -17.6', t.deep, 1.1) +
          [
            [-13.6, -16.8],
            [0, -18],
            [13.6, -16.8],
          ]
            .map(([px = 0, py = 0]) => oval(px, py, 2.4, 2.2, t.lite, 'fill-opacity=".7"'))
            .join('') +
          oval(0, -1, 3, 2.6, t.lite, 'fill-opacity=".6"'),
        turn,
      ),
    ).join(''),
  );
};
