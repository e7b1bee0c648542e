import type { Chance } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { SLATE } from './colors.ts';
import { rain } from './rain.ts';

/** A street of gables, 266 wide from its left foot. */
const GABLES =
  'M0 0V-26l14 -10l14 10v8h20v-16h26v16h10l12 -12l12 12h24v-14h18v14h14l13 -11l13 11v8h22v-18h20v18h14l10 -9l10 9V0Z';
/** Where somebody is at home. */
const LIT = 'M10 -22h4v6h-4ZM56 -26h4v6h-4ZM64 -26h4v6h-4ZM104 -18h5v6h-5ZM158 -22h4v6h-4Z';

/** What one sees of the town from inside, as far as `area` goes: a street of gables far off, in the rain; `size` is how large it is. */
export const wetRoofs = (chance: Chance, area: Box, size: number): string =>
  box(
    area.x,
    area.y,
    area.width,
    area.height,
    linear([
      [0, SLATE.high],
      [1, SLATE.low],
    ]),
  ) +
  at(
    area.x,
    Number(num(area.y + area.height)),
    size,
    path(GABLES, SLATE.far) + path(LIT, SLATE.lamp, 'fill-opacity=".8"'),
  ) +
  rain(chance, area, 0.5);
