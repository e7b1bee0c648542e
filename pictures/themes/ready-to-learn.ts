import { at, box } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { pictureFrame } from '#bookmaking/house/hall-things.ts';
import { tableLamp } from '#bookmaking/house/lamps.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { openBook, READ } from '#pictures/props/open-book.ts';
import { cushion } from '#pictures/props/soft.ts';
import { dayWindow, room, rug, sunOnFloor } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

const SPINES = [
  '#c9783f',
  '#4f8a8a',
  '#d9b04e',
  '#8a6fb8',
  '#b3567f',
  '#5c8a5a',
  '#4a5f8f',
] as const;

export const readyToLearn: Scene = {
  name: 'ready-to-learn',
  alt: 'A child sits on a rug by the bookcase, deep in a book.',
  paint: () => {
    const reader = placeHero(
      CHILDREN.tariq,
      206,
      'ground',
      [612, 690],
      { pose: READ, mood: 'happy', yaw: -8, gaze: [0, 0.7] },
      DAYLIT,
    );
    return (
      room({
        wall: '#f3d8a8',
        pattern: '#e8b878',
        floor: '#c98f5f',
        floorAt: 560,
        paper: 'stripes',
      }) +
      dayWindow(96, 96, 250, 300, { high: '#9fd6ea', low: '#eaf3d2', hill: '#8cc272' }) +
      sunOnFloor(180, 590, 300) +
      pictureFrame(
        DAYLIT,
        430,
        110,
        150,
        120,
        '#8a5a40',
        '#fdf1d6',
        at(505, 172, 0.9, thing('kite', DAYLIT)),
      ) +
      bookcase() +
      rug(DAYLIT, 600, 694, 420, 78, '#5f9f9a', '#f3c75c') +
      at(404, 690, 1.15, cushion(DAYLIT, '#d98f5c', '#f6dd7a'), -8) +
      reader.shadow +
      reader.art +
      openBook(reader, DAYLIT) +
      at(836, 694, 1.1, thing('abacus', DAYLIT), -6) +
      at(300, 742, 1.2, thing('library book', DAYLIT), 8) +
      at(306, 694, 1.05, thing('book', DAYLIT), -5) +
      at(966, 742, 1.05, thing('wooden block', DAYLIT), 6)
    );
  },
};

/** Three shelves, full as a well-used bookcase is. */
function bookcase(): string {
  let books = '';
  for (const [row, y] of [322, 444, 556].entries()) {
    for (let i = 0; i < 7 + (row % 2); i++) {
      const high = 70 + ((i * 7 + row * 5) % 4) * 8;
      const x = 822 + i * 31 + (row === 1 ? 70 : 0);
      if (x > 1070) continue;
      books +=
        box(x, y - high, 26, high, SPINES[(i + row * 2) % SPINES.length] as string, 3) +
        box(x + 4, y - high + 14, 18, 5, '#fff2d0', 0, 'fill-opacity=".7"');
    }
  }
  return (
    box(794, 210, 320, 362, '#9a6a46', 6) +
    box(810, 226, 288, 330, '#6f4a38') +
    box(810, 322, 288, 12, '#b07d52') +
    box(810, 444, 288, 12, '#b07d52') +
    books +
    box(794, 210, 320, 14, '#bd8a5c', 6) +
    at(866, 396, 0.86, thing('elephant on wheels', DAYLIT)) +
    at(1046, 210, 1.6, tableLamp(DAYLIT, false)) +
    at(870, 178, 0.8, thing('cardboard volcano', DAYLIT))
  );
}
