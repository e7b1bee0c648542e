// A grown-up's hands: four fingers that one can count, and a thumb of their own.
import { line, path } from '#bookmaking/drawing/marks.ts';
import type { anyonesSkin } from './anyones-skin.ts';

type Skin = ReturnType<typeof anyonesSkin>;

interface Drawn {
  readonly middle: string;
  readonly fingers: string;
  readonly thumb: string;
  /** Is the thumb laid over it, or behind? */
  readonly over: boolean;
  /** Short lines between fingers, and over joints. */
  readonly within: string;
  readonly nails: string;
}

const FLAT: Drawn = {
  middle: 'M-9 -9.500C4 -13 18 -15.500 29 -13C34 -7 33 9 28 14C17 16.500 3 13 -9 10Z',
  fingers: 'M27 -9L47 -13.500M29 -2.500L54 -4.500M28 4L52 5.500M24 10L44 14.500',
  thumb: 'M4 -7Q14 -15 25 -21.500',
  over: false,
  within: 'M38 -7.500L31 -6.200M39 .6L31 .8M36 8.200L29 7.200',
  nails: 'M49 -14l1.500 -.4M56 -4.700l1.500 -.1M54 5.700l1.500 .1M46 15l1.400 .3',
};
const FIST: Drawn = {
  middle: 'M-9 -9.500C2 -14 14 -16 22 -13C27 -7 27 9 22 14C12 16.500 2 13 -9 10Z',
  fingers: 'M18 -9L24 -9.500M20 -2.500L27 -2.500M19 4.500L26 4.800M15 11L21.500 11.500',
  thumb: 'M3 -7Q11 -15 23 -12.500',
  over: true,
  within: 'M29 -6L18 -5.800M30 1.200L18 1M28 8.400L17 7.800',
  nails: '',
};
const SPREAD: Drawn = {
  middle: 'M-9 -9.500C2 -12 12 -14 21 -12C26 -7 26 8 21 12.500C12 15 2 12.500 -9 10Z',
  fingers: 'M18 -8.500L36 -20M21 -2.500L44 -7M20 4L43 7.500M16 9.500L33 19',
  thumb: 'M4 -6Q8 -16 16 -26',
  over: false,
  within: '',
  nails: '',
};

const FINGER = 9.4;

/** Thumbs are as thick as fingers; all of an edge comes first, so that nothing is cut off from its hand. */
function drawn(skin: Skin, { middle, fingers, thumb, over, within, nails }: Drawn): string {
  const edge =
    line(middle, skin.edge, 2.6) +
    line(fingers, skin.edge, FINGER + 2.6) +
    (over ? '' : line(thumb, skin.edge, FINGER + 3.2));
  return (
    edge +
    path(middle, skin.base) +
    line(fingers, skin.base, FINGER) +
    (over ? line(thumb, skin.edge, FINGER + 3.2) : '') +
    line(thumb, skin.base, FINGER + 0.6) +
    path('M-9 -8.600C-2 -11 4 -12 8 -11V12C2 12.500 -4 11 -9 9Z', skin.base) +
    line(within, skin.edge, 1.3, 'stroke-opacity=".8"') +
    line(nails, skin.lit, 3.4, 'stroke-opacity=".8"')
  );
}

/** From its back, from a wrist on (0, 0) along +x, thumb toward -y, about 58 long. */
export const grownHand = (skin: Skin): string => drawn(skin, FLAT);
/** Closed round something, whose middle is at x 18. */
export const fistOf = (skin: Skin): string => drawn(skin, FIST);
/** With all its fingers apart. */
export const spreadHand = (skin: Skin): string => drawn(skin, SPREAD);
