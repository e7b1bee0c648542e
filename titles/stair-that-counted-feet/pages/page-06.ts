import { num } from '#bookmaking/drawing/curves.ts';
import { asGround, at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { bodyAt } from '#bookmaking/hero/body.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas } from '#bookmaking/hero/place-hero.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { liftFacing } from '#titles/stair-that-counted-feet/cast/stairlift.ts';
import { LAMPLIGHT, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { nightcap } from '#titles/stair-that-counted-feet/set/nightcap.ts';
import { pastFold } from '#titles/stair-that-counted-feet/set/past-fold.ts';
import { SOUNDS } from '#titles/stair-that-counted-feet/sounds.ts';

const TABLE = '#7c5038';
/** Height of the banister, in mm. */
const RAIL = 66;

/** Close: four turned feet fill the page, in a nightcap; they plainly have no plans. */
export const page06: Painting = ({ hero, beside = false }) => {
  const worn = inPyjamas(hero);
  const { torso, neck } = bodyAt(hero.years);
  const kid = childOnStep(
    worn,
    HEAD,
    [106, 127 + (HEAD * (torso * 0.94 + neck + 43)) / 100],
    {
      pose: 'sit',
      mood: 'wonder',
      face: { eyes: 'open', mouth: 'oh', brow: [-9, -13, -6], askew: 4 },
      yaw: 14,
      pitch: 6,
      nod: 4,
      tilt: 11,
      gaze: [0.7, 0.2],
      body: { lean: 12, roll: 8, shrug: 7 },
      armsByPage: true,
    },
    HALL,
  );
  // Round a banister on either side, fingers before it.
  const left = ownArm(
    worn,
    kid,
    -1,
    { elbow: [74, 178], wrist: [BARS[0] - 9, 149], hand: grip, degrees: -6, size: 1.1 },
    HALL,
  );
  const right = ownArm(
    worn,
    kid,
    1,
    {
      elbow: [150, 168],
      wrist: [BARS[1] + 9, 139],
      hand: grip,
      degrees: 184,
      flip: true,
      size: 1.1,
    },
    HALL,
  );
  const art =
    wall(WALLS.hall) +
    hallBeyond(kid.art + left.art + right.art, left.before + right.before, hero.wheelchair) +
    floor() +
    at(56, 190, 1.06, turnedLeg(HALL, TABLE)) +
    at(166, 190, 1.06, turnedLeg(HALL, '#a8734e')) +
    tableTop() +
    at(22, 212, 1.42, turnedLeg(HALL, '#8f5d3e')) +
    at(195, 212, 1.42, turnedLeg(HALL, '#8f5d3e')) +
    at(166, 93, 0.78, nightcap() + dozing()) +
    lettered(SOUNDS['Creak.'], [76, 81], { height: 8, turn: 4, ink: '#e8c690' });
  return {
    art,
    quiet: { box: { ...SAFE, height: 49 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
    ...(beside && { overFold: () => asGround(pastFold(roomBeside())) }),
  };
};

/** Head of the hero, in mm; and the two banisters, as far apart as it needs. */
const HEAD = 43;
const BARS = [80, 142] as const;

/** Three lines of grain under the cap, in the light: it has no plans. About the middle of the brim, which is (0, 0). */
const dozing = (): string =>
  pool(0, 38, 19, 32, LAMPLIGHT, 0.7) +
  line('M-14.6 33Q-8.6 40.6 -2.8 33M2.8 33Q8.6 40.6 14.6 33', '#2c1826', 3) +
  line('M-6 49Q0 53.4 6 49', '#2c1826', 2.6);

/** Behind the table the lit hall: the stairs go up to the right, and the hero looks out between two banisters. */
function hallBeyond(kid: string, hands: string, lift: string | undefined): string {
  const [left, right] = BARS;
  const rise = (x: number): number => 178 - (x - 68) * 0.42;
  const along = (up: number): string => `M-4 ${num(rise(-4) - up)}L220 ${num(rise(220) - up)}`;
  let bars = '';
  // The face looks through where two bars are further apart, and each is in a hand: nobody is drawn behind bars.
  for (let x = left; x > -4; x -= 15) bars += `M${num(x)} ${num(rise(x) - RAIL)}V${num(rise(x))}`;
  for (let x = right; x < 220; x += 15) bars += `M${num(x)} ${num(rise(x) - RAIL)}V${num(rise(x))}`;
  return clip(
    'M-4 70H220V182H-4Z',
    box(
      -4,
      70,
      224,
      114,
      linear(
        [
          [0, '#4a3054'],
          [0.6, '#8a5a60'],
          [1, '#6b4460'],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
      pool(120, 116, 92, 62, LAMPLIGHT, 0.95) +
      (lift
        ? line(along(26), '#b9b4c4', 2.4) +
          liftFacing(HALL, lift, { middle: 110, top: 108, seat: 176, sole: 190, half: 50 }).behind
        : '') +
      kid +
      line(bars, '#8f5b3e', 2.6) +
      line(bars, '#f0bd7c', 0.6, 'stroke-opacity=".7" transform="translate(.9 0)"') +
      hands +
      line(along(RAIL), '#8f5b3e', 4.6) +
      line(along(RAIL), '#f0bd7c', 1) +
      path(
        `${along(0)}V190H-4Z`,
        linear([
          [0, '#7d5058'],
          [1, '#3d2742'],
        ]),
      ) +
      line(along(0), '#d09a68', 2.6),
  );
}

const floor = (): string =>
  box(
    0,
    176,
    SHEET,
    40,
    linear([
      [0, '#54364c'],
      [1, '#2c1b38'],
    ]),
  ) +
  line('M0 184H216M0 194H216M0 206H216', '#2c1b38', 0.5, 'stroke-opacity=".6"') +
  oval(113, 180, 60, 14, '#ffc873', 'fill-opacity=".14"') +
  path('M40 178H186L214 200H4Z', '#2a1836', 'fill-opacity=".4"');

/** Past the fold one is under the table still: its underside, the wall in the dark, the floor. */
const roomBeside = (): string =>
  box(-240, 0, 246, 60, '#2e1a3c') +
  box(
    -240,
    60,
    246,
    116,
    linear([
      [0, '#2e1a3c'],
      [0.3, '#3a2448'],
      [1, '#3f2850'],
    ]),
  ) +
  box(
    -240,
    176,
    246,
    40,
    linear([
      [0, '#45304a'],
      [1, '#2c1b38'],
    ]),
  );

/** Seen from below: the underside, the apron, and the edge that goes past us on both sides. */
const tableTop = (): string =>
  path('M0 0H216V72L176 86H48L0 72Z', '#2e1a3c') +
  path('M48 78H176V88H48Z', '#5f3d3a') +
  line('M48 88H176', '#a06c48', 1) +
  path(
    'M0 54L50 76H174L216 54V66L176 82H48L0 66Z',
    linear([
      [0, '#4c3036'],
      [1, '#6b4538'],
    ]),
  ) +
  line('M0 66L48 82H176L216 66', '#b07a50', 0.9, 'stroke-opacity=".8"');
