import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { mug } from '#pictures/props/containers.ts';
import { grownUpArm } from '#pictures/props/grown-up-hand.ts';
import { room } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

/** As a customer sees it. */
export const teaStall: Scene = {
  name: 'activity-shy-4',
  alt: 'A child behind a counter of cardboard hands a cup of pretend tea to a customer; a bear waits.',
  paint: () => {
    const seller = placeHero(
      CHILDREN.tariq,
      204,
      'head',
      [560, 330],
      {
        pose: 'stand',
        mood: 'happy',
        yaw: 24,
        gaze: [0.7, 0.3],
        touchL: [736, 500],
        touchR: [420, 540],
      },
      DAYLIT,
    );
    return (
      room({
        wall: '#c9dcd8',
        pattern: '#9cc2bc',
        floor: '#c8966a',
        floorAt: 650,
        paper: 'plain',
      }) +
      back() +
      clip('M0 0H1200V600H0Z', seller.art) +
      counter() +
      at(330, 520, 1.9, thing('teapot', DAYLIT)) +
      seller.arm(-1) +
      at(752, 530, 0.9, mug(DAYLIT, '#c9573f')) +
      seller.hand(1) +
      steam(756, 458) +
      at(916, 512, 1.2, thing('bamboo steamer', DAYLIT)) +
      at(984, 546, 0.8, thing('felt samosa', DAYLIT)) +
      awning() +
      at(150, 668, 2.6, thing('teddy bear', DAYLIT)) +
      grownUpArm(DAYLIT, [1290, 880], [862, 580], 'open', '#965f3c', '#7a6a9c', true)
    );
  },
};

/** Posts, and a shelf with what is for sale. */
const back = (): string =>
  box(196, 90, 26, 560, '#9a6a46') +
  box(1000, 90, 26, 560, '#9a6a46') +
  at(300, 250, 0.9, thing('paper lantern', DAYLIT)) +
  at(930, 250, 0.9, thing('paper lantern', DAYLIT)) +
  line('M300 170V206M930 170V206', '#7a5238', 4);

/** A box turned over, under a cloth; the sign says what words need not. */
function counter(): string {
  const cloth = tone(DAYLIT, '#f3e3c0');
  const card = tone(DAYLIT, '#c99b62');
  let hem = 'M170 566H1050V616';
  for (let i = 0; i < 11; i++) hem += `q-40 34 -80 0`;
  return (
    box(
      190,
      590,
      840,
      220,
      linear([
        [0, card.base],
        [1, card.shade],
      ]),
    ) +
    path('M230 530H990L1050 572H170Z', cloth.lite) +
    path(`${hem}Z`, cloth.base) +
    line('M190 586H1030', '#c9573f', 9) +
    box(470, 650, 260, 130, '#fdf6e4', 8, 'transform="rotate(-2 600 715)"') +
    at(540, 750, 1.1, mug(DAYLIT, '#4f8a8a')) +
    at(660, 716, 0.6, thing('big leaf', DAYLIT), -50)
  );
}

function awning(): string {
  let art = '';
  for (let i = 0; i < 9; i++) {
    const x = 150 + i * 102;
    art += path(
      `M${x + 12} 40H${x + 102 + 4}L${x + 102} 150q-51 40 -102 0Z`,
      i % 2 ? '#fdf6e4' : '#4f8f8a',
    );
  }
  return art + box(160, 26, 908, 20, '#9a6a46', 6);
}

const steam = (x: number, y: number): string =>
  line(
    `M${x - 12} ${y}q-12 -18 0 -34t0 -34M${x + 12} ${y}q-12 -18 0 -34t0 -34`,
    '#ffffff',
    6,
    'stroke-opacity=".8"',
  );
