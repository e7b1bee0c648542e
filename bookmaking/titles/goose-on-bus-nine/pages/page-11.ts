import type { Point } from '../../../drawing/geometry.ts';
import { mirrored } from '../../../drawing/light.ts';
import { at, box, line, oval } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { gooseCoat, gooseHead, gooseNeck, gooseWing } from '../cast/goose.ts';
import { grownUp } from '../cast/grown-up.ts';
import { heroByHead, sittingHeadSize } from '../cast/place-hero.ts';
import { button, pole, rings } from '../set/button.ts';
import { BUS } from '../set/colors.ts';
import { GOLD } from '../set/lights.ts';
import { pond, reeds } from '../set/pond.ts';
import { seatBack, wheelchairBay } from '../set/seats.ts';

/** Close, opening to wide: the press, and beyond the glass a piece of sky lying on the ground. */
export const page11: Painting = ({ hero, things }) => {
  const child = heroByHead(
    hero,
    sittingHeadSize(hero, 72),
    {
      head: [48, 138],
      pose: 'sit',
      mood: 'joy',
      yaw: 28,
      pitch: 4,
      turn: 8,
      touchL: [103, 134],
      armL: { upper: [40, 20], lower: [90, 10], hand: 'point' },
    },
    GOLD,
  );
  const place = hero.wheelchair
    ? wheelchairBay(child.pelvis[0], child.head[1] - 22, 84, 100)
    : seatBack(child.pelvis[0] - 2, child.head[1] - 14, 80, 110);
  const neck: Point[] = [
    [170, 206],
    [174, 184],
    [170, 164],
    [160, 150],
  ];
  const art =
    pond(0, 0, SHEET, 122, 178, 178) +
    reeds(132, 172, 0.8) +
    reeds(206, 174, 1) +
    box(
      0,
      0,
      22,
      SHEET,
      linear([
        [0, '#ffe9bc'],
        [1, BUS.wall],
      ]),
    ) +
    box(20, 0, 4, 180, BUS.frame) +
    box(
      0,
      174,
      SHEET,
      42,
      linear([
        [0, BUS.wall],
        [1, BUS.panel],
      ]),
    ) +
    box(0, 170, SHEET, 5, BUS.frame) +
    at(128, 196, 0.5, grownUp(GOLD, 'blown')) +
    place +
    rings(116, 130, 11, 4) +
    child.art +
    pole(116, 70, 217, 6) +
    button(116, 130, 11, true) +
    at(158, 186, 0.5, gooseWing(mirrored(GOLD)), -6, -0.62) +
    at(172, 200, 0.66, gooseCoat(GOLD, false)) +
    at(186, 186, 0.5, gooseWing(GOLD), 10, 0.5) +
    gooseNeck(neck, [27, 23, 20, 18], GOLD) +
    at(
      152,
      138,
      0.48,
      gooseHead(
        {
          beak: 'holding',
          gaze: [-0.4, -0.6],
          lid: 'wide',
          cap: true,
          holds: thing(things[0], mirrored(GOLD)),
        },
        mirrored(GOLD),
      ),
      8,
      -0.48,
    ) +
    line('M138 88l6 -8M150 84l2 -9M128 94l-2 -8', '#fff6da', 1.6) +
    oval(178, 105, 70, 60, '#fff1c4', 'fill-opacity=".12"');
  return {
    art,
    quiet: { box: { ...SAFE, height: 58 }, ink: 'dark' },
    faces: [child.face],
    paper: '#fdf3d8',
  };
};
