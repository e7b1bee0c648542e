import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { type GooseFace, gooseHead, gooseNeck, gooseWing, keyed } from './goose.ts';

const BODY =
  'M-62 -4C-40 -26 26 -30 66 -10C78 -8 88 -13 100 -13C95 2 84 12 68 15C34 34 -44 32 -62 10Z';

/** A goose that comes flying, in profile and looking to the left: its middle at (0, 0), about 260 long; `beat` -1 to 1 is where its wings are. */
export function gooseOnTheWing(face: GooseFace, beat: number, from: Light): string {
  const light = mirrored(from);
  const t = tone(light, GOOSE.white);
  return clean(
    at(
      -26,
      -8,
      beat,
      path('M0 0C2 -40 18 -72 56 -92C62 -58 56 -26 40 0Z', t.deep),
      -52 * Math.sign(beat),
      1,
    ) +
      line('M50 18L78 25', tone(light, GOOSE.beak).shade, 7) +
      gooseNeck(
        [
          [-42, 4],
          [-78, 2],
          [-108, 4],
          [-128, -2],
        ],
        [44, 27, 22, 21],
        light,
      ) +
      keyed(BODY, light, 2) +
      path(BODY, t.base) +
      path('M-60 12C-40 16 30 18 72 16C34 34 -44 32 -60 12Z', t.shade) +
      at(-142, -14, 0.66, gooseHead(face, light), 0, -0.66) +
      at(-36, 0, beat * 1.1, gooseWing(light), -22 * Math.sign(beat), 1.1),
  );
}
