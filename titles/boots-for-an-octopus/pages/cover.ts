import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { WASHED } from '#titles/boots-for-an-octopus/cast/children.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { LETTERING } from '#titles/boots-for-an-octopus/lettering.ts';
import { MEDIUM } from '#titles/boots-for-an-octopus/medium.ts';
import { SHOPFRONT } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { puddle, rain } from '#titles/boots-for-an-octopus/set/street.ts';

/** On a cover nobody's own object is shown: foot seven has a sock for now. */
const SOCK =
  path('M-18 -22H16V6C28 8 34 18 28 26H-8C-18 26 -20 18 -19 10Z', '#86c5dd') +
  line('M-18 -12H16M-19 0H16M-19 12H30', '#fffaf0', 5) +
  path('M-20 -26H18V-16H-20Z', '#ee8670');

/** A wreath of feet in all that there was; and one that is bare, which somebody has taken by the hand. */
const paint: Painting = ({ hero }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = heroInHat(
    hero,
    standingSize(hero, rolls ? 104 : 100, rolls ? 31 : 30),
    'ground',
    [rolls ? 78 : 77, 206],
    {
      pose: 'stand',
      mood: 'joy',
      face: { eyes: 'open' },
      yaw: 40,
      pitch: 4,
      nod: -6,
      gaze: [0.9, -0.7],
      hat: 'on',
      armL: { upper: [10, 66], lower: [14, 74], hand: 'hold' },
      armR: { upper: [-6, 12], lower: [6, 6] },
    },
    SHOP,
  );
  const [handX, handY] = child.handL;
  const guest = octopus(
    {
      head: [119, 107],
      size: 46,
      tilt: -5,
      mood: 'pleased',
      gaze: [-0.9, 0.8],
      dressed: 7,
      foot: 23,
      object: SOCK,
      arms: [
        { via: way('92,134 60,140 42,154 35,170'), toe: -1, suckers: -1 },
        { via: way('88,126 58,132 42,138 33,137'), turn: 70, toe: -1 },
        { via: way('92,116 66,102 48,108 36,106'), turn: 98, toe: -1 },
        { via: way('146,112 160,92 170,88 178,80'), turn: -150 },
        { via: way('150,122 166,126 178,122 186,114'), turn: -84 },
        { via: way('152,130 172,136 184,146 188,160'), suckers: 1 },
        { via: way('102,120 78,94 58,88 48,77'), turn: 150, toe: -1 },
        {
          via: [
            ...way('137,138 147,153 136,167'),
            [handX + 15, handY + 11],
            [handX, handY + 7],
            [handX - 6, handY],
            [handX, handY - 6],
            [handX + 6, handY - 1],
          ],
          before: true,
          suckers: -1,
        },
      ],
    },
    SHOP,
  );
  const art =
    box(
      0,
      0,
      SHEET,
      SHEET,
      linear([
        [0, '#dcf3ee'],
        [0.45, '#9fd9d8'],
        [1, '#6fbfc6'],
      ]),
    ) +
    rain(chanceFrom('cover'), { x: 0, y: 0, width: SHEET, height: 190 }, 0.5) +
    oval(
      108,
      116,
      104,
      96,
      radial([
        [0, '#fff4dc', 0.95],
        [0.6, '#fff4dc', 0.4],
        [1, '#fff4dc', 0],
      ]),
    ) +
    puddle('cover', 108, 200, 100, 18, 5) +
    guest.behind +
    guest.head +
    child.shadow +
    child.art +
    guest.before;
  return {
    art,
    quiet: { box: { ...SAFE, y: 13, height: 50 }, ink: 'dark', align: 'center', anchor: 'middle' },
    faces: [child.face, guest.face],
  };
};

export const cover: Cover = {
  slug: 'boots-for-an-octopus',
  title: '{name} and the Boots for an Octopus',
  lettering: LETTERING,
  medium: MEDIUM,
  children: WASHED,
  paint,
  grounds: [{ color: SHOPFRONT.shelfBack, light: SHOP }],
};
