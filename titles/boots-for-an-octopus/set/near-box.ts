import { polygon } from '#bookmaking/drawing/curves.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { asGround, at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { footwear } from '#titles/boots-for-an-octopus/cast/footwear.ts';
import { tissue } from './boxes.ts';

/** Of the box's front, in mm of the picture at its right: where it ends there, its rim, and where it stands. */
const [RIGHT, RIM, FOOT] = [-24, 37, 196] as const;

/** So near that its end is as large as the page: a shoe box, and what has not been asked for yet looks out of it. */
export const nearBox = (light: Light): string =>
  oval(-110, FOOT + 2, 122, 8, '#8a4a58', 'fill-opacity=".3"') +
  path(`M-230 ${RIM}L-230 24H-42L${RIGHT} ${RIM}Z`, '#7fa9a4') +
  tissue(-188, 36, 20) +
  tissue(-62, 36, 18) +
  at(-152, 7, 0.5, footwear(5, '', light).before, -7) +
  at(-98, 12.5, 0.43, footwear(6, '', light).before, 9) +
  tissue(-123, 36.5, 13) +
  asGround(
    box(
      -230,
      RIM,
      230 + RIGHT,
      FOOT - RIM,
      linear([
        [0, '#d6efe2'],
        [1, '#bfe0d2'],
      ]),
    ),
  ) +
  path(
    polygon([
      [RIGHT, RIM],
      [-42, 24],
      [-8, 26],
      [-8, FOOT - 10],
      [RIGHT, FOOT],
    ]),
    '#8fbfae',
  ) +
  path(`M-230 ${RIM}H${RIGHT}V${RIM + 2.6}H-230Z`, '#f2fbf4') +
  line(`M${RIGHT} ${RIM}V${FOOT}`, '#f2fbf4', 1.2, 'stroke-opacity=".8"') +
  box(-230, 178, 230 + RIGHT, 7, '#ee8a70') +
  path(`M${RIGHT} 178L-8 170V176.500L${RIGHT} 185Z`, '#c96a58');
