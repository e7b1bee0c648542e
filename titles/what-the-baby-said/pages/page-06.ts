import { luma, mix } from '#bookmaking/drawing/color.ts';
import { disc } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { mirrored, tone, turned } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear, radial } from '#bookmaking/drawing/sheet.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { camera, cup } from '#titles/what-the-baby-said/cast/arms.ts';
import { babySkin } from '#titles/what-the-baby-said/cast/baby-head.ts';
import { leavingCat } from '#titles/what-the-baby-said/cast/cat.ts';
import { cushion } from '#titles/what-the-baby-said/cast/cushions.ts';
import { ducking } from '#titles/what-the-baby-said/cast/ducking.ts';
import { pancake } from '#titles/what-the-baby-said/cast/pancakes.ts';
import { bigChair, picture } from '#titles/what-the-baby-said/set/furniture.ts';
import { NOISE } from '#titles/what-the-baby-said/set/hours.ts';
import { curtainedWindow, room } from '#titles/what-the-baby-said/set/room.ts';
import { SOUNDS } from '#titles/what-the-baby-said/sounds.ts';

const { light } = NOISE;

const FACE =
  'M104 -8C166 -8 206 26 212 84C218 150 178 202 104 202C30 202 -10 150 -4 84C2 26 42 -8 104 -8Z';
const MOUTH =
  'M104 42C160 34 198 62 197 108C196 152 158 178 104 178C50 178 12 152 11 108C10 62 48 34 104 42Z';

/** The middle of the hero's head. */
const CHILD: Point = [173, 166];

/** Full bleed: mostly mouth. What is said stands where it comes from; eyes, hero and cat are at the edges. */
export const page06: Painting = (cast) => paint(cast, SHEET);
/** Over the fold: what it does to a room, and to those who came to see the baby. */
export const spread06: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const wide = width === SPREAD;
  const skin = tone(light, babySkin(hero.skin, 0.42));
  const child = placeHero(
    outOfChair(hero),
    50,
    'head',
    CHILD,
    {
      pose: 'stand',
      mood: 'surprised',
      face: { brow: [-13, -16, -8], askew: 4 },
      yaw: -30,
      pitch: -4,
      turn: -4,
      nod: -8,
      tilt: 15,
      gaze: [-0.8, -0.9],
      body: { roll: 14, lean: -10, shrug: 14 },
      armsByPage: true,
    },
    light,
  );
  // Dark hands before a dark sleeve and a plum cushion stand in the glare.
  const lit = luma(hero.skin) < 0.3 ? { ...hero, skin: mix(hero.skin, '#ffc08a', 0.32) } : hero;
  const shield = (side: 1 | -1, elbow: Point, wrist: Point, degrees: number) =>
    ownArm(lit, child, side, { elbow, wrist, hand: grip, degrees, flip: side > 0 }, light);
  const left = shield(-1, [128, 206], [146, 197], -8);
  const right = shield(1, [210, 206], [198, 190], 186);
  const blown =
    room(NOISE, 168, { from: 0, to: width }) +
    curtainedWindow(NOISE, { x: 8, y: 8, width: 30, height: 40 }, -16) +
    at(196, 22, 1, picture(light, 26, 32, at(0, 4, 0.36, pancake(light, 0.5))), 24) +
    (wide ? '' : at(14, 196, 0.7, bigChair(light, true)));
  const art =
    at(108, 108, 1, at(-108, -108, 1, blown), -7) +
    (wide ? gale() : '') +
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
    (wide ? loud() : '') +
    (wide ? '' : at(26, 190, 0.36, leavingCat(light), 8)) +
    (hero.wheelchair ? '' : at(92, 204, 0.42, cushion(light, 1), -16)) +
    at(106, 184, 0.36, pancake(light, 0.6), -24) +
    at(64, 206, 0.4, pancake(light, 0.7), 30) +
    at(hero.wheelchair ? 46 : 64, 164, 0.36, thing(things[0], light), -24) +
    // Blown there, too, and on one wheel.
    at(94, 209, 1, parkedChair(hero, 33, [0, 0], 38, turned(light, -11)), -11) +
    child.art +
    left.art +
    right.art +
    at(172, 214, 0.92, cushion(light, 3), -10, 0.6) +
    left.before +
    right.before +
    line(
      'M214 128q-12 4 -20 3M216 138q-8 3 -14 2M148 134q-8 8 -8 16M140 140q-6 6 -6 12',
      '#fff6c0',
      1.5,
    );
  return {
    art,
    quiet: {
      box: { x: 24, y: 67, width: wide ? 140 : 160, height: 70 },
      ink: 'light',
      align: 'center',
      anchor: 'middle',
      largest: { explorer: 19 },
      // The one word of the smallest fills all that dark, in the letters in which it goes on over the fold.
      lap: {
        box: { x: 24, y: 76, width: wide ? 136 : 160, height: 64 },
        ink: 'light',
        align: 'center',
        largest: 84,
      },
    },
    faces: [child.face],
  };
}

