import { num } from '#bookmaking/drawing/curves.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { PRESSED } from '#bookmaking/hero/more-mouths.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { SAFE } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { IRONER, iron, ironer, SHIRT } from '#titles/box-of-snow/cast/ironer.ts';
import { laundry } from '#titles/box-of-snow/cast/laundry.ts';
import { grownArm } from '#titles/box-of-snow/cast/limb.ts';
import { mittenOnWool } from '#titles/box-of-snow/cast/mitten.ts';
import { FLOORS } from '#titles/box-of-snow/set/colors.ts';
import { STEAM } from '#titles/box-of-snow/set/lights.ts';
import { hung, longBoard, steam, washingLine, wrap } from '#titles/box-of-snow/set/linen.ts';
import { acrossTheWell, farSide, overhead, rail, rampFloor } from '#titles/box-of-snow/set/ramp.ts';

/** How large the man, and what he wraps, are: near enough for four hands. */
const MAN = { x: 170, y: 219, k: 0.59 } as const;
const BUNDLE = { x: 112, y: 197, k: 0.54 } as const;

/** Close: a kind man tucks it in, and two hands already have hold of a corner. Half a turn behind comes the laundry. */
export const page03: Painting = ({ hero }) => {
  const child = placeHero(
    hero,
    54,
    'head',
    [42, 126],
    {
      pose: 'stand',
      mood: 'worried',
      face: { mouth: PRESSED, askew: 4 },
      yaw: 40,
      pitch: 5,
      nod: 6,
      tilt: 8,
      gaze: [0.9, 0.7],
      touchL: [96, 182],
      touchR: [92, 164],
      armL: { upper: [60, 20], lower: [80, 10], hand: 'hold' },
      armR: { upper: [50, 20], lower: [80, 10], hand: 'hold' },
      body: { lean: hero.wheelchair ? 6 : -8, roll: -5 },
    },
    STEAM,
  );
  const view = { eye: 4.3, horizon: 128, storey: 40, from: 2, to: 5 };
  const art =
    acrossTheWell(view) +
    at(96, farSide(view, 4, 96), 0.115, laundry(STEAM, 0.7)) +
    washingLine(70, 9, 0.62, 2) +
    washingLine(84, 15, 0.9, 0) +
    mittenOnWool(STEAM, [98, 60], [98, 110], 8.8) +
    rail(FLOORS[4], 180, 38) +
    hung() +
    rampFloor(FLOORS[4], 182) +
    at(MAN.x, MAN.y, MAN.k, ironer(STEAM)) +
    at(200, 191, 0.5, iron(STEAM)) +
    longBoard() +
    child.art +
    at(BUNDLE.x, BUNDLE.y, BUNDLE.k, wrap(STEAM)) +
    corner(child.handL, child.handR) +
    child.hand(-1) +
    child.hand(1) +
    his([128, 146], [136, 174], [121, 155], 1) +
    his([214, 146], [204, 182], [152, 183], -1) +
    steam([
      [126, 118, 0.7],
      [206, 156, 0.6],
      [84, 128, 0.4],
    ]) +
    overhead(FLOORS[4], 64);
  return {
    art,
    quiet: { box: { ...SAFE, height: 46 }, ink: 'dark', largest: { explorer: 15 } },
    faces: [child.face, { x: 140, y: 70, width: 58, height: 58 }],
  };
};

const his = (shoulder: Point, elbow: Point, wrist: Point, thumb: 1 | -1): string =>
  grownArm(STEAM, {
    way: [shoulder, elbow, wrist],
    width: 12.6,
    sleeve: SHIRT,
    skin: IRONER,
    grip: 'flat',
    rolled: 0.5,
    thumb,
  });

/** The end of the cloth that is not tucked in, because somebody has hold of it. */
function corner([lx, ly]: Point, [rx, ry]: Point): string {
  const t = tone(STEAM, '#c3e39a');
  const trim = tone(STEAM, '#b8487e');
  return (
    path(
      `M100 150C92 150 ${num(rx + 10)} ${num(ry - 8)} ${num(rx + 2)} ${num(ry - 4)}C${num(rx - 2)} ${num((ry + ly) / 2)} ${num(lx - 8)} ${num(ly + 6)} ${num(lx - 5)} ${num(ly + 25)}C${num(lx + 4)} ${num(ly + 20)} 90 198 100 192Z`,
      t.lite,
    ) +
    path(
      `M100 164C92 164 ${num(rx + 14)} ${num(ry + 6)} ${num(rx + 5)} ${num(ry + 6)}L${num(lx + 5)} ${num(ly + 4)}L${num(lx + 4)} ${num(ly + 18)}C${num(lx + 10)} ${num(ly + 8)} 90 184 100 182Z`,
      t.shade,
      'fill-opacity=".5"',
    ) +
    line(
      `M${num(lx - 2)} ${num(ly + 5)}C${num(lx - 6)} ${num(ly + 12)} ${num(lx - 5)} ${num(ly + 18)} ${num(lx - 4)} ${num(ly + 24)}`,
      trim.base,
      2.8,
    )
  );
}
