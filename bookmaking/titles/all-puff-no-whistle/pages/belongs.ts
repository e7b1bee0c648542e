import { at, box, line, path } from '../../../drawing/marks.ts';
import { photoFrame } from '../../../drawing/photo-frame.ts';
import { headToStand } from '../../../hero/head-size.ts';
import type { Painting } from '../../title.ts';
import { breath } from '../cast/breath.ts';
import { puffingHero } from '../cast/puffing.ts';
import { clouds, farRoofs, sky } from '../set/houses.ts';
import { MORNING } from '../set/lights.ts';

/** A washing line: a sheet with the words, and a frame between the pegs if there is a photo. */
export const belongs: Painting = ({ hero, photo }) => {
  const child = puffingHero(
    hero,
    headToStand(hero, 76, 25),
    'ground',
    [58, 206],
    { pose: 'stand', eyes: 'open', cheeks: 1.1, yaw: 34, nod: -14, gaze: [0.8, -0.8] },
    MORNING,
  );
  const [mx, my] = child.mouth;
  const art =
    sky(216) +
    clouds([[40, 30, 1.6]]) +
    farRoofs(MORNING, 'belongs', 190, 60, 0.5) +
    line('M-4 22Q108 40 220 18', '#8a7a74', 0.8) +
    path('M20 30Q70 36 122 34L124 112Q72 118 18 110Z', '#fffdf6') +
    photoFrame(
      photo,
      { box: { x: 142, y: 56, width: 46, height: 46 }, color: '#b8566b', tilt: 4 },
      MORNING,
    ) +
    box(0, 200, 216, 16, '#e2d3c4') +
    child.shadow +
    child.art +
    at(
      0,
      0,
      1,
      breath({
        along: [
          [mx, my],
          [mx + 20, my - 10],
          [mx + 40, my - 20],
          [120, 130],
        ],
        widths: [0.5, 2.6, 1],
      }),
    );
  return {
    art,
    quiet: {
      box: { x: 26, y: 42, width: 90, height: 62 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: [child.face],
  };
};
