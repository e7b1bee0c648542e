import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { FROM_THE_LEFT, type Frame, isWide, laidIn, PAGE } from '#bookmaking/frame.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SOFT_SMILE } from '#bookmaking/hero/more-mouths.ts';
import { offForTheNight } from '#bookmaking/hero/off-for-the-night.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { inPyjamas, outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { skinTone } from '#bookmaking/hero/skin-tone.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { onStep } from '#bookmaking/house/staircase.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { catAsleep } from '#titles/stair-that-counted-feet/cast/cat.ts';
import { BEDDING } from '#titles/stair-that-counted-feet/set/bedding.ts';
import { MOONLIGHT, STAIR_AT_NIGHT, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { gardenAsleep } from '#titles/stair-that-counted-feet/set/garden.ts';
import { MOON } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { quiltOf } from '#titles/stair-that-counted-feet/set/quilt.ts';
import { downStairs, topOfStairs } from '#titles/stair-that-counted-feet/set/stairs-down.ts';

const HEAD: Point = [153, 128];
const FLOOR = 172;

/** Near: the room of page 2 with no lamp in it. A child and a cat in one quilt; far down through the door, somebody kind is on watch. */
export const page12: Painting = (cast) => paint(cast, PAGE);
/** Over the fold the window, and the street, where nobody else is up either. */
export const spread12: Painting = (cast) => paint(cast, FROM_THE_LEFT);

function paint({ hero, things }: Cast, frame: Frame): Picture {
  const kid = asleep(hero);
  const art =
    wall(WALLS.night, frame) +
    (isWide(frame) ? bigWindow() : '') +
    box(
      frame.left,
      FLOOR,
      frame.right - frame.left,
      48,
      linear([
        [0, '#3a2f58'],
        [1, '#241b40'],
      ]),
    ) +
    doorway(thing(things[0], MOON)) +
    moonbeam() +
    bed() +
    (isWide(frame) ? footboard() : '') +
    // Nothing of the sleeper may peep out over the quilt.
    clip('M112 20H222V222H100L112 140L122 128V106L112 98Z', kid.art) +
    quiltOf(MOON, QUILT, {
      folds:
        'M104 124C96 138 84 150 60 162M112 140C106 156 100 164 90 172M118 190C114 200 112 208 112 220M40 168C24 178 10 186 -16 190M84 118C78 132 70 144 58 154',
      hem: HEM,
    }) +
    oval(62, 190, 42, 7, MOON.shade, 'fill-opacity=".45"') +
    at(66, 190, 0.9, catAsleep(MOON), 0, -0.9) +
    line(HEM, tone(MOON, '#efe6e0').base, 9) +
    line(HEM, tone(MOON, '#efe6e0').shade, 1, 'transform="translate(-4.4 0)"') +
    stool(offForTheNight(hero, MOON)) +
    parkedChair(hero, 52, [206, 238], -38, MOON);
  return laidIn(frame, {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  });
}

/** On the side, before a cat that lies with its face to it: glasses and hearing aids lie by the bed. */
function asleep(hero: Hero) {
  const worn: Hero = {
    ...outOfChair(inPyjamas(hero)),
    glasses: 'none',
    hearingAid: undefined,
  };
  // The light on a nose's ridge was a stick, seen from the side.
  const dim = { ...MOON, key: skinTone(MOON, hero.skin).base };
  const kid = placeHero(
    worn,
    60,
    'head',
    HEAD,
    {
      pose: 'sleep',
      mood: 'sleepy',
      face: { mouth: SOFT_SMILE, flushed: true },
      yaw: -76,
      pitch: 4,
      tilt: -14,
      armsByPage: true,
      legsByPage: true,
    },
    dim,
  );
  return { art: kid.art, face: kid.face };
}

const HEM = 'M112 100C122 118 127 150 125 178C126 194 124 206 120 220';
const QUILT =
  'M112 100C122 118 127 150 125 178C126 194 124 206 120 220H-36V176C-24 168 6 170 30 160C52 150 54 122 72 104C84 92 102 90 112 100Z';

/** The pale pillow, so that the darkest face is read at once, before a headboard. */
const bed = (): string => {
  const wood = tone(MOON, BEDDING.wood);
  const pillow = tone(MOON, BEDDING.pillow);
  return (
    path('M170 220V112C170 98 180 92 196 92C210 92 222 95 222 98V220Z', wood.shade) +
    path('M175 220V116C175 104 184 98 198 98C210 98 222 100 222 102V220Z', wood.base) +
    line('M188 101V200M203 99V200', wood.deep, 1, 'stroke-opacity=".5"') +
    path('M-6 190H222V222H-6Z', tone(MOON, '#efe6e0').shade) +
    path(
      'M100 168C92 150 100 132 120 128C136 94 176 86 204 98C220 104 216 128 220 150C224 172 208 186 184 184C160 190 116 188 100 168Z',
      pillow.base,
    ) +
    path(
      'M100 168C120 182 160 178 184 172C202 170 214 162 220 150C224 172 208 186 184 184C160 190 116 188 100 168Z',
      pillow.shade,
      'fill-opacity=".7"',
    ) +
    line('M196 108q8 8 6 18M204 132q4 8 0 16', pillow.shade, 1.2, 'stroke-opacity=".7"')
  );
};

/** Before the bed, with what a hand will look for in the morning. */
const stool = (off: string): string => {
  const t = tone(MOON, '#8a5f7c');
  return (
    line('M141 200L137 222M165 200L169 222', t.deep, 4) +
    path('M132 197C132 193 174 193 174 197L172 203H134Z', t.base) +
    path('M132 197C132 193 174 193 174 197Z', t.lite, 'fill-opacity=".7"') +
    at(151, 197, 0.86, off)
  );
};

const footboard = (): string => {
  const t = tone(MOON, BEDDING.wood);
  return (
    path('M-52 222V152C-52 144 -32 144 -32 152V222Z', t.base) +
    path('M-40 222V147Q-32 147 -32 152V222Z', t.shade)
  );
};

/** The window's light, across the pillow. */
const moonbeam = (): string =>
  path('M86 -4L150 -4L222 96V190H96Z', '#c3cff8', 'fill-opacity=".07"') +
  pool(150, 128, 62, 52, '#c3cff8', 0.4);

/** The open door: the landing, and thirteen stairs down into the dark. On the second, facing out, somebody is lit. */
function doorway(onDuty: string): string {
  const camera = cameraAt({
    from: [520, 438, 46],
    to: [150, 140, 46],
    middle: [40, 100],
    focal: 120,
  });
  const [x, y] = camera.see(onStep(2, 0.4, 0.5));
  const inside =
    box(
      2,
      56,
      80,
      130,
      linear([
        [0, '#241c4a'],
        [1, '#151034'],
      ]),
    ) +
    downStairs(camera, MOON, STAIR_AT_NIGHT) +
    topOfStairs(camera, MOON, STAIR_AT_NIGHT) +
    pool(x, y - 2, 20, 20, '#dfe6ff', 0.85) +
    oval(x, y + 1, 9, 1.5, MOON.shade, 'fill-opacity=".6"') +
    at(x, y - 5.2, 0.18, onDuty);
  return (
    clip('M8 172V66H72V172Z', inside) +
    path('M4 172V62H76V172H70V68H10V172Z', tone(MOON, '#9a7a86').base) +
    path('M70 68L88 60V190L70 172Z', tone(MOON, '#8a5f7c').shade) +
    line('M74 82L83 78V118L74 118ZM74 130L83 132V172L74 164Z', '#2c2450', 0.9) +
    oval(85, 126, 1.2, 1.6, '#c9a45c')
  );
}

/** As wide as the room, with the street in it: everything with eyes has them shut. */
const bigWindow = (): string => {
  const t = tone(MOON, '#8a6f86');
  const pane = 'M-186 40H-34V152H-186Z';
  return (
    path('M-192 34H-28V158H-192Z', t.base) +
    clip(
      pane,
      box(
        -190,
        36,
        160,
        120,
        linear([
          [0, '#141a48'],
          [1, '#39447e'],
        ]),
      ) + shifted(0, -34, at(-24, 40, 0.9, gardenAsleep())),
    ) +
    line('M-110 40V152M-186 92H-34', t.base, 3.4) +
    box(-198, 156, 176, 6, t.lite, 1.5) +
    path(
      'M-212 20C-196 60 -196 120 -204 176H-216V20ZM-12 20C-26 60 -26 120 -18 176H-8V20Z',
      '#4a3f74',
    ) +
    path('M-186 172L-34 172L20 220H-150Z', MOONLIGHT, 'fill-opacity=".14"')
  );
};
