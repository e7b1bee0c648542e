import { at } from '#bookmaking/drawing/marks.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { armWithBox, shopkeeperLegs } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { towerOfBoxes } from '#titles/boots-for-an-octopus/cast/tower.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import {
  hush,
  ladder,
  openBox,
  room,
  shelves,
  tissue,
} from '#titles/boots-for-an-octopus/set/shop.ts';

/** Wide and tall: nothing on any shelf, paper everywhere, and one foot held out. */
export const page06: Painting = ({ hero, things }) => {
  const child = heroInHat(
    hero,
    standingSize(hero, 94, 31),
    'ground',
    [52, hero.wheelchair ? 212 : 220],
    {
      pose: 'stand',
      mood: 'worried',
      yaw: 24,
      nod: -6,
      gaze: [0.8, -0.9],
      hat: 'on',
      armL: { upper: [40, 50], lower: [80, 80], hand: 'open' },
      armR: { upper: [40, 50], lower: [80, 80], hand: 'open' },
    },
    SHOP,
  );
  const guest = octopus(
    {
      head: [134, 137],
      size: 50,
      tilt: 4,
      mood: 'wide',
      gaze: [-0.2, -0.9],
      dressed: 7,
      foot: 18,
      object: thing(things[0], SHOP),
      arms: [
        {
          via: way('112,163 102,171 100,179'),
          toe: -1,
          stands: true,
        },
        {
          via: way('122,167 124,175 124,181'),
          stands: true,
        },
        {
          via: way('138,167 146,175 148,181'),
          stands: true,
        },
        {
          via: way('152,163 170,171 174,179'),
          stands: true,
        },
        {
          via: way('160,155 186,159 198,171'),
          stands: true,
        },
        {
          via: way('164,143 186,137 194,119'),
          turn: 190,
        },
        {
          via: way('106,149 94,141 94,127'),
          turn: 180,
        },
        {
          via: way('108,157 88,163 80,151 84,141'),
          before: true,
        },
      ],
    },
    SHOP,
  );
  const paper = (spots: readonly (readonly [number, number, number])[]): string =>
    spots.map(([x, y, r]) => tissue(x, y, r)).join('');
  const art =
    room(182) +
    shelves(138, 8, 75, 150, 6, 0) +
    ladder(194, -4, 184, 24) +
    at(194, 62, 0.56, shopkeeperLegs(SHOP, 120)) +
    at(161, 20, 0.8, armWithBox(SHOP, '#86c5dd', true)) +
    at(24, 182, 0.4, towerOfBoxes(SHOP)) +
    paper([
      [156, 84, 5],
      [146, 104, 4],
      [160, 122, 4.6],
    ]) +
    guest.shadow +
    guest.behind +
    guest.head +
    guest.before +
    child.shadow +
    child.art +
    openBox(SHOP, 86, 204, 30, '#c6aee2', 168) +
    openBox(SHOP, 16, 206, 28, '#f0866a', -8) +
    paper([
      [42, 216, 15],
      [62, 218, 16],
      [30, 196, 13],
      [48, 200, 14],
      [66, 198, 12],
      [40, 208, 16],
      [60, 210, 16],
      [20, 212, 10],
      [82, 212, 11],
      [104, 214, 9],
    ]) +
    openBox(SHOP, 112, 219, 30, '#a9dbbd', 6) +
    openBox(SHOP, 184, 220, 34, '#f6b7b0', -3) +
    hush();
  return {
    art,
    quiet: { box: { ...SAFE, width: 120, height: 84 }, ink: 'dark' },
    faces: [child.face, guest.face],
  };
};
