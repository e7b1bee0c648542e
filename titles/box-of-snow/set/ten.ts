// The roof at Ten by night: the well is open beside it, and all of the heat of the house, and everybody in it, shines up.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { type Hex, mix } from '#bookmaking/drawing/color.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, clean, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { type Bender, hoop } from '#titles/box-of-snow/cast/hoop.ts';
import { ironer, legsOfIroner } from '#titles/box-of-snow/cast/ironer.ts';
import { judge } from '#titles/box-of-snow/cast/judge.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { THIRTY } from '#titles/box-of-snow/cast/thirty.ts';
import { heat } from './colors.ts';
import { LAMP } from './lights.ts';
import { glow } from './ramp.ts';

/** The table's farther and nearer edge, and both its ends at each of them. In mm. */
const TOP = { far: 162, near: 180, left: 10, nearLeft: 2, end: 146, nearEnd: 153 } as const;

/** All that is behind the table. */
export const roofOfTen = (): string =>
  clean(sky() + town() + parapet()) +
  well() +
  garland() +
  mittenOnWool(LAMP, [151, 18], [151, 25], 15, 4);

const sky = (): string => {
  const chance = chanceFrom('sky over Ten');
  return (
    box(
      -246,
      -120,
      472,
      300,
      linear([
        [0, '#10173f'],
        [0.5, '#182459'],
        [0.78, '#33458f'],
        [1, '#8a76b4'],
      ]),
    ) +
    specks(chance, { x: -206, y: 6, width: 412, height: 14 }, 22, '#ffe9b8', 0.9, 0.9) +
    specks(chance, { x: 8, y: 20, width: 200, height: 70 }, 34, '#ffe9b8', 1, 0.9)
  );
};

/** Others who are still up. */
function town(): string {
  const chance = chanceFrom('town at night');
  let roofs = '';
  let lit = '';
  for (let x = -250; x < 226; ) {
    const wide = 9 + chance() * 11;
    const top = 136 + chance() * 14;
    roofs += `M${num(x)} 190V${num(top)}l${num(wide / 2)} -6l${num(wide / 2)} 6V190Z`;
    if (chance() > 0.4) lit += `M${num(x + wide / 2)} ${num(top + 5)}v2.600`;
    x += wide;
  }
  return path(roofs, '#27306e') + line(lit, '#ffce7a', 1.8);
}

/** The edge of the roof, and the boards that we are on. */
const parapet = (): string =>
  box(-246, 160, 472, 14, '#4a4680') +
  box(-246, 158, 472, 3, '#7d72a8') +
  box(
    -246,
    173,
    472,
    62,
    linear([
      [0, '#544a80'],
      [1, '#6e5474'],
    ]),
  ) +
  line('M-246 184H226M-246 198H226M-246 211H226', '#3f3a6c', 0.8, 'stroke-opacity=".6"');

/** Where its middle is, and half how wide and how deep its rim. */
const WELL = { x: -112, y: 208, rx: 104, ry: 40 } as const;

/** Every floor in its own heat, down to One, and round the rim who lives on them. */
function well(): string {
  const { x, y, rx, ry } = WELL;
  const floors = [9, 8, 7, 6, 4, 2, 1];
  let rings = '';
  floors.forEach((floor, i) => {
    const k = 0.84 ** i;
    const dy = 5 * i;
    const [cx, cy] = [x, y + dy];
    rings +=
      oval(cx, cy, rx * k, ry * k, mix(heat(floor, 'deep'), '#3a2a5c', 0.35 - i * 0.05)) +
      oval(cx, cy + 3.4, rx * k * 0.97, ry * k * 0.97, mix(heat(floor, 'wall'), '#ffd890', 0.3));
  });
  const bars = (): string => {
    let d = '';
    for (let i = 0; i <= 44; i++) {
      const a = Math.PI + (i / 44) * Math.PI;
      const [px, py] = [x + Math.cos(a) * rx * 1.03, y + Math.sin(a) * ry * 1.03];
      d += `M${num(px)} ${num(py)}v-11`;
    }
    return d;
  };
  const rail = `M${num(x - rx * 1.03)} ${y - 11}A${num(rx * 1.03)} ${num(ry * 1.03)} 0 0 1 ${num(x + rx * 1.03)} ${y - 11}`;
  return (
    clean(glow(x, 176, 130, 76, '#ffb870', 0.75)) +
    neighbors() +
    clean(
      oval(x, y, rx * 1.06, ry * 1.08, '#6a5c92') +
        rings +
        glow(x, y + 8, 80, 40, '#fff0c0', 0.8) +
        line(bars(), '#a888b8', 1) +
        line(rail, '#e8b890', 2.2),
    )
  );
}

/** They have come up to see who laughs there; one of them is upside down. */
const neighbors = (): string =>
  at(-182, 187, 0.17, laundry(LAMP, 0)) +
  at(-150, 176, 0.125, judge(LAMP)) +
  at(-104, 171, 0.15, hoop(LAMP, THIRTY[4] as Bender, true)) +
  at(-64, 168, 0.13, legsOfIroner(LAMP) + ironer(LAMP)) +
  at(-34, 182, 0.14, hoop(LAMP, THIRTY[9] as Bender, true), 0, -0.14);

/** Over the table: a string, and on it paper snow and lamps. */
function garland(): string {
  const hangs = (x: number): number => 10 + 12 * (1 - ((x - 100) / 110) ** 2);
  const lamps: readonly Hex[] = ['#ffd27a', '#ffb06a', '#ffe6a0'];
  let art = line('M-12 10Q100 34 212 10', '#6a74b8', 0.7);
  [16, 44, 72, 100, 128, 176, 200].forEach((x, i) => {
    const y = hangs(x);
    art +=
      glow(x, y + 3.4, 10, 10, '#ffcf80', 0.7) + oval(x, y + 3.4, 2.5, 3.2, lamps[i % 3] as Hex);
  });
  return clean(art);
}

/** The table, seen a little from above; its cloth is one of the forty, and hangs over both its ends. */
export function table(): string {
  const { far, near, left, nearLeft, end, nearEnd } = TOP;
  const waves = 12;
  const step = (nearEnd - nearLeft) / waves;
  const hem = Array.from({ length: waves }, () => `q${num(-step / 2)} 5 ${num(-step)} 0`).join('');
  return clean(
    oval(
      (nearLeft + nearEnd) / 2,
      209,
      (nearEnd - nearLeft) / 2,
      5,
      '#141b44',
      'fill-opacity=".45"',
    ) +
      path(
        `M${nearLeft} ${near - 4}H${nearEnd}V203${hem}Z`,
        linear(
          [
            [0, '#e8a266'],
            [1, '#a85a5c'],
          ],
          0,
          0,
          1,
          0.3,
        ),
      ) +
      path(
        `M${left} ${far}H${end - 3}Q${end} ${far} ${end + 1} ${far + 3}L${nearEnd} ${near - 1}Q${nearEnd + 1} ${near + 3} ${nearEnd - 3} ${near + 3}H${nearLeft + 2}Q${nearLeft - 2} ${near + 3} ${nearLeft} ${near - 1}Z`,
        linear([
          [0, '#f6c98c'],
          [1, '#e6a468'],
        ]),
      ) +
      line(`M${nearLeft + 1} ${near + 2.4}H${nearEnd - 2}`, '#ffd9a0', 1.2) +
      line(`M${nearLeft} 197H${nearEnd}`, '#b8487e', 1.6),
  );
}
