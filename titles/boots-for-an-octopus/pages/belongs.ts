import { roundedBox } from '#bookmaking/drawing/curves.ts';
import type { Box } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { photoFrame } from '#bookmaking/drawing/photo-frame.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { tentacle, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { measuringThing } from '#titles/boots-for-an-octopus/set/measure.ts';
import { room } from '#titles/boots-for-an-octopus/set/shop.ts';

const PHOTO: Box = { x: 153, y: 112, width: 36, height: 36 };

/** The end of a shoe box, with its label; and a foot that would like to be next. */
export const belongs: Painting = ({ hero, photo }) => {
  const child = heroInHat(
    hero,
    standingSize(hero, 92, 31),
    'ground',
    [62, 196],
    { pose: 'wave', mood: 'happy', yaw: 12, gaze: [0.6, -0.2], pitch: 5, hat: 'on' },
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
    at(146, 196, 0.5, measuringThing(30)) +
    tentacle(way('224,150 204,150 190,164 188,182 176,190 166,188'), 9, 5, -1, SHOP) +
    child.art;
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
