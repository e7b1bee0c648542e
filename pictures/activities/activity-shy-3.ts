import { chanceFrom } from '#bookmaking/drawing/chance.ts';
import { blob } from '#bookmaking/drawing/curves.ts';
import { tone } from '#bookmaking/drawing/light.ts';
import { at, box, line, oval, path, specks } from '#bookmaking/drawing/marks.ts';
import { linear } from '#bookmaking/drawing/sheet.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { hill } from '#pictures/country/land.ts';
import { tree } from '#pictures/country/plants.ts';
import { cloud, sky } from '#pictures/country/sky.ts';
import { MORNING } from '#pictures/lights.ts';
import { type Scene, VIEW } from '#pictures/scene.ts';

/** From as low as the sand, with the second shovel near the eye. */
export const twoShovels: Scene = {
  name: 'activity-shy-3',
  alt: 'A child digs in a sandbox beside a spare shovel; another child has come near and looks at it.',
  paint: () => {
    const digs = placeHero(
      CHILDREN.kwame,
      176,
      'ground',
      [300, 690],
      {
        pose: 'crouch',
        mood: 'happy',
        yaw: 30,
        nod: 6,
        gaze: [0.8, 0.2],
        touchL: [438, 596],
        touchR: [414, 548],
      },
      MORNING,
    );
    const comes = placeHero(
      CHILDREN.yuna,
      116,
      'ground',
      [880, 560],
      { pose: 'sneak', mood: 'wonder', yaw: -34, gaze: [-0.7, 0.5] },
      MORNING,
    );
    return (
      sky('#a9dcea', '#fbf1d0') +
      cloud(520, 120, 1, '#ffffff', '#dceff0') +
      hill([330, 310, 336, 316, 330], '#c3e0b4', '#a8d096') +
      tree(MORNING, 1120, 430, 1, '#69a85a') +
      slide() +
      hill([430, 424, 430, 426, 430], '#9ccf7c', '#7cba62', 140) +
      sand() +
      comes.shadow +
      comes.art +
      digs.shadow +
      hole() +
      digs.art +
      at(470, 656, 1.15, shovel('#4a86c0'), -28) +
      digs.hand(1) +
      digs.hand(-1) +
      at(150, 770, 1.3, thing('sand pail', MORNING)) +
      path(blob(chanceFrom('heap'), 640, 792, 130, 34, 11, 0.12), '#d9b47c') +
      at(650, 752, 1.75, shovel('#d9573f'), 9) +
      path(blob(chanceFrom('foot of it'), 640, 804, 84, 26, 11, 0.12), '#ecd09c')
    );
  },
};

const slide = (): string =>
  line('M160 440V190M250 440V190M160 240H250M160 300H250M160 360H250', '#c9573f', 12) +
  path('M250 190C330 200 370 330 480 420L440 436C340 360 320 250 250 236Z', '#f3c75c') +
  line('M250 190C330 200 370 330 480 420', '#fbe6a8', 7) +
  path('M140 190L205 120L270 190Z', '#4f8a8a');

function sand(): string {
  return (
    path(
      'M-20 500C200 470 1000 470 1220 500V820H-20Z',
      linear([
        [0, '#f3dcaa'],
        [1, '#e3bf86'],
      ]),
    ) +
    path('M-20 500C200 470 1000 470 1220 500V476C1000 446 200 446 -20 476Z', '#a9774a') +
    line('M-20 478C200 448 1000 448 1220 478', '#d9a871', 6) +
    specks(
      chanceFrom('sand'),
      { x: 0, y: 510, width: VIEW.width, height: 290 },
      380,
      '#b98f5c',
      3.4,
      0.5,
    ) +
    line(
      'M720 560q20 -10 40 0M960 640q24 -12 48 0M760 690q20 -10 40 0M1040 560q20 -10 40 0',
      '#c9a06a',
      5,
    ) +
    line('M846 620q8 -8 16 0M810 640q8 -8 16 0M900 612q8 -8 16 0', '#c9a06a', 9)
  );
}

const hole = (): string =>
  oval(480, 716, 106, 30, '#c99a62') +
  oval(480, 722, 90, 22, '#8f6440') +
  path('M560 700C600 650 680 660 700 716Z', '#ecd09c') +
  path('M630 668C660 670 690 690 700 716H640Z', '#cfa870');

/** A toy shovel, its grip at (0, -120), its blade from (0, 0) down. */
function shovel(color: string): string {
  const t = tone(MORNING, color);
  return (
    line('M0 4V-104', t.shade, 15) +
    line('M-2 4V-104', t.base, 10) +
    line('M-22 -118H22', t.base, 15) +
    path('M-34 0H34V44C34 70 12 84 0 90C-12 84 -34 70 -34 44Z', t.base) +
    path('M6 0H34V44C34 70 12 84 0 90Z', t.shade) +
    box(-24, 6, 9, 44, t.lite, 4)
  );
}
