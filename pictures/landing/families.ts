import type { Hex } from '#bookmaking/drawing/color.ts';
import { type Light, tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { curtain, pictureFrame } from '#bookmaking/house/hall-things.ts';
import { tableLamp } from '#bookmaking/house/lamps.ts';
import { nightWindow } from '#bookmaking/house/window.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT, LAMPLIT } from '#pictures/lights.ts';
import { cushion } from '#pictures/props/soft.ts';
import { dayWindow, room } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';
import { type GrownUp, grownUp, openBook } from './grown-up.ts';

const NANA: GrownUp = {
  skin: '#c98f63',
  hair: '#b9b4b8',
  style: 'bun',
  glasses: '#8a3f64',
  clothes: '#7a3358',
  gaze: [0.5, 0.3],
};

/** Where the shop began, as a mole tells it. */
export const elevenChairs: Scene = {
  name: 'a-school-with-eleven-chairs',
  alt: 'A teacher with a gray bun draws a child into a story, in chalk on a blackboard.',
  paint: () =>
    room({ wall: '#e9d3a8', pattern: '#dcc08a', floor: '#b98355', floorAt: 690, paper: 'plain' }) +
    box(70, 50, 1060, 560, '#8a5f3a', 10) +
    box(92, 72, 1016, 516, '#24483e', 6) +
    clip('M92 72H1108V588H92Z', oval(700, 250, 480, 240, '#2f5a4e', 'fill-opacity=".7"')) +
    chalk() +
    box(60, 600, 1080, 22, '#a9753f', 6) +
    box(250, 588, 60, 12, '#fdf6e4', 6) +
    box(330, 588, 34, 12, '#f6c0b0', 6) +
    at(380, 440, 1.42, grownUp(NANA, DAYLIT)) +
    drawingArm() +
    chairs(),
};

/** Chalk: a hill, a sun, a dinosaur, and the child whom she has just drawn beside it. */
function chalk(): string {
  const white = '#f4f0e2';
  const sun = '#f6dc8c';
  return (
    line('M560 470C660 420 760 440 850 456S1010 476 1084 440', white, 6, 'stroke-opacity=".8"') +
    line('M168 160a48 48 0 1 0 96 0a48 48 0 1 0 -96 0', sun, 6) +
    line('M216 92V70M216 250V228M148 160H126M306 160H284M168 112L152 96M264 112L280 96', sun, 5) +
    line(
      'M830 430C810 340 870 300 940 310C970 250 980 200 1010 186C1036 174 1060 190 1056 210C1052 226 1030 224 1016 224C1006 270 1010 340 982 394V434M860 434V396C900 410 930 408 950 396V434',
      '#bfe3c0',
      6,
    ) +
    oval(1019, 200, 4, 4, '#bfe3c0') +
    line(
      'M650 300a34 34 0 1 0 68 0a34 34 0 1 0 -68 0M684 334V402M684 350L732 322M684 350L636 372M684 402L658 446M684 402L710 446',
      white,
      6,
    ) +
    line('M654 284q8 -26 30 -22q26 -8 34 26', '#f2a58c', 8) +
    line('M670 310q14 14 28 0', white, 4) +
    oval(673, 296, 3.6, 3.6, white) +
    oval(696, 296, 3.6, 3.6, white)
  );
}

/** An arm in a sleeve that reaches up to the drawing, with the chalk in its hand. */
function drawingArm(): string {
  const sleeve = tone(DAYLIT, NANA.clothes);
  const skin = tone(DAYLIT, NANA.skin);
  return (
    line('M498 690C560 650 590 590 606 520', sleeve.shade, 74) +
    line('M494 684C552 646 582 586 600 518', sleeve.base, 60) +
    line('M608 498L622 440', skin.base, 36) +
    oval(626, 420, 26, 28, skin.base) +
    line('M640 402L662 374', '#fdf6e4', 12) +
    line('M620 404q16 -12 26 -8M628 416q16 -8 24 -2', skin.shade, 6)
  );
}

/** The backs of the first row. */
function chairs(): string {
  const back = (x: number): string => {
    const t = tone(DAYLIT, '#c98f52');
    return (
      box(x - 62, 640, 16, 180, t.shade, 6) +
      box(x + 46, 640, 16, 180, t.shade, 6) +
      box(x - 66, 650, 132, 34, t.base, 12) +
      box(x - 60, 712, 120, 24, t.base, 10)
    );
  };
  return [700, 880, 1060].map(back).join('');
}

/** A sofa across the picture. */
function sofa(light: Light, color: Hex): string {
  const t = tone(light, color);
  return (
    box(120, 360, 960, 380, t.shade, 70) +
    box(150, 380, 900, 260, t.base, 60) +
    box(60, 440, 150, 330, t.base, 60) +
    box(990, 440, 150, 330, t.base, 60) +
    box(180, 600, 840, 150, t.lite, 40) +
    line('M600 400V600', t.shade, 5) +
    line('M600 610V740', t.shade, 5, 'stroke-opacity=".6"')
  );
}

export const grandfatherReads: Scene = {
  name: 'a-grandfather-reads',
  alt: 'A grandfather with a white beard reads a picture book to a child who laughs beside him.',
  paint: () => {
    const child = placeHero(
      CHILDREN.sami,
      176,
      'head',
      [780, 372],
      {
        pose: 'sit',
        mood: 'joy',
        yaw: -30,
        gaze: [-0.9, 0.3],
        turn: -6,
        tilt: -4,
        seatHeight: 120,
      },
      DAYLIT,
    );
    return (
      room({
        wall: '#f3dfae',
        pattern: '#e5c682',
        floor: '#b98355',
        floorAt: 640,
        paper: 'stripes',
      }) +
      dayWindow(820, 60, 240, 240, { high: '#b7dcec', low: '#f5f0d4', hill: '#9cc47c' }) +
      pictureFrame(
        DAYLIT,
        150,
        80,
        150,
        130,
        '#a9753f',
        '#fdf3dc',
        oval(225, 164, 40, 26, '#86b27c'),
      ) +
      sofa(DAYLIT, '#3f7a86') +
      child.art +
      at(
        460,
        430,
        1.46,
        grownUp(
          {
            skin: '#e3b48c',
            hair: '#efe9df',
            style: 'bald',
            beard: true,
            clothes: '#8a5a3c',
            gaze: [0.5, 0.8],
          },
          DAYLIT,
        ),
      ) +
      at(560, 740, 1.75, openBook('#c0402a', DAYLIT)) +
      hands('#e3b48c', 560, 690)
    );
  },
};

export const motherReads: Scene = {
  name: 'a-mother-reads',
  alt: 'At bedtime a mother reads by a lamp, and a child in pajamas leans on her.',
  paint: () => {
    const child = placeHero(
      { ...CHILDREN.kwame, outfit: 'pyjamas' },
      170,
      'head',
      [716, 388],
      { pose: 'sit', mood: 'sleepy', yaw: -26, gaze: [-0.8, 0.6], tilt: -12, seatHeight: 120 },
      LAMPLIT,
    );
    return (
      room({ wall: '#4a3a76', pattern: '#574688', floor: '#3a2a50', floorAt: 650, paper: 'dots' }) +
      at(
        150,
        60,
        3.4,
        nightWindow(
          { x: 0, y: 0, width: 66, height: 76 },
          { high: '#151a44', low: '#2c3a7c', moon: [0.62, 0.3] },
          '#6a5390',
        ),
      ) +
      oval(
        980,
        330,
        420,
        380,
        radial([
          [0, '#ffdf9a', 0.75],
          [0.6, '#ffb868', 0.2],
          [1, '#ffb868', 0],
        ]),
      ) +
      box(940, 520, 200, 20, '#7a5236', 6) +
      box(960, 540, 160, 200, '#5c3a2e', 4) +
      at(1040, 520, 4.6, tableLamp(LAMPLIT, true)) +
      box(60, 300, 820, 330, '#6b4a7a', 50) +
      at(190, 640, 1.5, cushion(LAMPLIT, '#e6dcf0', '#b9a6d6')) +
      at(760, 640, 1.4, cushion(LAMPLIT, '#d9c8ea', '#a995cc')) +
      child.art +
      at(
        440,
        404,
        1.4,
        grownUp(
          {
            skin: '#7a4a30',
            hair: '#2b2228',
            style: 'waves',
            clothes: '#d98a5a',
            gaze: [0.5, 0.8],
          },
          LAMPLIT,
        ),
      ) +
      quilt() +
      at(560, 712, 1.6, openBook('#4a5fb0', LAMPLIT)) +
      hands('#7a4a30', 560, 668)
    );
  },
};

function quilt(): string {
  let squares = '';
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 10; i++) {
      if ((row + i) % 2 === 0) squares += `M${i * 100 - 30} ${640 + row * 70}l50 -35l50 35l-50 35Z`;
    }
  }
  const shape = 'M-20 640C200 590 420 660 620 630C760 610 860 640 930 660V820H-20Z';
  return path(shape, '#3f6f86') + clip(shape, path(squares, '#e0c070', 'fill-opacity=".8"'));
}

