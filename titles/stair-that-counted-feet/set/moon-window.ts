import type { Hex } from '#bookmaking/drawing/color.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';

/** A window as wide as the hall, whose glass begins and ends here; in mm of the page at the right. */
const GLASS = { left: -240, right: 196, top: 8, sill: 196 } as const;
/** The moon, as large as a page. */
const [MX, MY, MR] = [-106, 96, 98] as const;

/** Behind the stairs the whole wall is window, and half of that is moon: by it one could read. On a page alone there is its light, and neither moon nor bar: words lie there. */
export const moonWindow = (frame: Hex, asLarge: boolean): string =>
  box(-240, -4, 460, 224, frame) +
  box(
    GLASS.left,
    GLASS.top,
    GLASS.right - GLASS.left,
    GLASS.sill - GLASS.top,
    linear([
      [0, asLarge ? '#aeb9ea' : '#f1f3ff'],
      [1, asLarge ? '#cfd7f7' : '#f6f8ff'],
    ]),
  ) +
  (asLarge ? moon() + line(`M34 ${GLASS.top}V${GLASS.sill}`, frame, 5) : '');

const moon = (): string =>
  oval(
    MX,
    MY,
    MR * 2.5,
    MR * 2.1,
    radial([
      [0, '#eef1ff', 0.9],
      [0.4, '#dfe5fc', 0.8],
      [1, '#dfe5fc', 0],
    ]),
  ) +
  clean(
    oval(MX, MY, MR, MR, '#f4f3ee') +
      path(`${disc(-164, 40, 13, 10)}${disc(-46, 70, 12, 10)}${disc(-62, 138, 15, 11)}`, '#e8e9ee'),
  );

/** Which sleep in a row on a branch before it, by size: one, two, three, four. */
export const birdsAsleep = (): string =>
  clean(
    line('M-240 176C-200 164 -150 170 -96 168C-70 167 -52 164 -30 156', BRANCH, 3.2) +
      line('M-170 168C-160 178 -146 182 -130 184M-64 166C-56 172 -48 174 -40 174', BRANCH, 1.8) +
      path(
        'M-130 184c8 -6 14 -4 16 0c-4 5 -12 5 -16 0ZM-40 174c8 -6 14 -4 16 0c-4 5 -12 5 -16 0ZM-30 156c6 -8 13 -7 16 -4c-3 6 -10 8 -16 4ZM-44 160c2 -9 8 -11 12 -10c-1 7 -5 11 -12 10Z',
        BRANCH,
      ) +
      [
        [-172, 167.5, 2.5],
        [-142, 168, 2.1],
        [-116, 167.5, 1.7],
        [-95, 167, 1.35],
      ]
        .map(([x = 0, y = 0, k = 1]) => at(x, y, k, bird()))
        .join(''),
  );

/** A ball with a beak under its wing. */
const bird = (): string =>
  path('M-4.6 -3.6C-5 -9 4 -9.4 4.8 -4C5 -1 2 0.4 0 0.4C-3 0.4 -4.4 -1 -4.6 -3.6Z', '#4d5391') +
  path('M-1 -5.6C3 -6.6 5 -3 4 -0.6C1 0 -1.4 -2.4 -1 -5.6Z', '#3c417c') +
  line('M-3.4 -5.4q1.2 1 2.2 0', '#e8ebff', 0.5) +
  line('M4.4 -1.6l3.4 1.4', '#4d5391', 1.2);

const BRANCH = '#3f4480';
