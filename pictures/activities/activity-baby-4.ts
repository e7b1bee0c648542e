import { at, box, line, path } from '#bookmaking/drawing/marks.ts';
import { placeHero } from '#bookmaking/hero/place-hero.ts';
import { thing } from '#bookmaking/things/things.ts';
import { CHILDREN } from '#pictures/children.ts';
import { DAYLIT } from '#pictures/lights.ts';
import { grownUpArm } from '#pictures/props/grown-up-hand.ts';
import { room, rug, sunOnFloor } from '#pictures/room/room.ts';
import type { Scene } from '#pictures/scene.ts';

export const fourFeet: Scene = {
  name: 'activity-baby-4',
  alt: 'A child draws around the foot of a laughing baby, whom a grown-up holds, on a large sheet of paper.',
  paint: () => {
    const artist = placeHero(
      CHILDREN.rowan,
      176,
      'ground',
      [346, 664],
      {
        pose: 'crouch',
        mood: 'happy',
        yaw: 46,
        nod: 10,
        gaze: [0.7, 0.8],
        touchL: [604, 628],
        touchR: [440, 690],
      },
      DAYLIT,
    );
    const baby = placeHero(
      CHILDREN.babyMei,
      176,
      'ground',
      [752, 606],
      {
        pose: 'floor',
        mood: 'joy',
        yaw: -40,
        pitch: 14,
        gaze: [-0.6, 0.5],
        armL: { upper: [40, 60], lower: [60, 100], hand: 'open' },
      },
      DAYLIT,
    );
    return (
      room({
        wall: '#e7d7e6',
        pattern: '#cbb0cc',
        floor: '#c99a6e',
        floorAt: 330,
        paper: 'stripes',
      }) +
      sunOnFloor(120, 360, 300) +
      rug(DAYLIT, 640, 620, 560, 190, '#7fa8a0', '#fdf1d6') +
      sheet() +
      artist.shadow +
      baby.shadow +
      grownUpArm(DAYLIT, [1290, 330], [902, 512], 'open', '#dfa873', '#d98f5c', true) +
      baby.art +
      grownUpArm(DAYLIT, [1290, 610], [876, 606], 'palm up', '#dfa873', '#d98f5c', true) +
      artist.art +
      at(artist.handL[0] + 26, artist.handL[1] + 22, 0.95, thing('orange crayon', DAYLIT), 128) +
      artist.hand(1) +
      at(
        160,
        740,
        1.1,
        thing('orange crayon', { ...DAYLIT, cast: '#3f6fc0', castAmount: 0.6 }),
        12,
      ) +
      at(1050, 730, 0.8, thing('sock', DAYLIT), 30)
    );
  },
};

/** A sheet that is taped down, with a large foot and two smaller ones. */
const sheet = (): string =>
  path('M330 540H900L1000 780H230Z', '#6a4a3a', 'fill-opacity=".25" transform="translate(8 10)"') +
  path('M330 540H900L1000 780H230Z', '#fffaf0') +
  path('M330 540H900L1000 780H230Z', '#e9dcc4', 'fill-opacity=".4"') +
  box(300, 530, 70, 24, '#f2d98c', 2, 'fill-opacity=".85" transform="rotate(-24 335 542)"') +
  box(210, 758, 70, 24, '#f2d98c', 2, 'fill-opacity=".85" transform="rotate(20 245 770)"') +
  at(430, 706, 1.1, line(FOOT, '#4f7fb5', 6), 8) +
  at(436, 716, 0.55, line(FOOT, '#d9783f', 10), 8) +
  at(850, 712, 1.1, line(FOOT, '#b3567f', 6), -8);

/** A left foot seen from above and aslant, its toes up, 90 wide. */
const FOOT =
  'M-34 46C-48 30 -36 6 -42 -16C-46 -36 -40 -46 -30 -48C-28 -60 -14 -62 -12 -50C-8 -60 6 -60 6 -49C12 -58 22 -54 22 -44C30 -50 40 -44 36 -34C46 -36 48 -24 42 -16C36 6 24 10 20 34C14 58 -20 62 -34 46Z';
