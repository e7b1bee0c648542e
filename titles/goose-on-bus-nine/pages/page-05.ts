import { disc } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { disguise } from '#titles/goose-on-bus-nine/cast/disguise.ts';
import { sittingHeadSize } from '#titles/goose-on-bus-nine/cast/sitting-head-size.ts';
import { BUTTON_RED } from '#titles/goose-on-bus-nine/set/colors.ts';
import { LAMPS } from '#titles/goose-on-bus-nine/set/lights.ts';

const [X, Y, R] = [140, 138, 56];

/** The page that holds its breath. Through the hero's own eyes: a finger, a button, and in its red the bus, and who is in it. */
export const page05: Painting = ({ hero }) => {
  const finger = placeHero(
    hero,
    150,
    'head',
    [-112, 90],
    {
      pose: 'stand',
      mood: 'wonder',
      yaw: 60,
      pitch: 4,
      touchL: [66, 160],
      armL: { upper: [40, 20], lower: [90, 10], hand: 'point' },
    },
    LAMPS,
  );
  const small = placeHero(
    hero,
    sittingHeadSize(hero, 40),
    'head',
    [X - 15, Y + 2],
    {
      pose: 'sit',
      mood: 'wonder',
      yaw: -12,
      pitch: 8,
      gaze: [0, 0],
      armR: { upper: [70, 10], lower: [100, 0], hand: 'point' },
    },
    LAMPS,
  );
  const face: Box = small.face;
  const dome = clean(
    oval(X, Y, R * 1.09, R * 1.09, '#8f0010') +
      oval(X, Y, R, R, BUTTON_RED) +
      clip(
        disc(X, Y, R),
        busInRed() +
          at(X + 27, Y - 12, 0.2, disguise(LAMPS, { rise: 92, foot: true, beak: true })) +
          small.art,
      ) +
      oval(
        X,
        Y,
        R,
        R,
        radial([
          [0, BUTTON_RED, 0.14],
          [0.55, BUTTON_RED, 0.42],
          [1, BUTTON_RED, 0.96],
        ]),
      ) +
      path(
        `M${X + 22} ${Y - 47}C${X + 38} ${Y - 40} ${X + 48} ${Y - 26} ${X + 50} ${Y - 12}C${X + 42} ${Y - 26} ${X + 32} ${Y - 36} ${X + 18} ${Y - 42}Z`,
        '#ffffff',
        'fill-opacity=".85"',
      ),
  );
  const art =
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, '#fdf2d6'],
        [0.6, '#fae5ba'],
        [1, '#f0cb8c'],
      ]),
    ) +
    box(X - 82, Y - 74, 190, 190, '#5b4038', 44, 'fill-opacity=".18"') +
    box(X - 78, Y - 76, 190, 190, '#fff6e2', 42) +
    oval(X, Y, R * 1.22, R * 1.22, '#c9b08e') +
    oval(X + 1, Y + 2, R * 1.17, R * 1.17, '#8a6a58', 'fill-opacity=".5"') +
    dome +
    clean(
      oval(
        64,
        160,
        34,
        34,
        radial([
          [0, BUTTON_RED, 0.26],
          [1, BUTTON_RED, 0],
        ]),
      ),
    ) +
    finger.arm(1);
  return {
    art,
    quiet: { box: { ...SAFE, height: 44 }, ink: 'dark' },
    faces: [face],
  };
};

/** The whole empty bus, bent round: windows, the rails, the aisle. */
const busInRed = (): string =>
  path(
    `M${X - R} ${Y + 20}Q${X} ${Y + 6} ${X + R} ${Y + 20}V${Y + R}H${X - R}Z`,
    '#9a000d',
    'fill-opacity=".75"',
  ) +
  path(
    `M${X - 50} ${Y - 22}Q${X - 44} ${Y - 34} ${X - 34} ${Y - 38}L${X - 30} ${Y - 10}Q${X - 40} ${Y - 8} ${X - 48} ${Y - 2}ZM${X - 29} ${Y - 39}Q${X - 16} ${Y - 44} ${X - 6} ${Y - 44}L${X - 5} ${Y - 14}Q${X - 16} ${Y - 13} ${X - 26} ${Y - 11}Z`,
    '#3a2440',
    'fill-opacity=".6"',
  ) +
  line(
    `M${X - 40} ${Y - 44}Q${X} ${Y - 58} ${X + 40} ${Y - 44}`,
    '#fff0c4',
    1.4,
    'stroke-opacity=".7"',
  ) +
  path(`M${X + 8} ${Y + 12}q0 -16 18 -16q18 0 20 16Z`, '#3a2440', 'fill-opacity=".5"');
