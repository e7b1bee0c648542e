import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { grownUpArm } from '#pictures/props/grown-up-hand.ts';
import { dayWindow, room } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

/** As the other baker sees it, across the table. */
export const patTheBread: Scene = {
  name: 'activity-can-4',
  alt: 'A toddler at a floury table pats a small ball of dough flat, across from a grown-up who does the same.',
  paint: () => {
    const baker = placeHero(
      CHILDREN.priya,
      236,
      'head',
      [600, 226],
      {
        pose: 'stand',
        mood: 'happy',
        yaw: -6,
        pitch: 20,
        nod: 10,
        gaze: [0, 0.8],
        touchL: [648, 456],
        touchR: [552, 456],
      },
      DAYLIT,
    );
    return (
      room({
        wall: '#cfe0d2',
        pattern: '#a3c7ae',
        floor: '#c8966a',
        floorAt: 420,
        paper: 'stripes',
      }) +
      dayWindow(850, 30, 240, 230, { high: '#f2c9a8', low: '#fbe8c4', hill: '#a9b97a' }) +
      shelf() +
      baker.art +
      table() +
      at(600, 452, 1, dough(92, 32, 'small')) +
      baker.arm(-1) +
      baker.arm(1) +
      at(300, 500, 1, bowl()) +
      at(940, 520, 1.6, thing('rolling pin', DAYLIT), -18) +
      at(600, 694, 1, dough(210, 74, 'large')) +
      at(250, 690, 1, bread()) +
      grownUpArm(DAYLIT, [1010, 960], [706, 700], 'open', '#965f3c', '#4f8a8a', true) +
      bangles()
    );
  },
};

const shelf = (): string =>
  box(80, 190, 300, 15, '#9a6a46', 4) +
  jar(110, '#e3a05c') +
  jar(188, '#b5573f') +
  jar(266, '#d9b04e');

/** A jar of something ground, red, yellow or brown. */
const jar = (x: number, spice: string): string =>
  box(x, 116, 62, 74, '#eef4f2', 10) +
  box(x + 5, 138, 52, 48, spice, 8) +
  box(x - 3, 104, 68, 18, '#7a5262', 6) +
  line(`M${x + 12} 126V176`, '#ffffff', 5, 'stroke-opacity=".7"');

function table(): string {
  const t = tone(DAYLIT, '#b9814f');
  return (
    path(
      'M120 372H1080L1330 820H-130Z',
      linear([
        [0, t.lite],
        [0.5, t.base],
        [1, t.shade],
      ]),
    ) +
    line(
      'M300 372L150 800M520 372L470 800M690 372L740 800M900 372L1060 800',
      t.shade,
      3,
      'stroke-opacity=".45"',
    ) +
    line('M120 372H1080', t.rim, 6) +
    specks(
      chanceFrom('flour'),
      { x: 330, y: 400, width: 540, height: 380 },
      190,
      '#fffaf0',
      6,
      0.75,
    ) +
    path(
      blob(chanceFrom('floured'), 600, 470, 190, 58, 13, 0.16),
      '#fffaf0',
      'fill-opacity=".55"',
    ) +
    path(
      blob(chanceFrom('floured too'), 600, 706, 300, 100, 13, 0.14),
      '#fffaf0',
      'fill-opacity=".5"',
    )
  );
}

/** A flat round of dough with the dents of fingers in it. */
function dough(rx: number, ry: number, seed: string): string {
  const t = tone(DAYLIT, '#f0dbb0');
  const round = blob(chanceFrom(`dough ${seed}`), 0, 0, rx, ry, 12, 0.05);
  const dent = rx / 5;
  return (
    oval(4, ry * 0.3, rx * 1.02, ry, DAYLIT.shade, 'fill-opacity=".3"') +
    path(round, t.shade, 'transform="translate(0 9)"') +
    path(round, t.base) +
    [-2, -0.7, 0.7, 2]
      .map((k) =>
        oval(
          k * dent,
          (Math.abs(k) - 1) * ry * 0.22,
          dent * 0.42,
          ry * 0.16,
          t.shade,
          'fill-opacity=".6"',
        ),
      )
      .join('')
  );
}

/** Bread that is done: brown where it has blistered. */
const bread = (): string =>
  oval(4, 22, 148, 50, DAYLIT.shade, 'fill-opacity=".3"') +
  oval(0, 12, 150, 50, '#7fa8b8') +
  oval(0, 6, 140, 44, '#a9cbd6') +
  [0, -14, -28]
    .map(
      (y) =>
        oval(0, y + 4, 118, 36, '#b98a4c') +
        oval(0, y, 118, 36, '#e6c083') +
        oval(-34, y - 6, 17, 6, '#a8683a', 'fill-opacity=".8"') +
        oval(30, y + 8, 22, 7, '#a8683a', 'fill-opacity=".7"') +
        oval(44, y - 14, 10, 4, '#a8683a', 'fill-opacity=".8"') +
        oval(-62, y + 10, 12, 4, '#a8683a', 'fill-opacity=".7"'),
    )
    .join('');

const bowl = (): string =>
  oval(0, 46, 108, 18, DAYLIT.shade, 'fill-opacity=".35"') +
  oval(0, -38, 112, 32, '#c9783f') +
  oval(0, -32, 98, 24, '#fbf6ea') +
  path(
    'M-112 -38A112 32 0 0 0 112 -38C104 10 70 48 40 50H-40C-70 48 -104 10 -112 -38Z',
    '#c9783f',
  ) +
  path('M40 -8C76 -12 104 -22 112 -38C104 10 70 48 40 50H10C40 40 52 20 40 -8Z', '#a85f34') +
  line('M-112 -38A112 32 0 0 0 112 -38', '#e9a56c', 7);

const bangles = (): string =>
  line('M722 749L757 708M748 773L783 732', '#e3b04a', 8) + line('M735 761L770 720', '#b3567f', 8);
