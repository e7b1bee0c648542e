import { at, line } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { foreground, hill } from '#pictures/country/land.ts';
import { flower, sunflower } from '#pictures/country/plants.ts';
import { cloud, sky } from '#pictures/country/sky.ts';
import { MORNING } from '#pictures/lights.ts';
import type { Scene } from '#pictures/scene.ts';

export const iCanDoIt: Scene = {
  name: 'i-can-do-it',
  alt: 'A toddler waters sunflowers that are taller than she is, with both hands on the can.',
  paint: () => {
    const toddler = placeHero(
      CHILDREN.lupe,
      178,
      'ground',
      [566, 690],
      {
        pose: 'stand',
        mood: 'happy',
        yaw: 34,
        turn: 2,
        nod: 6,
        gaze: [0.6, 0.4],
        touchL: [708, 548],
        touchR: [690, 566],
      },
      MORNING,
    );
    const drops =
      'M816 580q-3 12 0 20M830 572q3 14 2 26M844 578q6 12 6 26M858 584q8 12 10 28M824 622q0 12 -2 22M850 626q4 12 4 24';
    return (
      sky('#a8dbe6', '#fdf1cf') +
      cloud(240, 180, 1.1, '#ffffff', '#d9eef1') +
      cloud(760, 120, 0.7, '#ffffff', '#d9eef1') +
      hill([470, 430, 455, 425, 450], '#c3e0b4', '#b1d6a0') +
      fence() +
      hill([590, 575, 570, 580, 590], '#98cd78', '#74b661', 120) +
      sunflower(MORNING, 250, 650, 330) +
      sunflower(MORNING, 372, 640, 240) +
      sunflower(MORNING, 1004, 650, 440) +
      sunflower(MORNING, 880, 690, 330) +
      hill([690, 664, 660, 664, 690], '#a67c52', '#8a6340') +
      toddler.shadow +
      toddler.art +
      at(742, 538, 1.46, thing('watering can', MORNING), 18, -1.46) +
      line(drops, '#6fb9d8', 6) +
      flower(120, 742, 1.2, '#ffffff', '#4d8f45') +
      flower(450, 738, 0.8, '#f2b8cc', '#4d8f45') +
      foreground('garden', '#4f9549')
    );
  },
};

/** White palings along the garden. */
function fence(): string {
  let posts = '';
  for (let x = 20; x < 1200; x += 62) posts += `M${x} 590V488`;
  return (
    line('M0 516H1200M0 560H1200', '#f4ead2', 11) +
    line(posts, '#d9cba6', 24) +
    line(posts, '#fffaf0', 20)
  );
}
