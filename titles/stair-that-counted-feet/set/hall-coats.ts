import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';

/** A coat that hangs by its collar, 60 wide: its body, and the sleeve that hangs beside. */
const BODY = 'M-8 0C-20 4 -25 12 -26 24L-31 118Q0 126 31 118L24 24C23 12 18 4 8 0Q0 7 -8 0Z';
const SLEEVE = 'M17 12C27 14 31 22 33 34L38 88Q31 92 24 89L20 40Z';

/** Three coats for three sizes in the dark of a hall, of which no more is seen than their edges; out of a cuff of the last one somebody looks. From a rail at y 0, 170 wide around x 0. */
export const hallCoats = (): string =>
  clean(
    box(-88, -5, 176, 7, CLOTH, 2) +
      line('M-88 -5H88', EDGE, 0.8) +
      at(-54, 6, 1.06, coat('M0 8V121M-17 78h9M17 78h-9')) +
      at(10, 6, 0.86, `${coat('M-7 5L7 22M7 5L-7 22M0 24V121')}`) +
      at(62, 6, 0.72, coat('M0 8V121M-6 34h12M-6 56h12M-6 78h12') + eyes()),
  );

const coat = (detail: string): string =>
  path(SLEEVE, CLOTH) + path(BODY, CLOTH) + line(`${SLEEVE}${BODY}M0 -6V3${detail}`, EDGE, 0.7);

const eyes = (): string =>
  oval(28.4, 84, 2.6, 3.2, PALE) +
  oval(34.4, 83, 2.6, 3.2, PALE) +
  oval(29, 84.8, 1.2, 1.6, CLOTH) +
  oval(35, 83.8, 1.2, 1.6, CLOTH);

const CLOTH = '#231640';
const EDGE = '#5a467d';
const PALE = '#e6c98c';
