import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, brush, line, oval, path } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { CHILDREN } from '#pictures/children.ts';
import { foreground, hill } from '#pictures/country/land.ts';
import { flower, sunflower, tree } from '#pictures/country/plants.ts';
import { cloud, sky } from '#pictures/country/sky.ts';
import { MORNING } from '#pictures/lights.ts';
import type { Scene } from '#pictures/scene.ts';

export const paintWithWater: Scene = {
  name: 'activity-can-3',
  alt: 'A toddler with a wide brush paints dark wet stripes of water on a sunny fence.',
  paint: () => {
    const painter = placeHero(
      CHILDREN.mateo,
      196,
      'ground',
      [470, 744],
      {
        pose: 'reach',
        mood: 'happy',
        yaw: 62,
        turn: -14,
        gaze: [0.8, 0],
        armL: { upper: [100, 10], lower: [120, 6], hand: 'hold' },
        armR: { upper: [20, 30], lower: [40, 20], hand: 'open' },
        touchL: [676, 420],
      },
      MORNING,
    );
    return (
      sky('#9fd6ea', '#f6f0cc') +
      cloud(260, 120, 1, '#ffffff', '#dceef2') +
      tree(MORNING, 120, 330, 1, '#69a85a') +
      tree(MORNING, 1010, 320, 0.8, '#7fb565') +
      hill([260, 250, 268, 246, 262], '#b7dca0', '#98c888') +
      sunflower(MORNING, 1090, 420, 300) +
      sunflower(MORNING, 960, 420, 226) +
      fence() +
      hill([690, 684, 690, 682, 690], '#8fca72', '#5fa052', 160) +
      painter.shadow +
      painter.art +
      at(painter.handL[0], painter.handL[1], 1, wideBrush(), 66) +
      painter.hand(1) +
      at(300, 752, 1, bucket()) +
      flower(96, 762, 1.1, '#f2b8cc', '#4d8f45') +
      flower(1010, 760, 1, '#ffffff', '#4d8f45') +
      flower(1110, 776, 1.2, '#f7c65a', '#4d8f45') +
      foreground('fence', '#4a9448')
    );
  },
};

/** Boards as wide as a hand is long; four have been painted with water, and one of them is drying. */
function fence(): string {
  const dry = tone(MORNING, '#dcb889');
  const wet = tone(MORNING, '#8f6a4c');
  let boards = box(0, 400, 1200, 26, dry.deep) + box(0, 600, 1200, 26, dry.deep);
  for (let i = 0; i < 13; i++) {
    const x = i * 96 - 20;
    boards +=
      path(`M${x} 706V340L${x + 43} 306L${x + 86} 340V706Z`, dry.base) +
      path(`M${x + 66} 706V324L${x + 86} 340V706Z`, dry.shade, 'fill-opacity=".6"') +
      brush(
        chanceFrom(`board ${i}`),
        { x: x + 8, y: 340, width: 64, height: 350 },
        14,
        70,
        1.57,
        dry.shade,
        3,
        0.5,
      ) +
      line(`M${x + 2} 342L${x + 43} 309`, dry.rim, 4, 'stroke-opacity=".8"');
  }
  const stripe = (x: number, top: number, foot: number, alpha: number): string =>
    path(
      `M${x} ${top}q34 -16 70 2V${foot - 10}q-10 20 -20 -2q-8 34 -18 4q-10 18 -18 -6q-8 12 -14 -2Z`,
      wet.base,
      `fill-opacity="${alpha}"`,
    ) +
    line(`M${x + 14} ${top + 20}V${foot - 50}`, '#ffffff', 5, `stroke-opacity="${alpha * 0.4}"`);
  return (
    boards + stripe(852, 380, 640, 0.25) + stripe(756, 360, 660, 0.75) + stripe(660, 400, 560, 0.95)
  );
}

/** A wide brush with a short handle, held at (0, 0), its bristles up. */
const wideBrush = (): string =>
  box(-9, -26, 18, 90, '#c9783f', 8) +
  box(-34, -50, 68, 28, '#9aa2b1', 4) +
  path('M-34 -50H34L38 -104C20 -96 10 -110 0 -98C-12 -110 -24 -96 -38 -104Z', '#f0dfb4') +
  path('M-37 -88H37L38 -104C20 -96 10 -110 0 -98C-12 -110 -24 -96 -38 -104Z', '#8fc3d6') +
  line('M-18 -54V-84M0 -54V-88M18 -54V-84', '#c9a97a', 3);

const bucket = (): string =>
  oval(0, 2, 62, 10, MORNING.shade, 'fill-opacity=".3"') +
  line('M-56 -84C-50 -150 50 -150 56 -84', '#8a8f9c', 5) +
  oval(0, -86, 58, 15, '#3f6f9c') +
  oval(0, -82, 50, 11, '#8fd0e4') +
  path('M-58 -86C-52 -66 52 -66 58 -86L44 0H-44Z', '#4a86c0') +
  path('M20 -72C40 -75 54 -80 58 -86L44 0H16Z', '#366a9e') +
  line('M-58 -86C-52 -66 52 -66 58 -86', '#a9cff0', 5);
