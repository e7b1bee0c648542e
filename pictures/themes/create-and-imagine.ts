import { num } from '#bookmaking/drawing/curves.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { cloud, disk, sky, stars } from '#pictures/country/sky.ts';
import { STARLIT } from '#pictures/lights.ts';
import { carton } from '#pictures/props/containers.ts';
import type { Scene } from '#pictures/scene.ts';

export const createAndImagine: Scene = {
  name: 'create-and-imagine',
  alt: 'A child in a cape sails over the clouds in a cardboard box, with a sheet for a sail and a paper hat.',
  paint: () => {
    const captain = placeHero(
      CHILDREN.kwame,
      120,
      'ground',
      [600, 652],
      {
        pose: 'point',
        mood: 'joy',
        yaw: 26,
        gaze: [0.7, -0.3],
        touchR: [448, 420],
      },
      STARLIT,
    );
    const boat = carton(STARLIT, 400, 170);
    return (
      sky('#232558', '#6d5fa6', '#b8b4ea') +
      stars(90) +
      disk(900, 196, 76, '#fdf3cf', '#f7e3a6') +
      cloud(210, 280, 0.8, '#8d86c4', '#6b66ab') +
      cloud(1050, 420, 0.7, '#8d86c4', '#6b66ab') +
      at(170, 130, 1.2, thing('rocket', STARLIT), 152) +
      at(1020, 560, 1.2, thing('wooden whale', STARLIT), -8) +
      waves(610, '#7f79bd', 70) +
      at(590, 700, 1, boat.back) +
      line('M440 640V132', '#a8744e', 15) +
      line('M437 640V132', '#c9925f', 5) +
      sail() +
      path('M440 128l92 26l-92 28Z', '#e3a03c') +
      captain.art +
      at(captain.head[0] - 2, captain.head[1] - 46, 1.2, thing('paper hat', STARLIT), -4) +
      at(590, 700, 1, boat.front) +
      at(690, 620, 0.9, star()) +
      waves(672, '#9690cf', 90) +
      waves(732, '#b4afe2', 110)
    );
  },
};

/** A bed sheet, full of wind. */
const sail = (): string =>
  path(
    'M436 166C330 180 240 300 214 470C290 440 370 446 436 476C400 380 400 270 436 166Z',
    '#f3e6cf',
  ) +
  path(
    'M436 166C400 270 400 380 436 476C420 468 404 462 388 458C366 360 384 250 436 166Z',
    '#c9b8cf',
  ) +
  line('M330 240q-8 16 4 26M290 380h30M356 320l20 -12', '#d98aa0', 9) +
  line('M214 470L440 560', '#a8744e', 4);

const star = (): string =>
  path('M0 -40L12 -12L42 -10L18 8L26 38L0 20L-26 38L-18 8L-42 -10L-12 -12Z', '#f3c75c');

/** A sea of cloud: one scalloped row. */
function waves(y: number, color: string, reach: number): string {
  let d = `M-40 ${y}`;
  for (let x = -40; x < 1240; x += reach * 1.6) {
    d += `q${num(reach * 0.8)} ${num(-reach * 0.8)} ${num(reach * 1.6)} 0`;
  }
  return path(`${d}V820H-40Z`, color, 'fill-opacity=".92"');
}
