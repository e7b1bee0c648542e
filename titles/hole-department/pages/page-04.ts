import { asGround, at, calm, line, oval, path } from '#bookmaking/drawing/marks.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { Painting } from '#bookmaking/title.ts';
import { FLOOR_WIDE, fiveFloors } from '#titles/hole-department/cast/five-floors.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR, STAFF } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, gull, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { castle } from '#titles/hole-department/set/castles.ts';
import { earth, heap, shaft, shells } from '#titles/hole-department/set/earth.ts';
import { form } from '#titles/hole-department/set/forms.ts';
import { boardwalk, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';
import { chamber, glow } from '#titles/hole-department/set/office.ts';
import { OK_STAMP } from '#titles/hole-department/set/stamp-mark.ts';

const GROUND = 72;
const DARK = 88;

/** Tall: one who leans far over and has just let go, a pebble that falls past five floors of clerks, and one below who listens. */
export const page04: Painting = ({ hero, beside }) => {
  // Words on the picture lie at its left; where they face it, there are offices on both sides of the hole.
  const middle = beside ? 112 : 147;
  const wide = beside ? 46 : 38;
  const overHole = middle - 9;
  const rolls = hero.wheelchair !== undefined;
  const leaning = (x: number): PlacedHero =>
    wholeHero(
      hero,
      rolls ? 54 : 46,
      [x, GROUND],
      {
        pose: rolls ? 'sit' : 'kneel',
        mood: 'wonder',
        yaw: 58,
        pitch: 4,
        nod: 30,
        tilt: 6,
        gaze: [0.7, 1],
        leanInChair: 46,
        armL: { upper: [66, 6], lower: [62, 4], hand: 'open' },
        armR: { upper: [-30, 14], lower: [-8, 10] },
        body: { lean: 50 },
      },
      DAY,
      33,
    );
  // However long an arm is, its hand is over the hole.
  const child = leaning(100 + overHole - leaning(100).handL[0]);
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [middle + 3, 207],
      size: 46,
      facing: -1,
      look: -40,
      mood: 'official',
      near: [middle + 16, 163],
      far: [middle + 3, 190],
    },
    BELOW,
  );
  const art =
    seaside() +
    at(190, 64, 0.3, castle(DAY, 0)) +
    windbreak(DAY, beside ? 150 : 14, GROUND - 4, 22) +
    (rolls ? boardwalk(DAY, -4, middle - 21, GROUND - 1.5) : '') +
    child.shadow +
    (beside ? calm(earth(GROUND, DARK)) : earth(GROUND, DARK)) +
    fiveFloors()
      .map((floor, i) => inPlace(floor, (beside ? ON_BOTH_SIDES : IN_A_STACK)[i] as Place))
      .join('') +
    shaft(
      { x: middle, width: wide, top: GROUND, bottom: 209, sun: -1 },
      glow(middle + 1, 180, 24, 40, 0.5) + falling(overHole + 3),
    ) +
    drying(beside ? FROM_OVER_THE_FOLD : UNDER_WORDS) +
    inspector.art +
    child.art +
    heap('four', 196, GROUND + 1, 40, 8);
  return {
    art,
    quiet: {
      box: { x: 14, y: 90, width: 106, height: 86 },
      anchor: 'middle',
      ink: 'light',
      largest: { explorer: 18 },
    },
    faces: [child.face, inspector.face],
    ...(beside && {
      overFold: () =>
        asGround(
          mirroredAtFold(
            seaside() +
              at(84, 64, 0.34, castle(DAY, 3)) +
              at(152, 62, 0.22, castle(DAY, 1)) +
              at(196, 64, 0.3, castle(DAY, 0)) +
              calm(earth(GROUND, DARK)),
          ),
        ) +
        shells(GROUND + 9) +
        drying(FROM_OVER_THE_FOLD),
    }),
  };
};

/** Where a floor is, how large, and whether the shaft is at its right. */
type Place = readonly [x: number, y: number, size: number, turned?: boolean];

const ON_BOTH_SIDES: readonly Place[] = [
  [11, 82, 1, true],
  [11, 129, 1, true],
  [140, 80, 0.96],
  [140, 123, 0.96],
  [140, 166, 0.96],
];
const IN_A_STACK: readonly Place[] = [0, 1, 2, 3, 4].map((i) => [168, GROUND + 3 + i * 27.2, 0.63]);

const inPlace = (floor: string, [x, y, size, turned]: Place): string =>
  turned ? at(x + FLOOR_WIDE * size, y, size, floor, 0, -size) : at(x, y, size, floor);

/** Faster and faster: where it was, and where it is. */
const falling = (x: number): string =>
  line(`M${x} 100V84M${x + 5} 110V93M${x - 5} 112V90`, '#fff1c9', 0.9, 'stroke-opacity=".8"') +
  [
    [90, 2.4, 0.25],
    [102, 3.4, 0.4],
    [118, 4.6, 0.6],
  ]
    .map(([y = 0, r = 0, opacity = 0]) =>
      oval(x, y, r, r * 1.2, '#f3e6d2', `fill-opacity="${opacity}"`),
    )
    .join('') +
  oval(x, 140, 7.6, 6.6, '#f3e6d2') +
  oval(x + 1.2, 142.4, 5.8, 3.8, '#cdb8a0') +
  oval(x - 2, 137.4, 2.2, 1.6, '#ffffff');

/** A tunnel where whatever has been stamped hangs up to dry. */
interface Tunnel {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly height: number;
  readonly forms: readonly number[];
  /** Somebody has seen that there was a line. */
  readonly vests?: readonly number[];
}

const UNDER_WORDS: Tunnel = {
  from: 5,
  to: 121,
  top: 178,
  height: 32,
  forms: [17, 35, 53, 71, 89, 107],
};
const FROM_OVER_THE_FOLD: Tunnel = {
  from: -196,
  to: 83,
  top: 182,
  height: 29,
  forms: [-178, -150, -122, -94, -66, -38],
  vests: [22, 42, 62],
};

function drying({ from, to, top, height, forms, vests = [] }: Tunnel): string {
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
      washing.join('') +
      vests.map((x, i) => vest(x, top + 4, WAISTCOATS[i] as string)).join(''),
  );
}

const WAISTCOATS = [STAFF.bowler, STAFF.cap, STAFF.scarf].map(({ waistcoat }) => waistcoat);

/** A waistcoat on the line, by its shoulders. */
const vest = (x: number, y: number, color: string): string =>
  at(
    x,
    y,
    1,
    path('M-6 0H-3L0 6L3 0H6L7.500 17L0 19L-7.500 17Z', color) +
      path('M0 6L3 0H6L7.500 17L0 19Z', '#3a1f1c', 'fill-opacity=".22"') +
      line('M1.500 9h.1M1.500 12.500h.1M1.500 16h.1', '#f7c948', 1.3) +
      line('M-4.500 -1.400v3M4.500 -1.400v3', '#c9985c', 1.4),
    x % 4 ? 2 : -2,
  );

const seaside = (): string =>
  sky('#a4dbe2', '#fff3cf', 56, [24, 12]) +
  clouds([[40, 24, 0.9]]) +
  gull(176, 18, 11, '#ffffff', -6) +
  sea(46, 56, '#3f9fb0', '#8ed2cb', 'four') +
  sand(55, GROUND, 'four');
