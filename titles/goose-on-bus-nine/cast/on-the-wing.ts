import { type Light, mirrored, tone } from '#bookmaking/drawing/light.ts';
import { at, clean, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GOOSE } from '#titles/goose-on-bus-nine/set/colors.ts';
import { type GooseFace, gooseHead, gooseNeck, keyed } from './goose.ts';

/** Stout before, and its tail a fan. */
const BODY =
  'M-66 2C-60 -24 -20 -36 22 -28C48 -23 66 -18 84 -18C98 -20 112 -25 124 -24C119 -15 117 -8 122 -1C114 0 110 5 110 11C94 15 80 16 66 21C30 38 -22 40 -50 28C-62 22 -68 12 -66 2Z';
/** As broad at its root as half a body, swept back, and five feathers at its end. */
const WING =
  'M-44 2C-40 -36 -14 -84 46 -126C49 -117 48 -110 45 -103C56 -108 68 -110 78 -109C74 -98 67 -91 59 -84C70 -86 80 -84 88 -80C82 -70 72 -64 62 -60C72 -58 79 -54 84 -48C75 -41 65 -38 55 -37C61 -32 64 -26 65 -19C54 -6 24 6 0 10C-22 13 -42 12 -44 2Z';
const QUILLS =
  'M-22 -18C-6 -50 12 -74 34 -96M-8 -16C10 -42 26 -60 48 -78M8 -14C24 -32 36 -44 52 -54M22 -10C34 -20 42 -26 50 -30';

/** A goose that comes flying, in profile and looking to the left: its middle at (0, 0), about 280 long; `beat` -1 to 1 is where its wings are. */
export function gooseOnTheWing(face: GooseFace, beat: number, from: Light): string {
  const light = mirrored(from);
  const t = tone(light, GOOSE.white);
  const orange = tone(light, GOOSE.beak);
  const lifted = (art: string, x: number, y: number, size: number): string =>
    at(x, y, beat * size, art, 0, size);
  return clean(
    // The far one is in its own shade, a little ahead of the near one.
    lifted(path(WING, t.deep), -26, -8, 0.84) +
      line('M62 18L88 23', orange.shade, 6) +
      path('M84 19C94 15 106 18 116 25C106 31 94 31 84 27Z', orange.base) +
      gooseNeck(
        [
          [-34, 6],
          [-74, 4],
          [-104, 2],
          [-130, -4],
        ],
        [56, 34, 24, 22],
        light,
      ) +
      keyed(BODY, light, 2) +
      clip(BODY, path(BODY, t.shade) + shifted(0, -12, path(BODY, t.base))) +
      at(-142, -16, 0.66, gooseHead(face, light), 0, -0.66) +
      lifted(
        keyed(WING, light, 2) +
          clip(WING, path(WING, t.shade) + shifted(-7, 3, path(WING, t.base))) +
          line(QUILLS, t.shade, 2.6),
        -2,
        -4,
        1,
      ),
  );
}
