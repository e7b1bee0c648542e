import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { clip, radial } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { hangingLamp } from '#bookmaking/house/lamps.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { LAMPLIT } from '#pictures/lights.ts';
import { grownUpArm } from '#pictures/props/grown-up-hand.ts';
import { openBook, READ } from '#pictures/props/open-book.ts';
import { cushion } from '#pictures/props/soft.ts';
import { dayWindow, room } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const readingAtFeedingTime: Scene = {
  name: 'activity-baby-3',
  alt: 'In lamplight on a couch a child reads from a picture book to a baby in a grown-up’s arms.',
  paint: () => {
    const reader = placeHero(
      CHILDREN.wren,
      226,
      'ground',
      [390, 640],
      { pose: READ, mood: 'joy', yaw: 16, gaze: [0.3, 0.6] },
      LAMPLIT,
    );
    const baby = placeHero(
      CHILDREN.babyFinn,
      172,
      'head',
      [716, 372],
      { pose: 'stand', mood: 'wonder', yaw: -46, tilt: 10, gaze: [-0.9, 0.2] },
      LAMPLIT,
    );
    return (
      room({ wall: '#5a5488', pattern: '#736da4', floor: '#5f4658', floorAt: 640, paper: 'dots' }) +
      dayWindow(110, 40, 190, 210, { high: '#262d5c', low: '#4f5f94', hill: '#39486c' }) +
      oval(
        700,
        330,
        620,
        420,
        radial([
          [0, '#ffdf9c', 0.55],
          [0.6, '#ffcf86', 0.22],
          [1, '#ffcf86', 0],
        ]),
      ) +
      at(520, 0, 3.2, hangingLamp(LAMPLIT, true)) +
      couch() +
      at(186, 610, 1, cushion(LAMPLIT, '#d98aa0', '#f6dd7a'), -8) +
      body() +
      clip('M560 240H880V480H560Z', baby.art) +
      wrap() +
      grownUpArm(LAMPLIT, [1050, 470], [700, 548], 'palm up', '#c98f63', '#4f8a8a', true) +
      reader.art +
      openBook(reader, LAMPLIT) +
      at(190, 748, 1.2, thing('library book', LAMPLIT), -6) +
      at(300, 762, 1.1, thing('book', LAMPLIT), 8)
    );
  },
};

function couch(): string {
  const t = tone(LAMPLIT, '#c06a4c');
  return (
    oval(600, 730, 520, 22, LAMPLIT.shade, 'fill-opacity=".5"') +
    box(90, 270, 1060, 400, t.shade, 60) +
    box(130, 296, 450, 310, t.base, 40) +
    box(590, 296, 520, 310, t.base, 40) +
    box(20, 420, 130, 320, t.base, 50) +
    box(1090, 420, 140, 320, t.shade, 50) +
    box(130, 590, 980, 120, t.lite, 34) +
    box(130, 650, 980, 90, t.base, 24) +
    line('M584 600V720', t.deep, 5, 'stroke-opacity=".6"') +
    box(60, 736, 34, 30, '#4a2f3c', 6) +
    box(1150, 736, 34, 30, '#4a2f3c', 6)
  );
}

/** Whoever feeds the baby: shoulders and lap; the rest is above the picture's middle and out of it. */
function body(): string {
  const top = tone(LAMPLIT, '#4f8a8a');
  const legs = tone(LAMPLIT, '#6a5a80');
  return (
    path('M640 560C600 600 596 680 610 810H1120C1130 680 1120 600 1060 540Z', legs.base) +
    path('M850 620C836 680 840 740 850 810H1120C1130 680 1120 600 1060 540Z', legs.shade) +
    path(
      'M730 -20C680 20 648 70 646 150C650 300 650 460 654 580C780 620 940 620 1066 570C1080 460 1104 300 1100 160C1096 80 1060 20 1000 -20Z',
      top.base,
    ) +
    path(
      'M1000 -20C1030 160 1020 420 960 600C1000 594 1036 584 1066 570C1080 460 1104 300 1100 160C1096 80 1060 20 1000 -20Z',
      top.shade,
    ) +
    path(
      'M1010 110C1070 110 1130 200 1124 330C1120 420 1100 500 1050 520C1010 500 1000 440 1010 380Z',
      top.base,
    ) +
    knit() +
    line('M1010 120C1000 220 996 300 1008 392', top.deep, 5, 'stroke-opacity=".5"')
  );
}

/** Rows of stitches, and the cloth that everybody who feeds a baby has on a shoulder. */
const knit = (): string =>
  line(
    [60, 130, 200, 270, 340].map((y) => `M668 ${y}q40 26 80 26t80 10t80 -4t80 -20`).join(''),
    tone(LAMPLIT, '#3f7478').base,
    5,
    'stroke-opacity=".55" stroke-dasharray="10 9"',
  ) +
  path(
    'M690 -20H830C836 90 820 170 828 250C790 262 730 258 690 244C700 160 680 80 690 -20Z',
    tone(LAMPLIT, '#fdf6e4').base,
  ) +
  line(
    'M690 200C730 214 790 216 826 206M690 180C730 194 790 196 824 186',
    tone(LAMPLIT, '#e9a98c').base,
    6,
  ) +
  line('M760 -20C764 80 752 170 758 254', '#cfc0b4', 4, 'stroke-opacity=".6"');

/** The blanket around the baby. */
function wrap(): string {
  const t = tone(LAMPLIT, '#f3e3c0');
  const d =
    'M596 430C580 500 620 560 700 590C800 616 930 590 980 520C1000 470 970 440 930 446C870 480 780 496 710 462C660 436 610 410 596 430Z';
  return (
    path(d, t.base) +
    clip(d, path('M590 510C690 600 880 590 1000 480V640H580Z', t.shade)) +
    line('M632 462C720 530 860 534 950 478', tone(LAMPLIT, '#8fb8c9').base, 10) +
    line('M630 494C720 562 880 560 970 504', tone(LAMPLIT, '#e9a98c').base, 6)
  );
}
