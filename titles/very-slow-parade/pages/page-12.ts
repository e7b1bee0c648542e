import { mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { asHero, at, box, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import { fist } from '#bookmaking/hero/close-hand.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { offForTheNight } from '#bookmaking/hero/off-for-the-night.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, type PlacedHero, placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { bearOnBack } from '#titles/very-slow-parade/cast/bear.ts';
import { crayonParade } from '#titles/very-slow-parade/cast/crayon-parade.ts';
import { duck } from '#titles/very-slow-parade/cast/duck.ts';
import { potTurned } from '#titles/very-slow-parade/cast/pot.ts';
import { snail } from '#titles/very-slow-parade/cast/snail.ts';
import { wagon } from '#titles/very-slow-parade/cast/wagon.ts';
import { BEDDING } from '#titles/very-slow-parade/set/bedroom.ts';
import { shining, silverLine, skirting, tiles } from '#titles/very-slow-parade/set/floor.ts';
import { DARK, RINGS } from '#titles/very-slow-parade/set/hours.ts';
import { pool, wall } from '#titles/very-slow-parade/set/kitchen.ts';
import { kitchenWindow, lettuce } from '#titles/very-slow-parade/set/kitchen-window.ts';
import { NIGHT } from '#titles/very-slow-parade/set/lights.ts';
import { ring } from '#titles/very-slow-parade/set/sound.ts';
import { patch } from '#titles/very-slow-parade/set/stage.ts';
import { roundTable } from '#titles/very-slow-parade/set/table.ts';
import { LARGE } from '#titles/very-slow-parade/set/type.ts';

const LOW = cameraAt({ from: [0, 46, -220], to: [0, 46, 60], middle: [108, 148], focal: 250 });
const FLOOR = { left: -930, right: 330, near: -140, far: 50 };
/** One picture: somebody sleeps, and under the hem of the quilt, where a kitchen is, the parade is not over. */
export const page12: Painting = (cast) => paint(cast, PAGE);
/** Over the fold, at the left: the way there, and who fell asleep along it. */
export const spread12: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const kid = inBed(hero);
  const [, base] = LOW.see([0, 0, FLOOR.far]);
  const art =
    wall(DARK, base, { from: frame.left, to: SHEET }) +
    pool(158, 146, 76, 62, '#6fa8d6', 0.34) +
    kitchenWindow(NIGHT, DARK, { x: 132, y: 121, width: 54, height: 43 }, { stars: 1.3 }) +
    at(164, 165, 0.6, lettuce(NIGHT, true)) +
    tiles(LOW, DARK, FLOOR) +
    skirting(LOW, DARK, FLOOR) +
    silverLine(
      LOW,
      [
        [-420, 0, 60],
        [-300, 0, 20],
        [-200, 0, 6],
        [-130, 0, 14],
        [-70, 0, 20],
        [-40, 0, 4],
        [-14, 0, -16],
      ],
      1,
    ) +
    (isWide(frame) ? droppedOut() : '') +
    patch(NIGHT, 122, 206, 50) +
    at(122, 207, 0.54, potTurned(NIGHT)) +
    ring([121, 188], 5.4, RINGS.last, 1.1) +
    shining(
      [
        [93, 207],
        [99, 204],
        [101.6, 196],
        [102.6, 188],
        [104, 180],
        [107, 177.4],
      ],
      [1, 1, 0.9, 0.9, 0.9, 0.6],
      1,
    ) +
    at(123, 177, 0.34, snail(NIGHT, { pose: 'stretching', gaze: [0.2, -0.9], lids: 0.25 })) +
    patch(NIGHT, 52, 208, 60) +
    at(50, 208, 0.62, wagon(NIGHT, thing(things[0], NIGHT))) +
    bedroom() +
    shelf(hero) +
    parkedChair(hero, 22, [194, 82], -14, NIGHT) +
    at(-22.5, 1.6, 1.15, pillow()) +
    clip('M112 0H196V70H112Z', kid.art) +
    underChin(hero, kid) +
    quilt();
  return laidIn(frame, {
    art,
    quiet: { box: { ...SAFE, y: 76, height: 35 }, ink: 'light', largest: LARGE },
    faces: [kid.face],
  });
}

/** On the side, a cheek in the pillow, and the nose toward what goes on below. */
const inBed = (hero: Hero): PlacedHero =>
  placeHero(
    { ...outOfChair(inPyjamas(hero)), glasses: 'none', hearingAid: undefined },
    35,
    'head',
    [154, 41],
    {
      pose: 'sleep',
      mood: 'sleepy',
      face: { mouth: SOFT_SMILE },
      yaw: 20,
      body: { spin: 72 },
      pitch: 4,
      armsByPage: true,
    },
    NIGHT,
  );

/** A fist that has come out from under the quilt, to the pillow. */
const underChin = (hero: Hero, { scale, figure }: PlacedHero): string =>
  at(
    137,
    58,
    scale * figure.skeleton.body.hand * 1.1,
    asHero(calm(fist(skinTone(NIGHT, hero.skin)).behind)),
    -24,
  );

/** Where each of them stopped, round the table. */
const droppedOut = (): string =>
  patch(NIGHT, -122, 204, 150) +
  at(-122, 204, 1.02, roundTable(NIGHT, DARK.wood)) +
  pool(-122, 170, 96, 60, '#0e2237', 0.5) +
  patch(NIGHT, -168, 196, 56) +
  at(-168, 196, 0.46, bearOnBack(NIGHT, { arms: [64, 40], eyes: 'shut', key: 8 })) +
  patch(NIGHT, -62, 210, 62) +
  at(-62, 211, 0.62, duck(NIGHT, { eye: 'shut', onThree: true }), 8);

/** Above the quilt: a wall with a window, and the head of a bed. */
function bedroom(): string {
  const wood = tone(NIGHT, BEDDING.wood);
  return (
    path(
      `M-226 -6H${SHEET + 6}V100H-226Z`,
      linear([
        [0, '#13293f'],
        [1, '#234a6c'],
      ]),
    ) +
    at(
      -104,
      34,
      1.1,
      box(-34, -24, 68, 48, wood.shade, 1) + box(-31, -21, 62, 42, '#c9c3ad', 0.6),
    ) +
    at(-110.8, 142.8, 1.7, crayonParade(NIGHT)) +
    pool(136, 34, 84, 50, '#8fc0de', 0.3) +
    nightWindow(
      { x: 30, y: 9, width: 26, height: 27 },
      { high: DARK.sky[0], low: DARK.sky[1], moon: [0.6, 0.34] },
      '#5d7a8c',
    ) +
    path('M56 9L150 22L170 70H70L30 36Z', '#bfe0f5', 'fill-opacity=".08"') +
    path('M170 66V20C170 8 190 8 190 20V70Z', wood.shade) +
    path('M172 66V21C172 11 188 11 188 21V70Z', wood.base) +
    oval(180, 11, 3.4, 3.4, wood.lite) +
    line('M177 24V60M183 24V60', wood.deep, 0.8, 'stroke-opacity=".6"')
  );
}

/** Beside the bed, for what is taken off to sleep. */
const shelf = (hero: Hero): string =>
  box(191, 40, 19, 2.2, tone(NIGHT, BEDDING.wood).lite, 0.8) +
  path('M194 42L196.4 46H197.6V42ZM204 42L206.4 46H207.6V42Z', tone(NIGHT, BEDDING.wood).shade) +
  at(199, 40, 0.44, offForTheNight(hero, NIGHT));

/** It has slipped off the bed, comes down over the whole page, and ends in a hem: what is below is still up. */
const QUILT =
  'M-226 74C-190 62 -150 76 -110 78C-70 80 -34 66 -8 46C8 34 30 27 58 26C84 24 100 22 116 21C130 20 136 26 136 36C135 50 137 61 150 65.6C172 69 198 67 226 69V114C204 122 186 112 164 116C142 120 124 128 102 122C80 116 62 124 42 128C22 132 6 124 -8 128C-28 132 -48 120 -70 120C-96 120 -112 132 -138 130C-164 128 -190 118 -226 126Z';

const PLAIN_EDGE = 'M-226 82C-150 68 -70 82 20 71C80 65 150 71 226 72';
const PLAIN = `${PLAIN_EDGE}V140H-226Z`;

function quilt(): string {
  const cloth = tone(NIGHT, BEDDING.quilt);
  const patchTone = tone(NIGHT, BEDDING.patch);
  let patches = '';
  for (let row = 0; row < 8; row++) {
    for (let i = -10; i < 10; i++) {
      const x = i * 25 + (row % 2 ? 12.5 : 0);
      const y = 26 + row * 13 + Math.sin(x / 30 + row) * 2.4;
      patches += `M${num(x)} ${num(y - 7)}l9 7l-9 7l-9 -7Z`;
    }
  }
  const hem =
    'M226 114C204 122 186 112 164 116C142 120 124 128 102 122C80 116 62 124 42 128C22 132 6 124 -8 128C-28 132 -48 120 -70 120C-96 120 -112 132 -138 130C-164 128 -190 118 -226 126';
  return (
    line(hem.replace('M226 114', 'M226 117'), '#071322', 7, 'stroke-opacity=".4"') +
    clip(
      QUILT,
      path(QUILT, cloth.base) +
        path(patches, patchTone.base, 'fill-opacity=".5"') +
        // Along its hem it is one plain cloth: words are read on it.
        path(PLAIN, mix(cloth.base, '#131f4c', 0.6), 'fill-opacity=".82"') +
        line(
          'M44 128C47 112 44 96 38 80M102 122C103 108 100 94 95 78M164 116C165 104 162 92 156 79M-50 122C-48 108 -52 94 -58 82M-150 129C-147 112 -150 96 -156 84',
          '#071322',
          0.7,
          'stroke-opacity=".5"',
        ) +
        line(
          'M58 26C84 24 100 22 116 21C130 20 136 26 136 36C135 50 137 61 150 65.6C172 69 198 67 226 69',
          cloth.lite,
          3,
          'stroke-opacity=".7"',
        ),
    ) +
    line(hem, patchTone.base, 2.2, 'stroke-opacity=".75"') +
    line(hem, cloth.lite, 0.6)
  );
}

/** Pale behind every head, so that the darkest face is read at once. */
function pillow(): string {
  const t = tone(NIGHT, BEDDING.pillow);
  return (
    path(
      'M124 44C118 26 122 12 140 12C160 8 178 12 177 30C180 46 174 60 156 60C140 62 126 58 124 44Z',
      t.base,
    ) +
    path(
      'M124 44C136 52 164 50 178 36C178 50 172 60 156 60C140 62 126 58 124 44Z',
      t.shade,
      'fill-opacity=".6"',
    ) +
    line('M130 20q4 6 3 12M172 22q-5 4 -6 9', t.shade, 0.9)
  );
}