export const auntCalls: Scene = {
  name: 'an-aunt-calls',
  alt: 'On a tablet an aunt in a headscarf laughs; before it a child holds up a picture book.',
  paint: () => {
    const child = placeHero(
      CHILDREN.zoya,
      190,
      'head',
      [300, 430],
      {
        pose: 'sit',
        mood: 'joy',
        yaw: 34,
        gaze: [0.9, -0.1],
        turn: 6,
        seatHeight: 120,
        touchL: [420, 640],
        touchR: [330, 660],
      },
      DAYLIT,
    );
    return (
      room({
        wall: '#dfe9d6',
        pattern: '#c4d8b8',
        floor: '#c29a6a',
        floorAt: 700,
        paper: 'stripes',
      }) +
      at(60, 40, 1, curtain(DAYLIT, '#f0a98a', 120, 420)) +
      child.art +
      box(-20, 640, 1240, 200, '#b07a4a') +
      box(-20, 640, 1240, 16, '#c9945f') +
      // The tablet leans on a pile of books.
      box(940, 560, 180, 30, '#3f7a86', 4) +
      box(924, 590, 210, 30, '#c0603f', 4) +
      box(936, 620, 190, 26, '#8a6aa8', 4) +
      path(
        'M560 176L1010 150L1030 606L580 640Z',
        '#2f3440',
        'stroke="#2f3440" stroke-width="22" stroke-linejoin="round"',
      ) +
      clip('M572 188L1000 164L1018 594L592 626Z', call()) +
      line('M640 640C760 632 900 622 1016 612', '#6b4526', 6, 'stroke-opacity=".35"') +
      at(392, 690, 1.36, openBook('#3f9a92', DAYLIT)) +
      hands('#965f3c', 392, 650)
    );
  },
};

/** What the tablet shows: another room, with other weather. */
const call = (): string =>
  box(540, 140, 500, 500, '#cfe3ee') +
  box(560, 200, 150, 190, '#eef6f4', 6) +
  line('M635 200V390M560 296H710', '#b9cfd8', 7) +
  [590, 650, 690, 610, 670].map((x, i) => oval(x, 230 + i * 30, 5, 5, '#ffffff')).join('') +
  at(
    812,
    376,
    1.36,
    grownUp(
      {
        skin: '#dfa873',
        hair: '#2f7388',
        style: 'scarf',
        clothes: '#c98a3a',
        gaze: [-0.4, 0.4],
        laughs: true,
      },
      DAYLIT,
    ),
  );

/** Two hands on the lower edge of an open book. */
function hands(skin: Hex, x: number, y: number): string {
  const t = tone(DAYLIT, skin);
  return [-1, 1]
    .map(
      (side) =>
        oval(x + side * 128, y, 30, 24, t.base) +
        line(
          `M${x + side * 112} ${y - 10}l${-side * 20} -4M${x + side * 110} ${y + 2}l${-side * 22} 0M${x + side * 112} ${y + 13}l${-side * 18} 4`,
          t.shade,
          9,
        ),
    )
    .join('');
}
