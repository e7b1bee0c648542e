import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { plate, slider } from '#titles/boots-for-an-octopus/set/measure.ts';
import { room } from '#titles/boots-for-an-octopus/set/shop.ts';

const PHOTO: Box = { x: 153, y: 112, width: 36, height: 36 };

/** The end of a shoe box, with its label; and a foot that is being done. */
export const belongs: Painting = ({ hero, photo }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = heroInHat(
    hero,
    standingSize(hero, rolls ? 122 : 150, 42),
    'ground',
    [rolls ? 76 : 60, 209],
    {
      pose: 'crouch',
      mood: 'happy',
      face: { mouth: SOFT_SMILE },
      yaw: 40,
      pitch: 6,
      nod: rolls ? 14 : 2,
      tilt: 9,
      gaze: [0.8, 0.9],
      hat: 'on',
      touchL: [126, 192],
      touchR: [112, 198],
      armL: { upper: [50, 10], lower: [80, 0], hand: 'hold' },
      armR: { upper: [50, 10], lower: [80, 0], hand: 'hold' },
      body: rolls ? { roll: 10 } : {},
    },
    SHOP,
  );
  const art =
    room(168) +
    path(roundedBox(22, 20, 176, 92, 4), '#8a4a58', 'fill-opacity=".22"') +
    box(20, 18, 176, 90, '#ee8670', 4) +
    box(14, 14, 188, 18, '#f6a08a', 4) +
    box(14, 28, 188, 4, '#c9604f', 2, 'fill-opacity=".5"') +
    path(roundedBox(34, 40, 148, 58, 4), '#fffaf0') +
    line(roundedBox(37, 43, 142, 52, 3), '#3f9a92', 0.9) +
    stack(photo === null) +
    photoFrame(photo, { box: PHOTO, color: '#3f9a92' }, SHOP) +
    child.shadow +
    at(150, 199, 0.42, plate(), 0, 0.5) +
    at(150, 199, 0.42, slider(-34), 0, 0.5) +
    tentacle(way('230,150 212,150 200,164 194,182 178,196 150,199 138,198'), 10, 6, -1, SHOP) +
    child.art +
    child.hand(1);
  return {
    art,
    quiet: {
      box: { x: 41, y: 45, width: 134, height: 48 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
    },
    faces: photo ? [child.face, PHOTO] : [child.face],
  };
};

/** Three more boxes, waiting against the wall; or one, with the photo standing on it. */
const stack = (tall: boolean): string =>
  oval(172, 171, 30, 3, '#8a4a58', 'fill-opacity=".26"') +
  shoeBox(148, 152, 48, 18, '#86c5dd') +
  (tall ? shoeBox(152, 136, 42, 16, '#a9dbbd') + shoeBox(146, 122, 40, 14, '#c6aee2') : '');

const shoeBox = (x: number, y: number, w: number, h: number, color: string): string =>
  box(x, y, w, h, color, 1) +
  box(x - 0.8, y - 0.6, w + 1.6, 4.6, '#ffffff', 1, 'fill-opacity=".4"') +
  box(x + w * 0.3, y + h * 0.45, w * 0.34, h * 0.32, '#fffaf0', 0.8);
