import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting, Picture } from '#bookmaking/title.ts';
import { centipedeBody, centipedeFace } from '#titles/boots-for-an-octopus/cast/centipede.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { shopkeeperFace } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { GOLDEN } from '#titles/boots-for-an-octopus/set/lights.ts';
import { measuringThing } from '#titles/boots-for-an-octopus/set/measure.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import {
  bench,
  hush,
  ladder,
  plainWall,
  room,
  shelves,
  valance,
} from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { SOUNDS } from '#titles/boots-for-an-octopus/sounds.ts';

/** From the end of the street to the doorpost; mm. */
const OUTSIDE = way(
  '74,134 68,134.5 62,135.5 56,136 49,137 43,140 42,145 48,149 57,151 67,154 76,159 80,166 76,174',
);
/** From the doorpost to the mat; mm. */
const INSIDE = way('66,178 54,178 42,180 33,186 34,196 46,201 60,200 73,194 84,184 92,170');

/** Wide: ding. It is taking some time to come in. */
export const page12: Painting = ({ hero }) => {
  const held = hero.wheelchair ? 178 : 172;
  const child = heroInHat(
    hero,
    standingSize(hero, 108, 37),
    'ground',
    [142, 210],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: -22,
      gaze: [-1, 0.1],
      hat: 'given',
      touchL: [157, held],
      touchR: [127, held],
      armL: { upper: [30, 20], lower: [80, -30], hand: 'hold' },
      armR: { upper: [30, 20], lower: [80, -30], hand: 'hold' },
    },
    GOLDEN,
  );
  const art =
    room(176) +
    shelves(112, 84, 98, 74, 4, 0) +
    door(
      [18, 84, 66, 176],
      { rain: 0.8, sky: ['#f6c9a0', '#fff0c8'], puddles: [[40, 168, 18]] },
      'open',
    ) +
    clip('M18 84h66V176h-66Z', centipedeBody(GOLDEN, OUTSIDE, [2.6, 8])) +
    path('M20 176H82L150 216H44Z', '#ffe7a0', 'fill-opacity=".45"') +
    ladder(189, 70, 178, 24) +
    at(189, 97, 0.47, shopkeeperFace(GOLDEN)) +
    plainWall(70) +
    valance(72) +
    bench(112, 176, 90, 204) +
    child.shadow +
    child.art +
    at(142, held, 0.24, measuringThing(20), -4, 0.2) +
    child.hand(1) +
    child.hand(-1) +
    centipedeBody(GOLDEN, INSIDE, [9, 15]) +
    at(94, 168, 0.38, centipedeFace(GOLDEN)) +
    line('M34 150v4M60 160v5M96 192v5M70 208v4M46 166v4', '#ffffff', 1.8) +
    hush() +
    lettered(SOUNDS['DING!'], [100, 90], { height: 8, turn: 8, ink: '#22323a', rim: '#fffaf0' });
  const picture = {
    art,
    quiet: { box: { ...SAFE, height: 43 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face],
  } satisfies Picture;
  return nearer(picture, 1.07, 180);
};
