import { disc, num } from '#bookmaking/drawing/curves.ts';
import { line, oval } from '#bookmaking/drawing/marks.ts';
import { headToStand } from '#bookmaking/hero/head-size.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { bear } from '#titles/very-slow-parade/cast/bear.ts';
import { drummer } from '#titles/very-slow-parade/cast/drummer.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { silverLine, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { PATIENCE, RINGS } from '#titles/very-slow-parade/set/hours.ts';
import { LOW_LAMP } from '#titles/very-slow-parade/set/lights.ts';
import { rings } from '#titles/very-slow-parade/set/sound.ts';
import { SIZE, standing } from '#titles/very-slow-parade/set/stage.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const OVER = cameraAt({ from: [0, 300, -230], to: [0, 0, 0], middle: [108, 142], focal: 316 });
const FLOOR = { left: -360, right: 360, near: -120, far: 400 };

/** From above: a table, a parade, one ring, and a great deal of floor before the next. */
export const page05: Painting = ({ hero, things, beside = false }) => {
  const kid = drummer(
    hero,
    headToStand(hero, 88, 25),
    'ground',
    OVER.see([18, 0, -50]),
    {
      pose: 'walk',
      mood: 'happy',
      yaw: 36,
      pitch: 40,
      nod: -16,
      gaze: [0.8, 0.7],
      strikes: 'raised',
    },
    LOW_LAMP,
  );
  const art =
    tiles(OVER, PATIENCE, FLOOR) +
    silverLine(
      OVER,
      [
        [-170, 0, -78],
        [-110, 0, -74],
        [-60, 0, -72],
        [0, 0, -66],
        [40, 0, -66],
        [77, 0, -61.4],
      ],
      0.45,
    ) +
    rings(kid.beat, [36], RINGS.pot, 2.2) +
    standing(
      OVER,
      [-97, -60],
      SIZE.wagon,
      wagon(LOW_LAMP, thing(things[0], LOW_LAMP), 40),
      LOW_LAMP,
      90,
    ) +
    standing(OVER, [-62, -57], SIZE.duck, duck(LOW_LAMP, { eye: 'open', roll: 50 }), LOW_LAMP, 80) +
    standing(
      OVER,
      [-28, -54],
      SIZE.bear,
      bear(LOW_LAMP, { arms: [-10, -30], eyes: 'open', plays: true, stride: 12 }),
      LOW_LAMP,
      50,
    ) +
    kid.shadow +
    kid.art +
    standing(OVER, [87, -62], 0.17, snail(LOW_LAMP, { pose: 'ahead' }), LOW_LAMP, 150) +
    table() +
    (beside ? laid(54, 34, '#f2b744') + laid(112, 58, '#5d9ba4') : '');
  return {
    art,
    quiet: { box: { x: 14, y: 14, width: 116, height: 52 }, ink: 'dark', largest: LARGE },
    faces: [kid.face],
  };
};

/** The table from above: a quarter of a round white field, laid for tomorrow. */
function table(): string {
  const [x, y, rx, ry] = [40, -20, 152, 110];
  let fringe = '';
  for (let i = 0; i <= 60; i++) {
    const a = (i / 60) * Math.PI;
    fringe += `M${num(x + Math.cos(a) * rx)} ${num(y + 6 + Math.sin(a) * ry)}l${num(Math.cos(a) * 1.6)} 4`;
  }
  return (
    oval(x + 10, y + 18, rx, ry, '#5f3358', 'fill-opacity=".28"') +
    line(fringe, '#f3dcc2', 1.2) +
    oval(x, y + 6, rx, ry, '#ecd0b6') +
    oval(x, y, rx, ry, '#fff3df') +
    line(disc(x, y, rx - 7, ry - 6), '#5d9ba4', 1.6) +
    line(disc(x, y, rx - 10, ry - 8.4), '#5d9ba4', 0.6) +
    laid(164, 22, '#e9896a')
  );
}

/** A saucer and a cup of what is left of the tea. */
const laid = (x: number, y: number, cup: string): string =>
  oval(x + 2, y + 2, 15, 10, '#e3c6ae', 'fill-opacity=".8"') +
  oval(x, y, 15, 10, '#5d9ba4') +
  oval(x, y - 0.6, 11.4, 7.2, '#fff6e6') +
  oval(x, y - 2, 6, 4.4, cup) +
  oval(x, y - 2.6, 4.6, 3.2, '#a4523f');