/** The noise itself, in bands, and whoever is in it, as low as one gets; one has found the window. */
function gale(): string {
  const band = (from: number, to: number, reach = 520): string => {
    const end = (degrees: number): string => {
      const a = (degrees * Math.PI) / 180;
      return `${(104 + Math.cos(a) * reach).toFixed(0)} ${(112 + Math.sin(a) * reach).toFixed(0)}`;
    };
    return `M104 112L${end(from)}L${end(to)}Z`;
  };
  return (
    path(
      band(-31, -22) + band(-15, -7) + band(0, 7) + band(15, 24) + band(33, 42),
      '#fff6c0',
      'fill-opacity=".5"',
    ) +
    path(band(-22, -19) + band(7, 10) + band(24, 27), '#f2663a', 'fill-opacity=".5"') +
    openWindow() +
    at(288, 204, 0.95, ducking(light)) +
    at(236, 132, 0.6, camera(light), 34) +
    line('M222 124q-14 4 -16 16M218 132q-8 2 -10 8', '#a32a3a', 1.6) +
    at(362, 178, 0.62, cup(light, '#7fa6dc'), 64) +
    path('M372 182q10 -2 14 5q-7 -1 -9 3q-5 -5 -7 -3Z', '#8a5030') +
    at(226, 170, 0.42, pancake(light, 0.5), -30) +
    at(336, 112, 0.4, pancake(light, 0.8), 50) +
    at(240, 206, 0.34, cushion(light, 0), 34) +
    // Thrown about, and almost out of the picture.
    at(404, 222, 0.56, bigChair(turned(mirrored(light), 24), true), -24, -0.56)
  );
}

/** Out of the corner of the mouth, and over the fold between two of its letters. */
const loud = (): string =>
  lettered(SOUNDS['WAAAH!'], [278, 92], {
    height: 34,
    turn: -9,
    ink: '#8a1230',
    rim: '#fff3c0',
  });

/** Curtains straight out, the sash up, and a cat more outside than in. */
const openWindow = (): string =>
  at(
    343,
    58,
    1,
    box(-3, 42, 52, 62, '#b0713f', 2) +
      box(
        0,
        45,
        46,
        56,
        linear([
          [0, '#1d1d50'],
          [1, '#3b3b80'],
        ]),
      ) +
      line('M8 54h.1M30 60h.1M20 72h.1M38 80h.1', '#fff6c0', 1.6) +
      at(20, 82, 0.46, leavingCat(light), 14, -0.46) +
      box(-6, 101, 58, 4, '#fff8ea', 1) +
      path('M-2 40C20 34 44 48 70 36C62 52 72 60 66 70C44 58 20 74 -2 60Z', '#ec7c5c') +
      line('M0 46C22 42 44 54 66 44M0 54C22 50 44 64 64 58', '#c24a3e', 1.6),
    -7,
  );

/** Shut as tight as eyes go. */
const cryingEyes = (ink: string): string =>
  line('M30 20Q54 36 82 24', ink, 4.6) +
  line('M178 20Q154 36 126 24', ink, 4.6) +
  line('M36 3Q54 4 78 14M172 3Q154 4 130 14', ink, 3.4, 'stroke-opacity=".6"') +
  path(
    'M92 28C92 18 116 18 116 28C122 32 118 39 104 39C90 39 86 32 92 28Z',
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
    path('M6 78C30 50 70 50 104 52C138 50 178 50 204 78V20H6Z', '#f39a92') +
      path('M20 164C44 140 82 146 104 152C126 146 166 140 188 164V190H20Z', '#ef7f80') +
      line('M104 154V176', mix('#ef7f80', '#8a1f3a', 0.4), 2.4) +
      path('M97 48C95 57 98 62 104 62C110 62 113 57 111 48Z', '#f39a92'),
  );

/** They do not fall: they leave. */
const tears = (): string =>
  path(
    `${disc(22, 48, 3.4, 4.4)}${disc(12, 36, 2.6, 3.2)}${disc(6, 52, 2, 2.4)}${disc(188, 48, 3.4, 4.4)}${disc(198, 38, 2.6, 3.2)}${disc(205, 54, 2, 2.4)}`,
    '#bfe6f8',
  );
