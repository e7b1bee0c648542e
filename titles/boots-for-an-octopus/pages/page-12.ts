import { at, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { GAPE } from '#bookmaking/hero/more-mouths.ts';
import { HUG } from '#bookmaking/hero/more-poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { centipedeBody, centipedeFace } from '#titles/boots-for-an-octopus/cast/centipede.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { shopkeeperFace } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { HOUR } from '#titles/boots-for-an-octopus/set/colors.ts';
import { door } from '#titles/boots-for-an-octopus/set/door.ts';
import { drops } from '#titles/boots-for-an-octopus/set/drops.ts';
import { GOLDEN } from '#titles/boots-for-an-octopus/set/lights.ts';
import { measuringThing } from '#titles/boots-for-an-octopus/set/measure.ts';
import { hush, room } from '#titles/boots-for-an-octopus/set/room.ts';
import { ladder, shelves } from '#titles/boots-for-an-octopus/set/shelves.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { SOUNDS } from '#titles/boots-for-an-octopus/sounds.ts';

/** From the end of the street to the threshold; mm. */
const OUTSIDE = way(
  '66,127 60,127 54,127.5 48,128.5 42,130 36,132.5 31,136 30,141 35,145 42,147 48,150 52,155 52,161',
);
/** From the threshold along the front of the sheet to under the chin; mm. */
const INSIDE = way(
  '51,164 45,168 38,170 31,174 27,180 31,186 40,189 50,190 61,190 74,190.5 88,191 102,191 117,191 132,190.5 147,189 161,185 173,178 181,167 184,155 181,143',
);

/** Whole: ding. It is taking some time to come in, it goes all around, and the first of it is here. */
export const page12: Painting = ({ hero }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = heroInHat(
    hero,
    standingSize(hero, rolls ? 112 : 108, rolls ? 32 : 33),
    'ground',
    [rolls ? 92 : 101, 189],
    {
      pose: HUG,
      mood: 'surprised',
      face: { mouth: GAPE, brow: [-9, -14, -8] },
      yaw: 34,
      turn: 8,
      pitch: 5,
      gaze: [1, -0.1],
      hat: 'given',
      body: { lean: -10, nod: -6, tilt: 2, shrug: 8 },
    },
    GOLDEN,
  );
  const [hx, hy] = child.handL;
  const [rx, ry] = child.handR;
  const art =
    room(158, HOUR.gold) +
    shelves(166, 8, 46, 62, 3, 0) +
    door(
      [14, 92, 54, 160],
      { rain: 0.8, sky: ['#f6c9a0', '#fff0c8'], puddles: [[24, 150, 14]] },
      'open',
    ) +
    clip('M14 92h54V164h-54Z', centipedeBody(GOLDEN, OUTSIDE, [2.2, 7])) +
    path('M16 160H66L150 216H30Z', '#ffe7a0', 'fill-opacity=".45"') +
    ladder(187, -4, 162, 26) +
    at(187, 40, 0.56, shopkeeperFace(GOLDEN)) +
    child.shadow +
    child.art +
    at((hx + rx) / 2, (hy + ry) / 2 + 9, 0.17, measuringThing(20), -82) +
    child.hand(1) +
    child.hand(-1) +
    centipedeBody(GOLDEN, INSIDE, [7, 17]) +
    at(173, 124, 0.66, centipedeFace(GOLDEN), 0, -0.66) +
    drops([
      [206, 158, 2.6],
      [150, 212, 2.4],
      [204, 132, 2.4],
      [22, 204, 2],
      [96, 214, 2.2],
    ]) +
    hush() +
    lettered(SOUNDS['DING!'], [42, 84], { height: 8.4, turn: -6, ink: '#22323a', rim: '#fffaf0' });
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 152, height: 56 },
      ink: 'dark',
      largest: LARGE,
    },
    faces: [child.face],
  };
};
