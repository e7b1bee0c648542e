import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { grownUpArm } from '#pictures/props/grown-up-hand.ts';
import { tableTop } from '#pictures/props/kitchen.ts';
import { dayWindow, room } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

/** Over the shoulder of whoever plays against the child. */
export const eggCartonMancala: Scene = {
  name: 'activity-learn-3',
  alt: 'Across a table a child drops beans into the hollows of an egg carton; an older hand waits its turn.',
  paint: () => {
    const child = placeHero(
      CHILDREN.zoya,
      230,
      'head',
      [566, 256],
      {
        pose: 'stand',
        mood: 'happy',
        yaw: 8,
        pitch: 16,
        nod: 14,
        gaze: [0.5, 0.9],
        touchL: [664, 500],
        touchR: [470, 500],
      },
      DAYLIT,
    );
    return (
      room({
        wall: '#e6d3b0',
        pattern: '#cfae7a',
        floor: '#b98355',
        floorAt: 560,
        paper: 'stripes',
      }) +
      dayWindow(880, 50, 230, 240, { high: '#9fd6ea', low: '#eaf3d2', hill: '#8cc272' }) +
      cloth() +
      child.art +
      tableTop(DAYLIT, 420, 400, '#9c6a48') +
      carton() +
      at(176, 590, 1, bowl('#4f8a8a', 5)) +
      at(1024, 590, 1, bowl('#c9783f', 7)) +
      bean(668, 512, 20) +
      child.arm(-1) +
      child.arm(1) +
      grownUpArm(DAYLIT, [760, 1060], [800, 738], 'pinch', '#a9714a', '#7a6a9c', true)
    );
  },
};

/** A printed cloth on the wall. */
const cloth = (): string =>
  path(
    'M90 60H330V330L300 316L270 330L240 316L210 330L180 316L150 330L120 316L90 330Z',
    '#c9573f',
  ) +
  line('M90 110H330M90 270H330', '#f3c75c', 12) +
  line('M110 230L150 150L190 230L230 150L270 230L310 150', '#2f3a4c', 12) +
  line('M130 236h.1M190 150h.1M230 236h.1M290 150h.1', '#fdf1d6', 16);

/** Where the hollows are, in perspective: six nearer, six farther. */
const HOLLOWS = [
  { y: 522, from: 346, step: 101, rx: 40, ry: 20, beans: [2, 0, 3, 2, 1, 2] },
  { y: 628, from: 308, step: 117, rx: 47, ry: 25, beans: [2, 4, 0, 3, 2, 2] },
] as const;

function carton(): string {
  const t = tone(DAYLIT, '#b9b2a6');
  let art =
    path(
      'M282 470H920L984 712H220Z',
      DAYLIT.shade,
      'fill-opacity=".3" transform="translate(8 16)"',
    ) +
    path(
      'M282 470H920L984 690H220Z',
      linear([
        [0, t.lite],
        [1, t.base],
      ]),
    ) +
    path('M220 690H984L976 726H228Z', t.shade) +
    line('M282 470H920', t.rim, 6) +
    line('M252 574H952', t.shade, 7, 'stroke-opacity=".6"');
  const chance = chanceFrom('beans');
  for (const { y, from, step, rx, ry, beans } of HOLLOWS) {
    beans.forEach((count, i) => {
      const x = from + i * step;
      art +=
        oval(x, y, rx + 6, ry + 5, t.lite) +
        oval(x, y + 2, rx, ry, t.deep) +
        oval(x - DAYLIT.direction[0] * 6, y + 7, rx * 0.8, ry * 0.66, t.shade);
      for (let k = 0; k < count; k++) {
        art += bean(
          x + (chance() - 0.5) * rx * 1.1,
          y + 4 + (chance() - 0.5) * ry * 0.8,
          chance() * 180,
        );
      }
    });
  }
  return art;
}

const bean = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    1,
    path('M-15 2C-16 -9 -4 -12 0 -7C5 -12 16 -9 15 2C14 11 -14 11 -15 2Z', '#7a3a3f') +
      oval(-6, -3, 4, 2.4, '#d9a0a0', 'fill-opacity=".8"'),
    turn,
  );

function bowl(color: string, beans: number): string {
  const t = tone(DAYLIT, color);
  const chance = chanceFrom(color);
  let art =
    oval(0, 42, 84, 16, DAYLIT.shade, 'fill-opacity=".35"') +
    oval(0, -24, 86, 34, t.lite) +
    oval(0, -20, 74, 27, t.deep);
  for (let i = 0; i < beans; i++) {
    art += bean((chance() - 0.5) * 84, -16 + (chance() - 0.5) * 24, chance() * 180);
  }
  return (
    art +
    path('M-86 -24A86 34 0 0 0 86 -24C80 16 54 44 30 44H-30C-54 44 -80 16 -86 -24Z', t.base) +
    path('M30 8C58 4 80 -8 86 -24C80 16 54 44 30 44H6C28 36 38 24 30 8Z', t.shade) +
    line('M-86 -24A86 34 0 0 0 86 -24', t.lite, 6)
  );
}
