import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { CHILDREN } from '#pictures/children.ts';
import { tree } from '#pictures/country/plants.ts';
import { cloud, sky } from '#pictures/country/sky.ts';
import { MORNING } from '#pictures/lights.ts';
import { grownUpArm } from '#pictures/props/grown-up-hand.ts';
import type { Scene } from '#pictures/scene.ts';

export const letterWalk: Scene = {
  name: 'activity-learn-4',
  alt: 'On a street of little stores a child on a grown-up’s hand points up at the M on a sign.',
  paint: () => {
    const child = placeHero(
      CHILDREN.lin,
      176,
      'ground',
      [470, 762],
      {
        pose: 'point',
        mood: 'wonder',
        yaw: 36,
        nod: -10,
        gaze: [0.6, -0.7],
        touchR: [352, 466],
        armL: { upper: [70, 70], lower: [110, 76], hand: 'point' },
      },
      MORNING,
    );
    return (
      sky('#9fd6ea', '#f7efcf') +
      cloud(420, 110, 0.9, '#ffffff', '#dceef2') +
      house(-40, 150, 330, '#d98f7c', '#f3d9c0') +
      house(290, 230, 260, '#8fb0a0', '#eef0dc') +
      bakery() +
      sidewalk() +
      tree(MORNING, 330, 606, 0.9, '#69a85a') +
      at(1110, 690, 1, mailbox()) +
      child.shadow +
      grownUpArm(MORNING, [206, -60], [338, 440], 'pinch', '#efbd93', '#4f6f9c') +
      child.art
    );
  },
};

/** Strokes of an M, 100 wide and 100 high, around (0, 0). */
const M = 'M-46 50L-40 -46L0 26L40 -46L46 50';

function house(x: number, top: number, width: number, wall: string, trim: string): string {
  const mid = x + width / 2;
  const windows = [top + 60, top + 190]
    .flatMap((y) => [mid - width * 0.24, mid + width * 0.24].map((cx) => [cx, y] as const))
    .map(
      ([cx, y]) =>
        box(cx - 34, y, 68, 92, trim, 4) +
        box(cx - 27, y + 7, 54, 78, '#7fa8c0') +
        path(`M${cx - 27} ${y + 7}h30l-30 50Z`, '#cfe6ee') +
        line(`M${cx} ${y + 7}v78M${cx - 27} ${y + 46}h54`, trim, 5),
    );
  return (
    box(
      x,
      top,
      width,
      640 - top,
      linear(
        [
          [0, wall],
          [1, '#b98a80'],
        ],
        0,
        0,
        0,
        3,
      ),
    ) +
    box(x - 8, top - 22, width + 16, 26, trim, 4) +
    windows.join('')
  );
}

/** The store at the corner: striped awning, a round sign, and bread in its window. */
function bakery(): string {
  let stripes = '';
  for (let i = 0; i < 8; i++) {
    const x = 560 + i * 82;
    stripes += path(
      `M${x + 10} 300H${x + 82 + 10}L${x + 82} 400q-41 34 -82 0Z`,
      i % 2 ? '#fdf6e4' : '#c9573f',
    );
  }
  return (
    box(550, 40, 700, 600, '#f0cf9c') +
    box(550, 40, 700, 30, '#a9714a') +
    box(590, 110, 620, 150, '#2f5a63', 12) +
    box(602, 122, 596, 126, 'none', 8, 'stroke="#f3c75c" stroke-width="5"') +
    at(672, 184, 1, line(M, '#fdf1d6', 18)) +
    line(
      'M752 220L778 152L804 220M760 198h36M836 220v-66q46 -6 46 20t-46 18l48 28M918 154v66M918 194l42 -40M930 184l34 36M1048 154h-48v66h48M1000 186h38M1076 154h60M1106 154v66',
      '#fdf1d6',
      11,
      'stroke-opacity=".55"',
    ) +
    box(600, 400, 330, 210, '#7a5238', 6) +
    box(614, 412, 302, 180, '#fbe8b8') +
    loaf(680, 566, '#c9853f') +
    loaf(770, 570, '#b3693a') +
    loaf(856, 564, '#d9a04e') +
    box(614, 582, 302, 12, '#a9714a') +
    path('M614 412H730L614 540Z', '#ffffff', 'fill-opacity=".4"') +
    box(970, 420, 170, 226, '#4f7f78', 6) +
    box(990, 440, 130, 96, '#cfe6ee', 4) +
    oval(1116, 566, 8, 8, '#f3c75c') +
    stripes
  );
}

const loaf = (x: number, y: number, color: string): string =>
  path(`M${x - 42} ${y + 16}C${x - 52} ${y - 34} ${x + 52} ${y - 34} ${x + 42} ${y + 16}Z`, color) +
  line(`M${x - 18} ${y - 12}l10 14M${x} ${y - 16}l10 14M${x + 18} ${y - 12}l8 12`, '#fbe3b4', 5);

const sidewalk = (): string =>
  box(
    0,
    634,
    1200,
    170,
    linear([
      [0, '#d9c6b0'],
      [1, '#c2ab98'],
    ]),
  ) +
  line('M0 636H1200', '#a58f80', 5) +
  line(
    'M0 700H1200M90 636L20 800M330 636L290 800M570 636L560 800M810 636L830 800M1050 636L1100 800',
    '#a58f80',
    3,
    'stroke-opacity=".6"',
  );

/** A mailbox on legs, with the same letter on it by chance. */
const mailbox = (): string =>
  oval(0, 2, 74, 10, MORNING.shade, 'fill-opacity=".3"') +
  line('M-46 0V-40M46 0V-40', '#2f4a73', 14) +
  path('M-62 -30V-150C-62 -216 62 -216 62 -150V-30Z', '#3f66a0') +
  path('M20 -30V-196C48 -188 62 -172 62 -150V-30Z', '#315287') +
  box(-44, -164, 88, 16, '#1f3358', 6) +
  at(0, -92, 0.66, line(M, '#fdf6e4', 18));
