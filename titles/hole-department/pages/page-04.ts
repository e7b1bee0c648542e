import { asGround, at, line, oval } from '#bookmaking/drawing/marks.ts';
import { SHOUT } from '#bookmaking/hero/more-mouths.ts';
import { FLOP } from '#bookmaking/hero/more-poses.ts';
import type { Arm } from '#bookmaking/hero/poses.ts';
import type { Painting } from '#bookmaking/title.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR, type MolePerson, STAFF } from '#titles/hole-department/cast/staff.ts';
import { wholeHero } from '#titles/hole-department/cast/whole-hero.ts';
import { clouds, gull, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { buried, cup, fossil } from '#titles/hole-department/set/buried.ts';
import { castle } from '#titles/hole-department/set/castles.ts';
import { ammonite, earth, heap, shaft } from '#titles/hole-department/set/earth.ts';
import { form, pile } from '#titles/hole-department/set/forms.ts';
import { boardwalk, bucket, windbreak } from '#titles/hole-department/set/gear.ts';
import { BELOW, DAY } from '#titles/hole-department/set/lights.ts';
import {
  chamber,
  desk,
  glow,
  lamp,
  pigeonholes,
  tube,
} from '#titles/hole-department/set/office.ts';
import { pastFold } from '#titles/hole-department/set/past-fold.ts';
import { OK_STAMP } from '#titles/hole-department/set/stamp-mark.ts';

const GROUND = 61;

/** Five floors of clerks, each with a view of its own on pigeonholes. */
const CLERKS: readonly MolePerson[] = [
  STAFF.cap,
  STAFF.visor,
  STAFF.bowler,
  STAFF.scarf,
  STAFF.bun,
];

/** Tall: a very small child on top with nothing left to do but groan, and under that five floors, six forms on a line, a pebble that is still falling. */
export const page04: Painting = ({ hero, beside }) => {
  const rolls = hero.wheelchair !== undefined;
  // On a bucket nobody sits who has just learned to sit.
  const crawls = hero.years < 1;
  const child = wholeHero(
    hero,
    41,
    [98, GROUND],
    {
      pose: crawls ? 'floor' : FLOP,
      mood: 'sleepy',
      face: { mouth: SHOUT, brow: [-4, -2, 4] },
      yaw: 40,
      pitch: 4,
      nod: -34,
      tilt: -14,
      gaze: [0, -1],
      seatHeight: crawls ? 0 : 62,
      armL: HANGING,
      armR: HANGING,
      body: { lean: -20 },
    },
    DAY,
    22,
  );
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [148, 206],
      size: 44,
      facing: -1,
      look: -12,
      mood: 'official',
      near: [160, 187],
      far: [130, 180],
    },
    BELOW,
  );
  const floor = (i: number): string => {
    const y = GROUND + 4 + i * 29;
    const person = CLERKS[i] as MolePerson;
    const clerk = mole(
      {
        person,
        where: [192, y + 25.4],
        size: 24,
        facing: -1,
        look: -4,
        mood: i === 2 ? 'official' : 'brisk',
        near: [181, y + 13 + i * 2],
        far: [174, y + 19],
      },
      BELOW,
    );
    return chamber(
      { x: 168, y, width: 56, height: 26.4 },
      1,
      pigeonholes({ x: 202, y: y + 4, width: 18, height: 20 }, 3, 4, `floor ${i}`) +
        lamp(175, y + 8, y, 0.65) +
        clerk.art +
        desk(176, y + 25.4, 15, pile(176, y + 18.4, 8, 3, `floor ${i}`)) +
        stampOf(179.6, y + 16.4 + i * 2) +
        clerk.arm,
    );
  };
  let washing = '';
  for (let i = 0; i < 6; i++) {
    const x = 19 + i * 18;
    const sag = 175 + Math.sin(((i + 0.6) / 6.4) * Math.PI) * 3.6;
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
    at(192, 55, 0.3, castle(DAY, 0)) +
    at(166, 52, 0.18, castle(DAY, 2)) +
    at(62, 52, 0.16, castle(DAY, 1)) +
    windbreak(DAY, 12, GROUND - 4, 20) +
    boardwalk(DAY, 4, rolls ? 122 : 50, GROUND - 1.5) +
    child.shadow +
    (rolls || crawls ? '' : bucket(DAY, child.pelvis[0] - 5, GROUND + 1, 92 * child.scale)) +
    child.art +
    earth(GROUND, 78) +
    CLERKS.map((_, i) => floor(i)).join('') +
    shaft(
      { x: 147, width: 38, top: GROUND, bottom: 209, sun: -1 },
      line('M147 102v-20M153 98v-13M141 99v-12', '#fff1c9', 0.9, 'stroke-opacity=".8"') +
        oval(147, 110, 6, 5.2, '#f3e6d2') +
        oval(148, 112, 4.6, 3, '#cdb8a0') +
        oval(145.4, 108, 1.8, 1.3, '#ffffff') +
        glow(148, 180, 24, 40, 0.5),
    ) +
    chamber(
      { x: 5, y: 168, width: 133, height: 42 },
      1,
      glow(60, 158, 70, 40, 0.6) + line('M8 174Q66 182 128 176', '#f6e6c4', 0.7) + washing,
    ) +
    inspector.art +
    tube('M222 64H166V75', 3) +
    heap('four', 188, GROUND + 1, 30, 8) +
    (beside ? ammonite(58, 122, 26, 30, '#9a6c4a', '#6b452f') : '');
  return {
    art,
    quiet: {
      box: { x: 14, y: 78, width: 110, height: 88 },
      anchor: 'middle',
      ink: 'light',
      largest: { explorer: 18 },
    },
    faces: [child.face, inspector.face],
    ...(beside && {
      overFold: () =>
        asGround(pastFold(earth(GROUND, 78))) +
        pastFold(
          seaside() +
            at(84, 55, 0.34, castle(DAY, 3)) +
            at(152, 53, 0.22, castle(DAY, 1)) +
            at(196, 55, 0.3, castle(DAY, 0)),
        ) +
        buried(cup, -34, 186, 0.9, -16) +
        fossil(-150, 196, 1, 8),
    }),
  };
};

const seaside = (): string =>
  sky('#a4dbe2', '#fff3cf', 50, [24, 12]) +
  clouds([[40, 24, 0.9]]) +
  gull(176, 18, 11, '#ffffff', -6) +
  sea(40, 48, '#3f9fb0', '#8ed2cb', 'four') +
  sand(47, GROUND, 'four');

/** Arms that have stopped. */
const HANGING: Arm = { upper: [-6, 14], lower: [0, 6] };

/** A small stamp in a paw. */
const stampOf = (x: number, y: number): string =>
  at(
    x,
    y,
    0.14,
    '<path d="M-15 -30C-22 -44 -16 -58 0 -58C16 -58 22 -44 15 -30L16 6H-16Z" fill="#a4653a"/><path d="M-40 4H40V26H-40Z" fill="#7b4a2e"/><path d="M-42 26H42V36H-42Z" fill="#a33f5c"/>',
    -14,
  );
