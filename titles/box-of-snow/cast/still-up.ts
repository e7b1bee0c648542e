// Neighbors of the other floors at night, each in an open door and with what makes them known from afar.
import type { Hex } from '#bookmaking/drawing/color.ts';
import type { Point } from '#bookmaking/drawing/geometry.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { pie } from '#titles/box-of-snow/set/kitchen.ts';
import { hoop } from './hoop.ts';
import { IRONER, SHIRT as IRONERS_SHIRT, ironer } from './ironer.ts';
import { dressed, FACE, fork, SHIRT, SKIN } from './judge.ts';
import { grownArm } from './limb.ts';
import { neighborFace } from './neighbor-face.ts';
import { THIRTY } from './thirty.ts';

const LEGS = '#4a5a86';
const SHOES = '#b8487e';

/** Two legs from the hips at `hips`, in shoes, to the floor at y 0. */
const legs = (light: Light, hips: number, apart: number): string =>
  [-apart, apart]
    .map(
      (x) =>
        line(`M${x} ${hips}V-12`, tone(light, LEGS).base, 34) +
        path(`M${x - 24} 2C${x - 24} -18 ${x + 24} -18 ${x + 24} 2Z`, tone(light, SHOES).base),
    )
    .join('');

/** The judge of the pies, the last one high on one hand and the fork in the other. Soles on y 0; about 290 high. */
export const judgeWithLastPie = (light: Light): string =>
  legs(light, -76, 26) +
  dressed(light) +
  at(0, -244, 0.82, neighborFace(light, { ...FACE, eyes: 'open', mouth: 'smile' }, [0.8, 0.1])) +
  arm(light, [-56, -186], [-108, -164], [-100, -214], SHIRT, SKIN) +
  at(-96, -242, 0.94, pie(light, '#a84a5c')) +
  arm(light, [56, -186], [98, -150], [90, -206], SHIRT, SKIN) +
  fork(light);

/** The man who irons, the last cloths folded on one arm and the iron, still steaming, held up. Soles on y 0; about 360 high. */
export const ironerWithLastCloths = (light: Light): string =>
  legs(light, -94, 36) +
  at(0, -100, 1, ironer(light)) +
  folded(light) +
  arm(light, [76, -216], [112, -150], [24, -140], IRONERS_SHIRT, IRONER) +
  arm(light, [-76, -216], [-132, -190], [-122, -250], IRONERS_SHIRT, IRONER) +
  at(-124, -274, 1, iron(light));

/** One of the thirty, as ever, a cup of tea on the highest place there is. Feet at x 0, a hand at 150. */
export const stillBent = (light: Light): string =>
  hoop(light, THIRTY[4] as (typeof THIRTY)[number], true) +
  at(
    84,
    -184,
    1,
    path('M-24 -34H24C24 -10 14 0 0 0C-14 0 -24 -10 -24 -34Z', tone(light, '#3f8fa8').base) +
      line('M23 -28C40 -30 38 -8 18 -10', tone(light, '#3f8fa8').base, 6) +
      path('M-32 -3H32L22 4H-22Z', tone(light, '#2f6f86').base),
  );

const arm = (
  light: Light,
  shoulder: Point,
  elbow: Point,
  wrist: Point,
  sleeve: Hex,
  skin: Hex,
): string =>
  grownArm(light, {
    way: [shoulder, elbow, wrist],
    width: 17,
    sleeve,
    skin,
    grip: 'fist',
    rolled: 0.45,
  });

const folded = (light: Light): string =>
  ['#f2a58a', '#fbe08a', '#f6b9c4', '#cfe09a']
    .map((color, i) => {
      const y = -150 - i * 19;
      const t = tone(light, color);
      return (
        path(`M-54 ${y}C-62 ${y - 6} -62 ${y - 14} -54 ${y - 20}H52V${y}Z`, t.base) +
        line(`M-50 ${y - 2}H52`, t.shade, 4)
      );
    })
    .join('');

/** An iron by its handle, which is at (0, 0), the point to the left. */
const iron = (light: Light): string => {
  const steel = tone(light, '#8d93a8');
  return (
    path('M-70 34C-56 6 -30 2 40 2V34Z', tone(light, '#c4563f').base) +
    path('M-76 34H44V46H-78Z', steel.base) +
    line('M-24 2C-24 -20 -10 -22 34 -20V4', tone(light, '#3a2b3a').base, 11) +
    oval(-30, 20, 6, 6, steel.lite)
  );
};
