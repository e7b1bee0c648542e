import { at, line } from '#bookmaking/drawing/marks.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import type { Arm, Pose } from '#bookmaking/hero/poses.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting, Picture } from '#bookmaking/title.ts';
import { heroInHat } from '#titles/boots-for-an-octopus/cast/hero-in-hat.ts';
import { octopus, way } from '#titles/boots-for-an-octopus/cast/octopus.ts';
import { armWithBox } from '#titles/boots-for-an-octopus/cast/shopkeeper.ts';
import { standingSize } from '#titles/boots-for-an-octopus/cast/standing-size.ts';
import { SHOP } from '#titles/boots-for-an-octopus/set/lights.ts';
import { nearer } from '#titles/boots-for-an-octopus/set/nearer.ts';
import {
  bench,
  hush,
  lamp,
  openBox,
  plainWall,
  room,
  shelves,
  valance,
} from '#titles/boots-for-an-octopus/set/shop.ts';
import { LARGE } from '#titles/boots-for-an-octopus/set/type.ts';
import { SOUNDS } from '#titles/boots-for-an-octopus/sounds.ts';

const HOLDING: Arm = { upper: [50, 10], lower: [80, 0], hand: 'hold' };

/** With the whole weight: one foot braced far in front, the other knee bent under. */
const LEANS_BACK: Partial<Pose> = {
  lean: -30,
  roll: -4,
  legL: { upper: [34, 8], lower: [-22, 6], foot: 6 },
  legR: { upper: [66, 6], lower: [48, 4], foot: -34 },
};

/** Mid: the hero pulls and foot four pushes. */
export const page03: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const child = heroInHat(
    hero,
    standingSize(hero, 134, 43),
    'ground',
    rolls ? [164, 212] : [158, 211],
    {
      pose: 'stand',
      mood: 'brave',
      face: { mouth: PRESSED, eyes: 'narrow', cheek: 0.8, flushed: true },
      yaw: -58,
      turn: 14,
      nod: 6,
      tilt: rolls ? 8 : 12,
      gaze: [-0.9, 0.6],
      hat: 'on',
      touchL: [122, 170],
      touchR: [128, 152],
      armL: HOLDING,
      armR: HOLDING,
      body: rolls ? { lean: -19 } : LEANS_BACK,
    },
    SHOP,
  );
  const guest = octopus(
    {
      head: [66, 132],
      size: 56,
      tilt: -4,
      mood: 'pleased',
      gaze: [0.8, 0.5],
      dressed: 4,
      foot: 25,
      object: thing(things[0], SHOP),
      arms: [
        { via: way('36,150 18,148 20,126'), turn: 184, toe: -1 },
        {
          via: way('44,164 36,176 34,184'),
          toe: -1,
          stands: true,
          before: true,
        },
        {
          via: way('64,166 70,178 70,184'),
          stands: true,
          before: true,
        },
        {
          via: way('82,162 102,174 121,161'),
          turn: -98,
          before: true,
        },
        {
          via: way('30,160 12,172 8,188 16,196'),
        },
        {
          via: way('92,150 108,142 112,124 122,118'),
        },
        {
          via: way('76,170 94,186 100,204 110,203'),
        },
        {
          via: way('90,164 112,178 122,190 128,184'),
        },
      ],
    },
    SHOP,
  );
  const art =
    room(178) +
    shelves(8, 82, 78, 76, 4, 0.8, 'left shelves') +
    shelves(128, 82, 84, 76, 4, 0.8) +
    lamp(108, 106) +
    at(146, 84, 0.62, armWithBox(SHOP, '#86c5dd', false)) +
    plainWall(68) +
    valance(70) +
    bench(18, 170, 100, 204) +
    openBox(SHOP, 196, 212, 30, '#f0866a', 6) +
    guest.shadow +
    guest.behind +
    guest.head +
    guest.before +
    child.shadow +
    child.art +
    line('M132 138l4 -7M124 136l1 -8M114 140l-4 -6', '#e9694f', 1.6) +
    hush() +
    lettered(SOUNDS['Squeak!'], [30, 92], { height: 7, turn: -10, ink: '#22323a', rim: '#fffaf0' });
  const picture = {
    art,
    quiet: { box: { ...SAFE, height: 43 }, ink: 'dark', largest: LARGE, anchor: 'middle' },
    faces: [child.face, guest.face],
  } satisfies Picture;
  return nearer(picture, 1.06, 108);
};
