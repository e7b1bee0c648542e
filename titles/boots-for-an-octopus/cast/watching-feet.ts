import type { Point } from '#bookmaking/drawing/geometry.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { octopus } from './octopus.ts';

/** Where each foot is, in mm left of the fold; how far it is turned, and which is up a little further. */
const FEET = [
  [-195, 172, 0],
  [-173, 187, 2],
  [-149, 175, -1],
  [-123, 189, 1],
  [-98, 170, 0],
  [-72, 184, 2],
  [-28, 178, 0],
] as const;
/** From opening to sole, in mm. */
const FOOT = 27;

/** Feet that are done have come up over an edge at `y` to see what the next one gets: on the page beside it, left of the fold. */
export const watchingFeet = (y: number, dressed: 6 | 7, object: string, light: Light): string =>
  octopus(
    {
      head: [-108, y + 90],
      size: 70,
      mood: 'away',
      gaze: [0, 0],
      dressed,
      foot: FOOT,
      object,
      arms: FEET.slice(0, dressed).map(([x, turn, up]) => ({
        via: [
          [x + 3, y + 26],
          [x, y - 8 - up],
        ] satisfies Point[],
        turn,
        toe: -1,
      })),
    },
    light,
  ).behind;
