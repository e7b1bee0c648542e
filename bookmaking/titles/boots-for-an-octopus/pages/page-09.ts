import { line } from '../../../drawing/marks.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { octopus } from '../cast/octopus.ts';
import { heroOnGround } from '../cast/place-hero.ts';
import { standingSize } from '../cast/standing-size.ts';
import { door } from '../set/door.ts';
import { SHOP } from '../set/lights.ts';
import { hush, lamp, plainWall, room, shelves } from '../set/shop.ts';

/** Mid: eight feet in a fan, every one of them dressed. */
export const page09: Painting = ({ hero, things }) => {
  const child = heroOnGround(
    hero,
    standingSize(hero, 104, 35),
    [52, 210],
    {
      pose: 'reach',
      mood: 'joy',
      yaw: 26,
      nod: -6,
      hat: 'given',
      touchL: [82, 122],
      touchR: [66, 118],
      armL: { upper: [30, 120], lower: [20, 150], hand: 'hold' },
      armR: { upper: [30, 120], lower: [20, 150], hand: 'hold' },
    },
    SHOP,
  );
  const guest = octopus(
    {
      head: [136, 158],
      size: 54,
      mood: 'shut',
      gaze: [0, 0],
      dressed: 8,
      foot: 21,
      object: thing(things[0], SHOP),
      arms: [
        {
          via: [
            [164, 176],
            [188, 186],
            [198, 186],
          ],
          turn: -60,
          toe: 1,
        },
        {
          via: [
            [166, 168],
            [184, 162],
            [194, 156],
          ],
          turn: -84,
          toe: 1,
        },
        {
          via: [
            [164, 156],
            [182, 142],
            [188, 124],
          ],
          turn: -140,
          toe: 1,
        },
        {
          via: [
            [160, 146],
            [166, 124],
            [164, 104],
          ],
          turn: 190,
          toe: -1,
        },
        {
          via: [
            [138, 186],
            [152, 196],
            [160, 188],
          ],
          turn: 0,
        },
        {
          via: [
            [128, 120],
            [130, 108],
            [132, 98],
          ],
          turn: 178,
        },
        {
          via: [
            [112, 146],
            [104, 126],
            [102, 108],
          ],
          turn: 172,
        },
        {
          via: [
            [106, 162],
            [84, 150],
            [76, 122],
          ],
          turn: 172,
          before: true,
        },
      ],
    },
    SHOP,
  );
  const art =
    room(180) +
    shelves(92, 78, 122, 76, 4, 0) +
    door(
      [-30, 82, 66, 180],
      { rain: 0, sky: ['#bfe3ee', '#fff3cf'], puddles: [[20, 168, 16]] },
      'shut',
    ) +
    lamp(180, 92, 0.6) +
    plainWall(68) +
    guest.shadow +
    guest.behind +
    child.shadow +
    guest.head +
    child.art +
    guest.before +
    line('M58 84l-5 -7M76 80v-9M94 84l5 -7', '#e9694f', 1.6) +
    hush();
  return {
    art,
    quiet: { box: { ...SAFE, height: 50 }, ink: 'dark' },
    faces: [child.face, guest.face],
    paper: '#fffaf2',
  };
};
