import { num } from '#bookmaking/drawing/curves.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { bodyAt } from '#bookmaking/hero/body.ts';
import { grip } from '#bookmaking/hero/close-hand.ts';
import { ownArm } from '#bookmaking/hero/own-arm.ts';
import { inPyjamas } from '#bookmaking/hero/place-hero.ts';
import { turnedLeg } from '#bookmaking/house/table.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { lettered } from '#bookmaking/lettering/lettered.ts';
import { SAFE, SHEET } from '#bookmaking/sheet-size.ts';
import type { Painting } from '#bookmaking/title.ts';
import { childOnStep } from '#titles/stair-that-counted-feet/cast/child-on-step.ts';
import { LAMPLIGHT, WALLS } from '#titles/stair-that-counted-feet/set/colors.ts';
import { HALL } from '#titles/stair-that-counted-feet/set/lights.ts';
import { pool, wall } from '#titles/stair-that-counted-feet/set/night.ts';
import { nightcap } from '#titles/stair-that-counted-feet/set/nightcap.ts';
import { SOUNDS } from '#titles/stair-that-counted-feet/sounds.ts';

const TABLE = '#7c5038';
/** Height of the banister in the arch, in mm. */
const RAIL = 66;

/** Close: four turned feet fill the page, in a nightcap; they plainly have no plans. */
export const page06: Painting = ({ hero }) => {
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
    archway(kid.art + left.art + right.art, left.before + right.before, BARS, hero.wheelchair) +
    nightWindow(
      { x: 12, y: 98, width: 22, height: 49 },
      { high: '#1d1d50', low: '#3b3b80', moon: [0.5, 0.3] },
      '#7a5a78',
    ) +
    floor() +
    at(56, 190, 1.06, turnedLeg(HALL, TABLE)) +
    at(166, 190, 1.06, turnedLeg(HALL, TABLE)) +
    tableTop() +
    at(22, 212, 1.42, turnedLeg(HALL, '#8f5d3e')) +
    at(195, 212, 1.42, turnedLeg(HALL, '#8f5d3e')) +
    at(166, 93, 0.78, nightcap() + dozing()) +
    lettered(SOUNDS['Creak.'], [76, 81], { height: 8, turn: 4, ink: '#e8c690' });
  return {
    art,
    quiet: { box: { ...SAFE, height: 49 }, ink: 'light', largest: { explorer: 18 } },
    faces: [kid.face],
  };
};

/** Head of the hero, in mm; and the two banisters, as far apart as it needs. */
const HEAD = 43;
const BARS = [80, 142] as const;

/** Two lines of grain under the cap, on a leg that is seen in the bound book as well: it has no plans. About the middle of the brim, which is (0, 0). */
const dozing = (): string =>
  line('M-10.4 31Q-6.4 36 -2.4 31M2.4 31Q6.4 36 10.4 31', '#2c1826', 2) +
  line('M-4 42Q0 44.6 4 42', '#2c1826', 1.7);

/** Through the arch, the lit hall: the stairs go up to the right, the hero looks between the banisters. */
function archway(
  kid: string,
  hands: string,
  [left, right]: readonly [number, number],
  lift: string | undefined,
): string {
  const opening = 'M68 184V112C68 82 158 82 158 112V184Z';
  const rise = (x: number): number => 178 - (x - 68) * 0.42;
  let bars = '';
  // The face looks through where two bars are further apart, and each is in a hand: nobody is drawn behind bars.
  for (const x of [left - 9, left, right, right + 9]) {
    bars += `M${num(x)} ${num(rise(x) - RAIL)}V${num(rise(x))}`;
  }
  const rail = `M66 ${num(rise(66) - RAIL)}L162 ${num(rise(162) - RAIL)}`;
  const inside =
    box(60, 78, 110, 110, '#5a3a58') +
    pool(136, 116, 70, 60, LAMPLIGHT, 0.9) +
    (lift ? line(`M66 ${num(rise(66) - 26)}L162 ${num(rise(162) - 26)}`, '#b9b4c4', 2.4) : '') +
    kid +
    line(bars, '#8f5b3e', 2.6) +
    line(bars, '#f0bd7c', 0.6, 'stroke-opacity=".7" transform="translate(.9 0)"') +
    hands +
    line(rail, '#8f5b3e', 4.6) +
    line(rail, '#f0bd7c', 1) +
    path(
      `M60 ${num(rise(60))}L164 ${num(rise(164))}V190H60Z`,
      linear([
        [0, '#6b4350'],
        [1, '#3d2742'],
      ]),
    ) +
    line(`M60 ${num(rise(60))}L164 ${num(rise(164))}`, '#c08a5e', 2.4);
  return (
    clip(opening, inside) +
    line('M68 184V112C68 82 158 82 158 112V184', '#6f4c6e', 5) +
    line('M71 184V112C71 86 155 86 155 112V184', '#a37a86', 0.8, 'stroke-opacity=".7"')
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
