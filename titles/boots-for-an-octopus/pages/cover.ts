import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Hex } from '#bookmaking/drawing/color.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { WASHED } from '#titles/boots-for-an-octopus/cast/children.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { LETTERING } from '#titles/boots-for-an-octopus/lettering.ts';
import { MEDIUM } from '#titles/boots-for-an-octopus/medium.ts';
import { SHOPFRONT } from '#titles/boots-for-an-octopus/set/colors.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { measuringThing } from '#titles/boots-for-an-octopus/set/measure.ts';
import { puddle, rain } from '#titles/boots-for-an-octopus/set/street.ts';

/** On a cover nobody's own object is shown: foot seven has a sock for now. */
const SOCK =
  path('M-18 -22H16V6C28 8 34 18 28 26H-8C-18 26 -20 18 -19 10Z', '#86c5dd') +
  line('M-18 -12H16M-19 0H16M-19 12H30', '#fffaf0', 5) +
  path('M-20 -26H18V-16H-20Z', '#ee8670');

/** What comes round an end of the measuring thing from behind; the rest of the hand is the rig's. */
function fingers(x: number, y: number, way: 1 | -1, color: Hex): string {
  const skin = tone(SHOP, color);
  const d = 'M-1 -3.900H5M-1 -1.300H6.300M-1 1.300H6M-1 3.900H4.600';
  return at(x, y, 1, line(d, skin.deep, 3) + line(d, skin.base, 2.3), 0, way);
}

/** A wreath of feet, one of them bare, around a hero who has the measuring thing at last. */
const paint: Painting = ({ hero }) => {
  const child = heroInHat(
    hero,
    35,
    'head',
    [109, 167],
    {
      pose: 'stand',
      mood: 'joy',
      yaw: 6,
      pitch: 4,
      hat: 'on',
      touchL: [138, 201],
      touchR: [82, 203],
      armL: { upper: [40, 20], lower: [90, 10], hand: 'hold' },
      armR: { upper: [40, 20], lower: [90, 10], hand: 'hold' },
    },
    SHOP,
  );
  const guest = octopus(
    {
      head: [108, 115],
      size: 57,
      mood: 'pleased',
      gaze: [0.05, 0.9],
      dressed: 7,
      foot: 25,
      object: SOCK,
      arms: [
        {
          via: way('78,144 52,150 38,156 36,172'),
          toe: -1,
          suckers: -1,
        },
        {
          via: way('74,136 50,140 36,138'),
          turn: 84,
          toe: -1,
        },
        {
          via: way('80,124 58,106 40,108'),
          turn: 106,
          toe: -1,
        },
        {
          via: way('136,124 158,106 176,108'),
          turn: -106,
        },
        {
          via: way('142,136 166,140 180,138'),
          turn: -84,
        },
        {
          via: way('138,144 164,150 178,156 180,172'),
          suckers: 1,
        },
        {
          via: way('90,132 72,96 54,86 42,78'),
          turn: 124,
          toe: -1,
        },
        {
          via: way('128,132 146,96 164,86 180,78 184,66 174,64 172,72'),
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
    child.art +
    guest.before +
    at(110, 202, 0.26, measuringThing(20), -3) +
    fingers(84, 203, 1, hero.skin) +
    fingers(136, 200.6, -1, hero.skin);
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
