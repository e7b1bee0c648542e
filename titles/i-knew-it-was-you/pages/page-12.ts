import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Tone, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import type { Face } from '#bookmaking/hero/moods.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { SLY } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { asleep } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { gardenAtNight } from '#titles/i-knew-it-was-you/set/garden-at-night.ts';
import { AT_LAMP, LOW } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';
import { shoe } from '#titles/i-knew-it-was-you/set/shoe.ts';
import { nightPane } from '#titles/i-knew-it-was-you/set/window.ts';

const BASE = 134;
const HEAD: Point = [174, 105];
/** The middle of the opening, where the house begins to be seen from outside. */
const FOLD = 213;

/** Where the bed ends. */
const FOOT = 44;

/** One eye that is not asleep at all. */
const PEEPING: Partial<Face> = {
  ...SLY,
  eyes: 'open',
  lids: { upper: 0, lower: 0.16, slant: 0 },
  brow: [-9, -13, -9],
  askew: 0,
};

/** From the floor at the door: a shoe as large as a mouse sees it, who has moved in, and in the one strip of light an eye. */
export const page12: Painting = (cast) => paint(cast, SHEET);
/** Over the fold one has gone out already: the window from the garden, with the hand and the moon in it. */
export const spread12: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const kid = placeHero(
    asleep(hero),
    44,
    'head',
    HEAD,
    {
      pose: 'floor',
      mood: 'happy',
      face: PEEPING,
      yaw: -24,
      pitch: 4,
      tilt: 10,
      gaze: [-0.5, 0.6],
    },
    AT_LAMP,
  );
  const art =
    // Over the fold the window is seen from the garden: in one opening there is one moon.
    room(width === SHEET) +
    glow() +
    pool(178, 94, 42, 50, '#fff0c2', 0.7) +
    clip('M150 70H222V140H150Z', kid.art) +
    pillow() +
    quilt(LOW, OVER, 16, 6) +
    hem() +
    parkedChair(hero, 27, [30, 164], 44, LOW) +
    dark() +
    // What looks out may be dark.
    pool(76, 130, 60, 50, '#8a97cc', 0.42) +
    pool(70, 204, 92, 14, INK.key, 0.6) +
    at(
      78,
      207,
      1.08,
      shoe(clip('M-90 -190H60V-30H-90Z', at(20, -53, 0.8, thing(things[0], LOW), 24))),
    ) +
    (width === SPREAD ? gardenAtNight(FOLD, SPREAD + 6) + corner() : '');
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 116, height: 88 },
      ink: 'light',
      largest: { sprout: 21, sapling: 21, explorer: 18 },
    },
    faces: [{ x: HEAD[0] - 12, y: HEAD[1] - 20, width: 34, height: 34 }],
  };
}

/** Wall, boards, and a bed whose head is at the right. */
function room(hasWindow: boolean): string {
  const wood = tone(LOW, INK.wood);
  const linen = tone(LOW, INK.paper);
  const key = `stroke="${INK.key}" stroke-width=".8"`;
  return (
    wiped(
      { x: -6, y: -6, width: SHEET + 12, height: BASE + 7 },
      [
        [0, '#2d3f80'],
        [1, '#6a6a94'],
      ],
      INK.mist,
      'page 12 wall',
    ) +
    box(
      -6,
      BASE,
      SHEET + 12,
      SHEET - BASE + 8,
      linear([
        [0, '#8a5648'],
        [1, '#6a4450'],
      ]),
    ) +
    line(`M-6 ${BASE}H222M-6 150H222M-6 170H222M-6 194H222`, INK.key, 0.7, 'stroke-opacity=".55"') +
    (hasWindow
      ? nightPane({ x: 116, y: 26, width: 26, height: 34 }, { moon: true, print: 0.34 })
      : '') +
    path('M198 168V84C198 74 212 74 212 84V168Z', wood.base, key) +
    box(FOOT - 4, 124, 206 - FOOT, 22, linen.base, 3, key) +
    line(`M${FOOT} 142H200`, linen.shade, 1.2) +
    box(FOOT - 4, 146, 206 - FOOT, 9, wood.base, 0, key) +
    box(FOOT, 155, 198 - FOOT, 9, INK.key, 0, 'fill-opacity=".5"') +
    footEnd(wood)
  );
}

/** A board between a post that is seen and one that is not, with a knob on it. */
const footEnd = (wood: Tone): string =>
  path(
    `M${FOOT - 10} 168V108C${FOOT - 10} 104 ${FOOT} 104 ${FOOT} 108V168Z`,
    wood.lite,
    `stroke="${INK.key}" stroke-width=".8"`,
  ) +
  oval(FOOT - 5, 102, 5, 4.6, wood.lite, `stroke="${INK.key}" stroke-width=".8"`) +
  line(`M${FOOT - 3} 110V166`, wood.shade, 2);

/** Its edge lies over the cheek. */
function pillow(): string {
  const linen = tone(LOW, INK.paper);
  return (
    path(
      'M150 141C146 130 148 122 156 120C162 124 176 126 186 120C192 116 196 112 200 114C205 122 205 134 201 141C186 145 164 145 150 141Z',
      linen.base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) + line('M184 124q6 2 12 -2M176 136q12 2 22 -2', linen.shade, 1.4)
  );
}

/** How far a bump of `high` mm at `place` lifts it at `across`. */
const bump = (across: number, place: number, wide: number, high: number): number =>
  high * Math.exp(-(((across - place) / wide) ** 2));

/** Over feet, two knees and a shoulder: there is more under it than a mattress. */
const OVER: Lie = (across, down) => {
  const edge = 157 + 6 * Math.sin(Math.PI * down) - 6 * down;
  const top =
    124 -
    bump(across, 0.1, 0.1, 13) -
    bump(across, 0.42, 0.1, 21) -
    bump(across, 0.64, 0.1, 27) -
    bump(across, 0.98, 0.24, 38);
  return [FOOT + across * (edge - FOOT), top + down * (139 - top) + Math.sin(across * 17) * down];
};

/** The sheet turned over, as a hood. */
function hem(): string {
  const linen = tone(LOW, INK.paper);
  const d = 'M163 84C175 88 175 108 171 115C168 124 161 132 159 139';
  return at(
    -7,
    0,
    1,
    line(d, INK.key, 7.4) +
      line(d, linen.base, 6) +
      line('M166 88C174 94 173 108 169.500 115C167 122 161 130 158.500 138', linen.shade, 1),
  );
}

/** So dark on either side that nobody sees where one ends. */
const corner = (): string =>
  box(
    FOLD - 15,
    -6,
    44,
    SHEET + 12,
    linear(
      [
        [0, '#0f1840', 0],
        [0.34, '#0f1840', 1],
        [1, '#0f1840', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  );

/** What the door lets in, on wall and boards. */
const glow = (): string =>
  path(
    `M151 -8L145 ${BASE}L141 166L106 224H178L200 166V${BASE}L191 -8Z`,
    INK.glow,
    'fill-opacity=".5"',
  );

/** Night everywhere but where the door lets a strip of light in: over the boards, up the bed and on up the wall. */
function dark(): string {
  const strip = (soft: number): string =>
    `M-8 -8H224V224H-8ZM${150 - soft} -8L${144 - soft} ${BASE}L${140 - soft} 166L${104 - soft} 224H${180 + soft}L${202 + soft} 166L${201 + soft} ${BASE}L${192 + soft} -8Z`;
  return [0, 2.4, 5]
    .map((soft) => path(strip(soft), '#0d1438', 'fill-opacity=".36" fill-rule="evenodd"'))
    .join('');
}
