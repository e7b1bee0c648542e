import { at, box, line } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { weatherCard } from '#pictures/props/paper.ts';
import { room, rug } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const weatherInside: Scene = {
  name: 'activity-feelings-1',
  alt: 'A child points at one of three paper cards: a sun, a cloud and a storm.',
  paint: () => {
    const child = placeHero(
      CHILDREN.sami,
      190,
      'ground',
      [350, 734],
      {
        pose: 'point',
        mood: 'worried',
        yaw: 40,
        turn: 2,
        gaze: [0.8, -0.2],
        touchL: [576, 372],
      },
      DAYLIT,
    );
    return (
      room({ wall: '#d9cfe6', pattern: '#b7a5d0', floor: '#cb9c72', floorAt: 590, paper: 'dots' }) +
      door() +
      at(628, 336, 1, weatherCard(DAYLIT, 'cloud', '#fffaf0'), -3) +
      at(828, 300, 1, weatherCard(DAYLIT, 'sun', '#fffaf0'), 2) +
      at(1000, 366, 0.94, weatherCard(DAYLIT, 'storm', '#fffaf0'), 5) +
      rug(DAYLIT, 520, 740, 440, 52, '#7fb0a6', '#fdf1d6') +
      child.shadow +
      child.art +
      at(824, 732, 1.3, thing('teddy bear', DAYLIT), 4) +
      at(660, 758, 1, thing('orange crayon', DAYLIT), -8)
    );
  },
};

/** A wide, quiet door to hang things on. */
const door = (): string =>
  box(500, 60, 620, 540, '#f4ead8', 6) +
  box(522, 84, 576, 516, '#e9d3b4', 4) +
  line('M560 124H780V560H560ZM836 124H1060V560H836Z', '#cfb38c', 6) +
  box(508, 330, 20, 60, '#b8904a', 10);
