import { mix } from '#bookmaking/drawing/color.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import { tone, turned } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { babySkin } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { leavingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { cushion } from '#titles/what-the-baby-said/cast/cushions.ts';
import { pancake } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { bigChair, picture } from '#titles/what-the-baby-said/set/furniture.ts';
import { NOISE } from '#titles/what-the-baby-said/set/hours.ts';
import { curtainedWindow, room } from '#titles/what-the-baby-said/set/room.ts';

const { light } = NOISE;

const FACE =
  'M104 -8C166 -8 206 26 212 84C218 150 178 202 104 202C30 202 -10 150 -4 84C2 26 42 -8 104 -8Z';
const MOUTH =
  'M104 50C158 42 196 68 195 110C194 152 158 178 104 178C50 178 14 152 13 110C12 68 50 42 104 50Z';

/** How far the hero and the chair are blown over, in degrees. */
const BLOWN = 12;

/** Full bleed: mostly mouth. What is said stands where it comes from; eyes, hero and cat are at the edges. */
export const page06: Painting = ({ hero, things }) => {
  const skin = tone(light, babySkin(hero.skin, 0.42));
  const child = placeHero(
    hero,
    25,
    'head',
    [0, 0],
    {
      pose: 'stand',
      mood: 'surprised',
      yaw: -30,
      gaze: [-0.9, -0.3],
      armL: { upper: [10, 100], lower: [10, 124], hand: 'open' },
      armR: { upper: [10, 90], lower: [10, 120], hand: 'open' },
    },
    turned(light, BLOWN),
  );
  const blown =
    room(NOISE, 168) +
    curtainedWindow(NOISE, { x: 8, y: 8, width: 30, height: 40 }, -16) +
    at(196, 22, 1, picture(light, 26, 32, at(0, 4, 0.36, pancake(light, 0.5))), 24) +
    at(14, 196, 0.7, bigChair(light, true));
  const art =
    at(108, 108, 1, at(-108, -108, 1, blown), -7) +
    clip(
      FACE,
      path(FACE, skin.base) +
        oval(70, 30, 60, 34, skin.lite, 'fill-opacity=".3"') +
        oval(
          22,
          132,
          44,
          36,
          radial([
            [0, '#e8412e', 0.6],
            [1, '#e8412e', 0],
          ]),
        ) +
        oval(
          190,
          132,
          44,
          36,
          radial([
            [0, '#e8412e', 0.6],
            [1, '#e8412e', 0],
          ]),
        ) +
        path('M150 -10C220 40 220 150 150 210L230 210V-10Z', skin.shade, 'fill-opacity=".5"'),
    ) +
    cryingEyes(skin.deep) +
    mouth() +
    tears() +
    at(26, 190, 0.36, leavingCat(light), 8) +
    at(92, 204, 0.42, cushion(light, 1), -16) +
    at(134, 208, 0.36, cushion(light, 3), 20) +
    at(116, 190, 0.36, pancake(light, 0.6), -24) +
    at(64, 206, 0.4, pancake(light, 0.7), 30) +
    at(150, 190, 0.3, thing(things[0], light), 28) +
    at(187, 158, 1, child.art, BLOWN);
  return {
    art,
    quiet: {
      box: { x: 34, y: 80, width: 146, height: 62 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
      // The one word of the smallest is as loud as the page.
      largest: { seedling: 76 },
    },
    faces: [{ ...child.face, x: child.face.x + 187, y: child.face.y + 158 }],
  };
};

/** Shut as tight as eyes go. */
const cryingEyes = (ink: string): string =>
  line('M34 26Q54 44 80 34M40 34l-12 4M46 40l-8 8', ink, 4.4) +
  line('M174 26Q154 44 128 34M168 34l12 4M162 40l8 8', ink, 4.4) +
  line('M36 8Q54 10 78 22M172 8Q154 10 130 22', ink, 3.4, 'stroke-opacity=".6"') +
  path(
    'M92 36C92 26 116 26 116 36C122 40 118 47 104 47C90 47 86 40 92 36Z',
    ink,
    'fill-opacity=".35"',
  );

/** Gums, a tongue, no teeth at all, and room for everything that is said. */
const mouth = (): string =>
  path(
    MOUTH,
    linear([
      [0, '#6a1530'],
      [0.5, '#4d0f2a'],
      [1, '#5f1630'],
    ]),
    'stroke="#a8283a" stroke-width="3"',
  ) +
  clip(
    MOUTH,
    path('M6 88C30 60 70 60 104 62C138 60 178 60 204 88V30H6Z', '#f39a92') +
      path('M20 164C44 140 82 146 104 152C126 146 166 140 188 164V190H20Z', '#ef7f80') +
      line('M104 154V176', mix('#ef7f80', '#8a1f3a', 0.4), 2.4) +
      path('M97 58C95 72 98 78 104 78C110 78 113 72 111 58Z', '#f39a92'),
  );

/** They do not fall: they leave. */
const tears = (): string =>
  path(
    `${disc(22, 48, 3.4, 4.4)}${disc(12, 36, 2.6, 3.2)}${disc(6, 52, 2, 2.4)}${disc(188, 48, 3.4, 4.4)}${disc(198, 38, 2.6, 3.2)}${disc(205, 54, 2, 2.4)}`,
    '#bfe6f8',
  );
