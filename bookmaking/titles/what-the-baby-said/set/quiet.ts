import type { Hex } from '../../../drawing/colour.ts';
import { oval } from '../../../drawing/marks.ts';
import { radial } from '../../../drawing/sheet.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Quiet } from '../../title.ts';

/** By day the words lie on the rug, where everything happens: it is the darkest and calmest thing in the room. */
export const ON_RUG: Quiet = {
  box: { x: 22, y: 155, width: 172, height: 47 },
  ink: 'light',
  align: 'center',
  anchor: 'middle',
};

/** In the evening they stand on the wall. */
export const ON_WALL: Quiet = { box: { ...SAFE, height: 46 }, ink: 'light' };

/** An oval of wall color over whatever would be busy behind the words. */
export const wash = (x: number, y: number, rx: number, ry: number, color: Hex): string =>
  oval(
    x,
    y,
    rx,
    ry,
    radial([
      [0, color, 0.96],
      [0.68, color, 0.92],
      [1, color, 0],
    ]),
  );
