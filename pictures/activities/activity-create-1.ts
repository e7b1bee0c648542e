import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob } from '#bookmaking/drawing/curves.ts';
import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { dayWindow, room, sunOnFloor } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const islandMap: Scene = {
  name: 'activity-create-1',
  alt: 'A child lies over a large map of an island and draws a path with a crayon.',
  paint: () => {
    const child = placeHero(
      CHILDREN.tariq,
      196,
      'ground',
      [470, 588],
      {
        pose: 'crouch',
        mood: 'happy',
        yaw: 26,
        nod: 18,
        gaze: [0.5, 0.8],
        touchL: [640, 590],
        touchR: [430, 560],
      },
      DAYLIT,
    );
    return (
      room({
        wall: '#d8d3ea',
        pattern: '#b3a9d4',
        floor: '#cf9f70',
        floorAt: 470,
        paper: 'stripes',
      }) +
      dayWindow(760, 50, 260, 260, { high: '#9fd6ea', low: '#eaf3d2', hill: '#8cc272' }) +
      sunOnFloor(820, 500, 260) +
      map() +
      child.shadow +
      child.art +
      at(668, 572, 0.95, thing('orange crayon', DAYLIT), 128) +
      at(1040, 640, 1.05, thing('paintbrush', DAYLIT), -30) +
      at(120, 650, 1.3, thing('compass', DAYLIT), -8) +
      at(1110, 730, 1, thing('orange crayon', DAYLIT), 14)
    );
  },
};

/** The sheet on the floor, and the island that is growing on it. */
function map(): string {
  const chance = chanceFrom('island');
  return (
    path(
      'M250 560H970L1090 786H130Z',
      '#8a6a4a',
      'fill-opacity=".25" transform="translate(8 10)"',
    ) +
    path('M250 560H970L1090 786H130Z', '#fbf3df') +
    path('M250 560H970L1090 786H130Z', '#a9d6e0', 'fill-opacity=".5"') +
    path(
      blob(chance, 600, 684, 330, 80, 13, 0.16),
      '#f3dfa6',
      'stroke="#4d6f86" stroke-width="6"',
    ) +
    path(blob(chance, 590, 680, 240, 50, 11, 0.18), '#a9cf84') +
    line('M372 690q50 -30 96 0t96 -4t90 6t80 -10', '#b5683f', 5, 'stroke-dasharray="14 12"') +
    path('M430 668l26 -42l28 42ZM470 672l20 -30l22 30Z', '#9a8f86') +
    path('M456 626l10 16h-20Z', '#ffffff') +
    line('M736 664l24 24M760 664l-24 24', '#ab5a2f', 8) +
    line('M820 700v-26l18 -12l18 12v26Z', '#4d6f86', 5) +
    line('M600 704v-22M588 690q12 -20 24 0M576 684q24 -26 48 0', '#4f8f46', 6) +
    line(
      'M210 740q12 -10 24 0t24 0M930 620q12 -9 24 0t24 0M880 760q12 -9 24 0t24 0M320 600q10 -8 20 0t20 0',
      '#5f9fb5',
      5,
    ) +
    at(958, 712, 0.42, thing('tugboat', DAYLIT))
  );
}
