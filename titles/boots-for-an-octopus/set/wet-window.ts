import { asGround, at, box, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { footwear } from '#titles/boots-for-an-octopus/cast/footwear.ts';
import { SHOPFRONT } from './colors.ts';
import { SHOP } from './lights.ts';
import { drinks } from './pigeons.ts';
import { street } from './street.ts';

/** Of the glass, in mm of the picture at its right. */
const [LEFT, RIGHT, TOP, SILL] = [-222, -20, 6, 112] as const;
/** Where somebody has breathed on it for so long that one can write there. */
export const FOGGED = { x: -194, y: 17, width: 146, height: 60 } as const;

/** The shop's window on a wet morning, as large as the page: the street in it, and what is for sale before it. */
export const wetWindow = (): string =>
  asGround(
    clip(
      `M${LEFT} ${TOP}H${RIGHT}V${SILL}H${LEFT}Z`,
      street(
        { x: LEFT, y: TOP - 30, width: RIGHT - LEFT, height: SILL - TOP + 30 },
        88,
        {
          rain: 1,
          sky: ['#a9cbdc', '#dcebee'],
          puddles: [
            [-170, 104, 30],
            [-60, 100, 24],
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
  drinks(-58, SILL - 1, 0.5) +
  line(`M${LEFT} ${TOP}H${RIGHT}V${SILL}`, SHOPFRONT.wood, 9) +
  line(`M${LEFT} ${TOP - 3}H${RIGHT + 3}V${SILL}`, SHOPFRONT.woodLite, 1.4) +
  line(`M${LEFT} ${TOP + 5}H${RIGHT - 5}V${SILL}`, SHOPFRONT.woodDark, 1) +
  box(LEFT, SILL, RIGHT - LEFT + 14, 7, SHOPFRONT.woodLite, 2) +
  box(LEFT, SILL + 6, RIGHT - LEFT + 14, 3, SHOPFRONT.woodDark, 1) +
  onSale(-186, 1) +
  onSale(-118, 3);

/** A pair, toes to the street's corner. */
function onSale(x: number, foot: 1 | 3): string {
  const { behind, before } = footwear(foot, '', SHOP);
  const boot = (dx: number, dy: number): string =>
    at(x + dx, SILL - 25 + dy, 0.46, behind + before);
  return (
    oval(x + 20, SILL + 3, 40, 2.6, '#2a716f', 'fill-opacity=".4"') + boot(0, -1) + boot(32, 1)
  );
}
