import { mirrored } from '../../../drawing/light.ts';
import { at, box, line } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { duck } from '../cast/birds.ts';
import { breath } from '../cast/breath.ts';
import { ship, wake } from '../cast/captain.ts';
import { puffingHero } from '../cast/puffing.ts';
import {
  cherryAt,
  clockTower,
  glitter,
  parkTrees,
  rim,
  rings,
  stoneFish,
  water,
} from '../set/fountain.ts';
import { clouds, sky } from '../set/houses.ts';
import { WATERSIDE } from '../set/lights.ts';

/** Two bands: too hard above, too soft below; and a clock. */
export const page07: Painting = ({ hero }) => {
  const child = puffingHero(
    hero,
    30,
    'head',
    [24, 92],
    {
      pose: 'stand',
      eyes: 'set',
      cheeks: 1.2,
      yaw: 46,
      gaze: [1, 0.3],
      touchL: [42, 113],
      armL: { upper: [30, 20], lower: [60, 0], hand: 'open' },
    },
    WATERSIDE,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(120) +
    clouds([[80, 70, 1.2]]) +
    parkTrees(WATERSIDE, 'seven', 112, 26, 0.4) +
    at(186, 112, 0.3, clockTower(WATERSIDE, 50)) +
    child.art +
    water(116, ['#b9dcec', '#6fb4d6', '#2f7aa8']) +
    rim(WATERSIDE, 112, 8, 2, 6) +
    child.arm(1) +
    at(152, 140, 0.56, stoneFish(WATERSIDE)) +
    rings(98, 138, 40, 0.26, 4) +
    wake(98, 138, 40) +
    at(
      98,
      136,
      0.3,
      ship(WATERSIDE, 'flying', {
        mood: 'dizzy',
        gaze: [0, 0],
        hands: [
          [-36, -122],
          [36, -122],
          [-40, -30],
          [44, -28],
        ],
        tilt: 12,
      }),
      -10,
    ) +
    breath({
      along: [
        [mx, my],
        [mx + 16, my + 2],
        [mx + 34, my - 4],
        [88, 96],
        [112, 84],
        [124, 96],
        [116, 108],
      ],
      widths: [0.6, 3, 1.4],
    }) +
    lower();
  return {
    art,
    quiet: { box: { ...SAFE, height: 48 }, ink: 'dark' },
    faces: [child.face],
  };
};

/** A walnut between two liners. */
const lower = (): string =>
  box(
    0,
    152,
    216,
    64,
    linear([
      [0, '#4f9fca'],
      [1, '#17486f'],
    ]),
  ) +
  line('M-4 152q14 -4 27 0t27 0t27 0t27 0t27 0t27 0t27 0t40 0', '#f6fdff', 2) +
  glitter('ducks', { x: 0, y: 158, width: 216, height: 58 }, 0.6) +
  at(44, 200, 0.62, duck(WATERSIDE, 'brown', 0.9)) +
  at(172, 204, 0.62, duck(mirrored(WATERSIDE), 'gray', 0.9), 0, -0.62) +
  wake(108, 206, 22) +
  at(
    108,
    205,
    0.15,
    ship(WATERSIDE, 'limp', {
      mood: 'amazed',
      gaze: [0.8, -0.6],
      hands: [
        [-52, -60],
        [52, -60],
        [-50, -26],
        [50, -26],
      ],
    }),
  ) +
  cherryAt(WATERSIDE, 206, 210, 6);
