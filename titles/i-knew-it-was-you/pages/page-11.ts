import { polygon } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { SAFE, SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Cast, Painting, Picture } from '#bookmaking/title.ts';
import { cuddler } from '#titles/i-knew-it-was-you/cast/cuddler.ts';
import { spreadLocs } from '#titles/i-knew-it-was-you/cast/spread-locs.ts';
import { strokingHand } from '#titles/i-knew-it-was-you/cast/stroking-hand.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LOW } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { type Lie, quilt } from '#titles/i-knew-it-was-you/set/quilt.ts';
import { handprint } from '#titles/i-knew-it-was-you/set/window.ts';

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
  // Who rolls sees the chair from bed: a hand's breadth more of floor, and lies as much further in.
  const floor = hero.wheelchair ? 36 : 14;
  const inward = hero.wheelchair ? -14 : 0;
  const head: Point = [92 + inward, 56];
  const kid = cuddler(
    hero,
    62,
    head,
    { elbow: [142 + inward, 107], wrist: [160 + inward, 91] },
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
      `M-4 2H${width + 4}V13H-4Z`,
      tone(LOW, INK.wood).base,
      `stroke="${INK.key}" stroke-width=".9"`,
    ) +
    box(-4, 13, width + 8, 200, linen.shade) +
    pool(head[0] + 16, 56, 120, 60, INK.glow, 0.4) +
    shifted(inward, -82, pillow()) +
    spreadLocs(hero, [head[0] - 4, head[1] - 2], 62, LOW) +
    clip('M0 0H216V122H0Z', kid.child) +
    at(164 + inward, 85, 0.6, thing(things[0], LOW), 12) +
    clip('M0 0H216V122H0Z', kid.arm + kid.fingers) +
    (width === SPREAD ? neighbor(things[1]) : '') +
    shifted(inward, 0, cheekOfPillow()) +
    quilt(LOW, over(width), width === SPREAD ? 26 : 13, 5) +
    fold(width) +
    (width === SPREAD ? moonOnSheet() : '') +
    beside(width, floor) +
    // Behind the edge of the bed, where the floor is.
    clip(
      `M${width - floor} 0H${width}V${SHEET}H${width - floor}Z`,
      parkedChair(hero, 56, [width + 6, 214], -50, LOW, 24),
    ) +
    strokingHand(hero, LOW, [head[0] - 54, head[1] - 2], 0.86, -30);
  return {
    art,
    quiet: {
      box: {
        ...SAFE,
        y: 119,
        width: width === SHEET ? SHEET - floor - 2 - SAFE.x : SAFE.width,
        height: 66,
      },
      ink: 'dark',
      align: 'center',
      anchor: 'middle',
      largest: { sprout: 22, sapling: 19, explorer: 16 },
    },
    faces: [{ x: head[0] - 34, y: head[1] - 34, width: 68, height: 70 }],
  };
}

/** Who lies beside the child in the other half of the bed, on a pillow of their own, tucked in as well. */
const neighbor = (name: Cast['things'][number]): string =>
  at(322, 80, 0.86, shifted(-112, -126, pillow()) + at(2, 12, 0.92, thing(name, LOW), -20), 3);

/** Away from the lamp it is night, and through a window that is not seen the moon lays four panes on the sheet, with the hand in one of them. */
function moonOnSheet(): string {
  const pane = (across: number, down: number): Point => [
    262 + across * 92 + down * 22,
    118 + down * 68 + across * 4,
  ];
  const square = (x: 0 | 1, y: 0 | 1): string => {
    const [a, b] = [x * 0.52, y * 0.52];
    return polygon([pane(a, b), pane(a + 0.48, b), pane(a + 0.48, b + 0.48), pane(a, b + 0.48)]);
  };
  const panes = [square(0, 0), square(1, 0), square(0, 1), square(1, 1)].join('');
  return clean(
    box(
      196,
      0,
      SPREAD - 190,
      SHEET + 4,
      linear(
        [
          [0, '#26346e', 0],
          [0.34, '#2a3f86', 0.36],
          [1, '#1f3070', 0.6],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
      // It bends over whoever lies there.
      line(
        'M280 112C286 124 284 140 276 156M366 110C360 122 364 140 374 152M300 110q22 8 46 0',
        '#1c2858',
        1.2,
        'stroke-opacity=".4"',
      ) +
      pool(322, 84, 64, 46, '#cfdcff', 0.2) +
      path(panes, '#fbf6e2', 'fill-opacity=".8"') +
      `<g transform="matrix(1 .04 .3 1 297 166)">${handprint(0, 0, 21, '#3f5290', 0.7)}</g>`,
  );
}

/** Where a cheek sinks into it, it comes up over the cheek. */
function cheekOfPillow(): string {
  const linen = tone(LOW, INK.paper);
  return (
    path(
      'M40 74C52 86 72 92 92 92C104 92 112 88 118 90C122 96 120 112 116 118H36C36 100 34 84 40 74Z',
      linen.base,
    ) +
    line('M40 74C52 86 72 92 92 92C104 92 112 88 118 90', linen.deep, 0.9) +
    line('M56 94q14 6 30 5', linen.shade, 1.4)
  );
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
const beside = (width: number, floor: number): string =>
  box(width - floor, 13, floor + 6, 207, '#33244c') +
  line(
    [10, 22, 34]
      .filter((x) => x < floor)
      .map((x) => `M${width - x} 13V220`)
      .join(''),
    INK.key,
    0.6,
    'stroke-opacity=".6"',
  ) +
  line(`M${width - floor} 13V220`, INK.key, 1) +
  box(
    width - floor + 4,
    150,
    floor,
    70,
    tone(LOW, INK.rose).shade,
    0,
    `stroke="${INK.key}" stroke-width=".7"`,
  ) +
  line(
    [158, 170, 182, 194, 206].map((y) => `M${width - floor + 4} ${y}h${floor}`).join(''),
    tone(LOW, INK.amber).shade,
    1.4,
  );
