import { hash } from '../../../drawing/chance.ts';
import { at, box, oval } from '../../../drawing/marks.ts';
import { linear, radial } from '../../../drawing/sheet.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { BRIDE, beetle, bridalWhite, feelers } from '../cast/beetle.ts';
import { whistle } from '../cast/breath.ts';
import { captain } from '../cast/captain.ts';
import { guests } from '../cast/guests.ts';
import { cherry, parkTrees } from '../set/fountain.ts';
import { farRoofs } from '../set/houses.ts';
import { WHISTLE } from '../set/lights.ts';

/** Close: sixty beetles on tiptoe, and it gets out. */
export const page11: Painting = ({ hero, things }) => {
  const head: readonly [number, number] = [70, 116];
  const child = placeHero(
    hero,
    58,
    'head',
    head,
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: 16,
      nod: 4,
      gaze: [0.8, 0.4],
      touchL: [88, 138],
      touchR: [60, 139],
      armL: { upper: [40, 30], lower: [120, -20], hand: 'open' },
      armR: { upper: [40, 30], lower: [120, -20], hand: 'open' },
    },
    WHISTLE,
  );
  const white = bridalWhite(WHISTLE);
  const art =
    box(
      0,
      0,
      216,
      216,
      linear([
        [0, '#fff6d8'],
        [0.6, '#ffe9b0'],
        [1, '#f6d08c'],
      ]),
    ) +
    farRoofs(WHISTLE, 'eleven', 150, 50, 0.7) +
    parkTrees(WHISTLE, 'eleven', 156, 34, 0.5) +
    oval(
      120,
      130,
      110,
      80,
      radial([
        [0, '#fffbe6', 0.9],
        [1, '#fffbe6', 0],
      ]),
    ) +
    child.art +
    whistle({
      along: [
        [78, 138],
        [98, 132],
        [124, 118],
        [150, 122],
        [184, 96],
        [226, 92],
      ],
      widths: [1, 6, 12],
    }) +
    box(0, 158, 216, 60, '#f2e2c4') +
    box(0, 157, 216, 2, '#fffaf0') +
    at(172, 152, 0.4, thing(things[0], WHISTLE)) +
    at(
      150,
      172,
      0.22,
      white.train +
        feelers('shy') +
        beetle(WHISTLE, {
          colors: BRIDE,
          mood: 'shy',
          gaze: [0.8, 0],
          hands: [
            [-34, -40],
            [48, -52],
            [-30, -26],
            [42, -26],
          ],
          shaven: true,
        }) +
        white.bud,
    ) +
    at(
      178,
      172,
      0.22,
      captain(WHISTLE, {
        mood: 'fond',
        gaze: [-0.8, 0],
        hands: [
          [-50, -50],
          [48, -46],
          [-40, -24],
          [42, -24],
        ],
      }),
    ) +
    at(30, 166, 0.5, cherry(WHISTLE, '#bf2440')) +
    guests(WHISTLE, `g${hash(hero.seed + things[0]).toString(36)}`);
  return {
    art,
    quiet: { box: { ...SAFE, height: 56 }, ink: 'dark' },
    faces: [child.face],
  };
};
