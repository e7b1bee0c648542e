import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { asGround, box, line } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { SHOPFRONT } from './colors.ts';
import { houses, rain } from './street.ts';

/** Of the glass, in mm. */
const [LEFT, RIGHT, TOP, SILL] = [-20, 190, -12, 138] as const;

/** The shop's window at the end: rain with the sun in it, and along the street, in it, whatever `passes` there. */
export const goldWindow = (passes: string): string =>
  asGround(
    clip(
      `M${LEFT} ${TOP}H${RIGHT}V${SILL}H${LEFT}Z`,
      box(
        LEFT,
        TOP,
        RIGHT - LEFT,
        SILL - TOP,
        linear([
          [0, '#ffdf9c'],
          [0.7, '#fff4d4'],
        ]),
      ) +
        houses({ x: LEFT, y: 80, width: RIGHT - LEFT, height: 42 }, 122, 0.5) +
        box(LEFT, 122, RIGHT - LEFT, 20, '#d9c9c0') +
        passes +
        rain(chanceFrom('gold'), { x: LEFT, y: 78, width: RIGHT - LEFT, height: 66 }, 0.7),
    ),
  ) +
  line(`M${LEFT} ${TOP}H${RIGHT}V${SILL}`, SHOPFRONT.wood, 9) +
  line(`M${LEFT} ${TOP - 3}H${RIGHT + 3}V${SILL}`, SHOPFRONT.woodLite, 1.4) +
  line(`M${LEFT} ${TOP + 5}H${RIGHT - 5}V${SILL}`, SHOPFRONT.woodDark, 1) +
  box(LEFT, SILL, RIGHT - LEFT + 12, 7, SHOPFRONT.woodLite, 2) +
  box(LEFT, SILL + 6, RIGHT - LEFT + 12, 3, SHOPFRONT.woodDark, 1);
