import type { Point } from '#bookmaking/drawing/geometry.ts';
import { at, line, oval } from '#bookmaking/drawing/marks.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import type { Painting } from '#bookmaking/title.ts';
import { digger } from '#titles/hole-department/cast/digger.ts';
import { mole } from '#titles/hole-department/cast/mole.ts';
import { INSPECTOR, type MolePerson, STAFF } from '#titles/hole-department/cast/staff.ts';
import { clouds, gull, sand, sea, sky } from '#titles/hole-department/set/beach.ts';
import { castle } from '#titles/hole-department/set/castles.ts';
import { earth, heap, pebbles, shaft } from '#titles/hole-department/set/earth.ts';
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

const GROUND = 72;

/** Three floors of clerks, each with a view of its own on pigeonholes. */
const CLERKS: readonly MolePerson[] = [STAFF.visor, STAFF.bowler, STAFF.scarf];

/** Tall: three floors, six forms on a line, a pebble that is still falling. */
export const page04: Painting = ({ hero }) => {
  const wish: HeroWish = {
    pose: 'crouch',
    mood: 'surprised',
    yaw: 30,
    pitch: 8,
    nod: 2,
    gaze: [0.7, 1],
    armL: { upper: [58, 12], lower: [74, -2], hand: 'rest' },
    armR: { upper: [14, 16], lower: [36, -8] },
  };
  const ground: Point = [92, GROUND - 1];
  const { head, scale } = digger(hero, 58, 25, ground, wish, DAY);
  // A hand over a mouth that would have liked to sing.
  const mouth: Point = [head[0] + scale * 16, head[1] + scale * 30];
  const child = placeHero(hero, scale * 100, 'ground', ground, { ...wish, touchL: mouth }, DAY);
  const inspector = mole(
    {
      person: INSPECTOR,
      where: [139, 206],
      size: 46,
      facing: -1,
      look: -12,
      mood: 'official',
      near: [151, 186],
      far: [118, 174],
    },
    BELOW,
  );
  const floor = (i: number): string => {
    const y = 84 + i * 42;
    const person = CLERKS[i] as MolePerson;
    const clerk = mole(
      {
        person,
        where: [188, y + 35],
        size: 30,
        facing: -1,
        look: -4,
        mood: i === 1 ? 'official' : 'brisk',
        near: [176, y + 17 + i * 2.4],
        far: [168, y + 24],
      },
      BELOW,
    );
    return chamber(
      { x: 160, y, width: 64, height: 37 },
      1,
      pigeonholes({ x: 200, y: y + 6, width: 20, height: 29 }, 3, 4, `floor ${i}`) +
        lamp(168, y + 9, y, 0.75) +
        clerk.art +
        desk(170, y + 35.5, 17, pile(170, y + 27.4, 9, 3, `floor ${i}`)) +
        stampOf(174.4, y + 21 + i * 2.4) +
        clerk.arm,
    );
  };
  let washing = '';
  for (let i = 0; i < 6; i++) {
    const x = 13 + i * 18.4;
    const sag = 169.6 + Math.sin(((i + 0.6) / 6.4) * Math.PI) * 4.4;
    washing +=
      form(x, sag + 10.4, 14.4, {
        number: String(i + 3),
        stamped: true,
        degrees: (i % 3) * 4 - 4,
        circle: 2,
      }) + line(`M${x} ${sag - 1}v3`, '#c9985c', 1.5);
  }
  const art =
    sky('#a4dbe2', '#fff3cf', 52, [24, 14]) +
    clouds([[30, 24, 1]]) +
    gull(160, 20, 12, '#ffffff', -6) +
    sea(38, 48, '#3f9fb0', '#8ed2cb', 'four') +
    sand(48, GROUND, 'four') +
    at(196, 60, 0.34, castle(DAY, 0)) +
    at(40, 56, 0.24, castle(DAY, 1)) +
    windbreak(DAY, -20, 68, 27) +
    earth(GROUND, 96) +
    [0, 1, 2].map(floor).join('') +
    shaft(
      { x: 138, width: 38, top: GROUND, bottom: 209, sun: -1 },
      line('M139 112v-9M143 108v-7M135 109v-6', '#fff1c9', 0.6, 'stroke-opacity=".6"') +
        oval(139, 117, 3.2, 2.8, '#cbb196') +
        oval(138.2, 116.2, 1.1, 0.8, '#fff4da') +
        glow(140, 178, 24, 40, 0.5),
    ) +
    chamber(
      { x: -8, y: 160, width: 138, height: 49 },
      1,
      glow(60, 150, 70, 40, 0.6) + line('M-4 168Q60 178 122 170', '#f6e6c4', 0.7) + washing,
    ) +
    inspector.art +
    tube('M222 80H158V96', 3.2) +
    heap('four', 178, GROUND + 1, 40, 13) +
    boardwalk(DAY, 56, 118, GROUND - 1.5) +
    bucket(DAY, 56, GROUND + 1, 14) +
    pile(66, GROUND - 1.4, 13, 3, 'four') +
    pebbles('four', [
      [20, 90, 2.6],
      [112, 88, 2],
    ]) +
    child.shadow +
    child.art;
  return {
    art,
    quiet: { box: { x: 14, y: 96, width: 102, height: 61 }, ink: 'light' },
    faces: [child.face, inspector.face],
  };
};

/** A small stamp in a paw. */
const stampOf = (x: number, y: number): string =>
  at(
    x,
    y,
    0.14,
    '<path d="M-15 -30C-22 -44 -16 -58 0 -58C16 -58 22 -44 15 -30L16 6H-16Z" fill="#a4653a"/><path d="M-40 4H40V26H-40Z" fill="#7b4a2e"/><path d="M-42 26H42V36H-42Z" fill="#a33f5c"/>',
    -14,
  );
