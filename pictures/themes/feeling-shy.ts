import { at } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { foreground, hill } from '#pictures/country/land.ts';
import { flower, tree } from '#pictures/country/plants.ts';
import { cloud, sky } from '#pictures/country/sky.ts';
import { MORNING } from '#pictures/lights.ts';
import type { Scene } from '#pictures/scene.ts';

export const feelingShy: Scene = {
  name: 'feeling-shy',
  alt: 'A child looks out from behind a tree at another child, who waves and waits.',
  paint: () => {
    const shy = placeHero(
      CHILDREN.rowan,
      160,
      'ground',
      [436, 700],
      {
        pose: 'stand',
        mood: 'worried',
        yaw: 26,
        turn: 6,
        tilt: 9,
        gaze: [0.8, 0],
        touchL: [392, 520],
      },
      MORNING,
    );
    const friend = placeHero(
      CHILDREN.jonah,
      138,
      'ground',
      [856, 640],
      { pose: 'wave', mood: 'happy', yaw: -28, gaze: [-0.8, 0] },
      MORNING,
    );
    return (
      sky('#b7ddea', '#f9efcf') +
      cloud(860, 150, 1.1, '#ffffff', '#dceef2') +
      cloud(560, 240, 0.6, '#ffffff', '#dceef2') +
      hill([450, 430, 410, 440, 420], '#c4dfb8', '#b0d4a2') +
      tree(MORNING, 1104, 550, 1, '#6aa85c') +
      tree(MORNING, 690, 520, 0.7, '#7fb565') +
      hill([560, 552, 560, 548, 556], '#a4d281', '#86c26d', 110) +
      hill([640, 626, 612, 606, 618], '#92ca74', '#69ad5a', 150) +
      friend.shadow +
      friend.art +
      at(1000, 648, 0.9, thing('basketball', MORNING)) +
      shy.shadow +
      shy.art +
      trunk() +
      flower(620, 742, 0.9, '#ffffff', '#4d8f45') +
      flower(676, 764, 1.1, '#f2b8cc', '#4d8f45') +
      flower(1090, 730, 1, '#f7c65a', '#4d8f45') +
      foreground('shy', '#4a9448')
    );
  },
};

/** The tree that the shy child stands behind: wide enough, and nearly out of the picture. */
const trunk = (): string =>
  at(
    300,
    720,
    1,
    `<path d="M-120 0C-96 -60 -90 -300 -104 -760H84C72 -300 80 -60 116 0C60 12 -60 12 -120 0Z" fill="#8b6244"/><path d="M20 6C36 -200 24 -500 30 -760H84C72 -300 80 -60 116 0C90 6 60 8 20 6Z" fill="#6f4a44" fill-opacity=".75"/><path d="M-70 -40C-50 -200 -66 -360 -58 -560M-24 -90C-14 -240 -28 -420 -18 -640M-92 -300q12 60 6 130" fill="none" stroke="#6a4638" stroke-width="6" stroke-linecap="round" stroke-opacity=".55"/><path d="M-112 -4C-90 -60 -84 -300 -98 -760" fill="none" stroke="#b98a62" stroke-width="8" stroke-opacity=".8"/>`,
  ) +
  at(
    240,
    40,
    1,
    `<path d="M-320 -60C-300 90 -190 70 -130 120C-70 60 -10 150 60 96C120 140 220 90 240 -60Z" fill="#5f9f58"/><path d="M-320 -60C-300 60 -190 30 -130 80C-70 20 -10 100 60 50C120 90 200 50 220 -60Z" fill="#79b566"/>`,
  );
