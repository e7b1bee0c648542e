import { asGround, at, calm, line, oval } from '#bookmaking/drawing/marks.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import type { Painting } from '#bookmaking/title.ts';
import { fiveFloors } from '#titles/hole-department/cast/five-floors.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { castle } from '#titles/hole-department/set/castles.ts';
import { earth, shaft, shells } from '#titles/hole-department/set/earth.ts';
import { form } from '#titles/hole-department/set/forms.ts';
import { boardwalk, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';
import { chamber, glow } from '#titles/hole-department/set/office.ts';
import { OK_STAMP } from '#titles/hole-department/set/stamp-mark.ts';

/** Where one stands, where the ground is dark, and how deep somebody listens. */
const [GROUND, DARK, BOTTOM] = [80, 96, 214];
/** How large and where the column of floors is. */
const [FLOORS_AT, EACH, STEP] = [166, 0.62, 25.4];

/** Tall: one who leans far over and has just let go, a pebble that falls past five floors of clerks, and, as large as the hole is wide, one below who listens. */
export const page04: Painting = ({ hero, beside }) => {
  // Words on the picture lie at its left.
  const [middle, wide] = beside ? [104, 88] : [140, 44];
  const rolls = hero.wheelchair !== undefined;
  const tiny = hero.years < 3;
  const overHole = middle - (beside ? 18 : 6);
  const leaning = (x: number): PlacedHero =>
    wholeHero(
      hero,
      rolls ? 56 : tiny ? 52 : 47,
      [x, GROUND],
      {
        pose: rolls ? 'sit' : 'stand',
        mood: 'wonder',
        yaw: 70,
        pitch: 4,
        tilt: rolls ? 30 : 34,
        nod: 4,
        gaze: [0.4, 1],
        leanInChair: 48,
        armL: { upper: [64, 4], lower: [58, 2], hand: 'open' },
        armR: rolls ? ON_KNEE : FLUNG,
        body: {
          lean: tiny ? 34 : 50,
          roll: 0,
          hips: 0,
          twist: 0,
          ...(rolls
            ? {}
            : {
                legL: { upper: [30, 4], lower: [-16, 3] },
                legR: { upper: [-8, 4], lower: [-40, 3], foot: 34 },
              }),
        },
      },
      DAY,
      33,
    );
  // However long an arm is, its hand is over the hole.
  const child = leaning(100 + overHole - leaning(100).handL[0]);
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [middle + (beside ? 14 : 4), BOTTOM],
      size: beside ? 76 : 50,
      facing: -1,
      look: -52,
      mood: 'official',
      near: beside ? [middle + 34, 142] : [middle + 16, 165],
      far: beside ? [middle + 4, 192] : [middle - 8, 196],
    },
    BELOW,
  );
  const art =
    seaside() +
    at(196, 72, 0.26, castle(DAY, 0)) +
    windbreak(DAY, beside ? 163 : 14, GROUND - 4, 17) +
    (rolls ? boardwalk(DAY, -4, middle - wide * 0.57, GROUND - 1.5) : '') +
    child.shadow +
    (beside ? calm(earth(GROUND, DARK)) : earth(GROUND, DARK)) +
    fiveFloors()
      .map((floor, i) => at(FLOORS_AT, GROUND + 6 + i * STEP, EACH, floor))
      .join('') +
    shaft(
      { x: middle, width: wide, top: GROUND, bottom: BOTTOM + 6, sun: -1 },
      (beside ? glow(middle - 4, 172, 46, 56, 0.6) : glow(middle, 182, 24, 36, 0.5)) +
        falling(child.handL[0] + 3),
    ) +
    (beside ? '' : drying(UNDER_WORDS)) +
    inspector.art +
    child.art;
  return {
    art,
    quiet: {
      box: { x: 14, y: 96, width: 98, height: 80 },
      anchor: 'middle',
      ink: 'light',
      largest: { explorer: 18 },
    },
    faces: [child.face, inspector.face],
    ...(beside && {
      overFold: () =>
        asGround(
          mirroredAtFold(seaside() + at(112, 71, 0.3, castle(DAY, 3)) + calm(earth(GROUND, DARK))),
        ) +
        shells(GROUND + 9) +
        drying(BESIDE),
    }),
  };
};

/** Back and up, for the balance. */
const FLUNG: Arm = { upper: [-58, 20], lower: [-18, 16], hand: 'open' };
const ON_KNEE: Arm = { upper: [-4, 16], lower: [62, -6], hand: 'press' };

/** One pebble, and how fast it is. */
const falling = (x: number): string =>
  line(`M${x - 4} 90V102M${x} 84V100M${x + 4} 92V102`, '#fff1c9', 0.9, 'stroke-opacity=".8"') +
  oval(x, 108, 6.4, 5.6, '#f3e6d2') +
  oval(x + 1, 110, 4.8, 3.2, '#cdb8a0') +
  oval(x - 1.8, 105.8, 1.8, 1.3, '#ffffff');

/** A tunnel where whatever has been stamped hangs up to dry. */
interface Tunnel {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly height: number;
  readonly forms: readonly number[];
}

const UNDER_WORDS: Tunnel = {
  from: 5,
  to: 112,
  top: 178,
  height: 32,
  forms: [15, 32, 49, 66, 83, 100],
};
const BESIDE: Tunnel = {
  from: -200,
  to: -20,
  top: 180,
  height: 29,
  forms: [-186, -156, -126, -96, -66, -36],
};

function drying({ from, to, top, height, forms }: Tunnel): string {
  const middle = (from + to) / 2;
  const washing = forms.map((x, i) => {
    const sag = top + 5.4 + (i % 2) * 0.6;
    return (
      form(x, sag + 10, 14.4, {
        number: String(i + 3),
        stamp: OK_STAMP,
        degrees: (i % 3) * 4 - 4,
        circle: 2,
      }) + line(`M${x} ${sag - 1.4}v3`, '#c9985c', 1.5)
    );
  });
  return chamber(
    { x: from, y: top, width: to - from, height },
    1,
    // What only shines takes no room from words.
    asGround(glow(middle, top - 10, (to - from) * 0.6, 40, 0.6)) +
      line(`M${from} ${top + 4}H${to}`, '#f6e6c4', 0.7) +
      washing.join(''),
  );
}

const seaside = (): string =>
  sky('#a4dbe2', '#fff3cf', 64, [24, 12]) +
  clouds([[150, 24, 0.9]]) +
  sea(54, 64, '#3f9fb0', '#8ed2cb', 'four') +
  sand(63, GROUND, 'four');
