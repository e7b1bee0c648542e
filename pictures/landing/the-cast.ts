import { at } from '#bookmaking/drawing/marks.ts';
import { heroOf } from '#bookmaking/hero/hero.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { asUsual } from '#bookmaking/hero/usual-hand.ts';
import { thing } from '#bookmaking/things/things.ts';
import { MORNING } from '#pictures/lights.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { gooseStanding } from '#titles/goose-on-bus-nine/cast/goose.ts';
import { catAsleep } from '#titles/stair-that-counted-feet/cast/cat.ts';
import type { Cutout } from './cutout.ts';
import { zoe } from './zoe.ts';

/** Zoë with some of those whom she met in books: the first picture of the shop. */
export const theCast: Cutout = {
  name: 'the-cast',
  width: 1280,
  height: 760,
  paint: () => {
    const child = placeHero(
      asUsual(heroOf(zoe)),
      148,
      'ground',
      [420, 700],
      { pose: 'wave', mood: 'joy', yaw: 20, gaze: [0.5, -0.1], pitch: 5 },
      MORNING,
    );
    return (
      guest() +
      child.shadow +
      child.art +
      at(160, 722, 1.7, gooseStanding({ beak: 'open', gaze: [0.9, -0.3], lid: 'calm' }, MORNING)) +
      at(612, 738, 1.45, catAsleep(MORNING))
    );
  },
};

/** The octopus, in all that the shoe shop had. */
function guest(): string {
  const art = octopus(
    {
      head: [100, 62],
      size: 62,
      tilt: -3,
      mood: 'pleased',
      gaze: [-0.8, 0.2],
      dressed: 8,
      foot: 21,
      object: thing('stegosaurus', MORNING),
      arms: [
        { via: way('76,96 56,106 46,126'), toe: -1, stands: true },
        { via: way('88,104 80,118 78,136'), toe: -1, stands: true },
        { via: way('104,104 112,118 112,136'), stands: true },
        { via: way('122,100 142,112 146,130'), stands: true },
        { via: way('134,90 166,96 180,118'), stands: true },
        { via: way('136,76 168,70 172,44'), turn: 190 },
        { via: way('68,82 40,80 30,56'), turn: 172 },
        { via: way('70,90 32,100 10,84'), turn: 120 },
      ],
    },
    MORNING,
  );
  return at(606, 190, 3.3, art.shadow + art.behind + art.head + art.before);
}
