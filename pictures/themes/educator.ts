import { at, box } from '#bookmaking/drawing/marks.ts';
import { thing } from '#bookmaking/things/things.ts';
import { type GrownUp, grownUp } from '#pictures/landing/grown-up.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { mug } from '#pictures/props/containers.ts';
import { weatherCard } from '#pictures/props/paper.ts';
import { room } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

const TEACHER: GrownUp = {
  skin: '#b47a4c',
  hair: '#45302a',
  style: 'waves',
  glasses: '#3f8a5c',
  clothes: '#3f7a94',
  gaze: [-0.2, 0.1],
};

/** Nobody in particular: a teacher in her corner of the room, for the educator's film. */
export const educator: Scene = {
  name: 'an-educator',
  alt: 'A teacher with green glasses sits in her corner of the preschool and smiles.',
  paint: () =>
    room({ wall: '#f7dc98', pattern: '#eec468', floor: '#c8966a', floorAt: 760, paper: 'dots' }) +
    at(250, 250, 0.86, weatherCard(DAYLIT, 'sun', '#fffaf0'), -4) +
    at(404, 220, 0.76, weatherCard(DAYLIT, 'cloud', '#fffaf0'), 3) +
    box(800, 300, 360, 18, '#9a6a46', 4) +
    box(800, 480, 360, 18, '#9a6a46', 4) +
    at(880, 268, 1, thing('elephant on wheels', DAYLIT)) +
    at(1050, 256, 1, thing('teddy bear', DAYLIT)) +
    at(880, 480, 1.1, mug(DAYLIT, '#4f8a8a')) +
    at(1060, 440, 0.9, thing('library book', DAYLIT), -6) +
    at(560, 380, 1.85, grownUp(TEACHER, DAYLIT)),
};
