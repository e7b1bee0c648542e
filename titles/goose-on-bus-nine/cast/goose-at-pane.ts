import { mix } from '#bookmaking/drawing/color.ts';
import { at, path } from '#bookmaking/drawing/marks.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast } from '#bookmaking/title.ts';
import { gooseHead, gooseNeck } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { slipperAtPane } from '#titles/goose-on-bus-nine/cast/slipper-lent.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { CLEARING } from '#titles/goose-on-bus-nine/set/lights.ts';

/** From behind, as tall as its neck goes; what was lent points the way, too. */
export const gooseAtPane = (lent: Cast['things'][0]): string =>
  path(
    'M92 224C92 202 104 193 124 193C144 193 158 204 158 224Z',
    mix(GOOSE.coat, '#1d2a4c', 0.35),
  ) +
  path(
    'M132 195C151 198 158 210 158 224H143C143 211 140 203 132 195Z',
    mix(GOOSE.coat, '#ffd98a', 0.6),
  ) +
  gooseNeck(
    [
      [125, 212],
      [124, 196],
      [119, 182],
      [121, 170],
    ],
    [33, 28, 25, 24],
    CLEARING,
  ) +
  path(
    'M104 199C112 190 138 190 146 199L140 210C132 203 118 203 110 210Z',
    mix(GOOSE.coat, '#1d2a4c', 0.15),
  ) +
  at(
    127,
    156,
    0.56,
    gooseHead(
      {
        beak: 'holding',
        gaze: [1, -0.5],
        lid: 'wide',
        cap: true,
        // In the water's light its satin was water.
        holds: lent === 'ballet slipper' ? slipperAtPane() : thing(lent, CLEARING),
      },
      CLEARING,
    ),
    -38,
  );
