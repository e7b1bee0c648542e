import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, clean, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { parkedChair } from '#bookmaking/hero/parked-chair.ts';
import { outOfChair, placeHero } from '#bookmaking/hero/place-hero.ts';
import { cameraAt } from '#bookmaking/house/camera.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import { thing } from '#bookmaking/things/things.ts';
import type { Painting } from '#bookmaking/title.ts';
import { SLY } from '#titles/i-knew-it-was-you/cast/faces.ts';
import { hider } from '#titles/i-knew-it-was-you/cast/hider.ts';
import { hem, slipper } from '#titles/i-knew-it-was-you/cast/seeker.ts';
import { INK } from '#titles/i-knew-it-was-you/set/colors.ts';
import { LAMP, LAMP_RIGHT } from '#titles/i-knew-it-was-you/set/lights.ts';
import { pool, wiped } from '#titles/i-knew-it-was-you/set/print.ts';
import { boards } from '#titles/i-knew-it-was-you/set/room.ts';

const MOUSE = cameraAt({ from: [0, 22, -120], to: [0, 20, 60], middle: [108, 132], focal: 150 });

/** Under the chest of drawers, between its bottom and the floor, in mm. */
const GAP = { left: 137, top: 93, floor: 153 } as const;

/** From the floor, as a slipper sees it: two lodgers, two cold feet, and in the dark under the furniture who let the rooms. */
export const page06: Painting = ({ hero, things }) => {
  const rolls = hero.wheelchair !== undefined;
  const kid = placeHero(
    outOfChair(hider(hero)),
    46,
    'head',
    [rolls ? 172 : 178, 127],
    {
      pose: 'floor',
      mood: 'happy',
      face: SLY,
      yaw: -24,
      pitch: 4,
      tilt: -14,
      gaze: [-0.8, 0.5],
    },
    LAMP,
  );
  const [, base] = MOUSE.see([0, 0, 150]);
  const art =
    clean(
      wiped(
        { x: 0, y: 0, width: SHEET, height: base + 1 },
        [
          [0, INK.night],
          [0.7, INK.indigo],
          [1, '#54477a'],
        ],
        INK.mist,
        'page 6 wall',
      ),
    ) +
    box(0, base - 9, SHEET, 9, tone(LAMP, INK.plum).base) +
    line(`M0 ${base - 9}H${SHEET}`, INK.key, 0.8) +
    wiped(
      { x: 0, y: base, width: SHEET, height: SHEET - base },
      [
        [0, '#b9774a'],
        [0.4, '#7f4c4a'],
        [1, '#3c2c4c'],
      ],
      INK.key,
      'page 6 floor',
    ) +
    boards(MOUSE, -90, 150, 460) +
    line(`M0 ${base}H${SHEET}`, INK.key, 0.8) +
    box(GAP.left, GAP.top, 100, GAP.floor - GAP.top, '#0e1430') +
    pool(kid.head[0] - 4, 138, 50, 40, '#b9774a', 0.9) +
    clip(`M${GAP.left} ${GAP.top}H${SHEET}V${GAP.floor}H${GAP.left}Z`, kid.art) +
    box(
      GAP.left,
      GAP.top,
      100,
      34,
      linear([
        [0, '#0e1430', 0.74],
        [1, '#0e1430', 0],
      ]),
    ) +
    chest() +
    path(
      `M-4 ${base + 6}L${SHEET} ${GAP.floor - 3}V${GAP.floor + 12}L-4 ${SHEET}Z`,
      INK.glow,
      'fill-opacity=".24"',
    ) +
    pool(119, 154, 26, 7, INK.key, 0.5) +
    at(118, 153, 0.7, hem(LAMP), 0, 0.44) +
    parkedChair(hero, 40, [219, 180], -34, LAMP, 2) +
    at(46, 202, 0.78, slipper(LAMP_RIGHT, at(28, -72, 0.8, thing(things[0], LAMP_RIGHT)))) +
    at(124, 214, 0.72, slipper(LAMP_RIGHT, at(22, -62, 0.74, thing(things[1], LAMP_RIGHT), -28)));
  return {
    art,
    quiet: {
      box: { ...SAFE, width: 90, height: 90 },
      ink: 'light',
      largest: { sprout: 20, sapling: 17 },
    },
    faces: [kid.face],
  };
};

/** A chest of drawers on four short legs, from below: nobody looks there who has shoes to put on. */
function chest(): string {
  const wood = tone(LAMP, INK.wood);
  const { left, top, floor } = GAP;
  const key = `stroke="${INK.key}" stroke-width=".9"`;
  const drawer = (y: number): string =>
    box(left + 9, y, 100, 24, wood.shade, 1.4, key) +
    line(`M${left + 12} ${y + 2}H${SHEET}`, wood.lite, 0.8, 'stroke-opacity=".6"') +
    oval(left + 40, y + 12, 4, 4, tone(LAMP, INK.amber).base, key);
  return (
    box(
      left,
      16,
      100,
      top - 16,
      linear([
        [0, wood.deep],
        [1, wood.base],
      ]),
      0,
      key,
    ) +
    box(left - 4, 11, 104, 7, wood.base, 1, key) +
    drawer(26) +
    drawer(53) +
    box(left - 2, top - 12, 104, 12, wood.base, 0, key) +
    path(`M${left + 1} ${top}H${left + 15}L${left + 10} ${floor + 3}H${left + 3}Z`, wood.base, key)
  );
}
