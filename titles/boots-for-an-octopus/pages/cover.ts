import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { thumbed } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Cover, Painting } from '#bookmaking/title.ts';
import { chairBack } from '#titles/boots-for-an-octopus/cast/chair-back.ts';
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

/** A wreath of feet, one of them bare, around a hero who has the measuring thing at last. */
const paint: Painting = ({ hero }) => {
  const child = heroInHat(
    hero,
    34,
    'head',
    [108, 157],
    {
      pose: 'stand',
      mood: 'joy',
      yaw: 6,
      pitch: 4,
      hat: 'on',
      armsByPage: true,
    },
    SHOP,
  );
  // From both shoulders down to what is held up.
  const hand = (side: 1 | -1) =>
    ownArm(
      hero,
      child,
      side,
      {
        elbow: [108 + side * 30, 188],
        wrist: [108 + side * 29, 203 - side],
        hand: thumbed,
        degrees: side > 0 ? 192 : -16,
        flip: side > 0,
        size: 1.2,
      },
      SHOP,
    );
  const guest = octopus(
    {
      head: [108, 106],
      size: 46,
      mood: 'pleased',
      gaze: [0, 1.1],
      dressed: 7,
      foot: 23,
      object: SOCK,
      arms: [
        { via: way('80,138 52,148 40,158 37,172'), toe: -1, suckers: -1 },
        { via: way('76,130 54,144 40,144 33,140'), turn: 66, toe: -1 },
        { via: way('82,116 62,104 46,112 36,110'), turn: 98, toe: -1 },
        { via: way('134,116 154,104 170,112 180,110'), turn: -98 },
        { via: way('140,130 162,144 176,144 183,140'), turn: -66 },
        { via: way('136,138 164,148 176,158 179,172'), suckers: 1 },
        { via: way('92,124 72,94 54,88 47,78'), turn: 150, toe: -1 },
        { via: way('124,124 144,94 162,88 177,82 183,70 174,64 169,70 172,75') },
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
    (hero.wheelchair ? chairBack(child, hero.wheelchair) : '') +
    child.art +
    guest.before +
    hand(1).art +
    hand(-1).art +
    at(108, 200, 0.27, measuringThing(20), -2) +
    hand(1).before +
    hand(-1).before;
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
