import { at } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { curtain } from '#bookmaking/house/hall-things.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { basket } from '#pictures/props/containers.ts';
import { dayWindow, room, sunOnFloor } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

/** Socks as they fall: place, turn, and the light that dyes them. */
const HEAP = [
  [206, 740, -10, '#d98f5c'],
  [286, 752, 24, '#4f8a8a'],
  [246, 706, 160, '#8a6fb8'],
  [330, 716, -30, '#d9b04e'],
  [172, 700, 40, '#b3567f'],
] as const;

const sock = (color: string): string => thing('sock', { ...DAYLIT, cast: color, castAmount: 0.55 });

export const sockMountain: Scene = {
  name: 'activity-can-2',
  alt: 'A toddler carries a striped sock to a full laundry basket.',
  paint: () => {
    const toddler = placeHero(
      CHILDREN.lupe,
      186,
      'ground',
      [540, 724],
      {
        pose: 'walk',
        mood: 'happy',
        yaw: 44,
        gaze: [0.6, 0.1],
        touchL: [672, 478],
        touchR: [654, 500],
      },
      DAYLIT,
    );
    const laundry = basket(DAYLIT, '#e0c79a', false);
    return (
      room({
        wall: '#f2d5c4',
        pattern: '#e3a992',
        floor: '#c8966a',
        floorAt: 560,
        paper: 'stripes',
      }) +
      dayWindow(480, 70, 270, 300, { high: '#9fd6ea', low: '#eaf3d2', hill: '#8cc272' }) +
      at(440, 44, 1, curtain(DAYLIT, '#8fb8a8', 92, 380)) +
      at(700, 44, 1, curtain(DAYLIT, '#8fb8a8', 92, 380)) +
      sunOnFloor(470, 590, 280) +
      toddler.shadow +
      at(940, 736, 1.7, laundry.shadow + laundry.back) +
      at(880, 540, 1.3, sock('#8a6fb8'), -20) +
      at(990, 530, 1.3, sock('#d9b04e'), 30) +
      at(936, 516, 1.3, sock('#d98aa0'), 100) +
      at(940, 736, 1.7, laundry.front) +
      toddler.art +
      at(672, 498, 1.2, sock('#d98f5c'), 78) +
      HEAP.map(([x, y, turn, color]) => at(x, y, 1.2, sock(color), turn)).join('')
    );
  },
};
