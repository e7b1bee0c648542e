import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { asleep } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LOW } from '#titles/i-knew-it-was-you/set/lights.ts';
import { gouged, pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';

/** From above, with a fold or two where somebody lies. */
const over =
  (width: number): Lie =>
  (across, down) =>
    [
      -10 + across * (width + 20) + Math.sin(down * 5 + across * 9) * 2,
      150 + down * 78 - Math.exp(-(((across * (width + 20) - 118) / 46) ** 2)) * 12 * (1 - down),
    ] as Point;

/** Over the pillow, where one stands last: it is said now. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the quilt goes on, with room beside the sleeper for a shadow. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const kid = placeHero(
    asleep(hero),
    54,
    'head',
    [112, 122],
    {
      pose: 'onBack',
      mood: 'sleepy',
      yaw: -8,
      pitch: 80,
      turn: 8,
      armL: { upper: [4, 20], lower: [6, 12] },
      armR: { upper: [4, 20], lower: [6, 12] },
    },
    LOW,
  );
  const linen = tone(LOW, INK.paper);
  const art =
    wiped(
      { x: 0, y: 0, width, height: SHEET },
      [
        [0, INK.night],
        [0.36, '#3a2f5c'],
        [1, INK.plum],
      ],
      INK.mist,
      'page 11',
    ) +
    path(
      `M-4 70H${width + 4}V84H-4Z`,
      tone(LOW, INK.wood).base,
      `stroke="${INK.key}" stroke-width=".9"`,
    ) +
    box(-4, 82, width + 8, 140, linen.shade) +
    pool(108, 124, 120, 60, INK.glow, 0.4) +
    pillow() +
    clip('M0 60H216V176H0Z', kid.art) +
    quilt(LOW, over(width), width === SPREAD ? 26 : 13, 5) +
    fold(width) +
    at(164, 160, 0.4, thing(things[0], LOW), 14) +
    bent(width) +
    parkedChair(hero, 22, [194, 212], -36, LOW) +
    gouged('page 11', [20, 96], 10, 90, 14, INK.glow, 0.3, [-10, 70]);
  return {
    art,
    quiet: { box: { ...SAFE, width: 150, height: 54 }, ink: 'light' },
    faces: [kid.face],
  };
}

function pillow(): string {
  const linen = tone(LOW, INK.paper);
  return (
    path(
      'M40 92C46 84 176 82 184 92C192 104 192 144 184 152C170 160 54 160 42 152C34 142 34 102 40 92Z',
      linen.base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) +
    path('M42 152C60 146 170 146 184 152C170 160 54 160 42 152Z', linen.shade) +
    line(
      'M52 98q14 6 20 16M172 98q-12 6 -18 14M50 144q8 -8 18 -10M176 142q-10 -6 -18 -8',
      linen.shade,
      1.4,
    )
  );
}

/** The sheet, turned down over the quilt. */
function fold(width: number): string {
  const linen = tone(LOW, INK.paper);
  return (
    path(
      `M-4 146C40 150 80 142 112 138C150 140 180 150 ${width + 4} 148V160C180 162 150 152 112 150C80 154 40 162 -4 158Z`,
      linen.base,
      `stroke="${INK.key}" stroke-width=".7"`,
    ) + line('M20 153q30 2 60 -6M140 148q30 6 60 6', linen.shade, 1)
  );
}

/** A head that bends down, as it falls across a quilt: it never reaches the face. */
const bent = (width: number): string =>
  path(
    width === SPREAD
      ? 'M426 226H250C256 190 300 172 332 176C340 164 352 160 362 164C376 168 378 184 370 192C392 196 420 210 426 226Z'
      : 'M-6 226V176C8 166 26 166 38 172C42 158 62 156 68 168C74 180 66 190 58 194C76 202 84 214 86 226Z',
    INK.key,
    'fill-opacity=".4"',
  );
