import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { LAMPLIT } from '#pictures/lights.ts';
import { grownUpArm } from '#pictures/props/grown-up-hand.ts';
import { room } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const smallMuseum: Scene = {
  name: 'activity-create-4',
  alt: 'In lamplight a child shows a shelf of small things with labels; a visitor holds out a ticket.',
  paint: () => {
    const guide = placeHero(
      CHILDREN.jonah,
      170,
      'ground',
      [330, 740],
      { pose: 'point', mood: 'happy', yaw: 34, gaze: [0.8, 0], touchL: [520, 418] },
      LAMPLIT,
    );
    return (
      room({
        wall: '#4f5a86',
        pattern: '#66719c',
        floor: '#6a4a52',
        floorAt: 610,
        paper: 'stripes',
      }) +
      lamp(610) +
      lamp(800) +
      lamp(990) +
      shelf() +
      at(600, 300, 0.8, thing('long feather', LAMPLIT), -70) +
      at(740, 308, 0.72, thing('giant button', LAMPLIT)) +
      at(880, 300, 0.8, thing('big pinecone', LAMPLIT), -90) +
      at(1030, 304, 0.8, thing('sock', LAMPLIT)) +
      at(640, 478, 0.9, thing('pet rock', LAMPLIT)) +
      at(820, 474, 0.8, thing('brass key', LAMPLIT), -20) +
      at(990, 470, 0.9, thing('big leaf', LAMPLIT), -60) +
      guide.shadow +
      guide.art +
      at(936, 640, 1, ticket(), -14) +
      grownUpArm(LAMPLIT, [1260, 820], [1040, 676], 'pinch', '#c98f63', '#7a9c8a', true)
    );
  },
};

/** A picture light and what it throws on the wall. */
const lamp = (x: number): string =>
  oval(
    x,
    300,
    150,
    260,
    radial([
      [0, '#ffe9b0', 0.55],
      [1, '#ffe9b0', 0],
    ]),
  ) +
  line(`M${x} 0V70`, '#2f2a4c', 5) +
  path(`M${x - 34} 104L${x - 16} 64H${x + 16}L${x + 34} 104Z`, '#c9783f') +
  oval(x, 104, 30, 8, '#fff6cf');

/** Two boards; before each thing stands its label. */
function shelf(): string {
  const board = (y: number): string =>
    box(
      530,
      y,
      590,
      20,
      linear([
        [0, '#d9a86a'],
        [1, '#a8714c'],
      ]),
      5,
    ) + box(530, y + 20, 590, 14, '#2f2a4c', 0, 'fill-opacity=".35"');
  const label = (x: number, y: number): string =>
    path(`M${x - 36} ${y}L${x - 30} ${y - 30}H${x + 30}L${x + 36} ${y}Z`, '#fdf6e4') +
    line(`M${x - 20} ${y - 20}h38M${x - 22} ${y - 10}h28`, '#7a6a8c', 3.5);
  return (
    board(352) +
    board(524) +
    box(548, 544, 22, 110, '#8a5a40') +
    box(1080, 544, 22, 110, '#8a5a40') +
    [610, 740, 880, 1030].map((x) => at(x + 6, 0, 1, label(0, 380))).join('') +
    [650, 820, 990].map((x) => at(x, 0, 1, label(0, 552))).join('')
  );
}

/** An admission ticket with a bite out of each end and a star on it. */
const ticket = (): string =>
  path('M-62 -32H62V-12A12 12 0 0 0 62 12V32H-62V12A12 12 0 0 0 -62 -12Z', '#f3c75c') +
  line('M28 -26V26', '#b5683f', 4, 'stroke-dasharray="6 6"') +
  path('M-22 -20l6 13h14l-11 9l4 14l-13 -8l-13 8l4 -14l-11 -9h14Z', '#c9573f');
