import { at, line, path } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { curtain, pictureFrame } from '#bookmaking/house/hall-things.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { basket } from '#pictures/props/containers.ts';
import { dayWindow, room, rug, sunOnFloor } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const helpersBasket: Scene = {
  name: 'activity-baby-1',
  alt: 'A child carries a basket with a clean diaper, a cloth and a sock.',
  paint: () => {
    const helper = placeHero(
      CHILDREN.rowan,
      178,
      'ground',
      [560, 728],
      {
        pose: 'walk',
        mood: 'happy',
        yaw: 34,
        gaze: [0.7, 0],
        touchL: [702, 430],
        touchR: [690, 440],
      },
      DAYLIT,
    );
    const held = basket(DAYLIT, '#c08a4e', true);
    return (
      room({ wall: '#f3dfc0', pattern: '#e2b98a', floor: '#c99a6e', floorAt: 570, paper: 'dots' }) +
      dayWindow(880, 90, 210, 280, { high: '#a9dcee', low: '#f3f3d6', hill: '#98cb7c' }) +
      at(836, 64, 1, curtain(DAYLIT, '#d98aa0', 84, 370)) +
      at(1052, 64, 1, curtain(DAYLIT, '#d98aa0', 84, 370)) +
      pictureFrame(
        DAYLIT,
        190,
        140,
        160,
        140,
        '#8a5a40',
        '#fdf1d6',
        at(270, 212, 0.9, thing('woolly sheep', DAYLIT)),
      ) +
      sunOnFloor(860, 600, 220) +
      rug(DAYLIT, 560, 726, 430, 56, '#8fb0c9', '#fdf1d6') +
      helper.shadow +
      at(726, 616, 1.08, held.back) +
      at(672, 494, 1, diaper(), -10) +
      at(768, 492, 1, cloth(), 8) +
      at(722, 478, 1.1, thing('sock', DAYLIT), -84) +
      at(726, 616, 1.08, held.front) +
      helper.art +
      at(240, 736, 1.1, thing('library book', DAYLIT), 4) +
      at(330, 748, 1, thing('wooden duck', DAYLIT))
    );
  },
};

const diaper = (): string =>
  path('M-46 -40H46C48 -10 30 34 0 42C-30 34 -48 -10 -46 -40Z', '#ffffff') +
  path('M4 -40H46C48 -10 30 34 0 42C20 20 16 -20 4 -40Z', '#e3e6ec') +
  line('M-38 -28H38', '#8fc3d6', 7) +
  line('M-20 -6l6 8l10 -12M12 2l6 8l10 -12', '#f0c86a', 5);

const cloth = (): string =>
  path('M-40 -44H40V40H-40Z', '#b7d3ea') +
  path('M-40 -44H40L-40 40Z', '#d3e5f4') +
  line('M-28 -30H22M-28 -18H10', '#ffffff', 5);
