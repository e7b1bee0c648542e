// The landing before Ten, and across the well the whole house at night.
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import {
  ironerWithLastCloths,
  judgeWithLastPie,
  stillBent,
} from '#titles/box-of-snow/cast/still-up.ts';
import { FLOORS } from './colors.ts';
import { LAMP } from './lights.ts';
import { acrossTheWell, farSide, glow, rail } from './ramp.ts';

/** `left` of the page, the landing, and the whole house at night: everybody is still up, and nobody is hot. */
export const landingAtNight = (left: number): string =>
  clip(
    `M${-left - 4} -4H4V220H${-left - 4}Z`,
    box(-left - 4, -4, left + 30, 224, '#1b2656') +
      shifted(-left - 2, 0, acrossTheWell(HOUSE)) +
      // Night comes down the well from its glass roof.
      clean(
        box(
          -left - 4,
          -4,
          left + 30,
          224,
          linear([
            [0, '#121b48', 0.92],
            [0.3, '#1a2458', 0.72],
            [1, '#2a2f6c', 0.6],
          ]),
        ),
      ) +
      stillUp() +
      box(-left - 4, 196, left + 30, 24, '#2b3772') +
      path('M-70 196H4V218H-110Z', '#ffcf8a', 'fill-opacity=".22"') +
      shifted(-left - 2, 12, rail(FLOORS[10], 190, 34)),
  ) +
  shifted(-14, 0, doorOfNine()) +
  // The post of Ten's own door stands in the fold.
  box(0, -4, 7, 204, '#5a4a6e') +
  box(2, -4, 1.4, 204, '#8d78a6') +
  oval(14, 92, 2.2, 2.2, '#c9986a') +
  mittenOnWool(LAMP, [14, 92], [14, 97], 16, 4);

/** Seen from Ten: the turns below us arch. */
const HOUSE = { eye: 8.9, horizon: 62, storey: 40, from: 5, to: 9 };

/** Where the floor is on the other side of the well; `height` in storeys. */
const floorAt = (height: number, x: number): number => farSide(HOUSE, height, x + 212);

/** Doors that are open, and who is seen in them, each with what one has always had in hand. */
const stillUp = (): string =>
  openDoor(8.02, -172, at(2, 0, 0.108, judgeWithLastPie(LAMP))) +
  openDoor(8.02, -94, at(3, 0, 0.09, ironerWithLastCloths(LAMP))) +
  // One of the thirty has not noticed that it is over.
  openDoor(7.02, -133, at(-10, -1, 0.118, stillBent(LAMP))) +
  [
    [7.1, -196],
    [6.1, -126],
    [9.1, -178],
    [9.1, -120],
  ]
    .map(([height = 0, x = 0]) => litWindow(x, floorAt(height, x) - 18))
    .join('');

function openDoor(height: number, x: number, inside: string): string {
  const foot = floorAt(height, x);
  const gap = `M${num(x - 15)} ${num(foot + 1)}V${num(foot - 36)}h30V${num(foot + 1)}Z`;
  return (
    glow(x, foot - 16, 38, 34, '#ffd28a', 0.5) +
    path(gap, '#ffd98f', 'stroke="#5a4a6e" stroke-width="1.8"') +
    path(`M${num(x - 15)} ${num(foot + 0.8)}h30l6 5h-42Z`, '#ffd98f', 'fill-opacity=".4"') +
    at(x, foot, 1, inside)
  );
}

const litWindow = (x: number, y: number): string =>
  box(x - 4, y, 8, 9, '#ffce7a', 0.6) + line(`M${num(x)} ${num(y)}v9`, '#6a5a70', 0.8);

/** Nine's door stands open to the landing, with a lamp behind it. */
const doorOfNine = (): string =>
  box(-52, 70, 44, 128, '#5a4a6e') +
  box(
    -48,
    74,
    36,
    124,
    linear([
      [0, '#ffd28a'],
      [1, '#e8a468'],
    ]),
  ) +
  // What was hung up for so many winters hangs there still.
  line('M-40 74V88M-31 74V96M-22 74V84', '#a8703f', 0.5) +
  line(
    'M-40 87v8M-43.5 89l7 4M-43.5 93l7 -4M-31 95v8M-34.5 97l7 4M-34.5 101l7 -4M-22 83v8M-25.5 85l7 4M-25.5 89l7 -4',
    '#7f8fc8',
    1,
  ) +
  path('M-44 198V160h16v38Z', '#8a5f3f') +
  path('M-47 160h22v-3h-22Z', '#a8744a') +
  path('M-12 70L10 64V206L-12 198Z', '#314b93') +
  path('M-12 70L10 64V68L-12 74Z', '#4a66b6') +
  line('M-8 80L6 77V128L-8 126ZM-8 136L6 139V190L-8 184Z', '#4a66b6', 1) +
  oval(6, 133, 1.5, 1.5, '#f2c65a');
