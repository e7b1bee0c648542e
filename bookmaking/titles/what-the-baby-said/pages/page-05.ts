import { at } from '../../../drawing/marks.ts';
import { headToSit } from '../../../hero/head-size.ts';
import { placeHero } from '../../../hero/place-hero.ts';
import { thing } from '../../../scenes/things/things.ts';
import type { Painting } from '../../title.ts';
import { babyHead } from '../cast/baby-head.ts';
import { sittingCat } from '../cast/cat.ts';
import { throne } from '../cast/cushions.ts';
import { pancakes } from '../cast/pancakes.ts';
import { bigChair } from '../set/furniture.ts';
import { STAGE } from '../set/hours.ts';
import { ON_WALL } from '../set/quiet.ts';
import { glow, room, rug } from '../set/room.ts';

const { light } = STAGE;

/** Mid: all the good cushions. At the left edge a breath goes in, and in. */
export const page05: Painting = ({ hero, things }) => {
  const seat = throne(light, hero, [146, 200]);
  const child = placeHero(
    hero,
    headToSit(hero, 70, 30),
    hero.wheelchair ? 'ground' : 'pelvis',
    hero.wheelchair ? [146, 200] : seat.top,
    {
      pose: 'perch',
      mood: 'happy',
      yaw: -14,
      pitch: 4,
      nod: -8,
      gaze: [0.6, 0.2],
      seatHeight: 0,
      armL: { upper: [10, 40], lower: [70, 30], hand: 'hold' },
      armR: { upper: [10, 40], lower: [60, -40], hand: 'rest' },
    },
    light,
  );
  const art =
    room(STAGE, 150) +
    at(84, 166, 0.56, bigChair(light, true)) +
    rug(STAGE, 120, 198, 110, 26) +
    glow(140, 130, 90, 80, '#ffdf9a', 0.7) +
    seat.behind +
    child.shadow +
    child.art +
    seat.before +
    at(196, 206, 0.62, pancakes(light, 17)) +
    at(178, 140, 0.34, thing(things[0], light)) +
    at(104, 206, 0.36, sittingCat(light, 'sly')) +
    at(
      24,
      158,
      1.24,
      babyHead(light, hero.skin, {
        turn: 0.8,
        eyes: 'wide',
        gaze: [0.6, -0.4],
        mouth: 'breath',
        brow: 1,
      }),
      -8,
    );
  return { art, quiet: ON_WALL, faces: [child.face] };
};
