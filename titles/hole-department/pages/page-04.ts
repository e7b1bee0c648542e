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

const GROUND = 46;

/** Four floors of clerks, each with a view of its own on pigeonholes. */
const CLERKS: readonly MolePerson[] = [STAFF.visor, STAFF.bowler, STAFF.scarf, STAFF.bun];

/** Tall, and from further off than the pages before: four floors, six forms on a line, a pebble that is still falling. */
export const page04: Painting = ({ hero }) => {
  const wish: HeroWish = {
    pose: 'kneel',
    mood: 'surprised',
    yaw: 30,
    pitch: 8,
    nod: 2,
    gaze: [0.7, 1],
    armL: { upper: [58, 12], lower: [74, -2], hand: 'rest' },
    armR: { upper: [14, 16], lower: [36, -8] },
  };
  const ground: Point = [98, GROUND - 1];
  const { head, scale } = digger(hero, 41, 18, ground, wish, DAY);
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
    const y = 56 + i * 38.6;
    const person = CLERKS[i] as MolePerson;
    const clerk = mole(
      {
        person,
        where: [188, y + 33],
        size: 28,
        facing: -1,
        look: -4,
        mood: i === 1 ? 'official' : 'brisk',
        near: [176, y + 17 + i * 2.4],
        far: [168, y + 24],
      },
      BELOW,
    );
    return chamber(
      { x: 160, y, width: 64, height: 35 },
      1,
      pigeonholes({ x: 200, y: y + 6, width: 20, height: 27 }, 3, 4, `floor ${i}`) +
        lamp(168, y + 9, y, 0.75) +
        clerk.art +
        desk(170, y + 33.5, 17, pile(170, y + 25.4, 9, 3, `floor ${i}`)) +
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
    sky('#a4dbe2', '#fff3cf', 34, [24, 10]) +
    clouds([[44, 18, 0.8]]) +
    gull(160, 14, 10, '#ffffff', -6) +
    sea(25, 32, '#3f9fb0', '#8ed2cb', 'four') +
    sand(31, GROUND, 'four') +
    at(192, 40, 0.26, castle(DAY, 0)) +
    at(212, 37, 0.18, castle(DAY, 2)) +
    at(58, 37, 0.17, castle(DAY, 1)) +
    windbreak(DAY, 8, GROUND - 3, 18) +
    earth(GROUND, 62) +
    [0, 1, 2, 3].map(floor).join('') +
    shaft(
      { x: 138, width: 38, top: GROUND, bottom: 209, sun: -1 },
      line('M139 92v-9M143 88v-7M135 89v-6', '#fff1c9', 0.6, 'stroke-opacity=".6"') +
        oval(139, 97, 3.2, 2.8, '#cbb196') +
        oval(138.2, 96.2, 1.1, 0.8, '#fff4da') +
        glow(140, 178, 24, 40, 0.5),
    ) +
    chamber(
      { x: -8, y: 160, width: 138, height: 49 },
      1,
      glow(60, 150, 70, 40, 0.6) + line('M-4 168Q60 178 122 170', '#f6e6c4', 0.7) + washing,
    ) +
    inspector.art +
    tube('M222 52H157V70', 3) +
    heap('four', 174, GROUND + 1, 32, 10) +
    boardwalk(DAY, 66, 118, GROUND - 1.5) +
    bucket(DAY, 66, GROUND + 1, 10) +
    pile(77, GROUND - 1.4, 10, 3, 'four') +
    pebbles('four', [
      [20, 60, 2.6],
      [108, 58, 2],
    ]) +
    child.shadow +
    child.art;
  return {
    art,
    quiet: {
      box: { x: 14, y: 72, width: 102, height: 82 },
      anchor: 'middle',
      ink: 'light',
      largest: { explorer: 15 },
    },
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
