import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, brush, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { pictureFrame } from '#bookmaking/house/hall-things.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { grownUpArm } from '#pictures/props/grown-up-hand.ts';
import { dayWindow, room } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

/** As whoever sings sees it: a baby on one's own knees. */
export const oldestSong: Scene = {
  name: 'activity-hello-4',
  alt: 'A laughing baby on somebody’s knees holds on to two grown-up hands that clap along.',
  paint: () => {
    const baby = placeHero(
      CHILDREN.babyAda,
      268,
      'head',
      [600, 290],
      {
        pose: 'floor',
        mood: 'joy',
        yaw: -4,
        nod: -8,
        touchL: [716, 520],
        touchR: [484, 520],
      },
      DAYLIT,
    );
    return (
      room({ wall: '#e9c9a0', pattern: '#d3a36c', floor: '#b98355', floorAt: 640, paper: 'dots' }) +
      dayWindow(120, 60, 240, 300, { high: '#f2b98c', low: '#fbe3b4', hill: '#a9a070' }) +
      pictureFrame(
        DAYLIT,
        880,
        90,
        190,
        170,
        '#7a5262',
        '#fdf1d6',
        at(975, 178, 1.1, thing('long sitar', DAYLIT)),
      ) +
      knees() +
      baby.art +
      grownUpArm(DAYLIT, [150, 980], [462, 590], 'pinch', '#7a4a30', '#b3567f') +
      grownUpArm(DAYLIT, [1050, 980], [738, 590], 'pinch', '#7a4a30', '#b3567f', true) +
      baby.hand(1) +
      baby.hand(-1)
    );
  },
};

/** Two knees under one cloth. */
function knees(): string {
  const t = tone(DAYLIT, '#4f7f8a');
  const d =
    'M60 820C120 640 260 560 420 570C500 574 560 600 600 628C640 600 700 574 780 570C940 560 1080 640 1140 820Z';
  const leaves = [
    [250, 690, -30],
    [380, 640, 20],
    [480, 720, -10],
    [340, 760, 40],
    [720, 720, 12],
    [830, 640, -24],
    [940, 700, 30],
    [860, 770, -36],
  ] as const;
  return clip(
    d,
    path(d, t.base) +
      path(
        'M600 628C560 680 560 760 580 830H700C640 760 640 690 600 628Z',
        t.deep,
        'fill-opacity=".55"',
      ) +
      path(
        'M780 570C940 560 1080 640 1140 820H940C960 700 900 610 780 570Z',
        t.shade,
        'fill-opacity=".7"',
      ) +
      leaves.map(([x, y, turn]) => at(x, y, 1, mango(), turn)).join('') +
      brush(
        chanceFrom('knees'),
        { x: 60, y: 580, width: 1080, height: 230 },
        90,
        40,
        0.5,
        t.shade,
        3,
        0.3,
      ),
  );
}

/** The drop with a curl that cloth has been printed with from Kashmir to Scotland. */
const mango = (): string =>
  path('M0 34C-34 30 -34 -14 -6 -30C12 -40 30 -34 34 -46C42 -20 36 30 0 34Z', '#f3c75c') +
  path('M0 22C-18 18 -18 -8 -2 -18C10 -24 16 -22 22 -24C24 -4 20 20 0 22Z', '#b3567f') +
  oval(2, 6, 5, 5, '#fdf1d6') +
  line('M-30 44h.1M0 50h.1M30 44h.1', '#fdf1d6', 7);
