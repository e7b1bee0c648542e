import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num, smooth } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, clean, line, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { gooseAfar } from '#titles/goose-on-bus-nine/cast/geese.ts';
import { SUN } from '#titles/goose-on-bus-nine/set/clearing-sky.ts';
import { CLEARING } from '#titles/goose-on-bus-nine/set/lights.ts';

/** Far bank of the pond: hills, a line of willows, and the near shore that comes round it to the last house. */
export const hills = (): string =>
  path(
    'M96 108C116 95 132 91 148 94.6C160 97 168 93 180 91.6C196 90 206 94 222 91V116H96Z',
    '#8a859a',
  ) +
  path(
    smooth([
      [94, 118],
      [108, 106],
      [117, 103],
      [124, 98],
      [131, 98.4],
      [136, 103],
      [143, 103.6],
      [148, 100.6],
      [154, 101.4],
      [158, 104.4],
      [172, 104],
      [180, 102.4],
      [187, 104],
      [200, 103],
      [207, 99],
      [215, 99.6],
      [226, 103],
      [226, 112],
      [170, 112],
      [140, 118],
      [124, 134],
      [114, 152],
      [94, 156],
    ]),
    '#4f5f80',
  );

/** Where land and water meet nothing is straight: reeds stand in it, one tuft beside the next. */
export function shore(): string {
  const chance = chanceFrom('page 10 shore');
  let blades = '';
  let heads = '';
  for (const [x, y] of SHORE)
    for (let i = 0; i < 7; i++) {
      const [dx, lean] = [(chance() - 0.5) * 5, (chance() - 0.3) * 4];
      const high = (9 + chance() * 9) * (0.5 + (y - 108) / 42);
      const foot = y + chance() * 1.6;
      blades += `M${num(x + dx)} ${num(foot)}q${num(lean * 0.2)} ${num(-high * 0.6)} ${num(lean)} ${num(-high)}`;
      if (i > 4)
        heads += `M${num(x + dx + lean)} ${num(foot - high)}l${num(lean * 0.12)} ${num(-2.2)}`;
    }
  return clean(
    line(blades, '#3d6660', 1) + line(blades, '#7f9c78', 0.4) + line(heads, '#6a4438', 1.6),
  );
}

const SHORE: readonly Point[] = [
  [110, 148],
  [112.6, 141],
  [115, 137.4],
  [117.6, 134],
  [120.6, 130.4],
  [124, 126.6],
  [128, 123],
  [132, 119.6],
  [137, 116.4],
  [143, 113.4],
  [150, 111],
];

/** A piece of sky, lying on the ground, with the moon in it. */
export function water(): string {
  const chance = chanceFrom('page 10 pond');
  let path_ = '';
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    const y = 108 + t * 46;
    const reach = 5 + t * 15 * (0.5 + chance());
    path_ += `M${num(SUN[0] - reach + (chance() - 0.5) * 5)} ${num(y)}h${num(2 * reach)}`;
  }
  return clean(
    path(
      'M108 144C120 120 138 107.6 168 106C190 105 206 105.4 222 105V176H132C116 166 104 156 108 144Z',
      linear([
        [0, '#fff6d8'],
        [0.4, '#f3e0b0'],
        [1, '#8fb4bc'],
      ]),
    ) +
      line(path_, '#fffdf0', 1.5, 'stroke-opacity=".9"') +
      FLOATING.map(([x, y, size]) => at(x, y, size, gooseAfar(CLEARING), 0, -size)).join(''),
  );
}

/** Whoever is out there is asleep or waiting. */
const FLOATING = [
  [188, 116, 0.075],
  [150, 115, 0.065],
  [162, 121, 0.085],
  [178, 134, 0.12],
] as const;
