import { at, box } from '../../../drawing/marks.ts';
import { linear } from '../../../drawing/sheet.ts';
import { thing } from '../../../scenes/things/things.ts';
import { SAFE, SHEET } from '../../../sheet-size.ts';
import type { Painting } from '../../title.ts';
import { octopus, tentacle } from '../cast/octopus.ts';
import { heroByHead } from '../cast/place-hero.ts';
import { SHOP } from '../set/lights.ts';
import { lamp, mirror, room, shelves } from '../set/shop.ts';

/** Close, in the low mirror: seven feet, a face under a yellow hat, and one foot still to come. */
export const page05: Painting = ({ hero, things }) => {
  const child = heroByHead(
    hero,
    48,
    [168, 142],
    {
      pose: 'sit',
      mood: 'joy',
      yaw: -16,
      pitch: 5,
      turn: -4,
      hat: 'on',
      touchR: [140, 168],
      armR: { upper: [50, 10], lower: [80, 0], hand: 'open' },
    },
    SHOP,
  );
  const guest = octopus(
    {
      head: [72, 144],
      size: 60,
      mood: 'pleased',
      gaze: [0.9, 0.1],
      dressed: 7,
      foot: 22,
      object: thing(things[0], SHOP),
      arms: [
        {
          via: [
            [40, 158],
            [26, 166],
            [24, 174],
          ],
          toe: -1,
          stands: true,
        },
        {
          via: [
            [52, 170],
            [50, 172],
            [50, 176],
          ],
          toe: -1,
          stands: true,
          before: true,
        },
        {
          via: [
            [68, 176],
            [74, 176],
            [76, 178],
          ],
          stands: true,
          before: true,
        },
        {
          via: [
            [36, 150],
            [24, 136],
            [26, 118],
          ],
          turn: 164,
        },
        {
          via: [
            [90, 170],
            [104, 172],
            [106, 178],
          ],
          stands: true,
          before: true,
        },
        {
          via: [
            [44, 150],
            [30, 112],
            [42, 100],
          ],
          turn: 196,
        },
        {
          via: [
            [100, 152],
            [116, 152],
            [122, 138],
          ],
          turn: 180,
          before: true,
        },
        {
          via: [
            [98, 164],
            [124, 180],
            [142, 214],
          ],
        },
      ],
    },
    SHOP,
  );
  const inside =
    at(0, 0, 1, room(186)) +
    shelves(96, 84, 120, 74, 4, 0.42) +
    lamp(128, 96, 0.9) +
    guest.shadow +
    guest.behind +
    child.art +
    guest.head +
    guest.before +
    box(
      0,
      74,
      SHEET,
      142,
      linear(
        [
          [0, '#d8f0f2', 0.1],
          [1, '#bfe0ea', 0.26],
        ],
        0,
        0,
        1,
        1,
      ),
    );
  const art =
    room(230) +
    mirror(12, 82, 192, 126, inside) +
    tentacle(
      [
        [150, 226],
        [168, 206],
        [184, 186],
        [178, 172],
        [168, 176],
      ],
      9,
      5,
      1,
      SHOP,
    );
  return {
    art,
    quiet: { box: { ...SAFE, height: 54 }, ink: 'dark' },
    faces: [child.face, guest.face],
    paper: '#fff6ec',
  };
};
