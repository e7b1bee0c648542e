import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { asleep } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LOW } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';

/** From above, with a fold or two where somebody lies. */
const over =
  (width: number): Lie =>
  (across, down) =>
    [
      -10 + across * (width + 20) + Math.sin(down * 5 + across * 9) * 2,
      190 + down * 36 + Math.sin(across * 14) * 2 * (1 - down),
    ] as Point;

/** Over the pillow, where one stands last: it is said now. */
export const page11: Painting = (cast) => paint(cast, SHEET);
/** Over the fold the quilt goes on, and what is loved second has a pillow to itself. */
export const spread11: Painting = (cast) => paint(cast, SPREAD);

function paint({ hero, things }: Cast, width: number): Picture {
  const kid = placeHero(
    asleep(hero),
    50,
    'head',
    [112, 68],
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
      `M-4 20H${width + 4}V31H-4Z`,
      tone(LOW, INK.wood).base,
      `stroke="${INK.key}" stroke-width=".9"`,
    ) +
    box(-4, 31, width + 8, 190, linen.shade) +
    pool(108, 64, 120, 60, INK.glow, 0.4) +
    shifted(0, -60, pillow()) +
    (width === SPREAD
      ? shifted(206, -60, pillow()) + at(312, 72, 0.62, thing(things[1], LOW), -8)
      : '') +
    clip('M0 0H216V124H0Z', kid.art) +
    quilt(LOW, over(width), width === SPREAD ? 26 : 13, 5) +
    bent() +
    fold(width) +
    at(166, 102, 0.42, thing(things[0], LOW), 10) +
    beside(width) +
    // Behind the edge of the bed, where the floor is.
    clip(
      `M${width - 23} 0H${width + 9}V225H${width - 23}Z`,
      parkedChair(hero, 21, [width - 10, 210], -36, LOW),
    );
  return {
    art,
    quiet: {
      box: { ...SAFE, y: 115, height: 70 },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
      largest: { sprout: 21, sapling: 17.5 },
    },
    faces: [kid.face],
  };
}

function pillow(): string {
  const linen = tone(LOW, INK.paper);
  return (
    path(
      'M40 98C46 90 176 88 184 98C192 110 192 150 184 158C170 166 54 166 42 158C34 148 34 108 40 98Z',
      linen.base,
      `stroke="${INK.key}" stroke-width=".8"`,
    ) +
    path('M42 158C60 152 170 152 184 158C170 166 54 166 42 158Z', linen.shade) +
    line(
      'M52 104q14 6 20 16M172 104q-12 6 -18 14M50 150q8 -8 18 -10M176 148q-10 -6 -18 -8',
      linen.shade,
      1.4,
    )
  );
}

/** The sheet, turned down wide over the quilt: the last thing is said on it. */
function fold(width: number): string {
  const linen = tone(LOW, INK.paper);
  const d = `M-4 108C40 112 76 106 112 102C150 104 180 112 ${width + 4} 108V194C160 199 130 192 100 196C70 199 40 192 -4 196Z`;
  return (
    path(d, linen.base, `stroke="${INK.key}" stroke-width=".8"`) +
    line(
      `M-4 190C40 187 70 193 100 190C130 187 160 193 ${width + 4} 188`,
      tone(LOW, INK.rose).base,
      1,
      'stroke-dasharray="2.4 2"',
    ) +
    line('M10 116q26 2 44 -3M150 110q26 6 50 4', linen.shade, 1)
  );
}

/** Where the bed ends: boards, and the edge of a rug. */
const beside = (width: number): string =>
  box(width - 24, 14, 30, 206, '#33244c') +
  line(`M${width - 14} 14V220M${width - 4} 14V220`, INK.key, 0.6, 'stroke-opacity=".6"') +
  line(`M${width - 24} 14V220`, INK.key, 1) +
  box(
    width - 18,
    150,
    24,
    70,
    tone(LOW, INK.rose).shade,
    0,
    `stroke="${INK.key}" stroke-width=".7"`,
  ) +
  line(
    `M${width - 18} 158h20M${width - 18} 170h20M${width - 18} 182h20M${width - 18} 194h20M${width - 18} 206h20`,
    tone(LOW, INK.amber).shade,
    1.4,
  );

/** A head that bends down, as it falls across a pillow: it never reaches the face. */
const bent = (): string =>
  path(
    'M-8 130V84C0 80 6 78 14 77C9 62 19 47 36 49C53 51 60 67 51 80C64 84 74 96 76 114C50 122 20 126 -8 130Z',
    INK.key,
    'fill-opacity=".5"',
  );
