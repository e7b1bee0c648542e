import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { WASHED } from '#titles/boots-for-an-octopus/cast/children.ts';
import { fistAt, heroHolding, type Stood } from '#titles/boots-for-an-octopus/cast/holding.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { LETTERING } from '#titles/boots-for-an-octopus/lettering.ts';
import { MEDIUM } from '#titles/boots-for-an-octopus/medium.ts';
import { SHOPFRONT } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { puddle, rain } from '#titles/boots-for-an-octopus/set/street.ts';

/** On a cover nobody's own object is shown: foot seven has a sock for now. */
const SOCK =
  path('M-18 -22H16V6C28 8 34 18 28 26H-8C-18 26 -20 18 -19 10Z', '#f0866a') +
  line('M-18 -12H16M-19 0H16M-19 12H30', '#fffaf0', 5) +
  path('M-20 -26H18V-16H-20Z', '#3f9a92');

/** Up on the toes of one foot, the other one off the ground. */
const JUMPS_AT = {
  lean: -8,
  roll: 0,
  hips: 0,
  armL: { upper: [60, 30], lower: [60, 30] },
  armR: { upper: [-40, 60], lower: [-30, 84] },
  legL: { upper: [30, 8], lower: [-34, 6], foot: 40 },
  legR: { upper: [0, 3], lower: [-6, 3], foot: 10 },
} as const;

/** A wreath of feet in all that there was; and one that is bare, which somebody has taken by the hand. */
const paint: Painting = ({ hero }) => {
  const rolls = hero.wheelchair !== undefined;
  const stood: Stood = {
    hero,
    size: standingSize(hero, rolls ? 98 : 96, 29),
    ground: [rolls ? 57 : 54, 205],
    wish: {
      pose: JUMPS_AT,
      mood: 'joy',
      face: { eyes: 'open' },
      yaw: 52,
      pitch: 4,
      nod: -12,
      gaze: [0.9, -0.8],
      hat: 'on',
      armR: { upper: [-40, 60], lower: [-30, 84], hand: 'open' },
    },
  };
  const hand = fistAt(stood, 1, 12);
  const child = heroHolding(stood, { left: hand }, SHOP);
  const [handX, handY] = hand;
  const guest = octopus(
    {
      head: [119, 112],
      size: 50,
      tilt: -5,
      mood: 'pleased',
      gaze: [-0.9, 0.8],
      dressed: 7,
      foot: 22,
      object: SOCK,
      arms: [
        { via: way('92,120 66,104 46,110 30,106'), turn: 98, toe: -1 },
        { via: way('96,112 76,92 56,92 38,80'), turn: 128, toe: -1 },
        { via: way('150,116 164,94 172,88 180,79'), turn: -150 },
        { via: way('154,124 170,118 180,118 188,110'), turn: -112 },
        { via: way('154,132 172,134 180,135 186,140'), turn: -56 },
        { via: way('148,138 160,158 170,162 178,176'), suckers: 1 },
        { via: way('132,140 140,162 150,176 152,183'), turn: 0 },
        {
          via: [
            ...way('120,150 118,172'),
            [handX + 24, handY + 15],
            [handX + 9, handY + 8],
            [handX, handY],
            [handX - 3, handY - 9],
            [handX + 3, handY - 15],
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
    guest.before +
    child.art +
    child.hand(1);
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
