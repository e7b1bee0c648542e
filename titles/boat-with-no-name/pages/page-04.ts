import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { flat } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import {
  holdOn,
  type MetLetters,
  met,
  nameOf,
  type Spot,
} from '#titles/boat-with-no-name/cast/met.ts';
import { sky, town } from '#titles/boat-with-no-name/set/harbor.ts';
import { NOON } from '#titles/boat-with-no-name/set/lights.ts';
import { LARGE } from '#titles/boat-with-no-name/set/type.ts';

const WATER = 92;
/** As far down as an arm gets wet. */
const DEEP = 110;

/** At the waterline: half over it, half under. */
export const page04: Painting = (cast) => paint(cast, SHEET);
export const spread04: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, name }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const area = wide
    ? { x: 226, y: 30, width: 180, height: 124 }
    : { x: 74, y: 40, width: 134, height: 112 };
  const letters = met(4, nameOf(name), area, NOON, { under: rock });
  const rolls = hero.wheelchair !== undefined;
  const child = placeHero(
    hero,
    rolls ? 41 : 55,
    'head',
    rolls ? [48, 28] : [42, hero.years < 3 ? 48 : 43],
    {
      pose: 'stand',
      mood: 'happy',
      face: { mouth: 'laugh', brow: [-5, -9, -2] },
      yaw: 46,
      gaze: [0.9, 0.6],
      pitch: 6,
      nod: 8,
      tilt: 14,
      body: { lean: 24, roll: 12 },
      leanInChair: 22,
      armsByPage: true,
    },
    NOON,
  );
  const touched: Point = wide ? [104, 112] : handed(letters);
  const wrist: Point = [touched[0] - 13, touched[1] - 10];
  const reaches = ownArm(
    hero,
    child,
    1,
    { elbow: [Math.min(80, wrist[0] - 2), 86], wrist, hand: flat, degrees: 32 },
    NOON,
  );
  const leans = ownArm(
    hero,
    child,
    -1,
    { elbow: [rolls ? 34 : 20, 87], wrist: [rolls ? 54 : 40, 91], hand: flat, degrees: 6 },
    NOON,
  );
  const art =
    sky(width, WATER, '#c9e6e2', '#fff3dc') +
    town('four', NOON, wide ? 60 : 40, wide ? 380 : 260, WATER, 30) +
    box(
      -4,
      WATER,
      width + 8,
      SHEET,
      linear([
        [0, '#6bb7b8'],
        [0.3, '#1b5c68'],
        [0.5, '#0e3a4c'],
        [1, '#0b2d3c'],
      ]),
    ) +
    fishes(width) +
    letters.art +
    reaches.art +
    box(-4, WATER, width + 8, 66, '#2f7f86', 0, 'fill-opacity=".36"') +
    line(`M-4 ${WATER}${'q6 -3 12 0t12 0'.repeat(Math.ceil(width / 24) + 1)}`, '#fff3dc', 1.6) +
    clip('M-4 -4H216V94H-4Z', child.art) +
    path('M-4 92H72L62 216H-4Z', '#a99a86') +
    line(
      'M-4 122H70M-4 152H67M-4 182H65M34 96v26M14 122v30M50 122v30M32 152v30M14 182v34M48 182v34',
      '#7d7062',
      0.8,
    ) +
    box(-4, 90, 80, 7, '#d9cbb4', 1.4) +
    leans.art;
  return {
    art,
    quiet: wide
      ? {
          box: { x: 76, y: 112, width: 120, height: 86 },
          ink: 'light',
          anchor: 'middle',
          largest: LARGE,
        }
      : {
          box: { x: 68, y: 165, width: 134, height: 37 },
          ink: 'light',
          anchor: 'middle',
          largest: { explorer: 14 },
        },
    faces: [child.face],
    signs: letters.signs,
  };
}

/** A hand down to whoever is nearest, as high as there is wood. */
function handed({ spots, sawn }: MetLetters): Point {
  const near = [...spots].sort((a, b) => a.x - b.x || a.y - b.y)[0] as Spot;
  const [x, y] = holdOn(near, Math.min(96, ((near.y - DEEP) * 100) / near.height), 'left', sawn);
  return [Math.min(x + 4, 98), Math.min(y, DEEP + 6)];
}

/** What it stands on down there. */
const rock = ({ x, y, height }: Spot): string =>
  path(
    `M${x - height * 0.7} ${y + 14}C${x - height * 0.66} ${y - 3} ${x + height * 0.6} ${y - 4} ${x + height * 0.74} ${y + 14}Z`,
    '#4f6a72',
  );

const fish = (color: string): string =>
  path('M-12 0C-8 -8 6 -8 11 0C6 8 -8 8 -12 0Z', color) +
  path('M-10 0L-19 -6V6Z', color) +
  oval(6, -1.4, 1.4, 1.5, '#123a4c');

/** On the opening they keep away from the words, which lie deeper on a page alone. */
function fishes(width: number): string {
  const chance = chanceFrom('fishes');
  let art = '';
  for (let x = width === SPREAD ? 212 : 82; x < width - 10; x += 30) {
    const size = 0.4 + chance() * 0.3;
    art += at(
      x + chance() * 12,
      114 + chance() * 34,
      size,
      fish(chance() > 0.5 ? '#f5c453' : '#f4b6a2'),
      0,
      chance() > 0.5 ? size : -size,
    );
  }
  return art;
}
