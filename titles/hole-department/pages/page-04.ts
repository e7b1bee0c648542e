import { asGround, at, calm, line, oval } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import type { PlacedHero } from '#bookmaking/hero/place-hero.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR, type MolePerson, STAFF } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, gull, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { castle } from '#titles/hole-department/set/castles.ts';
import { ammonite, earth, heap, shaft } from '#titles/hole-department/set/earth.ts';
import { form, pile } from '#titles/hole-department/set/forms.ts';
import { boardwalk, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import { mirroredAtFold } from '#titles/hole-department/set/mirrored-at-fold.ts';
import { chamber, desk, glow } from '#titles/hole-department/set/office.ts';
import { smallStamp } from '#titles/hole-department/set/stamp.ts';
import { OK_STAMP } from '#titles/hole-department/set/stamp-mark.ts';

const GROUND = 72;
const DARK = 88;
const OVER_HOLE = 138;

/** Five floors of clerks, each with a view of its own on pigeonholes. */
const CLERKS: readonly MolePerson[] = [
  STAFF.cap,
  STAFF.visor,
  STAFF.bowler,
  STAFF.scarf,
  STAFF.bun,
];

/** Tall: one who leans far over and has just let go, a pebble that falls past five floors and five lifted stamps, and one below who listens. */
export const page04: Painting = ({ hero, beside }) => {
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
  const child = leaning(100 + OVER_HOLE - leaning(100).handL[0]);
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [150, 207],
      size: 46,
      facing: -1,
      look: -40,
      mood: 'official',
      near: [163, 163],
      far: [150, 190],
    },
    BELOW,
  );
  const floor = (i: number): string => {
    const y = GROUND + 3 + i * 27.2;
    const person = CLERKS[i] as MolePerson;
    const clerk = mole(
      {
        person,
        where: [198, y + 24.4],
        size: 22,
        facing: -1,
        look: i % 2 ? -8 : 4,
        mood: i === 2 ? 'official' : 'brisk',
        far: [179, y + 9 + (i % 2)],
      },
      BELOW,
    );
    return chamber(
      { x: 168, y, width: 56, height: 25.2 },
      1,
      glow(182, y + 6, 26, 18, 0.5) +
        smallStamp(177.4, y + 12 + (i % 2), 15, -14) +
        clerk.art +
        desk(178, y + 24.4, 14, pile(178, y + 17.4, 9, 2 + i, `floor ${i}`)),
    );
  };
  let washing = '';
  for (let i = 0; i < 6; i++) {
    const x = 17 + i * 18;
    const sag = 182.6 + Math.sin(((i + 0.6) / 6.4) * Math.PI) * 2.4;
    washing +=
      form(x, sag + 10.4, 14.4, {
        number: String(i + 3),
        stamp: OK_STAMP,
        degrees: (i % 3) * 4 - 4,
        circle: 2,
      }) + line(`M${x} ${sag - 1}v3`, '#c9985c', 1.5);
  }
  const art =
    seaside() +
    at(190, 64, 0.3, castle(DAY, 0)) +
    windbreak(DAY, 14, GROUND - 4, 22) +
    (rolls ? boardwalk(DAY, -4, 126, GROUND - 1.5) : '') +
    child.shadow +
    (beside ? calm(earth(GROUND, DARK)) : earth(GROUND, DARK)) +
    CLERKS.map((_, i) => floor(i)).join('') +
    shaft(
      { x: 147, width: 38, top: GROUND, bottom: 209, sun: -1 },
      line('M147 104v-20M153 100v-13M141 101v-12', '#fff1c9', 0.9, 'stroke-opacity=".8"') +
        oval(147, 112, 6, 5.2, '#f3e6d2') +
        oval(148, 114, 4.6, 3, '#cdb8a0') +
        oval(145.4, 110, 1.8, 1.3, '#ffffff') +
        glow(148, 180, 24, 40, 0.5),
    ) +
    chamber(
      { x: 5, y: 178, width: 116, height: 32 },
      1,
      glow(60, 168, 70, 40, 0.6) + line('M6 182Q62 188 121 182', '#f6e6c4', 0.7) + washing,
    ) +
    inspector.art +
    child.art +
    heap('four', 196, GROUND + 1, 40, 8) +
    (beside ? ammonite(58, 122, 26, 30, '#9a6c4a', '#6b452f') : '');
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
        asGround(calm(mirroredAtFold(earth(GROUND, DARK)))) +
        mirroredAtFold(
          clip(`M-9 -9H225V${GROUND - 0.4}H-9Z`, seaside()) +
            at(84, 64, 0.34, castle(DAY, 3)) +
            at(152, 62, 0.22, castle(DAY, 1)) +
            at(196, 64, 0.3, castle(DAY, 0)),
        ),
    }),
  };
};

const seaside = (): string =>
  sky('#a4dbe2', '#fff3cf', 56, [24, 12]) +
  clouds([[40, 24, 0.9]]) +
  gull(176, 18, 11, '#ffffff', -6) +
  sea(46, 56, '#3f9fb0', '#8ed2cb', 'four') +
  sand(55, GROUND, 'four');
