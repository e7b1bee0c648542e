import { asGround, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { SHOPFRONT } from './colors.ts';
import { street } from './street.ts';

/** Of the glass, in mm of the picture at its right. */
const [LEFT, RIGHT, TOP, SILL] = [-222, -20, 6, 152] as const;
/** What of it somebody may be seen through. */
export const PANE = { x: LEFT + 4, y: TOP + 4, width: RIGHT - LEFT - 8, height: SILL - TOP - 4 };
/** Where somebody has breathed on it for so long that one can write there. */
export const FOGGED = { x: -194, y: 16, width: 146, height: 50 } as const;

/** The shop's window on a wet morning, as large as the page: the street in it, and whoever looks in. */
export const wetWindow = (guest: string): string =>
  asGround(
    clip(
      `M${LEFT} ${TOP}H${RIGHT}V${SILL}H${LEFT}Z`,
      street(
        { x: LEFT, y: TOP - 30, width: RIGHT - LEFT, height: SILL - TOP + 30 },
        128,
        {
          rain: 1,
          sky: ['#a9cbdc', '#dcebee'],
          puddles: [
            [-190, 144, 22],
            [-50, 140, 20],
          ],
        },
        'wet morning',
      ) +
        oval(
          FOGGED.x + FOGGED.width / 2,
          FOGGED.y + FOGGED.height / 2,
          112,
          66,
          radial([
            [0, '#f2f8f8', 0.94],
            [0.72, '#eef6f7', 0.9],
            [1, '#eef6f7', 0],
          ]),
        ),
    ),
  ) +
  guest +
  line(`M${LEFT} ${TOP}H${RIGHT}V${SILL}`, SHOPFRONT.wood, 9) +
  line(`M${LEFT} ${TOP - 3}H${RIGHT + 3}V${SILL}`, SHOPFRONT.woodLite, 1.4) +
  line(`M${LEFT} ${TOP + 5}H${RIGHT - 5}V${SILL}`, SHOPFRONT.woodDark, 1) +
  box(LEFT, SILL, RIGHT - LEFT + 14, 7, SHOPFRONT.woodLite, 2) +
  box(LEFT, SILL + 6, RIGHT - LEFT + 14, 3, SHOPFRONT.woodDark, 1);
