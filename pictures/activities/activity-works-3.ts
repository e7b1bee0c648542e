import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import type { Light } from '#bookmaking/drawing/light.ts';
import { at, box, brush, line, oval, specks } from '#bookmaking/drawing/marks.ts';
import { clip, linear } from '#bookmaking/drawing/sheet.ts';
import type { Hero } from '#bookmaking/hero/hero.ts';
import { type HeroWish, placeHero } from '#bookmaking/hero/place-hero.ts';
import { CHILDREN } from '#pictures/children.ts';
import { SUNSET } from '#pictures/lights.ts';
import { type Scene, VIEW } from '#pictures/scene.ts';

/** Of one color all over, so that a figure is an outline of itself. */
const flat = (color: string): Light => ({
  ...SUNSET,
  cast: color,
  castAmount: 1,
  rimAmount: 0,
  shadeAmount: 0,
});

const POSE: HeroWish = {
  pose: 'balance',
  mood: 'joy',
  yaw: -10,
  pitch: 26,
  gaze: [-0.4, 0.4],
};

/** From behind nobody has a face, and the outline is the same. */
const FROM_BEHIND: HeroWish = { ...POSE, yaw: 170 };

export const shadowOutlines: Scene = {
  name: 'activity-works-3',
  alt: 'A child stands with arms out in a schoolyard; another draws around the long shadow with chalk.',
  paint: () => {
    const model = CHILDREN.imani;
    const still = placeHero(model, 150, 'ground', [800, 506], POSE, SUNSET);
    const drawing = placeHero(
      CHILDREN.wren,
      184,
      'ground',
      [250, 740],
      {
        pose: 'crouch',
        mood: 'happy',
        yaw: 40,
        pitch: 12,
        nod: 8,
        gaze: [0.6, 0.7],
        touchL: [402, 700],
        touchR: [322, 716],
      },
      SUNSET,
    );
    return (
      pavement() +
      hopscotch() +
      clip('M0 0H1200V800H396V640L0 560Z', outline(model)) +
      lying(model, '#5b4a72', 0, 0, 0.62) +
      still.art +
      drawing.shadow +
      drawing.art +
      at(408, 704, 1, chalk('#f7f3e4'), 40) +
      drawing.hand(1) +
      at(720, 744, 1, chalk('#e98ba0'), -20) +
      at(812, 762, 1, chalk('#8fc9e4'), 12)
    );
  },
};

/** What the one who stands throws toward us and to the left. */
const lying = (hero: Hero, color: string, dx: number, dy: number, alpha: number): string => {
  const figure = placeHero(hero, 150, 'ground', [0, 0], FROM_BEHIND, flat(color)).art;
  return `<g opacity="${alpha}" transform="translate(${800 + dx} ${506 + dy}) matrix(-.86 -.1 .78 -.48 0 0)">${figure}</g>`;
};

/** The chalk line: the same shape, a little larger, and the ground again inside. */
const outline = (hero: Hero): string =>
  [
    [-7, 0],
    [7, 0],
    [0, -6],
    [0, 6],
  ]
    .map(([dx, dy]) => lying(hero, '#fbf6e6', dx as number, dy as number, 1))
    .join('') + lying(hero, '#cdb6a4', 0, 0, 1);

/** Slabs of pavement from a child's height and half again. */
function pavement(): string {
  const chance = chanceFrom('pavement');
  let seams = '';
  for (let i = 0; i < 8; i++) seams += `M0 ${60 + i * i * 7 + i * 56}H1200`;
  for (let i = -4; i < 14; i++) seams += `M${330 + i * 70} 0L${-260 + i * 190} 800`;
  return (
    box(
      0,
      0,
      VIEW.width,
      VIEW.height,
      linear([
        [0, '#dcc5ae'],
        [1, '#c6ac9a'],
      ]),
    ) +
    specks(chance, { x: 0, y: 0, ...VIEW }, 500, '#8f7a78', 3, 0.4) +
    brush(chance, { x: 0, y: 0, ...VIEW }, 90, 60, -0.1, '#fff2d8', 4, 0.25) +
    line(seams, '#a08a80', 3, 'stroke-opacity=".6"')
  );
}

/** Yesterday's game, half worn off. */
const hopscotch = (): string =>
  line(
    'M60 330L150 290L190 330L96 374ZM150 290L236 254L280 292L190 330ZM236 254L318 220L364 256L280 292ZM196 218L278 184L318 220M318 220L398 188L448 222L364 256',
    '#fbf6e6',
    6,
    'stroke-opacity=".55"',
  ) +
  line(
    'M1020 640a44 34 0 1 0 88 0a44 34 0 1 0 -88 0M1064 590v-22M1064 690v20M1008 640h-24M1120 640h22M1024 608l-16 -14M1104 608l16 -14M1024 672l-14 14M1104 672l14 14',
    '#f6dc8c',
    7,
    'stroke-opacity=".8"',
  );

const chalk = (color: string): string =>
  oval(2, 8, 34, 8, SUNSET.shade, 'fill-opacity=".3"') +
  box(-34, -10, 68, 20, color, 9) +
  oval(34, 0, 5, 9, '#ffffff', 'fill-opacity=".5"');
