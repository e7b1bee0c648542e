// What lies between the bus of page 11 and us: its side, a strip of grass, and the pond.
import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { num } from '#bookmaking/drawing/curves.ts';
import { mirrored } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, path, shifted } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { SHEET, SPREAD } from '#bookmaking/sheet-size.ts';
import { gooseAfar } from '#titles/goose-on-bus-nine/cast/geese.ts';
import type { Pressing } from '#titles/goose-on-bus-nine/cast/pressing.ts';
import { BUS } from '#titles/goose-on-bus-nine/set/colors.ts';
import { GOLD } from '#titles/goose-on-bus-nine/set/lights.ts';
import { DEEP, onWater, type Shore } from '#titles/goose-on-bus-nine/set/on-water.ts';
import { reeds } from '#titles/goose-on-bus-nine/set/reeds.ts';

/** What is seen of the bus's side, down to the grass. */
export const FLANK = 9;

/** The bus's side under its window. */
export const flank = (width: number, sill: number): string =>
  box(
    0,
    sill + 1.6,
    width,
    FLANK,
    linear([
      [0, '#e79a35'],
      [1, '#9a5530'],
    ]),
  ) + box(0, sill + 3.4, width, 2.4, BUS.bodyBand);

/** All of it lies once more in the water: the words stand on the water. */
export function pondBefore(
  { width, sill, unread }: Omit<Shore, 'water'>,
  hero: Hero,
  child: Pressing,
  goose: string,
): string {
  const water = sill + FLANK;
  return (
    // Amber in one gradient with the blue came through wherever its brushstrokes end: down the fold, too.
    box(
      -12,
      water,
      width + 24,
      SHEET - water + 16,
      linear([
        [0, '#1d5c64'],
        [0.075, '#185560'],
        [0.55, DEEP],
        [1, '#132c44'],
      ]),
    ) +
    onWater({ width, sill, water, unread }, hero, child, goose) +
    bank(width, water) +
    pads(width) +
    // Over the fold they are on the other page than what is told.
    shifted(width === SPREAD ? 208 : 0, water - 143.4, startled())
  );
}

/** What the bus has stopped beside: grass as high as its trim, a line of mud, and reeds where nobody reads or looks out. */
function bank(width: number, water: number): string {
  const chance = chanceFrom('page 11 bank');
  let top = `M-12 ${num(water - 4)}`;
  for (let x = -12; x < width + 12; x += 3.2) {
    const high = 3 + chance() * 2.6;
    top += `L${num(x + 0.8 + chance())} ${num(water - high)}L${num(x + 3.2)} ${num(water - 2.6 - chance() * 0.8)}`;
  }
  const shore = (down: number): string => {
    let d = '';
    for (let x = width + 12, i = 0; x > -12; x -= 24, i++)
      d += `Q${num(x - 12)} ${num(water + down + (i % 2 ? 1.5 : -0.5))} ${num(x - 24)} ${num(water + down)}`;
    return `L${width + 12} ${num(water + down)}${d}Z`;
  };
  let blades = '';
  for (let x = 2; x < width; x += 3 + chance() * 5)
    blades += `M${num(x)} ${num(water + 1.4)}q.2 -2.4 ${num((chance() - 0.5) * 3)} ${num(-3 - chance() * 2)}`;
  return clean(
    path(top + shore(4), '#2e4a34') +
      path(top + shore(2.4), '#5f7a38') +
      line(blades, '#a9b24e', 0.8) +
      (width === SPREAD
        ? reeds(205, water + 4, 0.6) + reeds(418, water + 5, 1)
        : reeds(207, water + 5, 0.9)),
  );
}

const pad = (x: number, y: number, r: number): string =>
  path(
    `M${num(x)} ${num(y)}L${num(x + r)} ${num(y - r * 0.1)}A${num(r)} ${num(r * 0.36)} 0 1 1 ${num(x + r * 0.8)} ${num(y - r * 0.22)}Z`,
    '#3f7a4a',
  ) + line(`M${num(x - r * 0.8)} ${num(y)}H${num(x + r * 0.2)}`, '#8fb36a', 0.7);

/** At the page's edges, under the words. */
const pads = (width: number): string =>
  pad(width - 3, 209.5, 12.5) + pad(width - 40, 211, 9) + pad(30, 211, 10);

/** Who lives here, and has never heard such a thing. */
const STARTLED = [
  [188, 152, 0.15],
  [169, 150.6, 0.115],
  [155, 149.6, 0.09],
] as const;
const startled = (): string =>
  STARTLED.map(([x, y, size]) => at(x, y, size, gooseAfar(mirrored(GOLD)), 0, -size)).join('');
